/** What may be said where only pings are allowed, in the language of whoever reads it. */

import type { TalkLevel, TalkPing } from '../api/generated'
import { t } from '../kit/texts.svelte'

export const PINGS: TalkPing[] = [':yes:', ':no:', ':wait:', ':look:', ':careful:', ':help:', ':well-done:', ':thanks:']
export const LEVELS: TalkLevel[] = ['free', 'pings', 'silent']

/** A line of talk as it is read. */
export function talkText(text: string): string {
  return (PINGS as string[]).includes(text) ? t(`ping-${text.slice(1, -1)}`) : text
}
