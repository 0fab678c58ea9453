/** What a page asks the server first, asked for while the page's own code is still on its way. */

import type { TableInfo } from './generated'
import { http } from './http'

let awaited: { id: string; answer: Promise<TableInfo> } | null = null

export function askAhead(id: string): void {
  const answer = http.table(id)
  // whoever takes the answer hears of the failure
  answer.catch(() => undefined)
  awaited = { id, answer }
}

/** The table as everybody sees it: what was asked ahead serves once. */
export function tableAtFirst(id: string): Promise<TableInfo> {
  const answer = awaited?.id === id ? awaited.answer : http.table(id)
  awaited = null
  return answer
}
