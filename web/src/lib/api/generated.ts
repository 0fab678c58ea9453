// Made by `python -m hinterzimmer.server.typescript`; changes here are lost.

/** A JSON object whose type belongs to a game. */
export type Json = Record<string, unknown>

export type AtZero = "default" | "substitute" | "loss"

export type ClockKind = "move" | "bank"

export type Language = "de" | "en"

export type SeatKind = "open" | "person" | "bot"

export type Speed = "live" | "slow"

export type TableStatus = "open" | "playing" | "over"

export type TalkLevel = "free" | "pings" | "silent"

export type TalkPing = ":yes:" | ":no:" | ":wait:" | ":look:" | ":careful:" | ":help:" | ":well-done:" | ":thanks:"

/** Somebody whom I have blocked, under the name they had then. */
export interface Blocked {
  id: string
  name: string
  since: string
}

/** Where one now sits. */
export interface Created {
  table: string
  seat: number
}

/** A game of the catalogue. */
export interface GameInfo {
  name: string
  rules_version: number
  least_seats: number
  most_seats: number
  options: OptionInfo[]
  presets: PresetInfo[]
  bots: string[]
  usual_bot: string
}

/** What chance answered to one kind of question, beside what was to be expected. */
export interface LuckRow {
  purpose: string
  seat: number | null
  choices: number
  counts: number[]
}

/** Who the browser is. `name` is null until a guest has named themselves. */
export interface Me {
  name: string | null
  version: string
  public_url: string | null
  lan_url: string | null
}

/** A table in one's own list, those that wait for me first. */
export interface MyTable {
  table: TableInfo
  seat: number
  my_turn: boolean
}

export interface OptionInfo {
  name: string
  rule: string
  default: unknown
  values: unknown[]
}

export interface PresetInfo {
  name: string
  options: Json
}

/** Every refusal over HTTP, whatever its status. */
export interface Problem {
  code: string
  detail: string
  params: Json
}

/** A way back for a guest who lost the cookie: shown once; a new one revokes it. */
export interface Recovery {
  code: string
  link: string
}

/** How a person is reminded at one table that it is their turn. */
export interface Reminder {
  email?: string | null
  webhook?: string | null
  quiet_from?: string
  quiet_to?: string
  zone?: string
  language?: Language
}

/** A finished game, step by step. */
export interface Replay {
  table: TableInfo | null
  sheet: Json
  viewer: number | null
  steps: ReplayStep[]
  luck: LuckRow[]
}

/** The table after `number` actions (0: set up), seen by one viewer. */
export interface ReplayStep {
  number: number
  actor: number | null
  action: Json | null
  events: Json[]
  view: Json
  chance: Json[]
  knew: Json[]
}

/** A rulebook as HTML; every numbered rule has the anchor `rule-<number>`. */
export interface Rulebook {
  game: string
  language: string
  html: string
  sections: RuleSection[]
}

/** A numbered heading or rule of a rulebook, for the table of contents. */
export interface RuleSection {
  number: string
  title: string
}

/** A link that seats whoever opens it. Only members see it, only for open seats. */
export interface SeatLink {
  seat: number
  token: string
}

/** How the room is doing, for everybody to see. */
export interface Status {
  started: string
  uptime: number
  restarts: number
  tables: number
  sockets: number
  commands: number
  refusals: number
  measured: number
  p50: number | null
  p99: number | null
  replays: number
  substitutions: number
  lost: number | null
  lost_tables: number | null
  lost_looked: string | null
}

/** What can be shared of a table: `/t/<table>` to watch, `/s/<token>` to sit down. */
export interface TableLinks {
  table: string
  watch: string
  seats: SeatLink[]
}

/** Play. id: new for each intention, the same for each resend of it. */
export interface Act {
  type: "act"
  id: string
  action: Json
  decision?: number | null
}

/** End this game without a winner? A majority of the persons present decides. */
export interface CastVote {
  type: "vote"
  id: string
  yes: boolean
}

/** I have seen how the hand or round ended; go on. */
export interface Continue {
  type: "continue"
  id: string
}

/** Are you there? */
export interface Ping {
  type: "ping"
}

