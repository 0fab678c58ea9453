import { serious } from './accessible'
import { bots, expect, openTable, test } from './room'
import type { Locator, Page } from '@playwright/test'

/** Bots that play anything: a person who takes suggestions beats them now and then. */
const random = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot' as const, bot: 'random' }))

/** What is seen of a card in a fan. */
const CORNER = { x: 14, y: 30 }

async function sit(page: Page, options: Record<string, unknown> = {}, seats = 4, opponents = bots(seats - 1)): Promise<string> {
  const id = await openTable(page, { game: 'gang_of_four', seats: [{ kind: 'me' }, ...opponents], options })
  await page.goto(`/t/${id}`)
  await expect(page.getByTestId('gang')).toBeVisible({ timeout: 60_000 })
  return id
}

/** Wait until this page is asked something, or the match is over: what it is. */
async function asked(page: Page): Promise<string> {
  await expect(page.locator('.sentence.asked, [data-testid=over]').first()).toBeVisible({ timeout: 60_000 })
  if (await page.getByTestId('over').isVisible()) return 'over'
  if (await page.getByTestId('go-on').isVisible()) return 'rest'
  const phase = (await page.getByTestId('gang').getAttribute('data-phase')) ?? ''
  // somebody else may give a card back: then it is not this page that is asked
  return phase === 'return' && !(await page.getByTestId('exchange').isVisible()) ? 'none' : phase
}

/** Where something is once it has stopped moving. */
async function atRest(what: Locator): Promise<{ x: number; y: number }> {
  for (let i = 0, last = ''; i < 100; i++) {
    const box = await what.boundingBox()
    if (box && JSON.stringify(box) === last) return box
    last = JSON.stringify(box)
    await what.page().waitForTimeout(150)
  }
  throw new Error('it never came to rest')
}

/** Pick these cards of the fan and no other: a card that fits one play alone takes the others of it along. */
async function pickOnly(cards: Locator, wanted: number[]): Promise<void> {
  const press = async (place: number, picked: boolean) => {
    const card = cards.nth(place)
    if ((await card.getAttribute('aria-pressed')) === String(picked)) return
    await card.click({ position: CORNER })
    await expect(card).toHaveAttribute('aria-pressed', String(picked))
  }
  for (const place of wanted) await press(place, true)
  for (let place = 0; place < (await cards.count()); place++) if (!wanted.includes(place)) await press(place, false)
}

async function until(page: Page, wanted: string[]): Promise<string> {
  for (let i = 0; i < 400; i++) {
    const question = await asked(page)
    if (wanted.includes(question)) return question
    await answer(page, question)
    await page.waitForTimeout(60)
  }
  throw new Error(`never asked to ${wanted.join(' or ')}`)
}

/** By keyboard alone: the first suggestion, with the call where one is due, else a pass. */
async function answer(page: Page, question: string): Promise<void> {
  const keys = page.keyboard
  if (question === 'none') return
  if (question === 'rest') return keys.press('Enter')
  if (question === 'return') {
    await page.getByTestId('hand').getByRole('button').first().focus()
    await keys.press('Space')
    return keys.press('Enter')
  }
  await keys.press('s')
  const found = await page.locator('[data-testid=hand] .picked').count()
  if (found && (await page.getByTestId('call').isVisible())) await keys.press('l')
  await keys.press(found ? 'Enter' : 'p')
}

test('one person and three bots play a match to its end, and look back at it', async ({ visitor }) => {
  test.setTimeout(300_000)
  const page = await visitor({ language: 'de', settings: { confirm: false } })
  const id = await sit(page, { score_limit: 20 })
  const log = page.getByTestId('log')
  expect(await until(page, ['rest', 'over'])).toBeTruthy()
  await expect(log).toContainText('Greta legt')
  await expect(log).toContainText('Greta passt')
  await expect(page.getByTestId('sheet')).toBeVisible()
  await until(page, ['over'])
  await expect(log).toContainText('gewinnt die Partie')
  await expect(page.getByTestId('hand-end')).toContainText('Was übrig war')
  const totals = await page.locator('[data-testid=sheet] tfoot td').allTextContents()
  expect(Math.max(...totals.map(Number))).toBeGreaterThanOrEqual(20)

  await page.goto(`/replay/${id}?step=3`)
  await page.getByLabel('Gesehen von').selectOption('0')
  await expect(page.getByTestId('hand').getByRole('button').first()).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByTestId('gang')).toHaveAttribute('data-phase', 'over')
})

test('a play is staged, then confirmed; a refusal says why and leads to the rule', async ({ visitor }) => {
  const page = await visitor({ language: 'en' })
  await sit(page)
  await asked(page)
  // the weakest and the strongest card together are nothing
  const cards = page.getByTestId('hand').getByRole('button')
  await pickOnly(cards, [0, (await cards.count()) - 1])
  await expect(page.locator('[data-testid=hand] [aria-pressed=true]')).toHaveCount(2)
  const before = await cards.count()
  await page.keyboard.press('Enter')
  const notice = page.getByTestId('notice')
  await expect(notice).toContainText('Not allowed')
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^\/rules\/gang_of_four#rule-\d+\.\d+$/)
  await expect(cards).toHaveCount(before)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-testid=hand] [aria-pressed=true]')).toHaveCount(0)

  await page.keyboard.press('s')
  const ready = await page.locator('[data-testid=hand] .picked').count()
  const key = ready ? 'Enter' : 'p'
  const button = page.getByTestId(ready ? 'play' : 'pass')
  await page.keyboard.press(key)
  if (ready) {
    await expect(button).toContainText('Press again')
    await page.keyboard.press('s')
    await expect(button).not.toContainText('Press again')
    await page.keyboard.press(key)
    await page.keyboard.press(key)
    await expect(page.getByTestId('log')).toContainText('Greta plays')
  } else await expect(page.getByTestId('log')).toContainText('Greta passes')
})

