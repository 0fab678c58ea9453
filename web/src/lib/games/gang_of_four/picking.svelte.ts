/** The cards a player has picked, and what a press on a button makes of them. */

import type { Prompt } from '../../api/generated'
import { Staged } from '../../table/staged.svelte'
import type { Held } from '../../table/held'
import { faceOf, idsOf, keyOf, sorted } from './cards'
import { completion, isPlay, suggestion, type Offers } from './offers'
import type { GangAction } from './types'

export interface Position {
  hand: Held[]
  prompt: Prompt | null
  offers: Offers
  /** I am asked for a card that goes back. */
  returning: boolean
}

/** Four or more of a number: what may be thrown out of turn. */
export function isGang(cards: string[]): boolean {
  const numbers = new Set(cards.map((name) => faceOf(name).number ?? name))
  return cards.length >= 4 && numbers.size === 1
}

export class Picking {
  ids = $state.raw<string[]>([])
  /** The call travels with the play. */
  call = $state(false)
  readonly staged = new Staged()
  /** What was picked by hand before suggestions were asked for. */
  #base: string[] | null = null
  readonly #now: () => Position
  readonly #send: (action: GangAction, unasked: boolean) => void

  constructor(now: () => Position, send: (action: GangAction, unasked: boolean) => void) {
    this.#now = now
    this.#send = send
  }

  get names(): string[] {
    const { hand } = this.#now()
    return sorted(hand.filter((card) => this.ids.includes(card.id)).map((card) => card.name))
  }

  get isLegal(): boolean {
    return this.ids.length > 0 && isPlay(this.#now().offers, this.names)
  }

  /** The picked play leaves one card, so that the call may go with it. */
  get mayCall(): boolean {
    return this.ids.length > 0 && this.#now().offers.withCall.has(keyOf(this.names))
  }

  get action(): GangAction {
    return { do: this.call && this.mayCall ? 'play_and_call' : 'play', cards: this.names }
  }

  /** Begin anew, with what was kept for this position. */
  reset(ids: string[]): void {
    this.ids = ids
    this.call = false
    this.#base = null
    this.staged.clear()
  }

  /** What lies on the table has changed: only a gang is still meant as it was. */
  tableChanged(): void {
    if (!isGang(this.names)) this.staged.clear()
  }

  #pick(ids: string[]): void {
    this.ids = ids
    this.staged.clear()
  }

  toggle(id: string): void {
    const { hand, offers, returning } = this.#now()
    const isPicked = this.ids.includes(id)
    this.#base = null
    if (returning) return this.#pick(isPicked ? [] : [id])
    if (isPicked) return this.#pick(this.ids.filter((other) => other !== id))
    this.#pick([...this.ids, id])
    const whole = completion(offers, this.names)
    if (whole) this.ids = idsOf(hand, whole, this.ids)
  }

  /** A digit or a letter: the next card of that kind, or all of them back. */
  pickLike(fits: (name: string) => boolean): void {
    const like = this.#now().hand.filter((card) => fits(card.name))
    const next = like.find((card) => !this.ids.includes(card.id))
    if (next) this.toggle(next.id)
    else if (like.length) this.#pick(this.ids.filter((id) => !like.some((card) => card.id === id)))
  }

  suggest(): void {
    const { hand, offers } = this.#now()
    this.#base ??= this.names
    const next = suggestion(offers, this.#base, this.names)
    if (next) this.#pick(idsOf(hand, next))
  }

  /** Play what is picked, or ask why not. */
  play(): void {
    const { hand, prompt, returning } = this.#now()
    const [first] = this.names
    if (!first) return this.suggest()
    if (returning) {
      this.press({ do: 'return', card: first }, { plain: this.ids.length !== 1 })
      return
    }
    // the question stays the same as long as the hand does: others may act between two presses
    this.press(this.action, { plain: !this.isLegal, unasked: !prompt?.must, question: hand.length })
  }

  press(action: GangAction, { plain = false, unasked = false, question = this.#now().prompt?.decision ?? 0 } = {}): void {
    this.staged.press(action as unknown as Record<string, unknown>, question, () => this.#send(action, unasked), { plain })
  }

  isStaged(action: GangAction): boolean {
    return this.staged.is(action as unknown as Record<string, unknown>)
  }
}
