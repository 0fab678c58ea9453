/** Means cards by their names: a letter for the type, then the value. */

import type { Held } from '../../table/held'
import type { MeansType, PersonKind } from './types'

export const TYPES: MeansType[] = ['weapons', 'bribes', 'extortion']
export const KINDS: PersonKind[] = ['muscle', 'office', 'society']
const LETTERS: Record<string, MeansType> = { W: 'weapons', B: 'bribes', E: 'extortion' }

export interface Face {
  type: MeansType
  letter: string
  value: number
}

export function faceOf(name: string): Face {
  const letter = name.charAt(0)
  return { type: LETTERS[letter] ?? 'weapons', letter, value: Number(name.slice(1)) || 0 }
}

const place = (name: string) => TYPES.indexOf(faceOf(name).type)

/** By type, then by value. */
export function byType(a: string, b: string): number {
  return place(a) - place(b) || faceOf(a).value - faceOf(b).value
}

/** By value, then by type. */
export function byValue(a: string, b: string): number {
  return faceOf(a).value - faceOf(b).value || place(a) - place(b)
}

export const SORTINGS = ['number', 'colour'] as const
export type Sorting = (typeof SORTINGS)[number]

export function arranged(hand: Held[], sorting: Sorting): Held[] {
  const order = sorting === 'colour' ? byType : byValue
  return [...hand].sort((a, b) => order(a.name, b.name) || a.id.localeCompare(b.id))
}

/** What is printed on these cards, added up; persons and abilities are the rulebook's. */
export function printed(names: string[]): number {
  return names.reduce((sum, name) => sum + faceOf(name).value, 0)
}

/** The same cards, whatever their order. */
export function keyOf(names: string[]): string {
  return [...names].sort(byType).join()
}
