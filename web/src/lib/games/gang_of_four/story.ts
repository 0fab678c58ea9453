/** What has gone from the view, read back from the events. */

import type { LoggedEvent } from '../../api/generated'
import type { GangEvent } from './types'

export interface HandResult {
  hand: number
  /** Cards left and their price, by seat. */
  left: number[]
  points: number[]
  totals: number[]
  winner: number
  ending: 'went_out' | 'last_able'
}

const told = (events: LoggedEvent[]) => events.map((logged) => logged.event as unknown as GangEvent)

/** The score sheet: one line for each hand that is over. */
export function scoreSheet(events: LoggedEvent[], seats: number): HandResult[] {
  const sheet: HandResult[] = []
  let hand = 1
  for (const event of told(events)) {
    if (event.event === 'hand_began') hand = event.hand
    else if (event.event === 'hand_won') {
      const zeros = () => Array<number>(seats).fill(0)
      const totals = sheet.at(-1)?.totals.slice() ?? zeros()
      sheet.push({ hand, left: zeros(), points: zeros(), totals, winner: event.seat, ending: event.ending })
    } else if (event.event === 'scored') {
      const line = sheet.at(-1)
      if (!line) continue
      line.left[event.seat] = event.left
      line.points[event.seat] = event.points
      line.totals[event.seat] = event.total
    }
  }
  return sheet
}

/** How many tricks have begun: the name of the one that goes on. */
export function trickNumber(events: LoggedEvent[]): number {
  return told(events).filter((e) => e.event === 'trick_won' || e.event === 'hand_began').length
}

export interface Taken {
  seat: number
  cards: string[]
}

/** Who took the trick that has just ended, and with what; null once cards lie again. */
export function justTaken(events: LoggedEvent[]): Taken | null {
  const last = told(events.slice(-12)).findLast((e) => ['played', 'threw_gang', 'trick_won', 'hand_began'].includes(e.event))
  if (last?.event !== 'trick_won') return null
  const play = told(events).findLast((e) => e.event === 'played' || e.event === 'threw_gang')
  return { seat: last.seat, cards: play && 'cards' in play ? play.cards : [] }
}

/** Seats that have passed since the last cards were laid. */
export function passers(events: LoggedEvent[]): number[] {
  const seats: number[] = []
  for (const event of told(events).reverse()) {
    if (event.event === 'passed') seats.push(event.seat)
    else if (['played', 'threw_gang', 'trick_won', 'hand_began'].includes(event.event)) break
  }
  return seats
}