test('whoever has the lead may not pass', async ({ visitor }) => {
  test.setTimeout(180_000)
  const page = await visitor({ language: 'en', settings: { confirm: false } })
  await sit(page, { score_limit: 200 }, 4, random(3))
  await until(page, ['lead'])
  await page.keyboard.press('p')
  await expect(page.getByTestId('notice')).toContainText('You have the lead')
  await expect(page.getByTestId('notice').getByRole('link')).toHaveText('Rule 4.6')
})

test('the last card is called with the play, and the winner gives a card back', async ({ visitor }) => {
  test.setTimeout(300_000)
  const page = await visitor({ language: 'en', settings: { confirm: false } })
  await sit(page, { score_limit: 200, announce: 'manual' }, 4, random(3))
  // who wins a hand with several cards at once never had a last one: on to a hand that was called
  for (let question = await until(page, ['return', 'over']); ; question = await until(page, ['return', 'over'])) {
    expect(question, 'the last card was never called').toBe('return')
    if ((await page.getByTestId('log').textContent())?.includes('Greta: last card!')) break
    await answer(page, question)
    await page.waitForTimeout(200)
  }
  await expect(page.getByTestId('exchange')).toBeVisible()
  const cards = page.getByTestId('hand').getByRole('button')
  await expect(cards).toHaveCount(17)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.waitForTimeout(500)
  for (const card of await cards.all()) {
    const box = await card.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(-1)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(361)
  }
  await cards.first().click({ position: CORNER })
  await page.getByTestId('play').click()
  await expect(page.getByTestId('log').or(page.getByTestId('open-log')).first()).toBeVisible()
  await expect(cards).toHaveCount(16)
})

test('the hand is sorted, and dragged into an order of its own', async ({ visitor }) => {
  const page = await visitor({ language: 'en' })
  await sit(page)
  await asked(page)
  const cards = page.getByTestId('hand').getByRole('button')
  const order = () => cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.testid))
  const byNumber = await order()
  await page.keyboard.press('o')
  await expect(page.getByTestId('sort')).toHaveAttribute('data-sorting', 'colour')
  await page.reload()
  await asked(page)
  await expect(page.getByTestId('sort')).toHaveAttribute('data-sorting', 'colour')
  await page.keyboard.press('o')
  await page.keyboard.press('o')
  await expect.poll(order).toEqual(byNumber)
  const [from, to] = [await atRest(cards.first()), await atRest(cards.nth(5))]
  await page.mouse.move(from.x + 15, from.y + 40)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 45, { steps: 4 })
  await page.mouse.move(to.x + 60, to.y + 60, { steps: 8 })
  await page.mouse.up()
  await expect(page.getByTestId('sort')).toHaveAttribute('data-sorting', 'own')
  await expect.poll(async () => (await order()).indexOf(byNumber[0])).toBeGreaterThan(2)
  await expect(page.locator('[data-testid=hand] [aria-pressed=true]')).toHaveCount(0)
  await cards.first().focus()
  const second = (await order())[1]
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(async () => (await order())[0]).toBe(second)
})

test('a standing order passes the trick, in the time that a person takes', async ({ visitor }) => {
  test.setTimeout(180_000)
  const page = await visitor({ language: 'en', settings: { confirm: false } })
  const seats = [{ kind: 'me' as const }, ...bots(3)]
  const id = await openTable(page, { game: 'gang_of_four', seats, pace: 2 })
  await page.goto(`/t/${id}`)
  await expect(page.getByTestId('standing').or(page.locator('.sentence.asked')).first()).toBeVisible({ timeout: 60_000 })
  for (let i = 0; i < 6 && !(await page.getByTestId('standing').isVisible()); i++) {
    await answer(page, await asked(page))
    await page.waitForTimeout(700)
  }
  await page.getByTestId('standing').click()
  await expect(page.getByTestId('standing')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByTestId('log')).toContainText('Greta passes', { timeout: 20_000 })
})

test('three seats: a dead hand that nobody sees', async ({ visitor }) => {
  const page = await visitor({ language: 'de', settings: { confirm: false } })
  await sit(page, {}, 3)
  await asked(page)
  await expect(page.getByTestId('held-1')).toBeVisible()
  await expect(page.getByTestId('held-3')).toHaveCount(0)
  await expect(page.getByTestId('dead-hand')).toContainText('16')
})

test('axe finds nothing serious', async ({ visitor }) => {
  test.setTimeout(240_000)
  const page = await visitor({ language: 'de', settings: { theme: 'dark', confirm: false } })
  await sit(page, { score_limit: 10 })
  for (const size of [{ width: 1440, height: 900 }, { width: 360, height: 640 }]) {
    await page.setViewportSize(size)
    await asked(page)
    await page.keyboard.press('s')
    await page.waitForTimeout(500)
    expect.soft(await serious(page), `playing at ${size.width}`).toEqual([])
  }
  await page.getByTestId('open-sheet').click()
  await page.waitForTimeout(300)
  expect.soft(await serious(page), 'score sheet').toEqual([])
  await page.keyboard.press('Escape')
  // the focus is back on what opened the sheet; Enter would open it again
  await page.getByTestId('hand').getByRole('button').first().focus()
  await until(page, ['rest', 'over'])
  await page.waitForTimeout(500)
  expect.soft(await serious(page), 'after a hand').toEqual([])
  await until(page, ['over'])
  await page.waitForTimeout(500)
  expect.soft(await serious(page), 'after the match').toEqual([])
})
