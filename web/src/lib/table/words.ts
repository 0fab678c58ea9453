/** Events as sentences. */

import type * as api from '../api/generated'
import { has, t, type TextArguments } from '../kit/texts.svelte'
import { seatName } from './names'
import type { GameModule } from './types'

export function namesOf(table: api.TableInfo): string[] {
  return table.seats.map(seatName)
}

/** Numbers and words as they are, lists joined, a seat by its player's name. */
function plainArguments(event: api.Json, names: string[]): TextArguments {
  const shown: TextArguments = {}
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === 'number' || typeof value === 'string') shown[key] = value
    else if (Array.isArray(value)) shown[key] = value.join('-')
  }
  if (typeof event.seat === 'number') shown.seat = names[event.seat] ?? String(event.seat + 1)
  return shown
}

export function eventText(game: string, event: api.Json, names: string[], module: GameModule | null): string {
  const word = String(event.event)
  const given = { ...plainArguments(event, names), ...module?.eventArguments?.(event, names) }
  const own = `${game}-event-${word}`
  if (has(own)) return t(own, given)
  return has(`event-${word}`) ? t(`event-${word}`, given) : word
}

/** An action as the label of a button, for tables that know nothing of the game. */
export function actionText(game: string, action: api.Json, names: string[]): string {
  const word = String(action.do)
  const given = plainArguments(action, names)
  const id = `${game}-action-${word}`
  if (has(id)) return t(id, given)
  const rest = Object.entries(action).filter(([key]) => key !== 'do')
  return [word, ...rest.map(([, value]) => JSON.stringify(value))].join(' ')
}
