/**
 * What a page will need, said at build time: the server names these files in the page itself, so
 * that a browser asks for all of them at once and not for one after the other.
 */

import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'

/** By the first part of an address: the page that is shown there. */
const PAGES: Record<string, string> = {
  '': 'Start',
  new: 'New',
  lobby: 'Lobby',
  t: 'Table',
  s: 'Seat',
  rules: 'Rules',
}

export interface Hints {
  pages: Record<string, string[]>
  games: Record<string, string[]>
  /** By language, then by the name of the text file. */
  texts: Record<string, Record<string, string[]>>
}

interface Chunk {
  type: string
  fileName: string
  imports: string[]
  moduleIds: string[]
  viteMetadata?: { importedCss: Set<string> }
}

/** The chunk with a module, what it imports, and their style sheets. */
export function filesOf(chunks: Chunk[], module: string): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<string>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet)
    for (const name of chunk.imports) visit(byName.get(name))
  }
  visit(chunks.find((chunk) => chunk.moduleIds.some((id) => id.split('?')[0]?.endsWith(module))))
  return [...found].map((name) => `/${name}`)
}

export function hintsOf(chunks: Chunk[]): Hints {
  const hints: Hints = { pages: {}, games: {}, texts: {} }
  // what every page begins with is named by every page
  const everywhere = filesOf(chunks, '/src/main.ts')
  const needs = (module: string) => filesOf(chunks, module).filter((file) => !everywhere.includes(file))
  for (const [place, page] of Object.entries(PAGES)) hints.pages[place] = needs(`/src/routes/${page}.svelte`)
  for (const id of chunks.flatMap((chunk) => chunk.moduleIds)) {
    const path = id.split('?')[0] ?? ''
    const folder = basename(dirname(path))
    if (/\/src\/lib\/games\/\w+\/index\.ts$/.test(path)) hints.games[folder] = needs(path)
    if (/\/locales\/\w+\/[\w-]+\.ftl$/.test(path)) (hints.texts[folder] ??= {})[basename(path, '.ftl')] = needs(path)
  }
  return hints
}

export function hints(): Plugin {
  return {
    name: 'hinterzimmer-hints',
    // once Vite has said which style sheets belong to a chunk
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk') as unknown as Chunk[]
      this.emitFile({ type: 'asset', fileName: 'hints.json', source: JSON.stringify(hintsOf(chunks)) })
    },
  }
}