/** Send a snapshot; I have everything up to the version `have`. */
export interface Resync {
  type: "resync"
  have: number
}

/** Table talk. */
export interface Say {
  type: "say"
  id: string
  text: string
  room?: number[] | null
}

/** Take the last action back, where the prompt offers it. */
export interface Undo {
  type: "undo"
  id: string
}

/** The command is on disk. A resend gets the same answer. */
export interface Accepted {
  type: "accepted"
  id: string
  version: number
}

/** A message that was no command. The connection stays open unless `closing`. */
export interface Fault {
  type: "fault"
  code: string
  params: Json
  closing: boolean
}

/** An event that this viewer may know, and its number among those. action: the number of the */
export interface LoggedEvent {
  number: number
  action: number
  event: Json
}

/** I am here. version and heard: the last version and the last `talked` that were sent over */
export interface Pong {
  type: "pong"
  version: number
  heard: number
}

/** Who is connected, whole; has no version because nothing depends on it. */
export interface Presence {
  type: "presence"
  connected: number[]
  spectators: number
}

/** What this seat is asked, or may do unasked. Null in a message: nothing. */
export interface Prompt {
  decision: number
  must: boolean
  legal: Json[]
  undo: boolean
  deadline: string | null
}

/** The command changed nothing. */
export interface Refused {
  type: "refused"
  id: string
  code: string
  rule: string | null
  params: Json
}

/** Everything a viewer may know now: first message, and the answer to `resync`. */
export interface Snapshot {
  type: "snapshot"
  version: number
  since: number
  table: TableInfo
  you: You
  view: Json | null
  prompt: Prompt | null
  events: LoggedEvent[]
  talk: TalkLine[]
  heard: number
}

/** Somebody sat down, left, the game started or ended. It follows `version - 1`. */
export interface TableChanged {
  type: "table"
  version: number
  table: TableInfo
  you: You
  prompt: Prompt | null
}

/** A line of talk. Who may not hear it gets nothing, and cannot tell that it was said. */
export interface Talked {
  type: "talked"
  number: number
  line: TalkLine
}

/** Something said. seat is null for a spectator. It has no number that others could count. */
export interface TalkLine {
  seat: number | null
  name: string
  text: string
  at: string
  room: number[] | null
}

/** One step of the game. It follows `version - 1`; if that is not yours, resync. */
export interface Update {
  type: "update"
  version: number
  events: LoggedEvent[]
  view: Json
  prompt: Prompt | null
  waiting: number[]
  actions: number
  clocks: ClockNow[] | null
  rooms: number[][]
}

/** The viewer at this table. seat is null for a spectator. */
export interface You {
  seat: number | null
  host: boolean
}

/** Block whoever sits at a seat of a table, or talks there under a name. */
export interface BlockThem {
  table: string
  seat?: number | null
  name?: string | null
}

/** A score sheet from elsewhere, to be checked and replayed. */
export interface BroughtSheet {
  sheet: Json
  viewer?: number | null
}

/** Sit down by a seat link. */
export interface Claim {
  token: string
}

/** A word for the game's chance, of at most 64 characters; empty takes it back. */
export interface MixIn {
  word: string
}

export interface NameMe {
  name: string
}

/** A new table. Where every seat is `me` or a bot, the game starts at once. */
export interface NewTable {
  game: string
  seats: WantedSeat[]
  preset?: string
  options?: Json
  listed?: boolean
  pace?: number
  manners?: Manners
  word?: string
}

/** This browser becomes the guest whose code it is. */
export interface RecoveryClaim {
  code: string
}

/** The host puts a bot on an open seat, or opens a bot's seat, before the start. */
export interface SetSeat {
  kind: "bot" | "open"
  bot?: string | null
}

/** Sit down at a listed table; the first open seat if none is named. */
export interface Sit {
  seat?: number | null
}

/** A seat of a new table: `me`, open for a person, or a bot. */
export interface WantedSeat {
  kind: "bot" | "me" | "open"
  bot?: string | null
}

/** The table rests after a hand or a round. waiting: seats that have not said go on. */
export interface Break {
  until: string
  waiting: number[]
}

