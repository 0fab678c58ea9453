/** Options and their values in words. */

import { has, t } from '../kit/texts.svelte'

export function valueText(game: string, option: string, value: unknown): string {
  const own = `${game}-value-${option}-${String(value)}`
  if (has(own)) return t(own)
  if (value === true) return t('yes')
  if (value === false) return t('no')
  return String(value)
}
