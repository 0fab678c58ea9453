/** Whose turn it is and what is asked, and the variables of this game's texts. */

import type { Json, Prompt, You } from '../../api/generated'
import { has, t, type TextArguments } from '../../kit/texts.svelte'
import { waitedFor } from './camps'
import { readOffers } from './offers'
import { saidIn } from './talk'
import type { GangstersView } from './types'
import { meanNames, owned } from './words'

const G = 'chicago_gangsters'

export function sentence(json: Json, prompt: Prompt | null, you: You, names: string[]): string {
  const view = json as unknown as GangstersView
  if (view.phase === 'over') return overSentence(view, you, names)
  const me = you.seat
  if (me !== null && prompt?.must) return t(`${G}-ask-${asked(view, prompt, me)}`, given(view, me, names))
  if (me !== null && view.dropped === me && view.phase !== 'abilities') return t(`${G}-wait-dropped`)
  return t(`${G}-wait-${waiting(view)}`, { names: listed(waitedFor(view), names) })
}

function given(view: GangstersView, me: number, names: string[]): TextArguments {
  return {
    partner: names[view.partner[me] ?? -1] ?? 'none',
    victim: names[view.dropped] ?? '',
    left: view.option_talk - saidIn(view, me, view.round, view.step).length,
  }
}

function asked(view: GangstersView, prompt: Prompt, me: number): string {
  const offers = readOffers(prompt)
  const isPartnered = (view.partner[me] ?? -1) >= 0 && view.dropped < 0
  if (view.phase === 'talk') return isPartnered ? 'talk' : 'talk-all'
  if (view.phase === 'lay') return offers.forSide ? 'lay-for' : offers.hiding ? 'lay-hide' : offers.lit.size === 0 ? 'lay-none' : view.side[me] === 'defenders' ? 'lay-defend' : 'lay'
  if (view.phase === 'loot') return view.taking === view.winner ? 'loot' : 'loot-losers'
  return view.phase
}

function waiting(view: GangstersView): string {
  return view.phase === 'lay' || view.phase === 'talk' ? `${view.phase}-${view.step.replace('_', '-')}` : view.phase
}

function listed(seats: number[], names: string[]): string {
  return seats.map((seat) => names[seat] ?? '').join(', ')
}

function overSentence(view: GangstersView, you: You, names: string[]): string {
  const winners = view.won.flatMap((won, seat) => (won ? [seat] : []))
  if (you.seat !== null && winners.includes(you.seat)) return t(`${G}-over-you`, { count: winners.length })
  return t(`${G}-over`, { names: listed(winners, names), count: winners.length })
}

export function eventArguments(event: Json, names: string[]): TextArguments {
  const more: TextArguments = {}
  for (const key of ['victim', 'partner']) {
    const seat = event[key]
    if (typeof seat === 'number') more[key] = names[seat] ?? ''
  }
  if (event.person === null) more.person = 'none'
  for (const kind of ['person', 'district', 'loot']) {
    const id = event[kind]
    if (typeof id === 'string' && !has(`${G}-${kind}-${id}`)) more[kind] = owned(id)
  }
  if (Array.isArray(event.cards)) {
    const cards = event.cards as string[]
    more.cards = cards.length ? cards.join(' ') : '–'
    more.count = cards.length
  }
  if (typeof event.card === 'string') more.card = meanNames([event.card])
  return more
}