/** How long the players of a table may think. */
export interface Clock {
  kind: ClockKind
  seconds: number
  increment?: number
  at_zero?: AtZero
}

/** A seat's time as of the message; where it is `running` the client counts it down. */
export interface ClockNow {
  seat: number
  left: number
  running: boolean
}

/** How a table treats those who are slow or gone. In an answer every default is filled in. */
export interface Manners {
  speed?: Speed
  clock?: Clock | null
  grace?: number | null
  substitute?: string | null
  idle?: number | null
  talk?: TalkLevel
}

/** One seat as everybody sees it. */
export interface SeatInfo {
  seat: number
  kind: SeatKind
  name: string | null
  bot: string | null
  connected: boolean
  away: boolean
  substitute: string | null
  word: boolean
}

/** A table as everybody sees it. */
export interface TableInfo {
  id: string
  game: string
  rules_version: number
  options: Json
  preset: string | null
  status: TableStatus
  listed: boolean
  host: number | null
  seats: SeatInfo[]
  created: string
  waiting: number[]
  actions: number
  seed_hash: string
  seed: string | null
  returns: number[] | null
  rematch: string | null
  pace: number
  manners: Manners
  words: string[] | null
  words_open: boolean
  break_: Break | null
  vote: Vote | null
  clocks: ClockNow[] | null
  abandoned: boolean
  rooms: number[][]
}

/** A vote to end the game is under way. Who voted how is nobody's business. */
export interface Vote {
  needed: number
  cast: number
  until: string
}

export type FromClient = Act | Undo | Say | Continue | CastVote | Resync | Ping

export type FromServer = Snapshot | Update | TableChanged | Presence | Talked | Accepted | Refused | Fault | Pong

export interface ChicagoView {
  /** seats */
  seats: number
  /** which question is open */
  phase: "throw" | "name" | "declare" | "roll_off" | "over"
  /** seat that is asked */
  turn: number
  /** seat */
  leader: number
  /** rounds, from 1 */
  round: number
  /** lives */
  lives: number[]
  /** flag: no life left */
  out: boolean[]
  /** final rank, 0 while playing */
  place: number[]
  /** face, 0 before the first throw */
  dice: number[]
  /** flag: lies aside */
  kept: boolean[]
  /** flag: may not be rolled */
  locked: boolean[]
  /** flag: has to be */
  must_roll: boolean[]
  /** flag: was a six */
  turned: boolean[]
  /** flag: three sixes were turned by force */
  forced: boolean
  /** throws */
  throws_made: number
  /** throws that a turn may have */
  throw_limit: number
  /** what was announced */
  direction: "undeclared" | "high" | "low"
  /** flag: had its turn */
  rolled: boolean[]
  /** final dice of a turn */
  result: number[][]
  /** throws */
  throws_used: number[]
  /** points as announced */
  score: number[]
  /** worst points so far, 0 while there are none */
  to_beat: number
  /** flag: rolls off */
  tied: boolean[]
  /** flag: yet to do so */
  pending: boolean[]
  /** points in the roll-off */
  off_score: number[]
  /** flag: paid last round */
  lost_last: boolean[]
  /** option */
  kept_dice_final: boolean
  /** option */
  sixes_scope: "throw" | "table"
  /** option */
  chicago_natural_only: boolean
  /** option */
  bonus_165_optional: boolean
  /** option */
  bonus_165_ends_round: boolean
  /** option */
  tie: "later_loses" | "all_tied_lose" | "fewer_throws_wins" | "roll_off"
  /** option */
  end: "last_standing" | "first_out"
  /** option */
  leaver: "substitute" | "forfeits"
}

export type ChicagoAction =
  | { do: "throw"; dice: number[] }
  | { do: "convert" }
  | { do: "stop" }
  | { do: "declare"; direction: "undeclared" | "high" | "low" }
  | { do: "name"; victim: number }
  | { do: "spare" }
  | { do: "forfeit" }

