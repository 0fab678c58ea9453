import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as api from './generated'
import { type Command, type Listener, type Status, TableSocket, commandId, retryDelay } from './socket'

/** The server's end of a line, played by the test. */
class Line {
  static readonly all: Line[] = []
  readyState = 0
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  readonly sent: api.FromClient[] = []
  readonly address: string

  constructor(address: string) {
    this.address = address
    Line.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as api.FromClient)
  }
  close() {
    this.readyState = 3
  }
  say(message: Partial<api.FromServer> & { type: string }) {
    this.readyState = 1
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  breaks() {
    this.readyState = 3
    this.onclose?.()
  }
}

const table = { id: 't', seats: [], waiting: [], actions: 0 } as unknown as api.TableInfo
const event = (number: number): api.LoggedEvent => ({ number, action: number, event: { event: 'x' } })

function snapshot(version: number, events: api.LoggedEvent[] = [], heard = 0) {
  return { type: 'snapshot' as const, version, since: 0, table, you: { seat: 0, host: true }, view: {}, prompt: null, events, talk: [], heard }
}
function talked(number: number) {
  return { type: 'talked' as const, number, line: { seat: 1, name: 'Bert', text: 'psst', at: '', room: [0, 1] } }
}
function update(version: number, events: api.LoggedEvent[] = []) {
  return { type: 'update' as const, version, events, view: { at: version }, prompt: null, waiting: [], actions: version }
}

function listener() {
  const heard = { updates: [] as number[], statuses: [] as Status[], refused: [] as [Command | null, api.Refused][], accepted: [] as string[], delays: [] as number[] }
  const made: Listener = {
    snapshot: vi.fn(),
    update: (m) => heard.updates.push(m.version),
    table: vi.fn(),
    talked: vi.fn(),
    presence: vi.fn(),
    accepted: (c) => heard.accepted.push(c.id),
    refused: (c, m) => heard.refused.push([c, m]),
    fault: vi.fn(),
    status: (s, delay) => {
      heard.statuses.push(s)
      if (s === 'waiting') heard.delays.push(delay)
    },
    pending: vi.fn(),
  }
  return { heard, made }
}

let online = true
const begun: TableSocket[] = []
function begin() {
  const { heard, made } = listener()
  const socket = new TableSocket('ws://here/socket?release=1', made, {
    open: (address) => new Line(address) as unknown as WebSocket,
    random: () => 1,
    online: () => online,
  })
  begun.push(socket)
  socket.start()
  return { socket, heard, made, line: () => Line.all[Line.all.length - 1] as Line }
}

beforeEach(() => {
  vi.useFakeTimers()
  Line.all.length = 0
  online = true
})
afterEach(() => {
  for (const socket of begun.splice(0)) socket.stop()
  vi.useRealTimers()
})

describe('talk', () => {
  it('is counted by itself, each line of it told once', () => {
    const { made, heard, line } = begin()
    line().say(snapshot(4, [], 2))
    line().say(talked(2))
    line().say(talked(3))
    line().say(talked(3))
    line().say(update(5))
    expect(made.talked).toHaveBeenCalledTimes(1)
    expect(heard.updates).toEqual([5])
    expect(line().sent).toEqual([])
  })

  it('is asked for again where some is missing', () => {
    const { made, line } = begin()
    line().say(snapshot(4))
    line().say(talked(2))
    expect(line().sent).toEqual([{ type: 'resync', have: 4 }])
    line().say(talked(3))
    line().say(snapshot(4, [], 3))
    line().say(talked(4))
    expect(made.talked).toHaveBeenCalledTimes(1)
    line().say({ type: 'pong', version: 4, heard: 5 })
    expect(line().sent).toHaveLength(2)
  })

  it('is not taken back by a snapshot that comes late, and begins anew on a new line', () => {
    const { made, line } = begin()
    line().say(snapshot(4))
    line().say(talked(1))
    line().say(snapshot(4, [], 0))
    expect(made.snapshot).toHaveBeenCalledTimes(1)
    line().breaks()
    vi.advanceTimersByTime(500)
    line().say(snapshot(4, [], 0))
    line().say(talked(1))
    expect(made.talked).toHaveBeenCalledTimes(2)
  })
})

describe('versions', () => {
  it('begin anew in another seat', () => {
    const { socket, made, line } = begin()
    line().say(snapshot(9))
    line().say({ ...snapshot(7), you: { seat: null, host: false } })
    expect(made.snapshot).toHaveBeenCalledTimes(2)
    expect(socket.version).toBe(7)
  })

  it('takes what follows and drops repeats', () => {
    const { heard, line } = begin()
    line().say(snapshot(3))
    line().say(update(4))
    line().say(update(4))
    line().say(update(2))
    line().say(update(5))
    expect(heard.updates).toEqual([4, 5])
  })

  it('asks for a snapshot after a gap, once, and shows nothing out of order', () => {
    const { heard, line } = begin()
    line().say(snapshot(2, [event(1), event(2)]))
    line().say(update(5))
    line().say(update(6))
    expect(line().sent).toEqual([{ type: 'resync', have: 2 }])
    expect(heard.updates).toEqual([])
    line().say(snapshot(6))
    line().say(update(7))
    expect(heard.updates).toEqual([7])
  })

  it('reconnects when the snapshot it asked for never comes', () => {
    const { line } = begin()
    line().say(snapshot(1))
    line().say(update(3))
    vi.advanceTimersByTime(5_000 + 400)
    expect(Line.all).toHaveLength(2)
  })

  it('asks for a snapshot when a frame is broken', () => {
    const { line } = begin()
    line().say(snapshot(1))
    line().onmessage?.({ data: '{"type":' })
    expect(line().sent).toEqual([{ type: 'resync', have: 1 }])
  })

  it('ignores a snapshot that was overtaken', () => {
    const { socket, made, line } = begin()
    line().say(snapshot(4))
    line().say(update(5))
    line().say(snapshot(4))
    expect(socket.version).toBe(5)
    expect(made.snapshot).toHaveBeenCalledTimes(1)
  })
})

