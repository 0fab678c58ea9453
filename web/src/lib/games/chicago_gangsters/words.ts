/** What things are called. */

import { firstOf, has, t } from '../../kit/texts.svelte'
import { faceOf } from './cards'
import type { Package, Statement } from './types'

const G = 'chicago_gangsters'

/** "Revolver, weapons 3" */
export function meanName(name: string): string {
  const { type, value } = faceOf(name)
  const sort = t(`${G}-type-${type}`)
  const own = `${G}-mean-${name}`
  return has(own) ? t(`${G}-card-named`, { name: t(own), type: sort, value }) : t(`${G}-card`, { type: sort, value })
}

export function meanNames(names: string[]): string {
  return names.map(meanName).join(', ')
}

/** In an owner's own list cards are called by what the owner wrote. */
export const owned = (id: string) => id.replaceAll('_', ' ')

const named = (kind: string, id: string) => (has(`${G}-${kind}-${id}`) ? t(`${G}-${kind}-${id}`) : owned(id))
export const personName = (id: string) => named('person', id)
export const abilityText = (ability: string) => (ability === 'none' ? t(`${G}-no-ability`) : firstOf([`${G}-ability-${ability}`, `${G}-no-ability`]))
export const districtName = (id: string) => named('district', id)
export const lootName = (id: string) => named('loot', id)
export const clanName = (id: string | null) => (id === null ? t(`${G}-mr-x`) : firstOf([`${G}-clan-${id}`, `${G}-some-clan`]))

/** In words: "3 alcohol, the person". */
export function packageText({ alcohol, means, person }: Package): string {
  const parts = []
  if (alcohol) parts.push(t(`${G}-alcohol`, { count: alcohol }))
  if (means) parts.push(t(`${G}-means`, { count: means }))
  if (person) parts.push(t(`${G}-the-person`))
  return parts.join(', ') || t(`${G}-empty`)
}

/** "about 8", "No: about 8" */
export function saidText({ phrase, number }: Pick<Statement, 'phrase' | 'number'>, about: Statement | null = null): string {
  if (phrase === 'accept' || phrase === 'refuse') return t(`${G}-say-${phrase}`, { what: about ? saidText(about) : 'none' })
  return t(`${G}-say-${phrase.replaceAll('_', '-')}`, { number })
}
