/** The means a player has picked, which of them stays face down, and for whom Mr. X lays. */

import { Staged } from '../../table/staged.svelte'
import type { Held } from '../../table/held'
import { byType, faceOf, printed } from './cards'
import { mayLay, type Offers } from './offers'
import type { Camp, GangstersAction } from './types'

export interface Position {
  hand: Held[]
  offers: Offers
  /** The question's number; 0 while nothing is asked. */
  question: number
}

/** A half-made choice, as it is kept. */
export interface Half {
  ids: string[]
  hidden: string | null
}

export class Picking {
  ids = $state.raw<string[]>([])
  /** Name of the card that stays face down. */
  hidden = $state<string | null>(null)
  readonly staged = new Staged()
  readonly #now: () => Position
  readonly #send: (action: GangstersAction) => void

  constructor(now: () => Position, send: (action: GangstersAction) => void) {
    this.#now = now
    this.#send = send
  }

  get names(): string[] {
    const { hand } = this.#now()
    return hand
      .filter((card) => this.ids.includes(card.id))
      .map((card) => card.name)
      .sort(byType)
  }

  get worth(): number {
    return printed(this.names)
  }

  get half(): Half {
    return { ids: this.ids, hidden: this.hidden }
  }

  restore(half: Half | null): void {
    const { hand } = this.#now()
    this.ids = (half?.ids ?? []).filter((id) => hand.some((card) => card.id === id))
    this.hidden = half?.hidden ?? null
    this.#changed()
  }

  toggle(id: string): void {
    this.ids = this.ids.includes(id) ? this.ids.filter((other) => other !== id) : [...this.ids, id]
    this.#changed()
  }

  /** The only card that is meant, where one is asked for. */
  only(id: string): void {
    this.ids = this.ids.includes(id) ? [] : [id]
    this.#changed()
  }

  clear(): void {
    this.restore(null)
  }

  #changed(): void {
    if (this.hidden && !this.names.includes(this.hidden)) this.hidden = null
    this.staged.clear()
  }

  /** The next card to stay face down: the highest first, at last none. */
  hide(): void {
    const faces = [...new Set(this.names)].sort((a, b) => faceOf(b).value - faceOf(a).value)
    this.hidden = faces[this.hidden ? faces.indexOf(this.hidden) + 1 : 0] ?? null
    this.staged.clear()
  }

  layAction(side: Camp | null): GangstersAction {
    const cards = this.names
    return side ? { do: 'lay_for', cards, side } : { do: 'lay', cards, hidden: this.hidden }
  }

  mayLay(side: Camp | null): boolean {
    return mayLay(this.#now().offers, this.names, side ?? this.hidden)
  }

  lay(side: Camp | null): void {
    this.press(this.layAction(side), { plain: !this.mayLay(side) })
  }

  /** An illegal try goes out at once: the answer is the reason. */
  press(action: GangstersAction, { plain = false } = {}): void {
    const json = action as unknown as Record<string, unknown>
    this.staged.press(json, this.#now().question, () => this.#send(action), { plain })
  }

  isStaged(action: GangstersAction): boolean {
    return this.staged.is(action as unknown as Record<string, unknown>)
  }
}
