/** What the people and bots at a table are called. */

import type { SeatInfo } from '../api/generated'
import { has, t } from '../kit/texts.svelte'

export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('open-seat')
  return seat.name ?? (seat.bot ? botName(seat.bot) : t('guest'))
}
