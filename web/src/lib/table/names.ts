/** What the people and bots at a table are called. */

import type { SeatInfo } from '../api/generated'
import { has, t } from '../kit/texts.svelte'

export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot
}

/** Bots are called by their seat, so that two of a kind can be told apart. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('open-seat')
  const called = `bot-at-${seat.seat}`
  return seat.name ?? (has(called) ? t(called) : t('seat-number', { number: seat.seat + 1 }))
}
