/** What is known of a table, as the screen shows it; filled by the socket. */

import type * as api from './generated'
import { type Command, type Listener, type Status, TableSocket, commandId } from './socket'

export type { Status }

/** A refusal as the player sees it: what was tried, and why it was not done. */
export interface Returned {
  id: string
  code: string
  rule: string | null
  params: api.Json
  action: api.Json | null
}

export interface Hooks {
  /** Events that just happened, in order (not those of the first snapshot). */
  happened?(events: api.LoggedEvent[], before: api.Json | null): void
  talked?(line: api.TalkLine): void
  prompted?(prompt: api.Prompt): void
  returned?(refusal: Returned): void
}

const KEPT_TALK = 200

export class TableSession {
  table = $state.raw<api.TableInfo | null>(null)
  you = $state.raw<api.You>({ seat: null, host: false })
  view = $state.raw<api.Json | null>(null)
  prompt = $state.raw<api.Prompt | null>(null)
  events = $state.raw<api.LoggedEvent[]>([])
  talk = $state.raw<api.TalkLine[]>([])
  spectators = $state(0)
  /** When the table's clocks were told, in milliseconds of this machine's time. */
  told = $state(0)
  /** Somebody else played this seat while the line was down. */
  missed = $state(false)
  status = $state<Status>('connecting')
  retryIn = $state(0)
  /** Commands that are not answered yet. */
  pending = $state(0)
  refusal = $state.raw<Returned | null>(null)
  fault = $state.raw<api.Fault | null>(null)

  readonly id: string
  #socket: TableSocket
  #hooks: Hooks

  constructor(id: string, hooks: Hooks = {}, open = (address: string, listener: Listener) => new TableSocket(address, listener)) {
    this.id = id
    this.#hooks = hooks
    this.#socket = open(socketAddress(id), this.#listener())
  }

  start(): void {
    this.#socket.start()
  }

  stop(): void {
    this.#socket.stop()
  }

  retryNow(): void {
    this.#socket.retryNow()
  }

  /** Play. `unasked`: allowed at any time (interrupts, calls, sealed choices). */
  act(action: api.Json, unasked = false): void {
    this.refusal = null
    const decision = unasked ? null : (this.prompt?.decision ?? null)
    this.#socket.send({ type: 'act', id: commandId(), action, decision })
  }

  undo(): void {
    this.#socket.send({ type: 'undo', id: commandId() })
  }

  /** I have seen how the hand or round ended. */
  goOn(): void {
    this.#socket.send({ type: 'continue', id: commandId() })
  }

  /** End this game without a winner? */
  vote(yes: boolean): void {
    this.#socket.send({ type: 'vote', id: commandId(), yes })
  }

  /** `room`: the seats, mine among them, that alone shall hear it. */
  say(text: string, room: number[] | null = null): void {
    this.#socket.send({ type: 'say', id: commandId(), text, room })
  }

  #listener(): Listener {
    return {
      snapshot: (message) => this.#snapshot(message),
      update: (message) => this.#update(message),
      table: (message) => {
        this.table = message.table
        this.told = Date.now()
        this.you = message.you
        const asked = this.#ask(message.prompt)
        if (asked) this.#hooks.prompted?.(asked)
      },
      talked: (line) => {
        this.talk = [...this.talk, line].slice(-KEPT_TALK)
        this.#hooks.talked?.(line)
      },
      presence: (message) => this.#presence(message),
      accepted: () => undefined,
      refused: (command, message) => this.#refused(command, message),
      fault: (message) => {
        this.fault = message
      },
      status: (status, retryIn) => {
        this.status = status
        this.retryIn = retryIn
      },
      pending: (count) => {
        this.pending = count
      },
    }
  }

  #snapshot(message: api.Snapshot): void {
    const first = this.table === null
    const before = this.view
    this.table = message.table
    this.told = Date.now()
    this.you = message.you
    this.view = message.view
    this.talk = message.talk
    const fresh = this.#append(message.events, message.since === 0)
    // what was played for this seat, and no command of ours is under way
    if (message.since > 0 && this.status !== 'live' && this.pending === 0) {
      this.missed ||= fresh.some(({ event }) => message.you.seat !== null && event.seat === message.you.seat)
    }
    const asked = this.#ask(message.prompt)
    if (!first && fresh.length) this.#hooks.happened?.(fresh, before)
    if (asked) this.#hooks.prompted?.(asked)
  }

  #update(message: api.Update): void {
    const before = this.view
    this.view = message.view
    if (this.table) {
      const { waiting, actions, clocks, rooms } = message
      this.table = { ...this.table, waiting, actions, clocks, rooms }
      this.told = Date.now()
    }
    const fresh = this.#append(message.events)
    const asked = this.#ask(message.prompt)
    if (fresh.length) this.#hooks.happened?.(fresh, before)
    if (asked) this.#hooks.prompted?.(asked)
  }

  /** Add what is new; `whole`: this log takes the place of the one before. Returns the news. */
  #append(events: api.LoggedEvent[], whole = false): api.LoggedEvent[] {
    const last = this.events.at(-1)?.number ?? -1
    const fresh = events.filter((event) => event.number > last)
    if (whole) this.events = events
    else if (fresh.length) this.events = [...this.events, ...fresh]
    return fresh
  }

  /** The prompt if it asks something new. */
  #ask(prompt: api.Prompt | null): api.Prompt | null {
    const isNew = prompt !== null && prompt.decision !== this.prompt?.decision
    this.prompt = prompt
    return isNew ? prompt : null
  }

  #presence(message: api.Presence): void {
    this.spectators = message.spectators
    if (!this.table) return
    const seats = this.table.seats.map((seat) => ({
      ...seat,
      connected: message.connected.includes(seat.seat),
    }))
    this.table = { ...this.table, seats }
  }

  #refused(command: Command | null, message: api.Refused): void {
    const action = command?.type === 'act' ? command.action : null
    this.refusal = { id: message.id, code: message.code, rule: message.rule, params: message.params, action }
    this.#hooks.returned?.(this.refusal)
  }
}

function socketAddress(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket?release=${__RELEASE__}`
}
