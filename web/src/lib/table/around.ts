/** What a seat's plate may ask of the table it stands at, whatever the game. */

import { getContext, setContext } from 'svelte'

export interface SeatClock {
  /** Seconds. */
  left: number
  running: boolean
  low: boolean
}

/** Somebody at a table: at a seat, or heard as a spectator. */
export interface Somebody {
  seat: number | null
  name: string
}

export interface Around {
  /** The seat's clock as of now; null where none runs. */
  clock(seat: number): SeatClock | null
  /** Show what can be done about somebody; null where nothing can (a replay). */
  meet: ((who: Somebody) => void) | null
}

const KEY = Symbol('around')
const NOTHING: Around = { clock: () => null, meet: null }

export function stand(around: Around): void {
  setContext(KEY, around)
}

export function around(): Around {
  return getContext<Around | undefined>(KEY) ?? NOTHING
}
