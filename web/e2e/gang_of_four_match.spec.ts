/** Four people in four browsers play whole matches, with everything that can happen in one. */

import { expect, openTable, test } from './room'
import type { Page } from '@playwright/test'

const NAMES = ['Greta', 'Anna', 'Bert', 'Cleo'] as const
/** A match to 100 takes minutes: that is for the long runs. */
const LIMIT = process.env.SOAK ? 100 : 10
/** Not every match has a gang in it: so many are played at most. */
const MATCHES = 5
/** How long a page may take to show what its own key brought about, in milliseconds. */
const PATIENCE = 5_000

/** What the table's log has to tell of, in the host's language. */
const WANTED = {
  thrown: /throws a gang in/,
  forgotten: /has forgotten to call the last card/,
  given: /gives .+ the best card/,
  returned: /gives .+ back to/,
}
type Story = Set<keyof typeof WANTED>

interface Seen {
  over: boolean
  rest: boolean
  /** The question this page has to answer, if it has one. */
  question: string | null
  /** Is there anything that it could play? Unasked that is nothing but a gang. */
  plays: boolean
  log: string
  /** Changes with everything that happens. */
  state: string
}

async function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const at = (name: string) => document.querySelector<HTMLElement>(`[data-testid=${name}]`)
    const log = at('log')?.textContent ?? ''
    const asked = document.querySelector('.sentence.asked') !== null
    return {
      over: at('over') !== null,
      rest: at('go-on')?.matches(':enabled') ?? false,
      question: asked && !at('go-on') ? (at('gang')?.dataset.phase ?? null) : null,
      plays: at('suggest')?.getAttribute('aria-disabled') === 'false',
      log,
      state: `${at('sentence')?.textContent ?? ''} ${log.length}`,
    }
  })
}

async function throwIn(page: Page): Promise<void> {
  await page.keyboard.press('s')
  await page.keyboard.press('Enter')
}

/** The first suggestion; until it was seen a gang is kept for later, and a call forgotten. */
async function answer(page: Page, seen: Seen, story: Story): Promise<void> {
  const keys = page.keyboard
  // the others, or the time, may end the rest at the same moment
  if (seen.rest) return page.evaluate(() => document.querySelector<HTMLElement>('[data-testid=go-on]')?.click())
  if (seen.question === 'return') {
    await page.getByTestId('hand').getByRole('button').first().focus()
    await keys.press('Space')
    return keys.press('Enter')
  }
  if (!seen.plays) return keys.press('p')
  await keys.press('s')
  const offered = await page.evaluate(() => ({
    gang: document.querySelector('[data-testid=play].gang') !== null,
    call: document.querySelector('[data-testid=call]') !== null,
    pass: document.querySelector('[data-testid=pass]')?.getAttribute('aria-disabled') === 'false',
  }))
  if (offered.gang && offered.pass && !story.has('thrown')) {
    await keys.press('Escape')
    return keys.press('p')
  }
  if (offered.call && story.has('forgotten')) await keys.press('l')
  await keys.press('Enter')
}

/** Four people at a table of the host's, whose match begins. */
async function begin([host, ...friends]: [Page, ...Page[]]): Promise<string> {
  const open = { kind: 'open' as const }
  const seats = [{ kind: 'me' as const }, open, open, open]
  const id = await openTable(host, { game: 'gang_of_four', seats, options: { score_limit: LIMIT } }, NAMES[0])
  const links = await host.evaluate(async (table) => {
    const told = (await (await fetch(`/api/tables/${table}/links`)).json()) as { seats: { token: string }[] }
    return told.seats.map((seat) => seat.token)
  }, id)
  for (const [place, friend] of friends.entries()) {
    await friend.goto(`/s/${links[place] ?? ''}`)
    const field = friend.locator('input[name=nickname]')
    // who played a match before has a name
    await friend.waitForFunction(() => location.pathname.startsWith('/t/') || document.querySelector('input[name=nickname]') !== null)
    if (await field.isVisible()) {
      await field.fill(NAMES[place + 1] ?? '')
      await friend.keyboard.press('Enter')
    }
    await expect(friend).toHaveURL(/\/t\//)
  }
  await host.goto(`/t/${id}`)
  await host.getByTestId('start').click()
  for (const page of [host, ...friends]) await expect(page.getByTestId('gang')).toBeVisible({ timeout: 60_000 })
  return id
}

async function playMatch(pages: Page[], story: Story): Promise<void> {
  const answered = pages.map(() => ({ state: '', at: 0 }))
  for (;;) {
    const seen = await Promise.all(pages.map(look))
    for (const [name, pattern] of Object.entries(WANTED)) if (pattern.test(seen[0]?.log ?? '')) story.add(name as keyof typeof WANTED)
    if (seen.every((one) => one.over)) return
    const lying = seen.some((one) => one.question === 'follow')
    const thrower = story.has('thrown') || !lying ? -1 : seen.findIndex((one) => one.question === null && one.plays)
    for (const [place, now] of seen.entries()) {
      const [page, last] = [pages[place], answered[place]]
      if (!page || !last || (last.state === now.state && Date.now() - last.at < PATIENCE)) continue
      if (place === thrower) await throwIn(page)
      else if (thrower < 0 && (now.rest || now.question !== null)) await answer(page, now, story)
      else continue
      answered[place] = { state: now.state, at: Date.now() }
    }
    await pages[0]?.waitForTimeout(10)
  }
}

test('four people play a match, with a gang thrown in, a call forgotten, an exchange', async ({ visitor }) => {
  test.setTimeout(process.env.SOAK ? 2_400_000 : 600_000)
  const pages: Page[] = []
  for (const place of NAMES.keys()) {
    const settings = { confirm: false, speed: 'none' }
    pages.push(await visitor({ language: place % 2 ? 'de' : 'en', settings, context: { reducedMotion: 'reduce' } }))
  }
  const host = pages[0] as Page
  const story: Story = new Set()
  let id = ''
  for (let match = 0; match < MATCHES && (match === 0 || story.size < Object.keys(WANTED).length); match++) {
    id = await begin(pages as [Page, ...Page[]])
    await playMatch(pages, story)
    await expect(host.getByTestId('log')).toContainText('wins the match')
    const totals = await host.locator('[data-testid=sheet] tfoot td').allTextContents()
    expect(Math.max(...totals.map(Number))).toBeGreaterThanOrEqual(LIMIT)
  }
  expect([...story].sort()).toEqual(Object.keys(WANTED).sort())
  // looking back, every hand lies open, and one seat's replay shows its own alone
  await host.goto(`/replay/${id}?step=0`)
  for (const seat of NAMES.keys()) await expect(host.getByTestId(`knew-${seat}`).locator('.card')).toHaveCount(16)
  await host.getByLabel('Seen by').selectOption('2')
  await expect(host.getByTestId('knew')).toHaveCount(0)
})
