/** Where the cards of a hand lie: in one arc, or in rows where that would be too narrow to tap. */

export interface Place {
  x: number
  y: number
  /** Degrees. */
  turn: number
}

export interface Fan {
  places: Place[]
  width: number
  height: number
  card: number
  rows: number
}

/** What has to stay free of each card, in pixels: a finger. */
export const FINGER = 44
const RATIO = 1.4
const LARGEST = 156
/** How much a picked card rises. */
export const RISE = 16
/** Degrees of a whole arc, and from one card to the next, at most. */
const WHOLE_ARC = 17
const OPENING = 2
/** How deep the ends of an arc hang, in pixels for each degree and card. */
const DEPTH = 0.2

const opening = (count: number) => Math.min(OPENING, WHOLE_ARC / count)
const hanging = (off: number, count: number) => off * off * opening(count) * DEPTH

function cardWidth(width: number, height: number, rows: number, perRow: number): number {
  // what is seen of the rows above is at least a finger high
  const depth = rows > 1 ? (rows - 1) * (FINGER + 8) : 8 + hanging((perRow - 1) / 2, perRow)
  const byHeight = (height - RISE - depth) / RATIO
  const byWidth = rows > 1 ? Math.max(width - (perRow - 1) * FINGER, FINGER + 2) : width / 4
  return Math.max(FINGER, Math.min(LARGEST, byHeight, Math.max(byWidth, FINGER + 4)))
}

/** Rows of nearly equal length, the longer ones first. */
function rowLengths(count: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows))
}

export function fan(count: number, width: number, height: number): Fan {
  if (count === 0 || width < FINGER) return { places: [], width, height: 0, card: FINGER, rows: 0 }
  const rows = Math.ceil(count / Math.max(1, Math.floor(width / FINGER)))
  const lengths = rowLengths(count, rows)
  const card = cardWidth(width, height, rows, lengths[0] ?? count)
  const tall = card * RATIO
  const rowStep = rows > 1 ? Math.max(FINGER + 2, Math.min(tall * 0.78, (height - RISE - tall) / (rows - 1))) : 0
  const places = lengths.flatMap((length, row) => rowPlaces(length, width, card, rows === 1, RISE + row * rowStep))
  const deepest = Math.max(...places.map((place) => place.y))
  return { places, width, height: deepest + tall, card, rows }
}

function rowPlaces(count: number, width: number, card: number, arc: boolean, top: number): Place[] {
  // turned cards need a little room at both ends
  const margin = arc ? card * 0.16 : 0
  const free = width - card - 2 * margin
  const step = count > 1 ? Math.min(free / (count - 1), card * (arc ? 0.72 : 1.04)) : 0
  const left = (width - card - step * (count - 1)) / 2
  return Array.from({ length: count }, (_, place) => {
    const off = place - (count - 1) / 2
    const flat = { x: left + step * place, y: top, turn: 0 }
    return arc ? { ...flat, y: top + hanging(off, count), turn: off * opening(count) } : flat
  })
}

/** The place in the order that a card dragged to this point takes. */
export function placeAt(shape: Fan, x: number, y: number): number {
  let nearest = 0
  let least = Infinity
  shape.places.forEach((place, index) => {
    const far = Math.hypot(place.x + shape.card / 2 - x, (place.y + (shape.card * RATIO) / 2 - y) * 1.4)
    if (far < least) [nearest, least] = [index, far]
  })
  return nearest
}
