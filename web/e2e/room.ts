/** A real server for the tests, and what a test needs of a table. */

import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SERVER = fileURLToPath(new URL('serve.py', import.meta.url))
const PYTHON = process.env.PYTHON ?? join(ROOT, '.venv', 'bin', 'python')

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

export class Room {
  readonly port: number
  readonly data: string
  #process: ChildProcess | null = null
  #said = ''

  private constructor(port: number) {
    this.port = port
    this.data = mkdtempSync(join(tmpdir(), 'hinterzimmer-e2e-'))
  }

  static async open(): Promise<Room> {
    // rulebooks are compiled once, before anybody waits for them
    execFileSync(PYTHON, ['-m', 'hinterzimmer', 'warm'], { cwd: ROOT, stdio: 'pipe' })
    const room = new Room(await freePort())
    room.deal('')
    await room.start()
    return room
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get #deals(): string {
    return join(this.data, 'deals')
  }

  /** The seeds of the tables that are made from now on follow from this text. */
  deal(text: string): void {
    writeFileSync(this.#deals, text)
  }

  async start(): Promise<void> {
    const flags = [SERVER, this.#deals, 'serve', '--port', String(this.port), '--data', this.data]
    this.#process = spawn(PYTHON, flags, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.#said = (this.#said + chunk.toString()).slice(-4000)))
    }
    const deadline = Date.now() + 90_000
    while (Date.now() < deadline) {
      if (await this.#answers()) return
      if (this.#process.exitCode !== null) break
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
    throw new Error(`the server did not start:\n${this.#said}`)
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const running = this.#process
    this.#process = null
    if (!running || running.exitCode !== null) return
    const gone = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await gone
  }

  async close(): Promise<void> {
    await this.stop('SIGKILL')
    rmSync(this.data, { recursive: true, force: true })
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.address}/health`)).ok
    } catch {
      return false
    }
  }
}

export interface Person {
  language: 'de' | 'en'
  settings?: Record<string, unknown>
  context?: BrowserContextOptions
}

interface Worker {
  room: Room
}
interface Fixtures {
  /** A browser of its own for one person; what it complains about fails the test. */
  visitor: (person: Person) => Promise<Page>
}

export const test = base.extend<Fixtures, Worker>({
  room: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameters' names
    async ({}, use) => {
      const room = await Room.open()
      await use(room)
      await room.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  visitor: async ({ browser, room }, use, { title }) => {
    // whatever ran before: the same test has the same deals
    room.deal(title)
    const complaints: string[] = []
    const contexts: Awaited<ReturnType<Browser['newContext']>>[] = []
    await use(async ({ language, settings = {}, context = {} }) => {
      const made = await browser.newContext({ baseURL: room.address, locale: language, ...context })
      contexts.push(made)
      const kept = JSON.stringify({ language, ...settings })
      await made.addInitScript((text) => {
        if (!localStorage.getItem('hinterzimmer.settings')) localStorage.setItem('hinterzimmer.settings', text)
      }, kept)
      const page = await made.newPage()
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) complaints.push(message.text())
      })
      return page
    })
    for (const context of contexts) await context.close()
    expect(complaints).toEqual([])
  },
})

export { expect }

export interface Wanted {
  game?: string
  seats: ({ kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot?: string })[]
  pace?: number
  listed?: boolean
  options?: Record<string, unknown>
  manners?: Record<string, unknown>
}

/** A table opened by this page's guest, without the form. */
export async function openTable(page: Page, wanted: Wanted, name = 'Greta'): Promise<string> {
  await page.goto('/settings')
  const id = await page.evaluate(
    async ([wanted, name]) => {
      const headers = { 'X-Hinterzimmer': '1', 'Content-Type': 'application/json' }
      await fetch('/api/me', { method: 'POST', headers, body: JSON.stringify({ name }) })
      const body = JSON.stringify({ game: 'chicago', pace: 0, ...wanted })
      const made = await fetch('/api/tables', { method: 'POST', headers, body })
      return ((await made.json()) as { table: string }).table
    },
    [wanted, name] as const,
  )
  expect(id).toBeTruthy()
  return id
}

export const bots = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot' as const }))

export async function phase(page: Page): Promise<string> {
  return (await page.getByTestId('chicago').getAttribute('data-phase')) ?? ''
}

/** Wait until this page is asked something, or the game is over. */
export async function untilAsked(page: Page): Promise<string> {
  const asked = page.locator('[data-testid=throw], [data-testid=high], [data-testid=go-on], .pick, [data-testid=over]').first()
  await expect(asked).toBeVisible({ timeout: 30_000 })
  return phase(page)
}

/** After a throw of this page: whether it is left a choice, or the throw ended its turn. */
export async function hasChoice(page: Page): Promise<boolean> {
  const next = page.locator('[data-testid=stop], [data-testid=high], [data-testid=go-on], .pick, [data-testid=over]').first()
  await expect(next).toBeVisible({ timeout: 30_000 })
  if (await page.getByTestId('go-on').isVisible()) return false
  return (await mayStop(page)) === true && (await phase(page)) === 'throw'
}

/** Whether the turn may be ended; null where nothing of the kind is asked. Read at one moment, for it may pass. */
export async function mayStop(page: Page): Promise<boolean | null> {
  const found = await page.getByTestId('stop').evaluateAll((all) => all.map((stop) => stop.getAttribute('aria-disabled') !== 'true'))
  return found[0] ?? null
}

/** Answer one question by keyboard, whatever it is, with the second press where it is due. */
export async function answerByKeys(page: Page): Promise<void> {
  const [question, may] = [await phase(page), await mayStop(page)]
  if (await page.getByTestId('go-on').isVisible()) {
    await page.keyboard.press('Enter')
  } else if (question === 'declare') {
    await page.keyboard.press('h')
    await page.keyboard.press('h')
  } else if (question === 'name') {
    const [key] = await page.locator('.pick kbd').allTextContents()
    if (!key) return // somebody else names a victim
    await page.keyboard.press(key)
    await page.keyboard.press(key)
  } else if (may !== null) {
    await page.keyboard.press(may ? 's' : 'Enter')
    await page.keyboard.press(may ? 's' : 'Enter')
  } else {
    await page.keyboard.press('Enter')
  }
}

/** Answer whatever this page is asked until its game is over. */
export async function playOut(page: Page): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if ((await untilAsked(page)) === 'over') return
    await answerByKeys(page)
    await page.waitForTimeout(40)
  }
  throw new Error('the game never ended')
}

/** Sit a friend down by the first seat link of the page's table, which is in its waiting room. */
export async function seatFriend(host: Page, friend: Page, name: string): Promise<void> {
  await host.getByTestId('share').click()
  const link = await host.getByTestId('link-1').inputValue()
  await host.keyboard.press('Escape')
  await friend.goto(link)
  await friend.locator('input[name=nickname]').fill(name)
  await friend.keyboard.press('Enter')
  await expect(friend).toHaveURL(/\/t\//)
}

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
