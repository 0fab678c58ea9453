/** Where a seat is, seen from mine: seats are numbered clockwise, and mine is nearest. */

export interface Direction {
  /** From -1 (left) to 1 (right). */
  x: number
  /** From -1 (far) to 1 (near). */
  y: number
}

export function directionOf(seat: number, me: number | null, seats: number): Direction {
  const step = (seat - (me ?? 0) + seats) % seats
  const angle = Math.PI / 2 + (step * 2 * Math.PI) / seats
  return { x: Math.cos(angle), y: Math.sin(angle) }
}
