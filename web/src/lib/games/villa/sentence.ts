/** Whose turn it is and what is asked, and the variables of this game's texts. */

import type { Json, Prompt, You } from '../../api/generated'
import { t, type TextArguments } from '../../kit/texts.svelte'
import { offers } from './draft'
import { isThere } from './places'
import { readProposals, waitingForMe, type Proposal } from './proposals'
import { lettersOf, WORDS } from './symbols'
import type { Left, Step } from './trial'
import type { Front, VillaAction, VillaView } from './types'

export const cardName = (card: string) => t('villa-card', { card })
export const symbolName = (symbol: string) => t('villa-symbol', { symbol })
export const placeName = (place: number) => t('villa-place', { place })
export const frontName = (front: string) => t('villa-front', { front })

export function cardsText(cards: string[]): string {
  return cards.map(cardName).join(', ')
}

/** What a front asks for, in words. */
export function needsText(front: Front): string {
  return lettersOf(front.needs).map((letter) => symbolName(WORDS[letter])).join(', ')
}

/** A guard as a screen reader hears it: where, how strong, what his back says, and whether he is free. */
export function placeText(view: VillaView, place: number): string {
  const said = [placeName(place)]
  if (view.target === place && view.front) {
    said.push(frontName(view.front.name), needsText(view.front))
  } else {
    const strength = view.strength[place] ?? 0
    const hint = view.hint[place] ?? 'none'
    said.push(strength ? t('villa-strength', { strength }) : t('villa-strength-unknown'))
    if (hint !== 'none') said.push(t('villa-hint', { hint }))
    if (isThere(view, place)) said.push(view.free[place] ? t('villa-free') : t('villa-covered'))
  }
  return said.join(', ')
}

/** What a proposal proposes, in words. */
export function proposalText(action: VillaAction, names: string[]): string {
  const name = (seat: number) => names[seat] ?? String(seat + 1)
  if (action.do === 'propose_arrest') {
    return t('villa-what-arrest', { place: placeName(action.place), leader: name(action.leader) })
  }
  if (action.do === 'propose_reward') return t('villa-what-reward', { card: cardName(action.card), to: name(action.to) })
  if (action.do === 'propose_swap') {
    const { from, to } = action
    return t('villa-what-swap', { from: name(from), card: cardName(action.card), to: name(to), other: cardName(action.other) })
  }
  return t('villa-what-start')
}

/** One step of an arrest that is tried. */
export function stepText(step: Step, names: string[]): string {
  const { seat, deed, cards, position } = step
  return t('villa-trial-step', { name: names[seat] ?? '', deed, cards: cardsText(cards), position, symbol: symbolName(WORDS[step.letter]) })
}

/** What a seat would have left after it. */
export function leftText(hand: Left, name: string): string {
  return t('villa-trial-left', { name, cards: hand.cards.length ? cardsText(hand.cards) : t('villa-no-cards'), drawn: hand.drawn })
}

/** What is picked, as the label of the button that sends it. */
export function draftText(action: VillaAction, names: string[]): string {
  if (action.do === 'play') return t('villa-do-play', { card: cardName(action.card) })
  if (action.do === 'pass') return t('villa-do-pass', { card: cardName(action.card) })
  if (action.do === 'pair') return t('villa-do-pair', { card: cardName(action.card), other: cardName(action.other) })
  return t('villa-do-propose', { what: proposalText(action, names) })
}

export function sentence(json: Json, prompt: Prompt | null, you: You, names: string[]): string {
  const view = json as unknown as VillaView
  const name = names[view.turn] ?? ''
  const symbol = symbolName(view.symbol)
  if (view.phase === 'over') return t(`villa-over-${view.outcome === 'won' ? 'won' : 'lost'}`, { missing: view.missing })
  if (view.phase === 'turn') {
    if (you.seat === view.turn && prompt?.must) return t(`villa-ask-${turnOf(prompt)}`, { symbol })
    return t('villa-wait-turn', { name, symbol, position: view.position + 1 })
  }
  const [asked] = waitingForMe(readProposals(view), prompt)
  if (asked) return proposalSentence(asked, names)
  const open = readProposals(view).findLast((proposal) => proposal.live && you.seat !== null && proposal.agreed.includes(you.seat))
  if (open) return t('villa-wait-answers', { what: proposalText(open.what, names) })
  const mine = you.seat !== null && prompt !== null && (['propose_arrest', 'propose_reward', 'propose_start'] as const).some((word) => offers(prompt, word))
  if (mine) return t(`villa-ask-${view.phase}`, { symbol, swaps: view.swaps })
  return t(`villa-wait-${view.phase}`, { name, symbol })
}

/** What is asked about a proposal. */
export function proposalSentence(proposal: Proposal, names: string[]): string {
  const what = proposalText(proposal.what, names)
  const name = names[proposal.proposer] ?? ''
  const [first] = proposal.reasons
  if (proposal.standing === 'warned' && first) {
    return t('villa-ask-warned', { what, name: names[first[0]] ?? '', reason: t('villa-because', { because: first[1] }) })
  }
  return t(proposal.standing === 'warned' ? 'villa-ask-warned-plain' : 'villa-ask-answer', { what, name })
}

function turnOf(prompt: Prompt): string {
  if (offers(prompt, 'play')) return 'play'
  if (!offers(prompt, 'pair')) return 'pass'
  return offers(prompt, 'pass') ? 'pair-or-pass' : 'pair'
}

export function eventArguments(event: Json, names: string[]): TextArguments {
  const more: TextArguments = {}
  for (const key of ['leader', 'to', 'from']) {
    const seat = event[key]
    if (typeof seat === 'number') more[key] = names[seat] ?? ''
  }
  if (Array.isArray(event.cards)) more.cards = cardsText(event.cards as string[])
  return more
}
