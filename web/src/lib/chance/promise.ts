/** The hash that this browser was shown before a game began: a promise is worth what one keeps of it. */

const KEY = 'hinterzimmer.promises'
const KEPT = 60

export interface Promised {
  table: string
  hash: string
  /** ISO 8601. */
  at: string
}

function all(): Promised[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Promised[]
  } catch {
    return []
  }
}

/** Keep the first hash that was shown for a table. */
export function keepPromise(table: string, hash: string): void {
  const kept = all()
  if (kept.some((promised) => promised.table === table)) return
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept, { table, hash, at: new Date().toISOString() }].slice(-KEPT)))
  } catch {
    // nothing can be kept in this browser: the hash on the page has to do
  }
}

export function promiseOf(table: string): Promised | null {
  return all().find((promised) => promised.table === table) ?? null
}