export type ChicagoEvent =
  | { event: "leader_drawn"; seat?: number }
  | { event: "round_began"; seat?: number; round: number }
  | { event: "threw"; seat?: number; dice: number[]; rolled: number[]; throw: number }
  | { event: "converted"; seat?: number; dice: number[]; turned: number[] }
  | { event: "forced"; seat?: number; dice: number[]; turned: number[] }
  | { event: "result"; seat?: number; dice: number[]; throws: number; score: number }
  | { event: "declared"; seat?: number; direction: "undeclared" | "high" | "low"; score: number }
  | { event: "chicago"; seat?: number }
  | { event: "bonus"; seat?: number }
  | { event: "named"; seat?: number; victim: number }
  | { event: "spared"; seat?: number }
  | { event: "lost_life"; seat?: number; reason: "worst" | "chicago" | "bonus"; lives: number }
  | { event: "out"; seat?: number; place: number }
  | { event: "roll_off_began"; seat?: number; seats: number[] }
  | { event: "rolled_off"; seat?: number; dice: number[]; score: number }
  | { event: "replayed"; seat?: number }
  | { event: "forfeited"; seat?: number }
  | { event: "won"; seat?: number }

export interface ChicagoGangstersView {
  /** the viewer's means */
  hand: string[]
  /** what the viewer laid */
  own_laid: string[]
  /** may be handed over */
  own_from_loot: string[]
  /** means that lie open */
  turned: string[][]
  /** means played, face up */
  discard: string[]
  /** means that all know to be in a hand */
  known: string[][]
  /** hands, after the game */
  shown: string[][]
  /** what the viewer heard, by seat, round and talk step */
  said: ({ phrase: string; number: number; to: number | null; kept: string }[])[][][]
  /** persons */
  persons: ({ id: string; kind: string; value: number; ability: string })[][]
  /** card */
  coalition: { id: string; challengers: string[]; defenders: string[]; hides: string } | null
  /** card */
  district: { id: string; means: string[]; persons: string[] } | null
  /** card */
  loot: { id: string; winners: ({ alcohol: number; means: number; person: boolean })[]; losers: ({ alcohol: number; means: number; person: boolean })[] } | null
  /** still at stake */
  person: { id: string; kind: string; value: number; ability: string } | null
  /** of this round, taken or not */
  new_person: { id: string; kind: string; value: number; ability: string } | null
  /** seats */
  seats: number
  /** which question is open */
  phase: "betrayal" | "talk" | "lay" | "loot" | "give" | "abilities" | "over"
  /** whose means come next */
  step: "mr_x" | "challengers" | "defenders"
  /** rounds, from 1 */
  round: number
  /** seat that is asked alone */
  turn: number
  /** flag: has nothing more to say in this step */
  ready: boolean[]
  /** flag: has laid in this round */
  committed: boolean[]
  /** flag: how many cards it laid is known */
  revealed: boolean[]
  /** means in hand; laid ones until they are counted */
  held: number[]
  /** means in the stack */
  in_stack: number
  /** times the discard became the stack */
  reshuffles: number
  /** clan, none for Mr. X */
  clan: (string | null)[]
  /** seat of a clan */
  seat_of: number[]
  /** side in this round */
  side: ("unknown" | "challengers" | "defenders" | "dropped")[]
  /** seat of the partner of this round */
  partner: number[]
  /** flag: may keep a card face down in this round */
  may_hide: boolean[]
  /** face kept down */
  own_hidden: string | null
  /** face that was down */
  uncovered: (string | null)[]
  /** cards that all see lying face down */
  face_down: number[]
  /** seat */
  mr_x: number
  /** the side that the viewer chose as Mr. X */
  own_side: "unknown" | "challengers" | "defenders" | "dropped"
  /** seat betrayed in this round */
  dropped: number
  /** seat */
  godfather: number
  /** strength in this round so far */
  contribution: number[]
  /** of challengers and defenders so far */
  strength: number[]
  /** side that has won this round */
  winner: "unknown" | "challengers" | "defenders" | "dropped"
  /** seats: winners, losers, each by contribution */
  order: number[]
  /** side whose packages are taken */
  taking: "unknown" | "challengers" | "defenders" | "dropped"
  /** flag: got loot in this round */
  received: boolean[]
  /** strength in the round before */
  last_contribution: number[]
  /** of the sides then */
  last_strength: number[]
  /** side that won then */
  last_winner: "unknown" | "challengers" | "defenders" | "dropped"
  /** units */
  alcohol: number[]
  /** rounds ended as Godfather */
  godfather_points: number[]
  /** flag: won the game */
  won: boolean[]
  /** statements a seat and step */
  option_talk: number
  /** option */
  option_open_mr_x: boolean
  /** option */
  option_godfather: boolean
}

