/** What a screen reader speaks: one polite region for the whole app. */

const spoken = $state({ lines: [] as { id: number; text: string }[] })
let next = 0
const KEPT = 6

export const speech = spoken

/** Lines are added, not replaced: a quick succession of events is heard whole. */
export function say(text: string): void {
  spoken.lines = [...spoken.lines.slice(1 - KEPT), { id: next++, text }]
}
