/** Whose turn it is and what is asked, and the variables of this game's texts. */

import type { Json, Prompt, You } from '../../api/generated'
import { t, type TextArguments } from '../../kit/texts.svelte'
import { faceOf } from './cards'
import { readOffers } from './offers'
import type { GangView } from './types'

/** A card as it is called: "red 5". */
export function cardName(name: string): string {
  const { suit, number, figure } = faceOf(name)
  return t('gang_of_four-card', { suit, what: figure ?? 'number', number: number ?? 0 })
}

export function listed(cards: string[]): string {
  return cards.join(' ')
}

export function sentence(json: Json, prompt: Prompt | null, you: You, names: string[]): string {
  const view = json as unknown as GangView
  if (view.phase === 'over') return overSentence(view, you, names)
  const name = names[view.turn] ?? ''
  const about = {
    name,
    owner: names[view.owner] ?? '',
    combination: view.combination,
    card: view.given ?? '',
    giver: names[view.giver] ?? '',
  }
  if (you.seat === view.turn && prompt?.must) return t(`gang_of_four-ask-${asked(view, prompt)}`, about)
  if (you.seat !== null && view.forgot[you.seat]) return t('gang_of_four-wait-forgot', about)
  return t(`gang_of_four-wait-${view.phase}`, about)
}

function asked(view: GangView, prompt: Prompt): string {
  const offers = readOffers(prompt)
  const isBound = view.held.some((cards, seat) => seat !== view.turn && cards === 1 && view.able[seat])
  if (view.phase === 'return') return 'return'
  if (view.phase === 'lead') return view.needs_m1 ? 'lead-m1' : isBound ? 'lead-bound' : 'lead'
  if (offers.plays.length === 0) return 'only-pass'
  if (!offers.pass) return 'must-beat'
  return isBound && view.combination === 'single' ? 'follow-bound' : 'follow'
}

function overSentence(view: GangView, you: You, names: string[]): string {
  const winners = view.won.flatMap((won, seat) => (won ? [seat] : []))
  if (you.seat !== null && winners.includes(you.seat)) return t('gang_of_four-over-you', { count: winners.length })
  return t('gang_of_four-over', { names: winners.map((seat) => names[seat] ?? '').join(', '), count: winners.length })
}

export function eventArguments(event: Json, names: string[]): TextArguments {
  const more: TextArguments = {}
  for (const key of ['to', 'target']) {
    const seat = event[key]
    if (typeof seat === 'number') more[key] = names[seat] ?? ''
  }
  if (Array.isArray(event.cards)) more.cards = listed(event.cards as string[])
  return more
}
