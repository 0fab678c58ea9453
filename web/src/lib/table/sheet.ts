/** What a score sheet from elsewhere says about its table. */

import type { Json, SeatInfo, TableInfo } from '../api/generated'

interface SheetSeat {
  name?: string | null
  bot?: string | null
}

function seatOf(told: unknown, seat: number): SeatInfo {
  const { name = null, bot = null } = (told ?? {}) as SheetSeat
  const nobody = { away: false, substitute: null, word: false }
  return { seat, kind: bot ? 'bot' : 'person', name, bot, connected: true, ...nobody }
}

export function tableOfSheet(sheet: Json): TableInfo {
  const chance = (sheet.chance ?? {}) as { seed?: string; seed_hash?: string; words?: string[] }
  const seats = Array.isArray(sheet.seats) ? sheet.seats.map(seatOf) : []
  return {
    id: '',
    game: String(sheet.game),
    rules_version: Number(sheet.rules),
    options: (sheet.options ?? {}) as Json,
    preset: null,
    status: 'over',
    listed: false,
    host: null,
    seats,
    created: '',
    waiting: [],
    actions: 0,
    seed_hash: chance.seed_hash ?? '',
    seed: chance.seed ?? null,
    returns: null,
    rematch: null,
    pace: 0,
    manners: {},
    words: chance.words ?? [],
    words_open: false,
    break_: null,
    vote: null,
    clocks: null,
    abandoned: false,
    rooms: [],
  }
}

/** Hand the sheet out as a file. */
export function saveSheet(sheet: Json, table: string): void {
  const blob = new Blob([JSON.stringify(sheet, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `hinterzimmer-${String(sheet.game)}-${table || 'sheet'}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
