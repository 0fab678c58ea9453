/** What has gone from the view, read back from the events. */

import type { LoggedEvent } from '../../api/generated'
import type { VillaHappened } from './types'

export interface Laid {
  seat: number
  cards: string[]
  /** The position that was served, from 1. */
  position: number
}

export interface Discarded {
  seat: number
  card: string
  /** Served positions when it was thrown away. */
  after: number
}

export interface Arrest {
  place: number
  front: string
  leader: number
  laid: Laid[]
  passed: Discarded[]
  done: boolean
}

const told = (events: LoggedEvent[]) => events.map((logged) => logged.event as unknown as VillaHappened)

/** Every arrest of the mission, the one under way last. */
export function arrests(events: LoggedEvent[]): Arrest[] {
  const all: Arrest[] = []
  for (const event of told(events)) {
    const now = all.at(-1)
    if (event.event === 'unmasked') {
      all.push({ place: event.place, front: event.front, leader: event.seat, laid: [], passed: [], done: false })
    } else if (!now) continue
    else if (event.event === 'played') now.laid.push({ seat: event.seat, cards: [event.card], position: event.position })
    else if (event.event === 'paired') {
      now.laid.push({ seat: event.seat, cards: [event.card, event.other], position: event.position })
    } else if (event.event === 'passed') now.passed.push({ seat: event.seat, card: event.card, after: now.laid.length })
    else if (event.event === 'arrested' || event.event === 'won') now.done = true
  }
  return all
}

export interface Tally {
  arrested: number
  /** Cards that served a symbol alone. */
  matched: number
  /** Cards that were laid in pairs. */
  paired: number
  discarded: number
}

/** Where the cards went. */
export function tally(all: Arrest[]): Tally {
  const laid = all.flatMap((arrest) => arrest.laid)
  const sizes = (size: number) => laid.filter(({ cards }) => cards.length === size).length
  return {
    arrested: all.filter((arrest) => arrest.done).length,
    matched: sizes(1),
    paired: 2 * sizes(2),
    discarded: all.reduce((sum, arrest) => sum + arrest.passed.length, 0),
  }
}
