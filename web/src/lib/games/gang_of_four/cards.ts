/** Cards by their names in the rulebook: `G5`, `R10`, `M1`, `GP`, `RD`. */

import type { Held } from '../../table/held'

export type Suit = 'green' | 'yellow' | 'red' | 'many'
export type Figure = 'phoenix' | 'dragon'

export interface Face {
  name: string
  suit: Suit
  /** 1 to 10, or none for the three beasts. */
  number: number | null
  figure: Figure | null
}

const SUITS: Record<string, Suit> = { G: 'green', Y: 'yellow', R: 'red', M: 'many' }
const STRENGTH: Record<Suit, number> = { green: 0, yellow: 1, red: 2, many: 3 }
const ABOVE_TEN = 11

export function faceOf(name: string): Face {
  const suit = SUITS[name.charAt(0)] ?? 'many'
  const rest = name.slice(1)
  const figure = rest === 'P' ? 'phoenix' : rest === 'D' ? 'dragon' : null
  return { name, suit, number: figure ? null : Number(rest), figure }
}

/** The order of single cards (rules 1.2 and 1.3): the number before the colour. */
export function strength(name: string): number {
  const face = faceOf(name)
  return (face.number ?? ABOVE_TEN) * 4 + STRENGTH[face.suit]
}

export function sorted(cards: string[]): string[] {
  return [...cards].sort((a, b) => strength(a) - strength(b))
}

/** One key for the same cards in any order. */
export function keyOf(cards: string[]): string {
  return sorted(cards).join('+')
}

/** The ids of these faces in a hand, those that are `preferred` first. Missing ones are left out. */
export function idsOf(hand: Held[], names: string[], preferred: string[] = []): string[] {
  const free = [...hand].sort((a, b) => Number(preferred.includes(b.id)) - Number(preferred.includes(a.id)))
  const ids: string[] = []
  for (const name of names) {
    const found = free.findIndex((card) => card.name === name)
    if (found >= 0) ids.push(...free.splice(found, 1).map((card) => card.id))
  }
  return ids
}

/** Whether all of `part` is in `whole`, twins counted. */
export function isWithin(part: string[], whole: string[]): boolean {
  const left = [...whole]
  return part.every((name) => {
    const place = left.indexOf(name)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}
