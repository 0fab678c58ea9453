/** A play that was pressed once and waits for the second press. */

import type { Json } from '../api/generated'
import { settings } from '../kit/settings.svelte'

export class Staged {
  #action = $state.raw<Json | null>(null)
  #question = -1

  /** Whether this action waits for its second press. */
  is(action: Json): boolean {
    return this.#action !== null && JSON.stringify(this.#action) === JSON.stringify(action)
  }

  get any(): boolean {
    return this.#action !== null
  }

  clear(): void {
    this.#action = null
  }

  /**
   * Press an action: it is sent at the second press, or at once where the player wants that
   * or where there was nothing else to choose. `question` is the prompt's number: a press on
   * an older question does not count.
   */
  press(action: Json, question: number, send: (action: Json) => void, { plain = false } = {}): void {
    const again = this.is(action) && this.#question === question
    if (!settings.confirm || plain || again) {
      this.clear()
      send(action)
      return
    }
    this.#action = action
    this.#question = question
  }
}