export type ChicagoGangstersAction =
  | { do: "lay"; cards: string[]; hidden: string | null }
  | { do: "lay_for"; cards: string[]; side: "challengers" | "defenders" }
  | { do: "say"; phrase: "silence" | "about" | "nothing" | "leave_person" | "hide_big" | "threaten" | "with_challengers" | "with_defenders" | "join_us" | "ask_about" | "ask_hide" | "accept" | "refuse"; number: number; to: "partner" | "all" }
  | { do: "ready" }
  | { do: "take"; package: number }
  | { do: "betray" }
  | { do: "stand_by" }
  | { do: "give"; gift: string }
  | { do: "take_back"; card: string }
  | { do: "console" }
  | { do: "exchange"; card: string }
  | { do: "done" }

export type ChicagoGangstersEvent =
  | { event: "joined_clan"; seat?: number; clan: string | null }
  | { event: "became_mr_x"; seat?: number }
  | { event: "dealt"; seat?: number; cards: string[] }
  | { event: "dealt_hidden"; seat?: number; count: number }
  | { event: "starts_with"; seat?: number; person: string | null }
  | { event: "round_began"; seat?: number; round: number }
  | { event: "turned_up"; seat?: number; coalition: string | null; district: string | null; loot: string | null; person: string | null }
  | { event: "betrayed"; seat?: number; victim: number }
  | { event: "stood_by"; seat?: number; victim: number }
  | { event: "said"; seat?: number; phrase: "silence" | "about" | "nothing" | "leave_person" | "hide_big" | "threaten" | "with_challengers" | "with_defenders" | "join_us" | "ask_about" | "ask_hide" | "accept" | "refuse"; number: number; to: "partner" | "all" }
  | { event: "ready"; seat?: number }
  | { event: "committed"; seat?: number }
  | { event: "laid"; seat?: number; cards: string[]; hidden: string | null }
  | { event: "laid_for"; seat?: number; cards: string[]; side: "challengers" | "defenders" }
  | { event: "lies"; seat?: number; count: number }
  | { event: "side_shown"; seat?: number; side: "challengers" | "defenders" }
  | { event: "showed"; seat?: number; cards: string[]; face_down: number }
  | { event: "announced"; seat?: number; side: "challengers" | "defenders"; strength: number }
  | { event: "hidden_shown"; seat?: number; card: string }
  | { event: "counted"; seat?: number; side: "challengers" | "defenders"; strength: number }
  | { event: "contributed"; seat?: number; strength: number }
  | { event: "round_won"; seat?: number; side: "challengers" | "defenders" }
  | { event: "took"; seat?: number; package: number; alcohol: number; means: number; person: string | null }
  | { event: "too_weak"; seat?: number; side: "challengers" | "defenders" }
  | { event: "person_left"; seat?: number; person: string | null }
  | { event: "drew"; seat?: number; cards: string[] }
  | { event: "drew_hidden"; seat?: number; count: number }
  | { event: "forfeited"; seat?: number; count: number }
  | { event: "reshuffled"; seat?: number; count: number }
  | { event: "gave_alcohol"; seat?: number; victim: number }
  | { event: "gave_person"; seat?: number; victim: number; person: string | null }
  | { event: "gave_card"; seat?: number; victim: number; card: string }
  | { event: "took_back"; seat?: number; card: string }
  | { event: "discarded"; seat?: number; card: string }
  | { event: "round_over"; seat?: number; round: number }
  | { event: "godfather"; seat?: number; points: number }
  | { event: "end_card"; seat?: number }
  | { event: "shown"; seat?: number; cards: string[] }
  | { event: "majority"; seat?: number; category: "weapons" | "bribes" | "extortion" | "persons" | "godfather"; alcohol: number }
  | { event: "won"; seat?: number; alcohol: number }

