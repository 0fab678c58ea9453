/** A half-made choice, kept through reloads until the question it belongs to has changed. */

import type { Json } from '../api/generated'

const key = (table: string) => `hinterzimmer.selection.${table}`

/** `position`: what identifies the question; a choice made for another is forgotten. */
export function keepSelection<T>(table: string, position: string, value: T): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify({ position, value }))
  } catch {
    // storage is forbidden: the choice lives as long as the page
  }
}

export function keptSelection<T>(table: string, position: string): T | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(table)) ?? 'null') as Json | null
    return kept?.position === position ? (kept.value as T) : null
  } catch {
    return null
  }
}
