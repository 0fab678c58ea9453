/** Where others reach this server. */

import type { Me } from '../api/generated'

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

export function isLoopback(origin: string): boolean {
  return LOOPBACK.test(new URL(origin).hostname)
}

/** The public address if there is one; else, where this page is on loopback, that of the network. */
export function reachableOrigin(me: Me | null, here = location.origin): string {
  if (me?.public_url) return me.public_url.replace(/\/$/, '')
  if (isLoopback(here) && me?.lan_url) return me.lan_url.replace(/\/$/, '')
  return here
}
