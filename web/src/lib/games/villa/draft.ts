/** What a player has picked on the table, and which action that means. */

import type { Prompt } from '../../api/generated'
import type { Face, VillaAction, VillaView } from './types'

/** A card in a display: twins are told apart only here. */
export interface Spot {
  seat: number
  /** Its place in the display, from 0. */
  at: number
}

export interface Draft {
  place: number | null
  /** Who shall lead, or who shall get the reward. */
  seat: number | null
  /** The reward's face. */
  reward: Face | null
  spots: Spot[]
}

export const NOTHING: Draft = { place: null, seat: null, reward: null, spots: [] }

const legalOf = (prompt: Prompt | null) => (prompt?.legal ?? []) as VillaAction[]

export function isLegal(prompt: Prompt | null, action: VillaAction): boolean {
  const text = JSON.stringify(action)
  return legalOf(prompt).some((legal) => JSON.stringify(legal) === text)
}

export function offers(prompt: Prompt | null, word: VillaAction['do']): boolean {
  return legalOf(prompt).some((legal) => legal.do === word)
}

export function cardAt(view: VillaView, spot: Spot): Face | null {
  return (view.open_cards[spot.seat]?.[spot.at] as Face | undefined) ?? null
}

export function isPicked(draft: Draft, spot: Spot): boolean {
  return draft.spots.some((other) => other.seat === spot.seat && other.at === spot.at)
}

/** Press a card: in a swap one of each of two seats is picked, in a turn up to two of one's own. */
export function withSpot(draft: Draft, spot: Spot, phase: VillaView['phase']): Draft {
  if (isPicked(draft, spot)) {
    return { ...draft, spots: draft.spots.filter((other) => other.seat !== spot.seat || other.at !== spot.at) }
  }
  const kept = phase === 'swap' ? draft.spots.filter((other) => other.seat !== spot.seat) : draft.spots
  return { ...draft, spots: [...kept.slice(-1), spot] }
}

/** Faces that may be the reward, as they were offered. */
export function rewardsOffered(prompt: Prompt | null): Face[] {
  const faces = legalOf(prompt).flatMap((action) => (action.do === 'propose_reward' ? [action.card] : []))
  return [...new Set(faces)]
}

function swapOf(view: VillaView, draft: Draft): VillaAction | null {
  const [first, second] = [...draft.spots].sort((a, b) => a.seat - b.seat)
  const card = first && cardAt(view, first)
  const other = second && cardAt(view, second)
  return card && other ? { do: 'propose_swap', from: first.seat, card, to: second.seat, other } : null
}

/** In a turn: one card that fits is played, two are a pair, one that does not fit is discarded. */
function turnOf(view: VillaView, prompt: Prompt | null, draft: Draft): VillaAction | null {
  const faces = draft.spots.flatMap((spot) => cardAt(view, spot) ?? [])
  const [card, other] = faces
  if (!card) return null
  if (other) return pairOf(prompt, card, other)
  const play: VillaAction = { do: 'play', card }
  const pass: VillaAction = { do: 'pass', card }
  return isLegal(prompt, pass) && !isLegal(prompt, play) ? pass : play
}

function pairOf(prompt: Prompt | null, card: Face, other: Face): VillaAction {
  const pair: VillaAction = { do: 'pair', card, other }
  const turned: VillaAction = { do: 'pair', card: other, other: card }
  return isLegal(prompt, turned) ? turned : pair
}

/** The action that is drafted; null while something is missing. */
export function draftedAction(view: VillaView, prompt: Prompt | null, draft: Draft): VillaAction | null {
  if (view.phase === 'swap') return swapOf(view, draft)
  if (view.phase === 'turn') return turnOf(view, prompt, draft)
  if (view.phase === 'choose' && draft.place !== null && draft.seat !== null) {
    return { do: 'propose_arrest', place: draft.place, leader: draft.seat }
  }
  if (view.phase === 'reward' && draft.seat !== null) {
    const [only, ...more] = rewardsOffered(prompt)
    const card = draft.reward ?? (more.length ? null : only)
    return card ? { do: 'propose_reward', card, to: draft.seat } : null
  }
  return null
}

/** Which of my cards can be part of what is offered, beside the one that is picked already. */
export function litSpots(view: VillaView, prompt: Prompt | null, draft: Draft, me: number): Set<number> {
  const turns = turnsOf(prompt)
  const [spot, more] = draft.spots
  const picked = spot && !more ? cardAt(view, spot) : null
  const alone = turns.some((action) => action.do !== 'pair' && action.card === picked)
  const partners = picked && !alone ? turns.flatMap((action) => (action.do === 'pair' ? partnerIn(action, picked) : [])) : []
  const among = partners.length ? partners : turns.flatMap((action) => (action.do === 'pair' ? [action.card, action.other] : [action.card]))
  const cards = view.open_cards[me] ?? []
  return new Set(cards.flatMap((card, at) => (among.includes(card as Face) || isPicked(draft, { seat: me, at }) ? [at] : [])))
}

type Turn = Extract<VillaAction, { do: 'play' | 'pair' | 'pass' }>

function turnsOf(prompt: Prompt | null): Turn[] {
  return legalOf(prompt).filter((action): action is Turn => ['play', 'pair', 'pass'].includes(action.do))
}

function partnerIn(pair: Extract<VillaAction, { do: 'pair' }>, picked: Face): Face[] {
  if (pair.card === picked) return [pair.other]
  return pair.other === picked ? [pair.card] : []
}

/** The next thing to do that is offered in my turn, after the one that is picked. */
export function suggestion(view: VillaView, prompt: Prompt | null, draft: Draft, me: number): Spot[] | null {
  const turns = turnsOf(prompt)
  if (turns.length === 0) return null
  const now = JSON.stringify(draftedAction(view, prompt, draft))
  const place = turns.findIndex((action) => JSON.stringify(action) === now)
  const next = turns[(place + 1) % turns.length]
  return next ? spotsOf(view.open_cards[me] ?? [], next, me) : null
}

function spotsOf(cards: string[], action: Turn, seat: number): Spot[] {
  const first = cards.indexOf(action.card)
  if (action.do !== 'pair') return [{ seat, at: first }]
  const second = cards.findIndex((card, at) => card === action.other && at !== first)
  return [
    { seat, at: first },
    { seat, at: second },
  ]
}
