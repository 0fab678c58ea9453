/** Who this browser is to the server. */

import type { Me } from './generated'
import { http } from './http'

const known = $state({ me: null as Me | null })

export const who = known

export async function loadMe(): Promise<Me> {
  known.me = await http.me()
  return known.me
}

/** A name is needed to sit down; whoever gives none is a guest of that name. */
export async function ensureGuest(name: string): Promise<Me> {
  const me = known.me ?? (await loadMe())
  const wanted = name.trim().slice(0, 24)
  if (me.name !== null && (wanted === '' || wanted === me.name)) return me
  known.me = await http.nameMe(wanted)
  return known.me
}

/** Whether the server is of another release than this page. */
export function isStale(): boolean {
  return known.me !== null && known.me.version !== __RELEASE__
}
