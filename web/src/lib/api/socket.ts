/**
 * One viewer's line to one table.
 *
 * The server numbers what it sends (`version`, and talk by itself); a number that is missing asks
 * for a snapshot, a number already seen is dropped. A command stays in the outbox until it is
 * accepted or refused and is sent again, under the same id, after each reconnection, and on a line
 * that lives but does not answer. Nothing here knows a game.
 */

import type * as api from './generated'

export type Status = 'connecting' | 'live' | 'waiting' | 'offline' | 'stopped'
export type Command = api.Act | api.Undo | api.Say | api.Continue | api.CastVote

export interface Listener {
  snapshot(message: api.Snapshot): void
  update(message: api.Update): void
  table(message: api.TableChanged): void
  talked(line: api.TalkLine): void
  presence(message: api.Presence): void
  accepted(command: Command): void
  refused(command: Command | null, message: api.Refused): void
  fault(message: api.Fault): void
  /** Milliseconds until the next attempt where the status is `waiting`. */
  status(status: Status, retryIn: number): void
  /** How many commands are under way. */
  pending(count: number): void
}

/** What the line needs of the browser; tests bring their own. */
export interface Surroundings {
  open(address: string): WebSocket
  random(): number
  online(): boolean
}

export const browser: Surroundings = {
  open: (address) => new WebSocket(address),
  random: Math.random,
  online: () => navigator.onLine,
}

const FIRST_RETRY = 400
const LONGEST_RETRY = 15_000
const PING_EVERY = 20_000
const PONG_WITHIN = 8_000
const SNAPSHOT_WITHIN = 5_000
const ANSWER_WITHIN = 5_000

/** Exponential with full jitter above a floor, so that a restarted server is not stampeded. */
export function retryDelay(attempt: number, random: () => number): number {
  const most = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** attempt)
  return Math.round(most / 2 + (most / 2) * random())
}

export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}

export class TableSocket {
  #address: string
  #listener: Listener
  #around: Surroundings
  #socket: WebSocket | null = null
  #status: Status = 'connecting'
  #attempt = 0
  #outbox = new Map<string, Command>()
  /** Version of what is shown; -1 before the first snapshot. */
  #version = -1
  /** Lines of talk that this line has brought. */
  #lines = 0
  /** From another seat versions are counted otherwise. */
  #seat: number | null = null
  #awaitsSnapshot = true
  #retry: ReturnType<typeof setTimeout> | undefined
  #snapshotTimer: ReturnType<typeof setTimeout> | undefined
  #pingTimer: ReturnType<typeof setTimeout> | undefined
  #answerTimer: ReturnType<typeof setTimeout> | undefined

  constructor(address: string, listener: Listener, around: Surroundings = browser) {
    this.#address = address
    this.#listener = listener
    this.#around = around
  }

  get version(): number {
    return this.#version
  }

