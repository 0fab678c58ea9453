/** The tables of the games, each loaded when somebody sits down at one. */

import type { GameModule } from '../table/types'

const MODULES = import.meta.glob<{ default: GameModule }>('./*/index.ts')

/** Null for a game that has no table of its own: the general one serves. */
export async function loadGame(name: string): Promise<GameModule | null> {
  const load = MODULES[`./${name}/index.ts`]
  return load ? (await load()).default : null
}
