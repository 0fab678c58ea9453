/**
 * The people as linocut busts on a field of 96 by 96, put together from blocks: a body for each
 * kind, a head, a hat or hair, and what one remembers of a face.
 */

import type { Person } from './types'

export interface Bust {
  ink: string[]
  cut: string[]
  over: string[]
  gouge: string
}

const BODIES: Record<string, { ink: string; cut: string; over: string }> = {
  // a roll-neck and shoulders that fill the frame
  muscle: {
    ink: 'M0 96c0-16 8-24 28-28 5-1 8-3 9-7h22c1 4 4 6 9 7 20 4 28 12 28 28z',
    cut: 'M35 66c7 6 19 6 26 0l1 5c-8 6-20 6-28 0z',
    over: '',
  },
  // a suit, a collar, a tie
  office: {
    ink: 'M7 96c1-15 9-22 23-26 6-2 8-4 9-9h18c1 5 3 7 9 9 14 4 22 11 23 26z',
    cut: 'M38 67l10 14 10-14-4-3H42z',
    over: 'M45 72l3-3 3 3 2 14-5 9-5-9z',
  },
  // a dress or a dinner jacket: bare throat, a ruffle
  society: {
    ink: 'M10 96c1-13 8-19 21-23 6-2 8-4 9-11h16c1 7 3 9 9 11 13 4 20 10 21 23z',
    cut: 'M40 66c5 6 11 6 16 0l4 8-12 18-12-18z',
    over: 'M44 80l4 3 4-3v7l-4-3-4 3z',
  },
}
const HEAD = 'M33 34c0-12 7-18 15-18s15 6 15 18c1 13-2 22-8 28-5 3-9 3-14 0-6-6-9-15-8-28z'
const LIGHT = 'M54 36c4-1 7 0 8 2 0 9-2 15-6 20-3 3-5 4-8 5 3-4 5-9 5-14 2-1 2-8 1-13z'

const HATS: Record<string, string> = {
  cap: 'M30 30c-2-12 6-21 20-21 12 0 18 6 18 15 6 1 9 4 9 7-14-3-30-4-47-1z',
  fedora: 'M14 33c8-5 20-7 34-7s26 2 34 7c3 2 1 4-2 3-20-4-44-4-64 0-3 1-5-1-2-3zM31 27c0-12 4-19 9-19 4 0 5 2 8 2s4-2 8-2c5 0 9 7 9 19-11-3-23-3-34 0z',
  bowler: 'M18 31c8-3 18-4 30-4s22 1 30 4c2 2 0 4-3 3-18-3-36-3-54 0-3 1-5-1-3-3zM30 27c0-13 7-19 18-19s18 6 18 19c-12-2-24-2-36 0z',
  topper: 'M20 30c8-3 17-4 28-4s20 1 28 4c2 2 0 4-3 3-16-3-34-3-50 0-3 1-5-1-3-3zM31 26L29 2h38l-2 24c-11-2-23-2-34 0z',
  police: 'M26 30c2-2 2-4 1-6-4-6 0-15 21-15s25 9 21 15c-1 2-1 4 1 6-14-4-30-4-44 0zM28 32c13-4 27-4 40 0-12 3-28 3-40 0z',
  bald: '',
  short: 'M31 36c-3-16 4-25 17-25s20 9 17 25c-2-6-4-9-6-11-8 2-15 2-22-1-3 3-5 6-6 12z',
  bob: 'M27 60c-5-9-5-33 4-42 5-6 11-8 17-8s12 2 17 8c9 9 9 33 4 42-4 2-8 1-9-2 3-10 3-20 0-28-7 3-17 3-24-2-4 10-4 20-1 30-1 3-4 4-8 2z',
  bun: 'M30 38c-3-16 5-24 18-24s21 8 18 24c-3-6-5-9-8-11-6 2-14 2-20 0-3 2-6 5-8 11zM40 12a8 7 0 1 1 16 0z',
  curls: 'M26 46a7 7 0 0 1 0-12 8 8 0 0 1 4-13 9 9 0 0 1 15-7 10 10 0 0 1 17 3 8 8 0 0 1 7 12 7 7 0 0 1 0 13 6 6 0 0 1-4 8c2-8 1-16-3-21-8 2-18 1-26-3-3 8-3 16-1 25a7 7 0 0 1-9-5z',
  cloche: 'M27 44c-3-20 4-33 21-33s24 13 21 33c-3-6-6-9-10-11-9-1-16 1-22 4-5 1-8 4-10 7z',
}
const FACES: Record<string, { over?: string; gouge?: string; cut?: string }> = {
  moustache: { cut: 'M37 51c4-3 8-3 11-1 3-2 7-2 11 1-4 3-8 3-11 2-3 1-7 1-11-2z' },
  beard: { over: 'M33 46c3 6 6 5 9 3h12c3 2 6 3 9-3 0 12-5 22-15 22s-15-10-15-22z', cut: 'M44 53h8c-1 2-7 2-8 0z' },
  glasses: { gouge: 'M36 40a5 5 0 1 0 10 0 5 5 0 1 0-10 0M50 40a5 5 0 1 0 10 0 5 5 0 1 0-10 0M46 39c1-1 3-1 4 0' },
  cigar: { over: 'M52 55l22 6-1 4-22-6z', gouge: 'M76 58c4-4-1-7 3-11s0-7 3-10' },
  scar: { gouge: 'M39 32l-4 24M36 38l4 2M35 44l4 2M34 50l4 2' },
  patch: { over: 'M34 38c4-3 9-3 12 0 0 5-3 8-6 8s-6-3-6-8zM32 36l34-9-1-2-33 8z' },
  pearls: { cut: 'M38 68a2 2 0 1 0 4 0 2 2 0 1 0-4 0M42 73a2 2 0 1 0 4 0 2 2 0 1 0-4 0M50 73a2 2 0 1 0 4 0 2 2 0 1 0-4 0M54 68a2 2 0 1 0 4 0 2 2 0 1 0-4 0M46 76a2 2 0 1 0 4 0 2 2 0 1 0-4 0' },
  lips: { over: 'M43 54c2-2 4-1 5 0 1-1 3-2 5 0-2 4-8 4-10 0z' },
  feather: { over: 'M64 24c6-10 8-18 5-24-7 6-10 14-9 23z', gouge: 'M66 5c-1 6-2 11-4 16' },
  monocle: { gouge: 'M50 40a6 6 0 1 0 12 0 6 6 0 1 0-12 0M61 45c4 8 4 16 1 26' },
  fuse: { over: 'M66 14c6-8 12-6 12-12M74 2l10-2-4 8z', gouge: 'M66 14c4-7 10-6 12-12' },
  pencil: { over: 'M62 30l20-12 2 4-20 12z' },
  jaw: { gouge: 'M38 57c6 5 14 5 20 0M48 56v5M37 38h8M51 38h8' },
}

