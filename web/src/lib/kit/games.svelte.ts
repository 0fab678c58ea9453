/** The games that the server offers. */

import { http } from '../api/http'
import type { GameInfo } from '../api/generated'
import { loadGameTexts } from './texts.svelte'

const offered = $state({ games: [] as GameInfo[] })

export const catalogue = offered

let asked: Promise<GameInfo[]> | null = null

/** All games with their texts loaded; asked once. */
export function loadGames(): Promise<GameInfo[]> {
  asked ??= http.games().then(
    async (games) => {
      await Promise.all(games.map((game) => loadGameTexts(game.name)))
      offered.games = games
      return games
    },
    (failure: unknown) => {
      asked = null
      throw failure
    },
  )
  return asked
}
