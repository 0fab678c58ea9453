/** What this game's part of the messages looks like. */

export type Combination = 'none' | 'single' | 'pair' | 'triple' | 'straight' | 'flush' | 'full_house' | 'straight_flush' | 'gang'

export interface GangView {
  hand: string[]
  played: string[]
  table: string[]
  laid: string[][]
  known: string[][]
  shown: string[][]
  given: string | null
  returned: string | null
  seats: number
  phase: 'lead' | 'follow' | 'return' | 'over'
  turn: number
  direction: 'counterclockwise' | 'clockwise'
  combination: Combination
  owner: number
  needs_m1: boolean
  held: number[]
  passed: boolean[]
  able: boolean[]
  called: boolean[]
  due: boolean[]
  forgot: boolean[]
  hand_number: number
  dealer: number
  winner: number
  giver: number
  total: number[]
  last_cards: number[]
  last_points: number[]
  won: boolean[]
  pass_locks_trick: boolean
  announce: 'manual' | 'automatic' | 'challenge'
  score_limit: number
}

export type GangAction =
  | { do: 'pass' }
  | { do: 'play'; cards: string[] }
  | { do: 'play_and_call'; cards: string[] }
  | { do: 'call' }
  | { do: 'call_out'; target: number }
  | { do: 'return'; card: string }

export type GangEvent =
  | { event: 'hand_began'; hand: number; direction: GangView['direction'] }
  | { event: 'dealt'; seat: number; cards: string[] }
  | { event: 'gave' | 'returned'; seat: number; card: string; to: number }
  | { event: 'played' | 'threw_gang'; seat: number; cards: string[]; combination: Combination; left: number }
  | { event: 'passed' | 'called' | 'forgot' | 'went_out' | 'trick_won' | 'leads'; seat: number }
  | { event: 'called_out'; seat: number; target: number }
  | { event: 'hand_won'; seat: number; ending: 'went_out' | 'last_able' }
  | { event: 'scored'; seat: number; left: number; points: number; total: number }
  | { event: 'shown'; seat: number; cards: string[] }
  | { event: 'dead_hand_shown'; cards: string[] }
  | { event: 'match_won'; seat: number; total: number }
