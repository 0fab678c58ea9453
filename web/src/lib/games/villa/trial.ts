/**
 * "What if": an arrest tried on paper, from what everybody can see. It asks nobody and decides
 * nothing; the server knows nothing of it.
 */

import { isJoker, LETTERS, lettersOf, shows, type Letter } from './symbols'
import type { Front, VillaView } from './types'

export type Deed = 'play' | 'pair' | 'pass' | 'unknown'

export interface Step {
  seat: number
  deed: Deed
  cards: string[]
  /** The position that was asked for, from 1. */
  position: number
  letter: Letter
}

export type End =
  /** Every symbol was served from cards that lie open. */
  | 'served'
  /** It hangs on a card that is drawn on the way. */
  | 'unknown'
  | 'no_card'
  | 'not_enough'

export interface Left {
  cards: string[]
  /** Cards drawn on the way: nobody can say which. */
  drawn: number
  pile: number
}

export interface Trial {
  steps: Step[]
  end: End
  left: Left[]
}

type Rules = Pick<VillaView, 'open_cards' | 'pile' | 'draw_on_pass'>

function without(cards: string[], gone: string[]): string[] {
  const left = [...cards]
  for (const card of gone) left.splice(left.indexOf(card), 1)
  return left
}

/** Cards that are missed least come first: few symbols, and many more of the same kind. */
function byWorth(cards: string[]): string[] {
  const others = (card: string) => cards.filter((other) => other === card).length
  return [...cards].sort((a, b) => a.length - b.length || others(b) - others(a))
}

function pairOf(cards: string[]): string[] | null {
  const ordered = byWorth(cards)
  const pairs = LETTERS.flatMap((letter) => {
    const those = ordered.filter((card) => shows(card, letter))
    return those.length >= 2 ? [those.slice(0, 2)] : []
  })
  const cost = (pair: string[]) => pair.filter(isJoker).length * 8 + pair.join('').length
  return pairs.sort((a, b) => cost(a) - cost(b))[0] ?? null
}

function deedOf(hand: Left, letter: Letter): { deed: Deed; cards: string[] } {
  const [match] = byWorth(hand.cards).filter((card) => shows(card, letter))
  if (match) return { deed: 'play', cards: [match] }
  if (hand.drawn) return { deed: 'unknown', cards: [] }
  const pair = pairOf(hand.cards)
  return pair ? { deed: 'pair', cards: pair } : { deed: 'pass', cards: byWorth(hand.cards).slice(0, 1) }
}

/** Nobody may be cut short by this count: piles count whole. */
function total(left: Left[]): number {
  return left.reduce((sum, hand) => sum + hand.cards.length + hand.drawn + hand.pile, 0)
}

function lay(hand: Left, deed: Deed, cards: string[], drawOnPass: boolean): Left {
  const draws = hand.pile > 0 && (deed !== 'pass' || drawOnPass) ? 1 : 0
  return { cards: without(hand.cards, cards), drawn: hand.drawn + draws, pile: hand.pile - draws }
}

/** Who would lay what, in order, if this front lay there; each lays the card that is missed least. */
export function tryArrest(rules: Rules, front: Front, leader: number): Trial {
  const needs = lettersOf(front.needs)
  const left: Left[] = rules.open_cards.map((cards, seat) => ({ cards: [...cards], drawn: 0, pile: rules.pile[seat] ?? 0 }))
  const steps: Step[] = []
  const ended = (end: End): Trial => ({ steps, end, left })
  let seat = leader
  for (let position = 0; position < needs.length; seat = (seat + 1) % left.length) {
    const letter = needs[position]
    const hand = left[seat]
    if (!letter || !hand) break
    if (total(left) < needs.length - position) return ended('not_enough')
    if (hand.cards.length + hand.drawn === 0) return ended('no_card')
    const { deed, cards } = deedOf(hand, letter)
    steps.push({ seat, deed, cards, position: position + 1, letter })
    if (deed === 'unknown') return ended('unknown')
    left[seat] = lay(hand, deed, cards, rules.draw_on_pass)
    if (deed !== 'pass') position += 1
  }
  return ended('served')
}

/** How many cards it would cost: laid, paired and discarded. */
export function cost(trial: Trial): number {
  return trial.steps.reduce((sum, step) => sum + step.cards.length, 0)
}