export interface GangOfFourView {
  /** the viewer's cards */
  hand: string[]
  /** cards played in this hand */
  played: string[]
  /** cards to beat */
  table: string[]
  /** last in this trick */
  laid: string[][]
  /** cards all know to be in a hand */
  known: string[][]
  /** hands after the match, dead one last */
  shown: string[][]
  /** what the worst player gave */
  given: string | null
  /** what came back */
  returned: string | null
  /** seats */
  seats: number
  /** which question is open */
  phase: "lead" | "follow" | "return" | "over"
  /** seat that is asked */
  turn: number
  /** which way round */
  direction: "counterclockwise" | "clockwise"
  /** what lies on the table */
  combination: "none" | "single" | "pair" | "triple" | "straight" | "flush" | "full_house" | "straight_flush" | "gang"
  /** seat whose cards lie there */
  owner: number
  /** flag: the next lead has to hold the M1 */
  needs_m1: boolean
  /** cards */
  held: number[]
  /** flag: passed on what lies there */
  passed: boolean[]
  /** flag: may still play in this hand */
  able: boolean[]
  /** flag: called the last card */
  called: boolean[]
  /** flag: may still call it */
  due: boolean[]
  /** flag: did not call it in time */
  forgot: boolean[]
  /** hands, from 1 */
  hand_number: number
  /** seat that dealt the first hand */
  dealer: number
  /** seat that won the last hand */
  winner: number
  /** seat that gave its best card */
  giver: number
  /** points */
  total: number[]
  /** cards left last hand */
  last_cards: number[]
  /** points of last hand */
  last_points: number[]
  /** flag: won the match */
  won: boolean[]
  /** option */
  gang_timing: "anytime" | "in_turn"
  /** option */
  gang_window: "open_trick" | "until_lead"
  /** option */
  gangs_above_four: boolean
  /** option */
  one_card_scope: "all" | "predecessor"
  /** option */
  one_card_lead: "combo_or_highest" | "combo_first"
  /** option */
  return_received_card: boolean
  /** option */
  first_lead_needs_m1: boolean
  /** option */
  specials_in_flush: boolean
  /** option */
  tiebreak_depth: "all_cards" | "top_card"
  /** option */
  flush_order: "card_by_card" | "numbers_then_colour"
  /** option */
  full_house_order: "triple_first" | "numbers_first"
  /** option */
  pass_locks_trick: boolean
  /** option */
  announce: "manual" | "automatic" | "challenge"
  /** option */
  forgotten_call: "barred" | "not_won"
  /** option */
  final_tie: "shared" | "last_hand"
  /** points */
  score_limit: number
}

export type GangOfFourAction =
  | { do: "pass" }
  | { do: "play"; cards: string[] }
  | { do: "play_and_call"; cards: string[] }
  | { do: "call" }
  | { do: "call_out"; target: number }
  | { do: "return"; card: string }

export type GangOfFourEvent =
  | { event: "dealer_drawn"; seat?: number }
  | { event: "hand_began"; seat?: number; hand: number; direction: "counterclockwise" | "clockwise" }
  | { event: "dealt"; seat?: number; cards: string[] }
  | { event: "showed_m1"; seat?: number }
  | { event: "m1_is_dead"; seat?: number }
  | { event: "gave"; seat?: number; card: string | null; to: number }
  | { event: "returned"; seat?: number; card: string | null; to: number }
  | { event: "played"; seat?: number; cards: string[]; combination: "none" | "single" | "pair" | "triple" | "straight" | "flush" | "full_house" | "straight_flush" | "gang"; left: number }
  | { event: "threw_gang"; seat?: number; cards: string[]; combination: "none" | "single" | "pair" | "triple" | "straight" | "flush" | "full_house" | "straight_flush" | "gang"; left: number }
  | { event: "passed"; seat?: number }
  | { event: "called"; seat?: number }
  | { event: "called_out"; seat?: number; target: number }
  | { event: "forgot"; seat?: number }
  | { event: "went_out"; seat?: number }
  | { event: "trick_won"; seat?: number }
  | { event: "leads"; seat?: number }
  | { event: "hand_won"; seat?: number; ending: "went_out" | "last_able" }
  | { event: "scored"; seat?: number; left: number; points: number; total: number }
  | { event: "shown"; seat?: number; cards: string[] }
  | { event: "dead_hand_shown"; seat?: number; cards: string[] }
  | { event: "match_won"; seat?: number; total: number }

