import { serious } from './accessible'
import { expect, openTable, PHONE, seatFriend, test } from './room'
import type { Page } from '@playwright/test'

/** Bots that play without thinking long. */
const novices = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot' as const, bot: 'novice' }))

async function sit(page: Page, seats = novices(3), options: Record<string, unknown> = {}): Promise<string> {
  const id = await openTable(page, { game: 'villa', seats: [{ kind: 'me' }, ...seats], options })
  await page.goto(`/t/${id}`)
  await expect(page.getByTestId('villa')).toBeVisible({ timeout: 60_000 })
  // the estate comes after what is one's own
  await expect(page.locator('[data-place]').first()).toBeVisible()
  return id
}

const phaseOf = async (page: Page) => (await page.getByTestId('villa').getAttribute('data-phase')) ?? ''
const free = (page: Page) => page.locator('[data-place].free')
const isAsked = (page: Page) => page.locator('.sentence.asked').isVisible()

/** One answer by keyboard alone, whatever is asked. */
async function byKeys(page: Page, leader = 1): Promise<void> {
  const keys = page.keyboard
  if (await page.getByTestId('go-on').isVisible()) return keys.press('Enter')
  const phase = await phaseOf(page)
  if (phase === 'turn') {
    await keys.press('s')
    return keys.press('Enter')
  }
  if (await page.getByTestId('agree').isVisible()) {
    await keys.press('a')
    return keys.press('a')
  }
  if (phase === 'choose') {
    await free(page).first().focus()
    await keys.press('Enter')
    // the leader needs an open card, and one that is there
    const cards = await page.locator(`[data-testid=display-${leader}] [data-card]`).count()
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur())
    await keys.press(String(cards ? leader + 1 : 1 + (await firstWithCards(page))))
  } else {
    const reward = page.locator('[data-testid^=reward-]').first()
    if (await reward.isVisible()) await reward.press('Enter')
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur())
    await keys.press(String(leader + 1))
  }
  await keys.press('Enter')
}

async function firstWithCards(page: Page): Promise<number> {
  for (let seat = 0; seat < 4; seat++) {
    if (await page.locator(`[data-testid=display-${seat}] [data-card]`).count()) return seat
  }
  return 0
}

/** One answer by touch. */
async function byTouch(page: Page): Promise<void> {
  // an answer may be under way and take the button with it: the loop looks again
  const tap = (selector: string) => page.locator(selector).first().tap({ timeout: 2_000 }).catch(() => undefined)
  if (await page.getByTestId('go-on').isVisible()) return tap('[data-testid=go-on]')
  if ((await phaseOf(page)) === 'turn') {
    await tap('[data-testid=display-0] .card.lit')
    if (await page.locator('[data-testid=main][aria-disabled=false]').isVisible()) return tap('[data-testid=main]')
    await tap('[data-testid=display-0] .card.lit:not(.picked)')
    return tap('[data-testid=main]')
  }
  if (await page.getByTestId('agree').isVisible()) {
    await tap('[data-testid=agree]')
    return tap('[data-testid=agree].armed')
  }
}

/** Nothing of the table is out of sight, and what is to be touched is large enough. */
async function fits(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    over: [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth],
    small: [...document.querySelectorAll<HTMLElement>('.mine button, button.card, [data-place].free, .display .pick')]
      .map((button) => ({ name: button.ariaLabel ?? button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && (Math.round(box.height) < 44 || Math.round(box.width) < 44 || box.bottom > innerHeight || box.right > innerWidth + 1))
      .map(({ name, box }) => `${name}: ${box.width} x ${box.height}, down to ${box.bottom}`),
  }))
  expect(found).toEqual({ over: [0, 0], small: [] })
}

