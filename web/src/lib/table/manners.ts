/** How a table keeps time, in words and as starting points for a new one. */

import type { Clock, Manners } from '../api/generated'
import { t } from '../kit/texts.svelte'
import { lengthText } from '../kit/time'

export const PRESETS: Record<'none' | 'live' | 'slow', Manners> = {
  none: { speed: 'live', clock: null },
  live: { speed: 'live', clock: { kind: 'move', seconds: 30, increment: 0, at_zero: 'default' } },
  slow: { speed: 'slow', clock: { kind: 'move', seconds: 172_800, increment: 0, at_zero: 'substitute' } },
}
export type Preset = keyof typeof PRESETS

const LEAST_LOW = 10
const MOST_LOW = 3_600
/** Seconds of an ordinary wait that are worth a word; without a clock nobody counts before. */
export const NEARLY_UP = 60

/** Seconds from which on a clock says that it is nearly up: a tenth. */
export function lowFrom(manners: Manners): number {
  const whole = manners.clock?.seconds ?? NEARLY_UP
  return Math.min(Math.max(whole / 10, LEAST_LOW), MOST_LOW)
}

function clockWords(clock: Clock): string {
  const length = lengthText(clock.seconds)
  if (clock.kind === 'move') return t('time-move', { length })
  return clock.increment ? t('time-bank', { length, more: lengthText(clock.increment) }) : t('time-bank-plain', { length })
}

/** One sentence for those who sit down. */
export function mannersText({ speed, clock, grace, talk }: Manners): string {
  const told = [t(`time-${speed ?? 'live'}`), clock ? clockWords(clock) : t('time-none')]
  if (clock) told.push(t(`at-zero-${clock.at_zero ?? 'default'}`))
  if (grace) told.push(t('time-grace', { length: lengthText(grace) }))
  if (talk && talk !== 'free') told.push(t(`talk-level-${talk}-told`))
  return told.join(' ')
}
