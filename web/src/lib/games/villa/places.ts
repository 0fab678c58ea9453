/** Where the guards lie, in half-card steps from the godfather in the middle, and what is told of one. */

import { lettersOf, type Letter } from './symbols'
import type { Hint, VillaView } from './types'

export const PARK = 9
export const GODFATHER = 13

/** Layer 0 is the godfather, 1 the villa, 2 the park on top. */
export interface Place {
  number: number
  x: number
  y: number
  layer: 0 | 1 | 2
}

const STEPS = [-2, 0, 2]
const HALF = [-1, 1]

export const PLACES: Place[] = [
  ...STEPS.flatMap((y, row) => STEPS.map((x, column) => ({ number: 3 * row + column, x, y, layer: 2 as const }))),
  ...HALF.flatMap((y, row) => HALF.map((x, column) => ({ number: PARK + 2 * row + column, x, y, layer: 1 as const }))),
  { number: GODFATHER, x: 0, y: 0, layer: 0 as const },
]

/** Whether a guard, or the godfather, still lies there. */
export function isThere(view: VillaView, place: number): boolean {
  return place === GODFATHER ? view.outcome !== 'won' : (view.strength[place] ?? 0) > 0
}

/** What a back says of one symbol: which it is, or that it is not known. */
export type Slot = Letter | '?'

export interface Back {
  slots: Slot[]
  /** A symbol that is not needed at all. */
  never: Letter | null
}

/** The row of symbols that a back promises: as many as the strength, one of them known. */
export function backOf(strength: number, hint: Hint): Back {
  const [first = '', second = ''] = hint.toUpperCase().split('_')
  const slots = Array.from({ length: strength }, (): Slot => '?')
  if (first === 'NO') return { slots, never: lettersOf(second)[0] ?? null }
  const letter = lettersOf(first)[0]
  const position = Number(second)
  if (letter && hint !== 'none' && position >= 1 && position <= strength) slots[position - 1] = letter
  return { slots, never: null }
}

/** The place beside this one in a direction, among those that can be seen: for the arrow keys. */
export function beside(from: number, dx: number, dy: number, seen: number[]): number | null {
  const here = PLACES[from]
  if (!here) return null
  const far = (place: Place) => {
    const along = (place.x - here.x) * dx + (place.y - here.y) * dy
    const across = Math.abs((place.x - here.x) * dy) + Math.abs((place.y - here.y) * dx)
    return along > 0 ? along + 2 * across : Infinity
  }
  const ways = PLACES.filter((place) => seen.includes(place.number) && place.number !== from && far(place) < Infinity)
  return ways.sort((a, b) => far(a) - far(b))[0]?.number ?? null
}