  start(): void {
    addEventListener('online', this.#online)
    addEventListener('offline', this.#offline)
    this.#connect()
  }

  stop(): void {
    removeEventListener('online', this.#online)
    removeEventListener('offline', this.#offline)
    this.#tell('stopped')
    this.#drop()
    clearTimeout(this.#retry)
  }

  /** Send, now or as soon as there is a line again. */
  send(command: Command): void {
    this.#outbox.set(command.id, command)
    this.#listener.pending(this.#outbox.size)
    if (this.#status !== 'live') return
    this.#write(command)
    this.#expectAnswers()
  }

  /** Try again at once. */
  retryNow(): void {
    if (this.#status !== 'waiting' && this.#status !== 'offline') return
    this.#attempt = 0
    this.#connect()
  }

  #online = () => {
    this.retryNow()
  }

  #offline = () => {
    if (this.#status === 'stopped') return
    this.#drop()
    clearTimeout(this.#retry)
    this.#tell('offline')
  }

  #tell(status: Status, retryIn = 0): void {
    this.#status = status
    this.#listener.status(status, retryIn)
  }

  #connect(): void {
    clearTimeout(this.#retry)
    this.#drop()
    this.#tell('connecting')
    this.#awaitsSnapshot = true
    const socket = this.#around.open(`${this.#address}&have=${this.#have()}`)
    this.#socket = socket
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(event.data)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
    // a line that opens but says nothing is no line
    this.#expectSnapshot()
  }

  #lost(): void {
    if (this.#status === 'stopped') return
    this.#drop()
    if (!this.#around.online()) {
      this.#tell('offline')
      return
    }
    const delay = retryDelay(this.#attempt, this.#around.random)
    this.#attempt += 1
    this.#tell('waiting', delay)
    this.#retry = setTimeout(() => this.#connect(), delay)
  }

  #drop(): void {
    clearTimeout(this.#snapshotTimer)
    clearTimeout(this.#pingTimer)
    clearTimeout(this.#answerTimer)
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onmessage = null
    socket.onclose = null
    socket.close()
  }

  #write(message: api.FromClient): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message))
  }

  /** One frame may be lost, or refused for coming too fast, while the line goes on. */
  #expectAnswers(): void {
    clearTimeout(this.#answerTimer)
    if (this.#outbox.size === 0) return
    this.#answerTimer = setTimeout(() => {
      for (const command of this.#outbox.values()) this.#write(command)
      this.#expectAnswers()
    }, ANSWER_WITHIN)
  }

  #expectSnapshot(): void {
    clearTimeout(this.#snapshotTimer)
    this.#snapshotTimer = setTimeout(() => this.#lost(), SNAPSHOT_WITHIN)
  }

  #resync(): void {
    if (this.#awaitsSnapshot) return
    this.#awaitsSnapshot = true
    this.#write({ type: 'resync', have: this.#have() })
    this.#expectSnapshot()
  }

  #heard(): void {
    clearTimeout(this.#pingTimer)
    this.#pingTimer = setTimeout(() => {
      this.#write({ type: 'ping' })
      this.#pingTimer = setTimeout(() => this.#lost(), PONG_WITHIN)
    }, PING_EVERY)
  }

  #receive(data: unknown): void {
    let message: api.FromServer
    try {
      message = JSON.parse(String(data)) as api.FromServer
    } catch {
      this.#resync()
      return
    }
    this.#heard()
    switch (message.type) {
      case 'snapshot':
        return this.#snapshot(message)
      case 'update':
        if (this.#follows(message.version)) this.#listener.update(message)
        return
      case 'table':
        if (this.#follows(message.version)) this.#listener.table(message)
        return
      case 'talked':
        if (this.#isHeard(message.number)) this.#listener.talked(message.line)
        return
      case 'presence':
        return this.#listener.presence(message)
      case 'accepted':
        return this.#settle(message.id, (command) => this.#listener.accepted(command))
      case 'refused':
        return this.#refused(message)
      case 'fault':
        return this.#fault(message)
      case 'pong':
        // the newest message may have been lost, and nothing come after it
        if (message.version > this.#version || message.heard > this.#lines) this.#resync()
    }
  }

  /** Whether a number is the next one; a gap asks for everything, a repeat is ignored. */
  #isNext(number: number, last: number): boolean {
    if (this.#awaitsSnapshot || number <= last) return false
    if (number === last + 1) return true
    this.#resync()
    return false
  }

  #follows(version: number): boolean {
    const isNext = this.#isNext(version, this.#version)
    if (isNext) this.#version = version
    return isNext
  }

  /** Talk has numbers of its own, counted anew on each line. */
  #isHeard(number: number): boolean {
    const isNext = this.#isNext(number, this.#lines)
    if (isNext) this.#lines = number
    return isNext
  }

  #snapshot(message: api.Snapshot): void {
    // an answer that was overtaken by what came since says nothing new
    const isLate = message.version < this.#version || message.heard < this.#lines
    if (!this.#awaitsSnapshot && isLate && message.you.seat === this.#seat) return
    clearTimeout(this.#snapshotTimer)
    this.#awaitsSnapshot = false
    this.#version = message.version
    this.#lines = message.heard
    this.#seat = message.you.seat
    this.#attempt = 0
    const fresh = this.#status !== 'live'
    this.#listener.snapshot(message)
    if (!fresh) return
    this.#tell('live')
    for (const command of this.#outbox.values()) this.#write(command)
    this.#expectAnswers()
  }

  /** The version up to which nothing is missing; 0 asks for everything. */
  #have(): number {
    return Math.max(this.#version, 0)
  }

  #settle(id: string, then: (command: Command) => void): void {
    const command = this.#outbox.get(id)
    if (!command) return
    this.#outbox.delete(id)
    this.#listener.pending(this.#outbox.size)
    this.#expectAnswers()
    then(command)
  }

  #refused(message: api.Refused): void {
    const command = this.#outbox.get(message.id) ?? null
    this.#outbox.delete(message.id)
    this.#listener.pending(this.#outbox.size)
    this.#expectAnswers()
    this.#listener.refused(command, message)
  }

  #fault(message: api.Fault): void {
    this.#listener.fault(message)
    if (message.closing) this.stop()
  }
}
