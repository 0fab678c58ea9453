/** The round as the events tell it: for the count, and for the pause when the next cards are up already. */

import type { LoggedEvent } from '../../api/generated'
import type { Camp, GangstersEvent, GangstersView, Side } from './types'

export interface Taken {
  seat: number
  package: number
  alcohol: number
  means: number
  person: string | null
}

/** What lies on the table. */
export interface Scene {
  round: number
  coalition: string | null
  district: string | null
  loot: string | null
  person: string | null
  side: Side[]
  turned: string[][]
  faceDown: number[]
  uncovered: (string | null)[]
  contribution: (number | null)[]
  /** Of challengers and defenders; null before it was announced. */
  strength: [number | null, number | null]
  /** The hidden card is counted too. */
  isFinal: boolean
  winner: Camp | null
  tooWeak: Camp | null
  took: Taken[]
}

const told = (logged: LoggedEvent) => logged.event as unknown as GangstersEvent
const at = (camp: Camp) => (camp === 'challengers' ? 0 : 1)

function empty(seats: number): Scene {
  const each = <T>(value: () => T) => Array.from({ length: seats }, value)
  return {
    round: 0,
    coalition: null,
    district: null,
    loot: null,
    person: null,
    side: each<Side>(() => 'unknown'),
    turned: each<string[]>(() => []),
    faceDown: each(() => 0),
    uncovered: each<string | null>(() => null),
    contribution: each<number | null>(() => null),
    strength: [null, null],
    isFinal: false,
    winner: null,
    tooWeak: null,
    took: [],
  }
}

export interface RoundStory {
  events: LoggedEvent[]
  /** Who was Mr. X in it; -1 where there is none. */
  mrX: number
}

/** What happened in the round that began last, or in the last one that is over. */
export function roundStory(events: LoggedEvent[], over = false): RoundStory {
  let end = events.length
  if (over) end = events.findLastIndex((event) => told(event).event === 'round_over') + 1
  const start = Math.max(0, events.slice(0, end).findLastIndex((event) => told(event).event === 'round_began'))
  const named = events.slice(0, start).map(told).findLast((event) => event.event === 'became_mr_x')
  return { events: events.slice(start, end), mrX: named?.event === 'became_mr_x' ? named.seat : -1 }
}

/** Who laid before anything of the two sides was turned up challenges; the others defend. */
export function sceneOf({ events, mrX }: RoundStory, seats: number): Scene {
  const scene = empty(seats)
  let isTurned = false
  for (const event of events.map(told)) {
    if (event.event === 'committed' && event.seat !== mrX) scene.side[event.seat] = isTurned ? 'defenders' : 'challengers'
    else if (event.event === 'showed' && event.seat !== mrX) isTurned = true
    add(scene, event)
  }
  return scene
}

function add(scene: Scene, event: GangstersEvent): void {
  switch (event.event) {
    case 'round_began':
      scene.round = event.round
      break
    case 'turned_up':
      Object.assign(scene, { coalition: event.coalition, district: event.district, loot: event.loot, person: event.person })
      break
    case 'betrayed':
      scene.side[event.victim] = 'dropped'
      break
    case 'lies':
      scene.faceDown[event.seat] = event.count
      break
    case 'side_shown':
      scene.side[event.seat] = event.side
      break
    case 'showed':
      scene.turned[event.seat] = event.cards
      scene.faceDown[event.seat] = event.face_down
      break
    case 'announced':
      scene.strength[at(event.side)] = event.strength
      break
    case 'hidden_shown':
      scene.uncovered[event.seat] = event.card
      scene.turned[event.seat] = [...(scene.turned[event.seat] ?? []), event.card]
      scene.faceDown[event.seat] = 0
      break
    case 'counted':
      scene.strength[at(event.side)] = event.strength
      scene.isFinal = true
      break
    case 'contributed':
      scene.contribution[event.seat] = event.strength
      break
    case 'round_won':
      scene.winner = event.side
      break
    case 'too_weak':
      scene.tooWeak = event.side
      break
    case 'took':
      scene.took.push({ seat: event.seat, package: event.package, alcohol: event.alcohol, means: event.means, person: event.person })
      break
  }
}

/** What lies there now: all that lies is in the view, and who took what in the events. */
export function sceneNow(view: GangstersView, events: LoggedEvent[]): Scene {
  const scene = sceneOf(roundStory(events), view.seats)
  const isCounted = view.winner === 'challengers' || view.winner === 'defenders'
  const isOpen = view.revealed.some((open, seat) => open && seat !== view.mr_x)
  return {
    ...scene,
    round: view.round,
    coalition: view.coalition?.id ?? null,
    district: view.district?.id ?? null,
    loot: view.loot?.id ?? null,
    person: view.person?.id ?? null,
    side: view.side,
    turned: view.turned,
    faceDown: view.face_down,
    uncovered: view.uncovered,
    contribution: view.contribution.map((strength, seat) => (isCounted && view.side[seat] !== 'dropped' ? strength : null)),
    strength: isOpen || isCounted ? [view.strength[0] ?? 0, isCounted ? (view.strength[1] ?? 0) : null] : [null, null],
    isFinal: isCounted,
    winner: isCounted ? (view.winner as Camp) : null,
  }
}

/**
 * The count in pictures: how many of the round's events each shows. First all that lies open,
 * then what is announced, then each hidden card, then who has won.
 */
export function pictures(events: LoggedEvent[]): number[] {
  const cuts: number[] = []
  const words = events.map((event) => told(event).event)
  const announced = words.indexOf('announced')
  const won = words.indexOf('round_won')
  if (announced < 0 || won < 0) return cuts
  cuts.push(announced, words.lastIndexOf('announced') + 1)
  words.forEach((word, place) => word === 'hidden_shown' && cuts.push(place + 1))
  cuts.push(won + 1)
  return [...new Set(cuts)]
}

/** The number of the event with which the count of the last round begins; -1 before. */
export function countBegan(events: LoggedEvent[]): number {
  return events.findLast((event) => told(event).event === 'announced')?.number ?? -1
}

export interface Majority {
  category: string
  seats: number[]
  alcohol: number
}

/** What the showdown paid. */
export function majorities(events: LoggedEvent[]): Majority[] {
  const found: Majority[] = []
  for (const event of events.map(told)) {
    if (event.event !== 'majority') continue
    const known = found.find((one) => one.category === event.category)
    if (known) known.seats.push(event.seat)
    else found.push({ category: event.category, seats: [event.seat], alcohol: event.alcohol })
  }
  return found
}
