/** What the people and bots at a table are called. */

import type { SeatInfo } from '../api/generated'
import { has, t } from '../kit/texts.svelte'

export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot
}

/** The bot that plays at a seat, or would: two of a kind can be told apart by where they sit. */
export function standInName(seat: SeatInfo): string {
  const called = `bot-at-${seat.seat}`
  return has(called) ? t(called) : t('seat-number', { number: seat.seat + 1 })
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('open-seat')
  return seat.name ?? standInName(seat)
}