interface Looks {
  hat: string
  face: string[]
}
const PEOPLE: Record<string, Looks> = {
  m1: { hat: 'curls', face: ['fuse', 'lips'] },
  m2: { hat: 'cap', face: ['scar'] },
  m3: { hat: 'fedora', face: ['patch'] },
  m4: { hat: 'bald', face: ['moustache'] },
  m5: { hat: 'bun', face: ['scar', 'lips'] },
  m6: { hat: 'short', face: ['jaw', 'cigar'] },
  o1: { hat: 'bowler', face: ['cigar'] },
  o2: { hat: 'bun', face: ['glasses', 'lips'] },
  o3: { hat: 'police', face: ['moustache'] },
  o4: { hat: 'fedora', face: ['beard'] },
  o5: { hat: 'bald', face: ['glasses', 'beard'] },
  o6: { hat: 'short', face: ['monocle', 'moustache'] },
  s1: { hat: 'cloche', face: ['lips', 'pearls'] },
  s2: { hat: 'bob', face: ['pencil', 'lips'] },
  s3: { hat: 'topper', face: ['moustache'] },
  s4: { hat: 'bob', face: ['feather', 'pearls', 'lips'] },
  s5: { hat: 'short', face: ['moustache'] },
  s6: { hat: 'curls', face: ['feather', 'pearls'] },
}
const STRANGER: Looks = { hat: 'fedora', face: [] }

export function bustOf(person: Pick<Person, 'id' | 'kind'>): Bust {
  const { hat, face } = PEOPLE[person.id] ?? STRANGER
  const body = BODIES[person.kind] ?? BODIES.office
  const marks = face.flatMap((name) => FACES[name] ?? [])
  const kept = (parts: (string | undefined)[]) => parts.filter((part): part is string => Boolean(part))
  return {
    ink: kept([body?.ink, HEAD]),
    cut: kept([body?.cut, LIGHT]),
    over: kept([body?.over, HATS[hat], ...marks.map((mark) => mark.over)]),
    gouge: marks.map((mark) => mark.gouge ?? '').join(''),
  }
}

/** Pearls and the like: cut out last. */
export function jewelsOf(person: Pick<Person, 'id'>): string[] {
  return (PEOPLE[person.id] ?? STRANGER).face.flatMap((name) => FACES[name]?.cut ?? [])
}
