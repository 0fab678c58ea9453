/** What the player has picked, and which of the offered actions that means. */

import type { ChicagoAction, ChicagoView, Json, Prompt } from '../../api/generated'

export const DICE = [1, 2, 3]

/** The dice to throw are those that are not kept. */
export function thrown(keep: boolean[]): number[] {
  return DICE.filter((die) => !keep[die - 1])
}

export function sameAction(a: Json, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

export function isLegal(prompt: Prompt | null, action: ChicagoAction): boolean {
  return prompt?.legal.some((legal) => sameAction(legal, action as unknown as Json)) ?? false
}

export function offers(prompt: Prompt | null, word: ChicagoAction['do']): boolean {
  return prompt?.legal.some((legal) => legal.do === word) ?? false
}

/** Whether some offered throw leaves these dice aside. */
export function mayKeep(prompt: Prompt | null, keep: boolean[]): boolean {
  return isLegal(prompt, { do: 'throw', dice: thrown(keep) })
}

/** Before anything is picked: what already lies aside stays there. */
export function startingKeep(view: ChicagoView): boolean[] {
  return view.kept.map((kept, die) => kept && !view.must_roll[die])
}

/** Whether a press on this die can change anything: it is free in some offered throw. */
export function isFree(prompt: Prompt | null, die: number): boolean {
  const throws = prompt?.legal.filter((legal) => legal.do === 'throw') ?? []
  const rolled = throws.filter((legal) => (legal.dice as number[]).includes(die)).length
  return rolled > 0 && (rolled < throws.length || offers(prompt, 'stop'))
}
