/** What a game's own table is given, and what it gives back. */

import type { Component } from 'svelte'
import type * as api from '../api/generated'
import type { TextArguments } from '../kit/texts.svelte'

export interface TableProps {
  view: api.Json
  /** What this seat may do; null for spectators, replays, and while another is asked. */
  prompt: api.Prompt | null
  you: api.You
  table: api.TableInfo
  /** Everything that happened, oldest first. */
  events: api.LoggedEvent[]
  /** The sentence that says whose turn it is and what is asked. */
  sentence: string
  /** A command is under way or the line is down: choices can be made but not sent. */
  busy: boolean
  /** What some seats say among themselves alone: how much of it is unread; null where they may not. */
  aside?: { unread: number; isOpen: boolean; show(): void } | null
  /** The table rests after a hand or a round; `mine`: I have not said yet that it may go on. */
  rest: { mine: boolean } | null
  goOn(): void
  act(action: api.Json, unasked?: boolean): void
  undo(): void
}

/** In a replay: what each seat alone knew at this step. */
export interface KnewProps {
  knew: api.Json[]
  names: string[]
}

export interface GameModule {
  Table: Component<TableProps>
  /** All hidden hands at once, for looking back. */
  Knew?: Component<KnewProps>
  /** Whose turn it is and what they are asked, in one sentence. */
  sentence(view: api.Json, prompt: api.Prompt | null, you: api.You, names: string[]): string
  /** Variables of an event's text beyond its own numbers and words. */
  eventArguments?(event: api.Json, names: string[]): TextArguments
  /** Sounds of events that just happened. */
  sounds?(events: api.LoggedEvent[]): void
}
