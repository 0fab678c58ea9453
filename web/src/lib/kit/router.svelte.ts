/** Where we are: a path is matched to a page, links are followed without a reload. */

import { parse } from 'regexparam'

export type Parameters = Record<string, string>

const at = $state({ path: location.pathname, query: location.search, anchor: location.hash })

function read(): void {
  at.path = location.pathname
  at.query = location.search
  at.anchor = location.hash
}

addEventListener('popstate', read)
addEventListener('hashchange', read)

export const here = {
  get path() {
    return at.path
  },
  get query() {
    return new URLSearchParams(at.query)
  },
  get anchor() {
    return at.anchor
  },
}

export function go(to: string, { replace = false } = {}): void {
  const samePage = new URL(to, location.href).pathname === location.pathname
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  read()
  if (!samePage) scrollTo(0, 0)
}

/** Follow links within the app; anything else (other site, new tab, download) is the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  go(link.href)
}

/** The parameters if the pattern fits the path, else null. */
export function match(pattern: string, path: string): Parameters | null {
  const { keys, pattern: expression } = parse(pattern)
  const found = expression.exec(path)
  if (!found) return null
  return Object.fromEntries(keys.map((key, place) => [key, decodeURIComponent(found[place + 1] ?? '')]))
}
