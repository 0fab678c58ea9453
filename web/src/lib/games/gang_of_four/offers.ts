/** What of the offered actions the picked cards mean: what is lit, what completes, what is next. */

import type { Prompt } from '../../api/generated'
import { faceOf, isWithin, keyOf } from './cards'
import type { Combination, GangAction } from './types'

export interface Offers {
  /** Legal plays as they were listed, weakest first. */
  plays: string[][]
  /** Keys of the plays that the call may travel with. */
  withCall: Set<string>
  /** Cards that may go back in the exchange. */
  returns: string[]
  pass: boolean
  call: boolean
  /** Seats that may be called out. */
  callOut: number[]
}

export function readOffers(prompt: Prompt | null): Offers {
  const offers: Offers = { plays: [], withCall: new Set(), returns: [], pass: false, call: false, callOut: [] }
  for (const action of (prompt?.legal ?? []) as GangAction[]) {
    if (action.do === 'play') offers.plays.push(action.cards)
    else if (action.do === 'play_and_call') offers.withCall.add(keyOf(action.cards))
    else if (action.do === 'return') offers.returns.push(action.card)
    else if (action.do === 'call_out') offers.callOut.push(action.target)
    else if (action.do === 'pass') offers.pass = true
    else if (action.do === 'call') offers.call = true
  }
  return offers
}

export function isPlay(offers: Offers, cards: string[]): boolean {
  const key = keyOf(cards)
  return offers.plays.some((play) => keyOf(play) === key)
}

/** The legal plays that hold all these cards. */
export function playsWith(offers: Offers, cards: string[]): string[][] {
  return offers.plays.filter((play) => isWithin(cards, play))
}

/** Names of the cards that are in some legal play beside those picked, or may go back. */
export function litCards(offers: Offers, picked: string[]): Set<string> {
  if (offers.returns.length) return new Set(offers.returns)
  const fitting = playsWith(offers, picked)
  return new Set((fitting.length ? fitting : offers.plays).flat())
}

/** The whole play where the picked cards leave only one; null where there is a choice. */
export function completion(offers: Offers, picked: string[]): string[] | null {
  if (picked.length === 0 || isPlay(offers, picked)) return null
  const [only, another] = playsWith(offers, picked)
  return only && !another ? only : null
}

/** The next play to suggest: after `shown`, among those that hold what was picked by hand. */
export function suggestion(offers: Offers, picked: string[], shown: string[]): string[] | null {
  const fitting = playsWith(offers, picked)
  const among = fitting.length ? fitting : offers.plays
  const key = keyOf(shown)
  const place = among.findIndex((play) => keyOf(play) === key)
  return among[(place + 1) % among.length] ?? null
}

/** What a legal play is called. Which cards form it was decided by the server. */
export function kindOf(play: string[]): Combination {
  const faces = play.map(faceOf)
  const numbers = new Set(faces.map((face) => face.number))
  if (play.length <= 3) return (['none', 'single', 'pair', 'triple'] as const)[play.length] ?? 'none'
  if (numbers.size === 1) return 'gang'
  const suits = new Set(faces.filter((face) => face.suit !== 'many').map((face) => face.suit))
  const values = faces.map((face) => face.number ?? 0)
  const runs = numbers.size === 5 && Math.max(...values) - Math.min(...values) === 4
  if (runs) return suits.size === 1 ? 'straight_flush' : 'straight'
  return suits.size === 1 && numbers.size > 2 ? 'flush' : 'full_house'
}
