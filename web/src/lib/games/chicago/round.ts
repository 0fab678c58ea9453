/** What a player wants to see that has just gone from the view, read back from the events. */

import type { ChicagoEvent, LoggedEvent } from '../../api/generated'

export interface Result {
  dice: number[]
  throws: number
  score: number
}

/** A round that has ended, as the table shows it until the next dice fall. */
export interface LastRound {
  results: Map<number, Result>
  direction: 'high' | 'low' | null
  /** Who paid, and why. */
  paid: { seat: number; reason: string }[]
  chicago: number | null
}

/** The dice that lie on the table although the turn they belong to is over. */
export interface Lying {
  seat: number
  dice: number[]
}

function readRound(round: ChicagoEvent[]): LastRound {
  const read: LastRound = { results: new Map(), direction: null, paid: [], chicago: null }
  for (const event of round) {
    const seat = event.seat ?? 0
    if (event.event === 'result') {
      read.results.set(seat, { dice: event.dice, throws: event.throws, score: event.score })
    } else if (event.event === 'declared' && event.direction !== 'undeclared') {
      read.direction = event.direction
      const result = read.results.get(seat)
      if (result) read.results.set(seat, { ...result, score: event.score })
    } else if (event.event === 'lost_life') {
      read.paid.push({ seat, reason: event.reason })
    } else if (event.event === 'chicago') {
      read.chicago = seat
      read.results.set(seat, { dice: [1, 1, 1], throws: 0, score: 0 })
    }
  }
  return read
}

/** The events that count: what was taken back is taken out again. */
export function standing(events: LoggedEvent[]): ChicagoEvent[] {
  const kept: LoggedEvent[] = []
  for (const logged of events) {
    if (logged.event.event !== 'undone') {
      kept.push(logged)
      continue
    }
    const last = kept.at(-1)?.action
    while (kept.length && kept.at(-1)?.action === last) kept.pop()
  }
  return kept.map((logged) => logged.event as unknown as ChicagoEvent)
}

/** The round before the one that goes on; null in the first. */
export function lastRound(events: ChicagoEvent[]): LastRound | null {
  const starts = events.flatMap((event, place) => (event.event === 'round_began' ? [place] : []))
  const [from, to] = starts.slice(-2)
  return from === undefined || to === undefined ? null : readRound(events.slice(from, to))
}

/** The round that goes on, or the one the game ended in. */
export function thisRound(events: ChicagoEvent[]): LastRound {
  const start = events.findLastIndex((event) => event.event === 'round_began')
  return readRound(events.slice(Math.max(start, 0)))
}

/** Whose dice were seen last. */
export function lyingDice(events: ChicagoEvent[]): Lying | null {
  const last = events.findLast(
    (e) => e.event === 'threw' || e.event === 'converted' || e.event === 'forced' || e.event === 'rolled_off',
  )
  return last && 'dice' in last ? { seat: last.seat ?? 0, dice: last.dice } : null
}

/** Lives at the start: those left and those lost. */
export function livesAtStart(lives: number[], events: ChicagoEvent[]): number[] {
  return lives.map((left, seat) => left + events.filter((e) => e.event === 'lost_life' && e.seat === seat).length)
}
