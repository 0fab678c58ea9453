/** What is said among some seats alone, beside the table's talk. */

import type { TableInfo, TalkLine } from '../api/generated'

export type Tab = 'log' | 'talk' | 'room'
export type Unread = Record<'talk' | 'room', number>

export interface Whispers {
  lines: TalkLine[]
  /** Who hears what I say there now. */
  seats: number[]
  names: string
  isOpen: boolean
  /** Who heard a line, where that is not plain from the room I am in. */
  heardBy(line: TalkLine): string
}

/** The room that is open to me now. */
export function roomOf(table: TableInfo, me: number | null): number[] | null {
  return me === null ? null : (table.rooms.find((room) => room.includes(me)) ?? null)
}

const listed = (seats: number[], names: string[]) => seats.map((seat) => names[seat] ?? '').join(', ')

/** Null where nobody may talk alone and nothing that was said so may be read. */
export function whispers(table: TableInfo, me: number | null, names: string[], talk: TalkLine[]): Whispers | null {
  const lines = talk.filter((line) => line.room !== null)
  const mine = roomOf(table, me)
  if (!mine && lines.length === 0) return null
  return {
    lines,
    seats: mine ?? [],
    names: listed((mine ?? []).filter((seat) => seat !== me), names),
    isOpen: mine !== null,
    heardBy: (line) => listed((line.room ?? []).filter((seat) => seat !== line.seat && seat !== me), names),
  }
}