test('two people and two bots decide together and play to the end: a phone in German, a desk in English', async ({ visitor }) => {
  test.setTimeout(420_000)
  const phone = await visitor({ language: 'de', context: PHONE })
  const desk = await visitor({ language: 'en', context: { viewport: { width: 1440, height: 900 } } })
  const id = await openTable(phone, { game: 'villa', seats: [{ kind: 'me' }, { kind: 'open' }, ...novices(2)] }, 'Anna')
  await phone.goto(`/t/${id}`)
  await seatFriend(phone, desk, 'Ben')
  await phone.getByTestId('start').tap()
  await expect(phone.getByTestId('villa')).toBeVisible()
  await expect(desk.getByTestId('villa')).toBeVisible()

  // proposed on the phone: both see the arrow, and it waits for the other person
  await free(phone).first().tap()
  await phone.getByTestId('display-0').locator('.pick').tap()
  await fits(phone)
  await phone.getByTestId('main').tap()
  await expect(desk.getByTestId('sentence')).toContainText('Anna proposes: park, top left, Anna leads')
  await expect(desk.getByTestId('arrow')).toHaveCount(1)
  await expect(phone.getByTestId('arrow')).toHaveCount(1)
  await expect(desk.getByTestId('villa')).toHaveAttribute('data-phase', 'choose')
  await desk.keyboard.press('a')
  await expect(desk.getByTestId('agree')).toContainText('Press again')
  await desk.keyboard.press('a')
  await expect(desk.getByTestId('log')).toContainText('Anna leads the arrest (park, top left)')
  await expect(phone.getByTestId('villa')).toHaveAttribute('data-target', '0')

  for (let turns = 0; (await phaseOf(desk)) !== 'over' && turns < 900; turns++) {
    // whoever is asked answers; what is to be proposed is proposed at the desk
    const phase = await phaseOf(desk)
    const seen = (page: Page, selector: string) => page.locator(selector).first().isVisible()
    const answers = '[data-testid=agree], [data-testid=go-on], .display.me button.card'
    if (await seen(phone, answers)) {
      await byTouch(phone)
      if (turns % 10 === 0) await fits(phone)
    } else if ((await seen(desk, answers)) || (phase !== 'turn' && (await desk.getByTestId('arrow').count()) === 0)) {
      await byKeys(desk)
    }
    await desk.waitForTimeout(50)
  }
  await expect(phone.getByTestId('ending')).toBeVisible()
  const outcome = (await desk.getByTestId('ending').getAttribute('data-outcome')) ?? ''
  expect(['won', 'no_card', 'not_enough', 'nobody_left']).toContain(outcome)
  await expect(phone.getByTestId('ending')).toContainText(outcome === 'won' ? 'hinter Gittern' : 'entkommen')
  await expect(desk.getByTestId('ending')).toContainText('Guards arrested')
  await expect(desk.getByTestId('over')).toBeVisible()

  await desk.goto(`/replay/${id}?step=6`)
  await expect(desk.getByTestId('estate')).toBeVisible()
  await desk.keyboard.press('End')
  await expect(desk.getByTestId('ending')).toBeVisible()
})

test('a guard who is not free is refused, and the refusal leads to the rule', async ({ visitor }) => {
  const page = await visitor({ language: 'en' })
  await sit(page)
  await page.getByTestId('place-4').click()
  await page.keyboard.press('2')
  await expect(page.getByTestId('main')).toHaveAttribute('aria-disabled', 'true')
  // it is dimmed, and answers all the same
  await page.getByTestId('main').click({ force: true })
  const notice = page.getByTestId('notice')
  await expect(notice).toContainText('That guard is blocked')
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/rules/villa#rule-4.2')
  await expect(page.getByTestId('log')).not.toContainText('Greta proposes')
})

test('by keyboard alone: a guard, what if, a leader, the arrest', async ({ visitor }) => {
  const page = await visitor({ language: 'en' })
  await sit(page)
  const keys = page.keyboard
  await keys.press('ArrowRight')
  await expect(page.getByTestId('place-0')).toBeFocused()
  await keys.press('ArrowRight')
  await expect(page.getByTestId('place-1')).toBeFocused()
  await keys.press('ArrowRight')
  await keys.press('Enter')
  await expect(page.getByTestId('place-2')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByTestId('place-2')).toHaveAttribute('aria-label', /^park, top right, strength [234], .*, free$/)
  await keys.press('1')
  // the try shows what would be laid, and nobody hears of it
  const before = await page.getByTestId('log').locator('li').count()
  await keys.press('w')
  await expect(page.getByTestId('trial').first()).toBeVisible()
  await expect(page.getByTestId('trial-steps')).toContainText('Greta would have left')
  await expect(page.locator('.tried').first()).toBeVisible()
  expect(await page.getByTestId('log').locator('li').count()).toBe(before)
  await keys.press('w')
  await expect(page.getByTestId('trial')).toHaveCount(0)
  await keys.press('p')
  // one person decides alone once the bots have spoken, and may insist where they object
  await expect(page.getByTestId('log')).toContainText('Greta proposes')
  await expect
    .poll(async () => {
      if (await page.getByTestId('agree').isVisible()) await byKeys(page)
      return phaseOf(page)
    })
    .toBe('turn')
  await expect(page.getByTestId('announcer')).toContainText('lead')
  await expect(page.getByTestId('case-file').locator('.needs li').first()).toBeVisible()
  // the focus is still on the guard: Enter plays all the same
  await page.getByTestId('place-2').focus()
  await keys.press('s')
  await keys.press('Enter')
  await expect(page.getByTestId('log')).toContainText(/Greta (lays|cannot serve)/)
})

