/** The count, picture by picture: what lies open, what is announced, the hidden card, the winner. */

import type { LoggedEvent } from '../../api/generated'
import { motion } from '../../kit/settings.svelte'
import { countBegan, pictures, roundStory, type RoundStory } from './story'

/** How long a picture stands, in motions: it has to be read. */
const STANDS = 3.4

export class Counting {
  /** Which picture stands; null when the count is over. */
  #picture = $state<number | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #seen: number

  constructor(events: LoggedEvent[]) {
    this.#seen = countBegan(events)
  }

  get runs(): boolean {
    return this.#picture !== null
  }

  /** Something happened: a new count begins to be shown. */
  look(events: LoggedEvent[]): void {
    const began = countBegan(events)
    if (began === this.#seen) return
    this.#seen = began
    this.stop()
    if (motion() && pictures(counted(events).events).length) this.#show(0, pictures(counted(events).events).length)
  }

  #show(picture: number, count: number): void {
    this.#picture = picture < count ? picture : null
    if (this.#picture !== null) this.#timer = setTimeout(() => this.#show(picture + 1, count), motion() * STANDS)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#picture = null
  }

  /** What had happened when this picture was taken. */
  story(events: LoggedEvent[]): RoundStory {
    const whole = counted(events)
    const cut = pictures(whole.events)[this.#picture ?? Infinity]
    return { ...whole, events: whole.events.slice(0, cut) }
  }
}

/** The round that was counted last: this one, or the one before. */
function counted(events: LoggedEvent[]): RoundStory {
  const now = roundStory(events)
  return countBegan(now.events) < 0 ? roundStory(events, true) : now
}
