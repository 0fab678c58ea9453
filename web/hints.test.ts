import { describe, expect, it } from 'vitest'
import { hintsOf } from './hints'

const chunk = (fileName: string, module: string, imports: string[] = [], sheets: string[] = []) => ({
  type: 'chunk',
  fileName,
  imports,
  moduleIds: [module],
  viteMetadata: { importedCss: new Set(sheets) },
})

const CHUNKS = [
  chunk('assets/index.js', '/web/src/main.ts', ['assets/base.js'], ['assets/index.css']),
  chunk('assets/base.js', '/web/src/lib/kit/Frame.svelte'),
  chunk('assets/Table.js', '/web/src/routes/Table.svelte', ['assets/base.js', 'assets/seat.js'], ['assets/Table.css']),
  chunk('assets/seat.js', '/web/src/lib/table/Seat.svelte', ['assets/Table.js'], ['assets/seat.css']),
  chunk('assets/villa.js', '/web/src/lib/games/villa/index.ts', ['assets/seat.js', 'assets/base.js']),
  chunk('assets/villa-en.js', '/src/hinterzimmer/locales/en/villa.ftl?raw'),
  chunk('assets/villa-de.js', '/src/hinterzimmer/locales/de/villa.ftl?raw'),
]

describe('what a page needs', () => {
  const { pages, games, texts } = hintsOf(CHUNKS)

  it('is its chunk with all that it imports, style sheets too, each once', () => {
    expect(pages.t).toEqual(['/assets/Table.js', '/assets/Table.css', '/assets/seat.js', '/assets/seat.css'])
  })

  it('is not what every page names anyway', () => {
    expect(games.villa?.slice(0, 3)).toEqual(['/assets/villa.js', '/assets/seat.js', '/assets/seat.css'])
    expect([...Object.values(pages), ...Object.values(games)].flat()).not.toContain('/assets/base.js')
  })

  it('is the texts of one language', () => {
    expect(texts.en?.villa).toEqual(['/assets/villa-en.js'])
    expect(texts.de?.villa).toEqual(['/assets/villa-de.js'])
  })

  it('is nothing where the build has no such page', () => {
    expect(pages.lobby).toEqual([])
  })
})