test('what is picked survives a reload; Escape lets it go', async ({ visitor }) => {
  const page = await visitor({ language: 'en' })
  await sit(page)
  await page.getByTestId('place-6').click()
  await page.keyboard.press('3')
  await page.reload()
  await expect(page.getByTestId('place-6')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByTestId('main')).toContainText('park, bottom left')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('place-6')).toHaveAttribute('aria-pressed', 'false')
})

test('a swap before the first arrest, and an objection that all can read', async ({ visitor }) => {
  const page = await visitor({ language: 'en' })
  const friend = await visitor({ language: 'de' })
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const id = await openTable(page, { game: 'villa', seats, options: { start_swap: true }, manners: { talk: 'pings' } })
  await page.goto(`/t/${id}`)
  await seatFriend(page, friend, 'Ben')
  await page.getByTestId('start').click()
  const mine = page.locator('[data-testid=display-0] [data-card]')
  const other = page.locator('[data-testid=display-1] [data-card]')
  await expect(mine).toHaveCount(4)
  const faces = await mine.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.card))
  const different = await other.evaluateAll((all, own) => all.findIndex((card) => (card as HTMLElement).dataset.card !== own), faces[0])
  await mine.first().click()
  await other.nth(different).click()
  await page.getByTestId('main').click()
  await expect(friend.getByTestId('sentence')).toContainText('Greta schlägt vor')
  await friend.keyboard.press('x')
  await friend.getByTestId('because-no_use').click()
  await expect(page.getByTestId('proposals').first()).toContainText('Ben: that gains nothing')
  // talk is in pings here, and each reads it in their own language
  await friend.getByRole('tab').last().click()
  await expect(friend.locator('#talk-text')).toHaveCount(0)
  await friend.getByTestId('ping:wait').click()
  await page.getByRole('tab').last().click()
  await expect(page.getByTestId('talk')).toContainText('Wait a moment.')
  await expect(friend.getByTestId('talk')).toContainText('Moment noch.')
})

test('axe finds nothing serious', async ({ visitor }) => {
  test.setTimeout(240_000)
  const page = await visitor({ language: 'de', settings: { theme: 'dark', confirm: false } })
  await sit(page, novices(3), { level: 'extremely_hard' })
  for (const size of [{ width: 1440, height: 900 }, { width: 360, height: 640 }]) {
    await page.setViewportSize(size)
    await free(page).first().click()
    await page.keyboard.press('2')
    await page.keyboard.press('w')
    await page.waitForTimeout(400)
    expect.soft(await serious(page), `what if at ${size.width}`).toEqual([])
    await page.keyboard.press('w')
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
    expect.soft(await serious(page), `choosing at ${size.width}`).toEqual([])
  }
  await page.getByTestId('open-cards').click()
  await page.waitForTimeout(300)
  expect.soft(await serious(page), 'all cards').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByTestId('open-proposals').click()
  await page.waitForTimeout(300)
  expect.soft(await serious(page), 'proposals').toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur())
  let seen = ''
  for (let i = 0; i < 500 && (await phaseOf(page)) !== 'over'; i++) {
    const phase = await phaseOf(page)
    if ((await isAsked(page)) && !seen.includes(phase)) {
      seen += phase
      await page.waitForTimeout(400)
      expect.soft(await serious(page), `asked in ${phase}`).toEqual([])
    }
    // always the same one leads: the mission soon fails
    if (await isAsked(page)) await byKeys(page, 0)
    await page.waitForTimeout(60)
  }
  await expect(page.getByTestId('ending')).toBeVisible()
  for (const size of [{ width: 360, height: 640 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size)
    await page.waitForTimeout(2_600)
    expect.soft(await serious(page), `over at ${size.width}`).toEqual([])
  }
})
