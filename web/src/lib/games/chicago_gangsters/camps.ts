/** Who is with whom in this round, and for whom it waits. */

import type { Camp, GangstersView, Side } from './types'

export const CAMPS: Camp[] = ['challengers', 'defenders']

/** Where a seat stands: with one side, or between them (Mr. X, who was dropped). */
export interface Sides {
  challengers: number[]
  defenders: number[]
  between: number[]
}

/** Seats by side, in their real order from the one after mine; I come last, nearest to my hand. */
export function sidesOf(side: Side[], me: number | null): Sides {
  const seats = side.length
  const order = Array.from({ length: seats }, (_, step) => ((me ?? -1) + 1 + step) % seats)
  const on = (wanted: (side: Side | undefined) => boolean) => order.filter((seat) => wanted(side[seat]))
  return {
    challengers: on((one) => one === 'challengers'),
    defenders: on((one) => one === 'defenders'),
    between: on((one) => one === 'unknown' || one === 'dropped' || one === undefined),
  }
}

export function otherCamp(camp: Camp): Camp {
  return camp === 'challengers' ? 'defenders' : 'challengers'
}

/** The side a seat is on; null for Mr. X before he shows it, and for who was dropped. */
export function campOf(side: Side | undefined): Camp | null {
  return side === 'challengers' || side === 'defenders' ? side : null
}

/** Whether a seat stands alone against two: what it lays counts twice (rule 10). */
export function isLone(view: GangstersView, seat: number): boolean {
  return view.seats === 3 && view.dropped < 0 && view.partner[seat] === -1 && seat !== view.mr_x
}

function lays(view: GangstersView, seat: number): boolean {
  if (view.committed[seat] || seat === view.dropped) return false
  if (view.step === 'mr_x') return seat === view.mr_x
  return seat !== view.mr_x && view.side[seat] === view.step
}

function talks(view: GangstersView, seat: number): boolean {
  if (view.ready[seat] || view.committed[seat] || seat === view.dropped) return false
  return view.step !== 'defenders' || view.side[seat] === 'defenders'
}

/** Seats that are still asked, as far as all know. */
export function waitedFor(view: GangstersView): number[] {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  if (view.phase === 'over') return []
  if (view.phase === 'talk') return seats.filter((seat) => talks(view, seat))
  if (view.phase === 'lay') return seats.filter((seat) => lays(view, seat))
  return view.turn < 0 ? [] : [view.turn]
}
