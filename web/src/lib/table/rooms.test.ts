import { describe, expect, it } from 'vitest'
import type { TableInfo, TalkLine } from '../api/generated'
import { roomOf, whispers } from './rooms'

const NAMES = ['Greta', 'Ben', 'Carla', 'Dan']
const table = (...rooms: number[][]) => ({ rooms }) as TableInfo
const line = (seat: number, room: number[] | null): TalkLine => ({ seat, name: NAMES[seat] ?? '', text: 'psst', at: '', room })

describe('a room', () => {
  it('is mine if I am in it', () => {
    expect(roomOf(table([0, 2], [1, 3]), 3)).toEqual([1, 3])
    expect(roomOf(table([0, 2]), 1)).toBeNull()
    expect(roomOf(table([0, 2]), null)).toBeNull()
  })
  it('is open to those in it, who need not be told who hears them', () => {
    const room = whispers(table([0, 2]), 0, NAMES, [line(1, null), line(2, [0, 2])])
    expect(room).toMatchObject({ isOpen: true, seats: [0, 2], names: 'Carla' })
    expect(room?.lines).toHaveLength(1)
    expect(room?.heardBy(line(2, [0, 2]))).toBe('')
  })
  it('can be read when it is closed, with who heard it', () => {
    const room = whispers(table(), null, NAMES, [line(1, [1, 3])])
    expect(room).toMatchObject({ isOpen: false, seats: [] })
    expect(room?.heardBy(line(1, [1, 3]))).toBe('Dan')
  })
  it('is nothing where nothing was said in one', () => {
    expect(whispers(table([0, 2]), 1, NAMES, [line(1, null)])).toBeNull()
  })
})