describe('commands', () => {
  const act = (): api.Act => ({ type: 'act', id: commandId(), action: { do: 'stop' }, decision: 7 })

  it('waits for the line, sends, and forgets what is answered', () => {
    const { socket, heard, line } = begin()
    const command = act()
    socket.send(command)
    expect(line().sent).toEqual([])
    line().say(snapshot(1))
    expect(line().sent).toEqual([command])
    line().say({ type: 'accepted', id: command.id, version: 2 })
    expect(heard.accepted).toEqual([command.id])
    line().breaks()
    vi.advanceTimersByTime(400)
    line().say(snapshot(2))
    expect(line().sent).toEqual([])
  })

  it('sends an unanswered command again, under the same id, after reconnecting', () => {
    const { socket, line } = begin()
    line().say(snapshot(1))
    const command = act()
    socket.send(command)
    line().breaks()
    vi.advanceTimersByTime(400)
    expect(line().sent).toEqual([])
    line().say(snapshot(1))
    expect(line().sent).toEqual([command])
  })

  it('does not send again after a resync on the same line', () => {
    const { socket, line } = begin()
    line().say(snapshot(1))
    socket.send(act())
    line().say(update(3))
    line().say(snapshot(3))
    expect(line().sent.filter((m) => m.type === 'act')).toHaveLength(1)
  })

  it('sends again what a living line does not answer, until it is answered', () => {
    const { socket, line } = begin()
    line().say(snapshot(1))
    const command: Command = { type: 'undo', id: 'b'.repeat(20) }
    socket.send(command)
    vi.advanceTimersByTime(10_500)
    expect(line().sent).toEqual([command, command, command])
    line().say({ type: 'accepted', id: command.id, version: 2 })
    vi.advanceTimersByTime(15_000)
    expect(line().sent.filter((sent) => sent.type === 'undo')).toHaveLength(3)
    expect(Line.all).toHaveLength(1)
  })

  it('hands a refusal back with the command it belongs to', () => {
    const { socket, heard, line } = begin()
    line().say(snapshot(1))
    const command = act()
    socket.send(command)
    line().say({ type: 'refused', id: command.id, code: 'stale-decision', rule: null, params: {} })
    expect(heard.refused[0]?.[0]).toEqual(command)
    expect(heard.refused[0]?.[1].code).toBe('stale-decision')
  })

  it('makes ids that the server takes', () => {
    const ids = new Set(Array.from({ length: 200 }, commandId))
    expect(ids.size).toBe(200)
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
  })
})

describe('the line', () => {
  it('tells the server which version it has when it comes back', () => {
    const { line } = begin()
    expect(line().address).toBe('ws://here/socket?release=1&have=0')
    line().say(snapshot(1, [event(1)]))
    line().say(update(2, [event(2), event(3)]))
    line().breaks()
    vi.advanceTimersByTime(400)
    expect(line().address).toBe('ws://here/socket?release=1&have=2')
  })

  it('waits longer each time, and starts over once it is live', () => {
    const { heard, line } = begin()
    for (let i = 0; i < 4; i++) {
      line().breaks()
      vi.advanceTimersByTime(heard.delays.at(-1) ?? 0)
    }
    expect(heard.delays.slice(0, 4)).toEqual([400, 800, 1600, 3200])
    line().say(snapshot(1))
    line().breaks()
    expect(heard.delays.at(-1)).toBe(400)
  })

  it('spreads the attempts and never waits longer than the longest', () => {
    expect(retryDelay(0, () => 0)).toBe(200)
    expect(retryDelay(30, () => 1)).toBe(15_000)
    expect(retryDelay(30, () => 0)).toBe(7_500)
  })

  it('gives up a line that falls silent', () => {
    const { heard, line } = begin()
    line().say(snapshot(1))
    vi.advanceTimersByTime(20_000)
    expect(line().sent).toEqual([{ type: 'ping' }])
    vi.advanceTimersByTime(8_000)
    expect(heard.statuses.at(-1)).toBe('waiting')
  })

  it('keeps a line that answers', () => {
    const { heard, line } = begin()
    line().say(snapshot(1))
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(20_000)
      line().say({ type: 'pong', version: 1, heard: 0 })
    }
    expect(heard.statuses.at(-1)).toBe('live')
    expect(Line.all).toHaveLength(1)
  })

  it('asks for what a pong says was sent', () => {
    const { line } = begin()
    line().say(snapshot(1))
    line().say({ type: 'pong', version: 2, heard: 0 })
    expect(line().sent).toEqual([{ type: 'resync', have: 1 }])
  })

  it('follows the browser offline and online without waiting', () => {
    const { heard, line } = begin()
    line().say(snapshot(1))
    online = false
    dispatchEvent(new Event('offline'))
    expect(heard.statuses.at(-1)).toBe('offline')
    vi.advanceTimersByTime(60_000)
    expect(Line.all).toHaveLength(1)
    online = true
    dispatchEvent(new Event('online'))
    expect(Line.all).toHaveLength(2)
  })

  it('stays closed after a closing fault', () => {
    const { made, line } = begin()
    line().say(snapshot(1))
    line().say({ type: 'fault', code: 'old-client', params: {}, closing: true })
    expect(made.fault).toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(Line.all).toHaveLength(1)
  })
})
