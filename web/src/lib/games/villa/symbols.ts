/** The four symbols, and the police cards that show them: a face is named by its letters. */

export const LETTERS = ['H', 'P', 'C', 'B'] as const
export type Letter = (typeof LETTERS)[number]
export type Word = 'handcuffs' | 'pistol' | 'car' | 'badge'

export const WORDS: Record<Letter, Word> = { H: 'handcuffs', P: 'pistol', C: 'car', B: 'badge' }

export function letterOf(word: string): Letter {
  return LETTERS.find((letter) => WORDS[letter] === word) ?? 'H'
}

/** The symbols of a face, or those that a front asks for, in order. */
export function lettersOf(name: string): Letter[] {
  return [...name].filter((sign): sign is Letter => (LETTERS as readonly string[]).includes(sign))
}

export function shows(face: string, letter: string): boolean {
  return face.includes(letter)
}

export function isJoker(face: string): boolean {
  return face.length > 1
}

export interface Shown {
  letter: Letter
  /** Cards with this symbol alone. */
  single: number
  /** Jokers that show it among others. */
  jokers: number
}

/** How many of these cards show each symbol; a joker counts for every symbol it shows. */
export function bySymbol(faces: string[]): Shown[] {
  return LETTERS.map((letter) => {
    const those = faces.filter((face) => shows(face, letter))
    const single = those.filter((face) => !isJoker(face)).length
    return { letter, single, jokers: those.length - single }
  })
}
