/** Cards in a hand. */

/** A card in a hand: twins have the same name and are told apart only here, so that each can be picked. */
export interface Held {
  id: string
  name: string
}

export function asHeld(names: string[]): Held[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const copy = seen.get(name) ?? 0
    seen.set(name, copy + 1)
    return { id: `${name}.${copy}`, name }
  })
}
