/** What of the offered actions the picked cards mean. */

import type { Prompt } from '../../api/generated'
import { keyOf } from './cards'
import type { Camp, GangstersAction, Hearer, Phrase } from './types'

export interface Saying {
  phrase: Phrase
  number: number
  to: Hearer
}

export interface Offers {
  /** Keys of what may be laid, and of what of it may stay face down. */
  lays: Set<string>
  /** Names of the cards that may be laid at all, given away or exchanged. */
  lit: Set<string>
  /** Mr. X lays for a side. */
  forSide: boolean
  laying: boolean
  hiding: boolean
  says: Saying[]
  ready: boolean
  packages: number[]
  /** Actions that are pressed as they are: betray, stand by, give, take back, console, done. */
  plain: GangstersAction[]
  exchange: boolean
}

export function readOffers(prompt: Prompt | null): Offers {
  const offers: Offers = {
    lays: new Set(),
    lit: new Set(),
    forSide: false,
    laying: false,
    hiding: false,
    says: [],
    ready: false,
    packages: [],
    plain: [],
    exchange: false,
  }
  for (const action of (prompt?.legal ?? []) as GangstersAction[]) read(offers, action)
  return offers
}

function read(offers: Offers, action: GangstersAction): void {
  switch (action.do) {
    case 'lay':
    case 'lay_for':
      offers.laying = true
      offers.forSide ||= action.do === 'lay_for'
      offers.hiding ||= action.do === 'lay' && action.hidden !== null
      offers.lays.add(layKey(action.cards, action.do === 'lay' ? action.hidden : action.side))
      for (const card of action.cards) offers.lit.add(card)
      break
    case 'say':
      offers.says.push({ phrase: action.phrase, number: action.number, to: action.to })
      break
    case 'ready':
      offers.ready = true
      break
    case 'take':
      offers.packages.push(action.package)
      break
    case 'exchange':
      offers.exchange = true
      offers.lit.add(action.card)
      break
    default:
      offers.plain.push(action)
  }
}

/** Where a card is asked for the digits are the cards'; none of these letters means anything else then. */
const LETTERS = ['A', 'B', 'C', 'E', 'F', 'G']

/** The key of one of the plain actions, in capitals. */
export function keyOfPlain({ plain, exchange }: Offers, place: number): string {
  if (plain[place]?.do === 'done') return 'D'
  const number = plain.slice(0, place).filter((action) => action.do !== 'done').length
  return exchange ? (LETTERS[number] ?? '') : String(number + 1)
}

function layKey(cards: string[], more: string | null): string {
  return `${keyOf(cards)}|${more ?? ''}`
}

export function mayLay(offers: Offers, cards: string[], more: string | Camp | null): boolean {
  return offers.lays.has(layKey(cards, more))
}