export interface VillaView {
  /** open cards */
  open_cards: (("H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB")[])[]
  /** in piles or out of the game */
  unseen: ("H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB")[]
  /** laid at this guard */
  laid: ("H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB")[]
  /** laid at earlier guards */
  used: ("H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB")[]
  /** discarded unused */
  discarded: ("H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB")[]
  /** cards of a pile, rewards too */
  pile: number[]
  /** rewards at its bottom */
  known_below: (("H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB")[])[]
  /** guards whose front was seen */
  seen: { name: string; needs: string; reward: string }[]
  /** of each place; 0: gone or unknown */
  strength: number[]
  /** beside the strength */
  hint: ("none" | "no_h" | "h_1" | "h_2" | "h_3" | "h_4" | "c_1" | "c_2" | "c_4" | "c_6" | "p_2")[]
  /** fronts that it may have */
  fits: { name: string; needs: string; reward: string }[][]
  /** flag: may be arrested next */
  free: boolean[]
  /** seats */
  seats: number
  /** which question is open */
  phase: "swap" | "choose" | "turn" | "reward" | "over"
  /** seat that the game waits for */
  turn: number
  /** place that is being arrested, or -1 */
  target: number
  /** seat that led the last arrest, or -1 */
  leader: number
  /** the target's front */
  front: { name: string; needs: string; reward: string } | null
  /** symbols served */
  position: number
  /** asked for, where one is */
  symbol: "handcuffs" | "pistol" | "car" | "badge"
  /** swaps that are left */
  swaps: number
  /** turns taken at guards */
  turns: number
  /** open and in piles, of all seats */
  cards_left: number
  /** to be served, the godfather's too */
  symbols_left: number
  /** flag: the cards cannot suffice */
  short: boolean
  /** how it ended */
  outcome: "none" | "won" | "no_card" | "not_enough" | "nobody_left"
  /** symbols not served at the end */
  missing: number
  /** seats that let others decide */
  follows: number[]
  /** made so far */
  proposals: number
  /** what */
  proposed: (VillaAction | null)[]
  /** by which seat */
  proposer: number[]
  /** seats that agree */
  agreed: number[][]
  /** seats that object */
  objected: number[][]
  /** why */
  reasons: (Record<string, "too_risky" | "other_leader" | "other_target" | "other_receiver" | "other_card" | "no_use">)[]
  /** how it stands */
  standing: ("none" | "open" | "advice" | "warned" | "dead" | "carried")[]
  /** proposals of a seat */
  made: number[]
  /** option */
  level: "easy" | "hard" | "very_hard" | "extremely_hard" | "practice"
  /** option */
  beginner_set: boolean
  /** option */
  jokers: "four_two_two_four" | "six_pairs"
  /** option */
  godfather_open: boolean
  /** option */
  godfather_hint: boolean
  /** option */
  start_swap: boolean
  /** option */
  lenient_pass: boolean
  /** option */
  draw_on_pass: boolean
  /** option */
  agreement: "anyone" | "majority" | "all"
}

