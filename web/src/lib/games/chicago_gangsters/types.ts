/** This game's part of the messages. */

export type MeansType = 'weapons' | 'bribes' | 'extortion'
export type PersonKind = 'muscle' | 'office' | 'society'
export type Side = 'unknown' | 'challengers' | 'defenders' | 'dropped'
export type Camp = 'challengers' | 'defenders'
export type Phase = 'betrayal' | 'talk' | 'lay' | 'loot' | 'give' | 'abilities' | 'over'
export type Step = 'mr_x' | 'challengers' | 'defenders'
export type Hearer = 'partner' | 'all'

export interface Person {
  id: string
  kind: string
  value: number
  ability: string
}
export interface Coalition {
  id: string
  challengers: string[]
  defenders: string[]
  hides: string
}
export interface District {
  id: string
  means: string[]
  persons: string[]
}
export interface Package {
  alcohol: number
  means: number
  person: boolean
}
export interface Loot {
  id: string
  winners: Package[]
  losers: Package[]
}
export interface Statement {
  phrase: string
  number: number
  /** A seat, or null for all. */
  to: number | null
  kept: string
}

export interface GangstersView {
  hand: string[]
  own_laid: string[]
  own_hidden: string | null
  own_side: Side
  own_from_loot: string[]
  turned: string[][]
  face_down: number[]
  discard: string[]
  known: string[][]
  shown: string[][]
  said: Statement[][][][]
  persons: (Person | null)[][]
  person: Person | null
  coalition: Coalition | null
  district: District | null
  loot: Loot | null
  seats: number
  round: number
  turn: number
  in_stack: number
  reshuffles: number
  phase: Phase
  step: Step
  ready: boolean[]
  committed: boolean[]
  revealed: boolean[]
  held: number[]
  clan: (string | null)[]
  seat_of: number[]
  side: Side[]
  partner: number[]
  may_hide: boolean[]
  uncovered: (string | null)[]
  mr_x: number
  dropped: number
  godfather: number
  contribution: number[]
  strength: number[]
  winner: Side
  order: number[]
  taking: Side
  received: boolean[]
  last_contribution: number[]
  last_strength: number[]
  last_winner: Side
  alcohol: number[]
  godfather_points: number[]
  won: boolean[]
  option_talk: number
  option_open_mr_x: boolean
  option_godfather: boolean
}

export type GangstersAction =
  | { do: 'lay'; cards: string[]; hidden: string | null }
  | { do: 'lay_for'; cards: string[]; side: Camp }
  | { do: 'say'; phrase: string; number: number; to: Hearer }
  | { do: 'ready' }
  | { do: 'take'; package: number }
  | { do: 'betray' }
  | { do: 'stand_by' }
  | { do: 'give'; gift: string }
  | { do: 'take_back'; card: string }
  | { do: 'console' }
  | { do: 'exchange'; card: string }
  | { do: 'done' }

export type GangstersEvent =
  | { event: 'joined_clan'; seat: number; clan: string }
  | { event: 'became_mr_x'; seat: number }
  | { event: 'round_began'; round: number }
  | { event: 'turned_up'; coalition: string; district: string; loot: string; person: string }
  | { event: 'betrayed'; seat: number; victim: number }
  | { event: 'said'; seat: number; phrase: string; number: number; to: Hearer }
  | { event: 'committed'; seat: number }
  | { event: 'lies'; seat: number; count: number }
  | { event: 'side_shown'; seat: number; side: Camp }
  | { event: 'showed'; seat: number; cards: string[]; face_down: number }
  | { event: 'announced'; side: Camp; strength: number }
  | { event: 'hidden_shown'; seat: number; card: string }
  | { event: 'contributed'; seat: number; strength: number }
  | { event: 'counted'; side: Camp; strength: number }
  | { event: 'round_won'; side: Camp }
  | { event: 'took'; seat: number; package: number; alcohol: number; means: number; person: string | null }
  | { event: 'too_weak'; side: Camp }
  | { event: 'person_left'; person: string }
  | { event: 'round_over'; round: number }
  | { event: 'end_card' }
  | { event: 'majority'; seat: number; category: string; alcohol: number }
  | { event: 'won'; seat: number; alcohol: number }
