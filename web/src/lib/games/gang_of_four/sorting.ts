/** Orders of a hand. */

import type { Held } from '../../table/held'
import { faceOf, strength } from './cards'

export const SORTINGS = ['number', 'colour', 'combination'] as const
export type Sorting = (typeof SORTINGS)[number]

const byStrength = (a: Held, b: Held) => strength(a.name) - strength(b.name)
const SUIT_ORDER = ['green', 'yellow', 'red', 'many']

function byColour(a: Held, b: Held): number {
  const [one, other] = [faceOf(a.name), faceOf(b.name)]
  return SUIT_ORDER.indexOf(one.suit) - SUIT_ORDER.indexOf(other.suit) || byStrength(a, b)
}

/** Cards of each number, weakest first; the beasts have none. */
function numbered(cards: Held[]): Map<number, Held[]> {
  const found = new Map<number, Held[]>()
  for (const card of [...cards].sort(byStrength)) {
    const number = faceOf(card.name).number
    if (number) found.set(number, [...(found.get(number) ?? []), card])
  }
  return found
}

function ofNumber(cards: Held[], fits: (count: number) => boolean): Held[][] {
  return [...numbered(cards).values()].filter((group) => fits(group.length))
}

/** The lowest straight, its weakest cards first; the M1 counts as a 1. */
function straight(cards: Held[]): Held[] | null {
  const numbers = numbered(cards)
  for (let low = 1; low <= 6; low++) {
    const run = [0, 1, 2, 3, 4].map((step) => numbers.get(low + step)?.[0])
    if (run.every((card) => card !== undefined)) return run
  }
  return null
}

function ofOneColour(cards: Held[]): Held[][] {
  return ['green', 'yellow', 'red'].map((suit) =>
    cards.filter(({ name }) => faceOf(name).figure === null && (faceOf(name).suit === suit || name === 'M1')),
  )
}

function straightFlush(cards: Held[]): Held[] | null {
  return ofOneColour(cards).map(straight).find((run) => run !== null) ?? null
}

function flush(cards: Held[]): Held[] | null {
  const most = ofOneColour(cards).find((suit) => suit.length >= 5)
  return most ? [...most].sort(byStrength).slice(0, 5) : null
}

function fullHouse(cards: Held[]): Held[] | null {
  const triple = ofNumber(cards, (count) => count === 3)[0]
  const pair = ofNumber(cards, (count) => count === 2)[0]
  return triple && pair ? [...triple, ...pair] : null
}

const first = (count: number) => (cards: Held[]) => ofNumber(cards, (found) => found === count)[0] ?? null
const gang = (cards: Held[]) => ofNumber(cards, (count) => count >= 4)[0] ?? null

/** What is looked for in turn: what is worth most is not torn for what is worth less. */
const WORTH = [gang, straightFlush, fullHouse, straight, flush, first(3), first(2)]

/** The hand in groups: combinations, then what stands alone. */
export function groups(hand: Held[]): Held[][] {
  let left = [...hand].sort(byStrength)
  const found: Held[][] = []
  for (const look of WORTH) {
    for (let group = look(left); group; group = look(left)) {
      const taken = new Set(group.map((card) => card.id))
      found.push(group)
      left = left.filter((card) => !taken.has(card.id))
    }
  }
  return left.length ? [left, ...found.reverse()] : found.reverse()
}

export function arranged(hand: Held[], sorting: Sorting): Held[] {
  if (sorting === 'combination') return groups(hand).flat()
  return [...hand].sort(sorting === 'colour' ? byColour : byStrength)
}

/** The hand as the player laid it; cards that are new stand where their strength puts them. */
export function inOrder(hand: Held[], order: string[], sorting: Sorting): Held[] {
  const placed = order.flatMap((id) => hand.filter((card) => card.id === id))
  for (const card of arranged(hand, sorting).filter((card) => !order.includes(card.id))) {
    const after = placed.findIndex((other) => strength(other.name) > strength(card.name))
    placed.splice(after < 0 ? placed.length : after, 0, card)
  }
  return placed
}

export function moved(order: string[], id: string, to: number): string[] {
  const rest = order.filter((other) => other !== id)
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, id)
  return rest
}
