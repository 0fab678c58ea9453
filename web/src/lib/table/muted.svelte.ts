/** Whom this browser does not want to hear at a table; forgotten with the tab. */

import type { TalkLine } from '../api/generated'
import type { Somebody } from './around'

const key = (table: string) => `hinterzimmer.muted.${table}`

export class Muted {
  #names = $state.raw<string[]>([])
  readonly #table: string

  constructor(table: string) {
    this.#table = table
    try {
      this.#names = JSON.parse(sessionStorage.getItem(key(table)) ?? '[]') as string[]
    } catch {
      // storage is forbidden: it holds as long as the page
    }
  }

  has(who: Pick<TalkLine, 'name'> | Somebody): boolean {
    return this.#names.includes(who.name)
  }

  toggle(who: Somebody): void {
    this.#names = this.has(who) ? this.#names.filter((name) => name !== who.name) : [...this.#names, who.name]
    try {
      sessionStorage.setItem(key(this.#table), JSON.stringify(this.#names))
    } catch {
      // as above
    }
  }
}
