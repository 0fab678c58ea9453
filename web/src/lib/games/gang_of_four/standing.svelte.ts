/** The standing order "pass this trick": carried out in the time that a thinking person takes. */

/** Milliseconds: never at once, never always the same, and nothing the hand has a say in. */
function thinking(): number {
  const hesitates = Math.random() < 0.2 ? 1800 * Math.random() : 0
  return 800 + 1700 * Math.random() + hesitates
}

export class Standing {
  #trick = $state<string | null>(null)

  /** Whether it holds for this trick; with the trick it ends by itself. */
  holds(trick: string): boolean {
    return this.#trick === trick
  }

  toggle(trick: string): void {
    this.#trick = this.holds(trick) ? null : trick
  }

  clear(): void {
    this.#trick = null
  }

  /** My turn has come: pass in a while. Returns what calls it off. */
  wait(pass: () => void): () => void {
    const timer = setTimeout(pass, thinking())
    return () => clearTimeout(timer)
  }
}
