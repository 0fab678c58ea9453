/** Whose turn it is and what is asked, and the variables of Chicago's texts. */

import type { ChicagoView, Json, Prompt, You } from '../../api/generated'
import { t, type TextArguments } from '../../kit/texts.svelte'

export function sentence(json: Json, prompt: Prompt | null, you: You, names: string[]): string {
  const view = json as unknown as ChicagoView
  const name = names[view.turn] ?? ''
  if (view.phase === 'over') return overSentence(view, you, names)
  if (you.seat === view.turn && prompt?.must) return t(`chicago-ask-${mine(view, prompt)}`, { left: view.throw_limit - view.throws_made })
  return t(`chicago-wait-${view.phase.replace('_', '-')}`, { name })
}

function mine(view: ChicagoView, prompt: Prompt): string {
  if (view.phase !== 'throw') return view.phase.replace('_', '-')
  if (view.throws_made === 0) return view.direction === 'undeclared' ? 'first-leader' : `first-${view.direction}`
  if (view.forced) return 'forced'
  if (view.must_roll.includes(true)) return 'must-roll'
  return prompt.legal.some((action) => action.do === 'convert') ? 'again-sixes' : 'again'
}

function overSentence(view: ChicagoView, you: You, names: string[]): string {
  const winners = view.place.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (you.seat !== null && winners.includes(you.seat)) return t('chicago-over-you')
  return t('chicago-over', { names: winners.map((seat) => names[seat] ?? '').join(', '), count: winners.length })
}

export function eventArguments(event: Json, names: string[]): TextArguments {
  const more: TextArguments = {}
  if (typeof event.victim === 'number') more.victim = names[event.victim] ?? ''
  if (Array.isArray(event.seats)) more.seats = event.seats.map((seat: number) => names[seat] ?? '').join(', ')
  if (Array.isArray(event.rolled)) more.count = event.rolled.length
  return more
}
