/** An error in the player's words. */

import { Refusal } from '../api/http'
import type { Json } from '../api/generated'
import { has, t, type TextArguments } from './texts.svelte'

export function textArguments(params: Json): TextArguments {
  const shown: TextArguments = {}
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'number' || typeof value === 'string') shown[name] = value
    else if (Array.isArray(value)) shown[name] = value.join(', ')
    else if (value !== null && value !== undefined) shown[name] = JSON.stringify(value)
  }
  return shown
}

export function codeText(code: string, params: Json, detail = ''): string {
  const id = `error-${code}`
  if (has(id)) return t(id, textArguments(params))
  return detail || t('error-unexpected', { status: code })
}

export function problemText(failure: unknown): string {
  if (failure instanceof Refusal) return codeText(failure.code, failure.params, failure.message)
  return t('error-unexpected', { status: String(failure) })
}
