/** What the tests of Chicago Gangsters have in common: one look at a page, one answer, one way on. */

import type { Locator, Page } from '@playwright/test'
import { bots, expect, openTable, type Person } from './room'

export const GAME = 'chicago_gangsters'

export interface Seen {
  phase: string
  step: string
  round: number
  asked: boolean
  rest: boolean
  counting: boolean
  over: boolean
  /** All that moves when something was done. */
  state: string
}

/** What this page shows, in one look. */
export async function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const found = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`)
    const table = found('gangsters')?.dataset ?? {}
    const asked = document.querySelector('.sentence.asked') !== null
    const { phase = '', step = '', round = '0' } = table
    const cards = document.querySelectorAll('[data-testid=hand] button').length
    return {
      phase,
      step,
      round: Number(round),
      asked,
      rest: found('go-on') !== null,
      counting: table.counting === 'true',
      over: found('over') !== null,
      state: [phase, step, round, asked, cards, found('go-on') !== null, found('sentence')?.textContent, document.querySelectorAll('.acts button').length].join('|'),
    }
  })
}

export const lit = (page: Page): Locator => page.locator('[data-testid=hand] .lit:not(.picked)')

/** Lay up to so many cards, one of them face down where that is allowed; what was hidden. */
export async function lay(page: Page, most: number): Promise<boolean> {
  const count = Math.min(await lit(page).count(), most)
  for (let card = 0; card < count; card++) await lit(page).last().click()
  const hides = count > 0 && (await page.getByTestId('hide').isVisible())
  if (hides) await page.getByTestId('hide').click()
  const whole = page.getByTestId('lay')
  await ((await whole.isVisible()) ? whole : page.getByTestId('lay-defenders')).click()
  return hides
}

/** A rest may end by itself while the button is looked for: whether something moved is asked afterwards. */
export const press = (button: Locator) => button.click({ timeout: 4000 }).catch(() => undefined)

/** Answer whatever is asked, without a word. */
export async function answer(page: Page, seen: Seen, most = 2): Promise<void> {
  if (seen.counting) return press(page.getByTestId('skip'))
  if (seen.rest) return press(page.getByTestId('go-on'))
  if (seen.phase === 'talk') return press(page.getByTestId('ready'))
  if (seen.phase === 'lay') return void (await lay(page, most))
  if (seen.phase === 'loot') return press(page.getByTestId('take-1'))
  const done = page.getByTestId('do-done')
  await press((await done.isVisible()) ? done : page.locator('[data-testid^=do-]').first())
}

/** Go on until something is seen; what it was then. */
export async function until(page: Page, wanted: (seen: Seen) => boolean): Promise<Seen> {
  for (let turn = 0; turn < 1500; turn++) {
    const seen = await look(page)
    if (wanted(seen)) return seen
    if (seen.over) throw new Error('the game is over already')
    if (!seen.asked && !seen.counting) {
      await page.waitForTimeout(40)
      continue
    }
    await answer(page, seen)
    await expect.poll(async () => (await look(page)).state, { intervals: [20, 40, 80] }).not.toBe(seen.state)
  }
  throw new Error('it never came')
}

export async function sit(page: Page, seats = 4, options: Record<string, unknown> = {}): Promise<string> {
  const id = await openTable(page, { game: GAME, seats: [{ kind: 'me' }, ...bots(seats - 1).map((bot) => ({ ...bot, bot: 'random' }))], options })
  await page.goto(`/t/${id}`)
  await expect(page.getByTestId('gangsters')).toBeVisible({ timeout: 60_000 })
  return id
}

export const NAMES = ['Greta', 'Ben', 'Carla', 'Dan']

/** A person at the table who says nothing, lays nothing and wants nothing: a line without a screen. */
async function silent(page: Page, table: string): Promise<void> {
  await page.evaluate((table) => {
    interface Told {
      type: string
      prompt?: { must: boolean; decision: number; legal: { do: string; cards?: string[] }[] } | null
      table?: { break_: { waiting: number[] } | null }
    }
    const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?have=0`)
    const send = (message: object) => line.send(JSON.stringify({ id: crypto.randomUUID(), ...message }))
    line.onmessage = ({ data }) => {
      const { prompt, table: told } = JSON.parse(String(data)) as Told
      if (told?.break_) send({ type: 'continue' })
      if (!prompt?.must) return
      const least = prompt.legal.find(({ do: word, cards }) => ['ready', 'stand_by', 'done'].includes(word) || cards?.length === 0)
      send({ type: 'act', action: least ?? prompt.legal[0], decision: prompt.decision })
    }
  }, table)
}

/** At a table of four with three people who want nothing; nobody talks. */
export async function amongSilent(visitor: (person: Person) => Promise<Page>, settings: Record<string, unknown>, options: Record<string, unknown> = {}): Promise<Page> {
  const host = await visitor({ language: 'en', settings: { speed: 'none', ...settings } })
  const open = { kind: 'open' as const }
  const id = await openTable(host, { game: GAME, seats: [{ kind: 'me' }, open, open, open], options: { talk: 0, ...options } })
  const tokens = await host.evaluate(async (table) => {
    const told = (await (await fetch(`/api/tables/${table}/links`)).json()) as { seats: { token: string }[] }
    return told.seats.map((seat) => seat.token)
  }, id)
  for (const [place, token] of tokens.slice(-3).entries()) {
    const friend = await visitor({ language: 'en' })
    await friend.goto('/settings')
    await friend.evaluate(
      async ([token, name]) => {
        const headers = { 'X-Hinterzimmer': '1', 'Content-Type': 'application/json' }
        await fetch('/api/me', { method: 'POST', headers, body: JSON.stringify({ name }) })
        await fetch('/api/seats/claim', { method: 'POST', headers, body: JSON.stringify({ token }) })
      },
      [token, NAMES[place + 1] ?? ''] as const,
    )
    await silent(friend, id)
  }
  await host.goto(`/t/${id}`)
  await host.getByTestId('start').click()
  await expect(host.getByTestId('gangsters')).toBeVisible({ timeout: 60_000 })
  return host
}

/** Answer until a button is offered; the host lays up to so many cards. */
export async function untilOffered(host: Page, button: string, most: number): Promise<void> {
  const seen = async (name: string) => host.getByTestId(name).first().isVisible()
  for (let turn = 0; !(await seen(button)) && turn < 200; turn++) {
    const now = await look(host)
    if (!now.asked && !now.counting) {
      await host.waitForTimeout(20)
      continue
    }
    if (await seen('do-betray')) await press(host.getByTestId('do-betray'))
    else await answer(host, now, most)
    await expect.poll(async () => (await look(host)).state, { intervals: [10, 20, 40] }).not.toBe(now.state)
  }
}