export type VillaAction =
  | { do: "play"; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB" }
  | { do: "pair"; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; other: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB" }
  | { do: "pass"; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB" }
  | { do: "propose_arrest"; place: number; leader: number }
  | { do: "propose_reward"; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; to: number }
  | { do: "propose_swap"; from: number; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; to: number; other: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB" }
  | { do: "propose_start" }
  | { do: "agree"; proposal: number }
  | { do: "object"; proposal: number; because: "none" | "too_risky" | "other_leader" | "other_target" | "other_receiver" | "other_card" | "no_use" }
  | { do: "follow" }
  | { do: "decide" }

export type VillaEvent =
  | { event: "began"; seat?: number; level: "easy" | "hard" | "very_hard" | "extremely_hard" | "practice"; strengths: number; dealt: number }
  | { event: "laid_out"; seat?: number; backs: string[] }
  | { event: "dealt"; seat?: number; cards: ("H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB")[]; left: number }
  | { event: "godfather_shown"; seat?: number; front: "bruno_salvi" | "nico_renda" | "carla_bonfante" | "enzo_lodi" | "pia_marrone" | "tullio_berti" | "rocco_sava" | "mara_conti" | "fausto_pini" | "livio_corso" | "gina_tosi" | "dario_fabbri" | "sandra_orsi" | "ugo_ranieri" | "otto_zanni" | "bianca_ferri" | "silvio_amato" | "remo_dossi" | "irma_galvan" | "vito_massara" | "aurelio_vantini" | "vittoria_carbone" | "ottavio_bellandi" | "raffaele_sordini" }
  | { event: "followed"; seat?: number }
  | { event: "decided"; seat?: number }
  | { event: "proposed_arrest"; seat?: number; proposal: number; place: number; leader: number }
  | { event: "proposed_reward"; seat?: number; proposal: number; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; to: number }
  | { event: "proposed_swap"; seat?: number; from: number; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; to: number; other: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB" }
  | { event: "proposed_start"; seat?: number; proposal: number }
  | { event: "agreed"; seat?: number; proposal: number }
  | { event: "objected"; seat?: number; proposal: number; because: "none" | "too_risky" | "other_leader" | "other_target" | "other_receiver" | "other_card" | "no_use" }
  | { event: "insisted"; seat?: number; proposal: number }
  | { event: "swapped"; seat?: number; from: number; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; to: number; other: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB" }
  | { event: "started"; seat?: number }
  | { event: "unmasked"; seat?: number; place: number; front: "bruno_salvi" | "nico_renda" | "carla_bonfante" | "enzo_lodi" | "pia_marrone" | "tullio_berti" | "rocco_sava" | "mara_conti" | "fausto_pini" | "livio_corso" | "gina_tosi" | "dario_fabbri" | "sandra_orsi" | "ugo_ranieri" | "otto_zanni" | "bianca_ferri" | "silvio_amato" | "remo_dossi" | "irma_galvan" | "vito_massara" | "aurelio_vantini" | "vittoria_carbone" | "ottavio_bellandi" | "raffaele_sordini" }
  | { event: "played"; seat?: number; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; symbol: "handcuffs" | "pistol" | "car" | "badge"; position: number }
  | { event: "paired"; seat?: number; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; other: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; symbol: "handcuffs" | "pistol" | "car" | "badge"; position: number }
  | { event: "passed"; seat?: number; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; symbol: "handcuffs" | "pistol" | "car" | "badge" }
  | { event: "drew"; seat?: number; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; left: number }
  | { event: "arrested"; seat?: number; place: number; front: "bruno_salvi" | "nico_renda" | "carla_bonfante" | "enzo_lodi" | "pia_marrone" | "tullio_berti" | "rocco_sava" | "mara_conti" | "fausto_pini" | "livio_corso" | "gina_tosi" | "dario_fabbri" | "sandra_orsi" | "ugo_ranieri" | "otto_zanni" | "bianca_ferri" | "silvio_amato" | "remo_dossi" | "irma_galvan" | "vito_massara" | "aurelio_vantini" | "vittoria_carbone" | "ottavio_bellandi" | "raffaele_sordini"; left: number }
  | { event: "rewarded"; seat?: number; card: "H" | "P" | "C" | "B" | "HB" | "BC" | "CP" | "PH" | "HC" | "PB" | "HPCB"; where: "open" | "pile" }
  | { event: "no_reward"; seat?: number; symbol: "handcuffs" | "pistol" | "car" | "badge" }
  | { event: "godfather_back"; seat?: number; strength: number; hint: "none" | "no_h" | "h_1" | "h_2" | "h_3" | "h_4" | "c_1" | "c_2" | "c_4" | "c_6" | "p_2" }
  | { event: "short"; seat?: number; held: number; needed: number }
  | { event: "won"; seat?: number; left: number }
  | { event: "lost"; seat?: number; outcome: "none" | "won" | "no_card" | "not_enough" | "nobody_left"; missing: number }
