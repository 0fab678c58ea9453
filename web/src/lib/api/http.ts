/** The HTTP part of the server. Every refusal is a `Refusal` with the server's stable code. */

import { setByServer } from '../kit/time'
import type * as api from './generated'

export class Refusal extends Error {
  readonly code: string
  readonly params: api.Json
  readonly status: number

  constructor(problem: api.Problem, status: number) {
    super(problem.detail)
    this.code = problem.code
    this.params = problem.params
    this.status = status
  }
}

const UNREACHABLE: api.Problem = { code: 'unreachable', detail: 'the server cannot be reached', params: {} }

async function problemOf(response: Response): Promise<api.Problem> {
  try {
    const told = (await response.json()) as Partial<api.Problem>
    if (typeof told.code === 'string') {
      return { code: told.code, detail: told.detail ?? '', params: told.params ?? {} }
    }
  } catch {
    // something between here and the server answered in its place
  }
  return { code: 'unexpected', detail: response.statusText, params: { status: response.status } }
}

async function ask<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  const carries = method === 'POST' || method === 'PUT'
  if (method !== 'GET') headers['X-Hinterzimmer'] = '1'
  if (carries) headers['Content-Type'] = 'application/json'
  let response: Response
  try {
    const sent = carries ? JSON.stringify(body ?? {}) : undefined
    response = await fetch(`/api${path}`, { method, headers, body: sent, credentials: 'same-origin' })
  } catch {
    throw new Refusal(UNREACHABLE, 0)
  }
  setByServer(response.headers.get('Date'))
  if (!response.ok) throw new Refusal(await problemOf(response), response.status)
  return (response.status === 204 ? undefined : await response.json()) as T
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`

export const http = {
  me: () => ask<api.Me>('GET', '/me'),
  nameMe: (name: string) => ask<api.Me>('POST', '/me', { name } satisfies api.NameMe),
  games: () => ask<api.GameInfo[]>('GET', '/games'),
  rulebook: (game: string, language: string) =>
    ask<api.Rulebook>('GET', `/games/${encodeURIComponent(game)}/rulebook/${language}`),
  lobby: () => ask<api.TableInfo[]>('GET', '/lobby'),
  myTables: () => ask<api.MyTable[]>('GET', '/tables'),
  create: (wanted: api.NewTable) => ask<api.Created>('POST', '/tables', wanted),
  table: (id: string) => ask<api.TableInfo>('GET', table(id)),
  links: (id: string) => ask<api.TableLinks>('GET', `${table(id)}/links`),
  sit: (id: string, seat: number | null) => ask<api.Created>('POST', `${table(id)}/sit`, { seat } satisfies api.Sit),
  claim: (token: string) => ask<api.Created>('POST', '/seats/claim', { token } satisfies api.Claim),
  leave: (id: string) => ask<undefined>('POST', `${table(id)}/leave`),
  setSeat: (id: string, seat: number, to: api.SetSeat) =>
    ask<api.TableInfo>('POST', `${table(id)}/seats/${seat}`, to),
  start: (id: string) => ask<api.TableInfo>('POST', `${table(id)}/start`),
  end: (id: string) => ask<api.TableInfo>('POST', `${table(id)}/end`),
  rematch: (id: string) => ask<api.Created>('POST', `${table(id)}/rematch`),
  sheet: (id: string) => ask<api.Json>('GET', `${table(id)}/sheet`),
  replay: (id: string, viewer: number | null) =>
    ask<api.Replay>('GET', `${table(id)}/replay${viewer === null ? '' : `?viewer=${viewer}`}`),
  mixIn: (id: string, word: string) => ask<api.TableInfo>('POST', `${table(id)}/word`, { word } satisfies api.MixIn),
  kick: (id: string, seat: number) => ask<api.TableInfo>('POST', `${table(id)}/seats/${seat}/kick`),
  reminder: (id: string) => ask<api.Reminder>('GET', `${table(id)}/reminder`),
  remind: (id: string, how: api.Reminder) => ask<api.Reminder>('PUT', `${table(id)}/reminder`, how),
  remindNoMore: (id: string) => ask<undefined>('DELETE', `${table(id)}/reminder`),
  recovery: () => ask<api.Recovery>('POST', '/recovery'),
  recover: (code: string) => ask<api.Me>('POST', '/recovery/claim', { code } satisfies api.RecoveryClaim),
  blocks: () => ask<api.Blocked[]>('GET', '/blocks'),
  block: (whom: api.BlockThem) => ask<api.Blocked[]>('POST', '/blocks', whom),
  unblock: (id: string) => ask<undefined>('DELETE', `/blocks/${encodeURIComponent(id)}`),
  status: () => ask<api.Status>('GET', '/status'),
  bringSheet: (sheet: api.Json, viewer: number | null) =>
    ask<api.Replay>('POST', '/sheets', { sheet, viewer } satisfies api.BroughtSheet),
}
