/** What a player is about to propose or to play: picked card by card, tried on paper, sent. */

import type { Prompt } from '../../api/generated'
import { settings } from '../../kit/settings.svelte'
import { draftedAction, isLegal, isPicked, NOTHING, offers, suggestion, withSpot, type Draft, type Spot } from './draft'
import { tryArrest } from './trial'
import type { VillaAction, VillaView } from './types'

export interface Position {
  view: VillaView
  prompt: Prompt | null
  me: number | null
  /** It is this player's turn to play cards. */
  myTurn: boolean
}

interface Doors {
  send: (action: VillaAction) => void
  /** Called whenever something else is picked. */
  changed: (draft: Draft) => void
}

export class Drafting {
  draft = $state.raw<Draft>(NOTHING)
  /** What if: on paper only, from what everybody sees. */
  trying = $state(false)
  /** Name of the front that is looked at while trying. */
  front = $state<string | null>(null)
  readonly #now: () => Position
  readonly #doors: Doors

  constructor(now: () => Position, doors: Doors) {
    this.#now = now
    this.#doors = doors
  }

  get action(): VillaAction | null {
    const { view, prompt } = this.#now()
    return draftedAction(view, prompt, this.draft)
  }

  get ready(): boolean {
    return this.action !== null && isLegal(this.#now().prompt, this.action)
  }

  /** Null while nothing is tried. */
  readonly trials = $derived.by(() => {
    const { view } = this.#now()
    const { place, seat } = this.draft
    if (!this.trying || view.phase !== 'choose' || place === null || seat === null) return null
    return (view.fits[place] ?? []).map((front) => ({ front, trial: tryArrest(view, front, seat) }))
  })

  readonly trial = $derived(this.trials?.find(({ front }) => front.name === this.front) ?? this.trials?.[0] ?? null)

  redraft(part: Partial<Draft>): void {
    this.draft = { ...this.draft, ...part }
    this.#doors.changed(this.draft)
  }

  /** What was picked is sent as it stands: the rulebook says why where it may not be. */
  confirm(): void {
    const { action, ready } = this
    if (!action) return
    this.#doors.send(action)
    if (ready) this.redraft(NOTHING)
  }

  place(place: number): void {
    const { view } = this.#now()
    if (view.phase === 'over' || view.phase === 'turn') return
    this.front = null
    // the second press on the same guard, once a leader is picked, is the confirmation
    if (this.draft.place === place && this.ready && !this.trying) this.confirm()
    else this.redraft({ place: this.draft.place === place ? null : place })
  }

  seat(seat: number): void {
    // so is the second press on the same seat
    if (this.draft.seat === seat && this.ready && !this.trying) this.confirm()
    else this.redraft({ seat: this.draft.seat === seat ? null : seat })
  }

  card(spot: Spot): void {
    if (isPicked(this.draft, spot) && this.ready) return this.confirm()
    this.redraft(withSpot(this.draft, spot, this.#now().view.phase))
    // sent at once only where one card alone can be meant
    const { myTurn, prompt } = this.#now()
    if (!settings.confirm && myTurn && this.ready && !offers(prompt, 'pair')) this.confirm()
  }

  suggest(): void {
    const { view, prompt, me, myTurn } = this.#now()
    const next = myTurn && me !== null ? suggestion(view, prompt, this.draft, me) : null
    if (next) this.redraft({ spots: next })
  }
}
