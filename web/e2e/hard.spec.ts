import { readFileSync } from 'node:fs'
import { expect, hasChoice, openTable, PHONE, phase, playOut, seatFriend, test, untilAsked, answerByKeys } from './room'
import type { Page } from '@playwright/test'

const ASKED = '[data-testid=throw], [data-testid=high], [data-testid=go-on], .pick'

/** Both play on until this page has a choice after a throw. The other one never stops, so that it soon has. */
async function untilChoice(page: Page, other: Page): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if ((await page.getByTestId('throw').isVisible()) && !(await page.getByTestId('go-on').isVisible())) {
      await page.keyboard.press('Enter')
      if (await hasChoice(page)) return
    } else if (await page.locator(ASKED).first().isVisible()) await answerByKeys(page)
    else if (await other.getByTestId('throw').isVisible()) await other.keyboard.press('Enter')
    else if (await other.locator(ASKED).first().isVisible()) await answerByKeys(other)
    await page.waitForTimeout(60)
  }
  throw new Error('never had a choice')
}

test('a phone loses its network mid-throw, another device takes over, the server dies and comes back, and all of it was fair', async ({ visitor, room }) => {
  test.setTimeout(300_000)
  const desk = await visitor({ language: 'en', settings: { confirm: false } })
  const phone = await visitor({ language: 'de', settings: { confirm: false }, context: PHONE })
  const id = await openTable(desk, { seats: [{ kind: 'me' }, { kind: 'open' }] }, 'Anna')
  await desk.goto(`/t/${id}`)
  await seatFriend(desk, phone, 'Ben')
  await phone.goto('/settings')
  await phone.getByTestId('make-code').tap()
  const link = await phone.getByTestId('recovery-link').inputValue()
  const code = await phone.getByTestId('recovery-code').textContent()
  await phone.goto(`/t/${id}`)
  await phone.getByTestId('word').fill('Funkloch')
  await phone.keyboard.press('Enter')
  await expect(phone.getByText('Dein Wort ist dabei.')).toBeVisible()
  await desk.getByTestId('start').click()
  await expect(phone.getByTestId('chicago')).toBeVisible()

  // the throw leaves the phone, and the network is gone before an answer comes
  await untilChoice(phone, desk)
  await phone.getByTestId('die-3').tap()
  await phone.context().setOffline(true)
  await phone.getByTestId('throw').tap()
  await expect(phone.getByTestId('banner')).toContainText('Dein Zug geht hinaus')

  // the other device: the code comes with the link, and does not stay in the address
  const tablet = await visitor({ language: 'de', settings: { confirm: false } })
  await tablet.goto(link)
  await expect(tablet).toHaveURL(/\/back$/)
  expect(await tablet.getByLabel('Der Code').inputValue()).toBe(code)
  await tablet.getByRole('button', { name: 'Hier übernehmen' }).click()
  await expect(tablet).toHaveURL(new RegExp(`/t/${id}$`))
  await expect(tablet.getByTestId('stop')).toBeVisible()
  await expect(tablet.locator('.plate.me')).toContainText('Ben')
  await tablet.keyboard.press('s')
  await expect(tablet.getByTestId('stop')).toBeHidden()

  // the phone's own throw answers a question that the tablet has answered: refused, and nothing is thrown
  await phone.context().setOffline(false)
  await expect(phone.getByTestId('banner')).toBeHidden({ timeout: 30_000 })
  await expect(phone.getByTestId('notice')).toBeVisible()
  const log = (page: Page) => page.getByTestId('log').locator('li').allTextContents()
  await phone.getByTestId('notice').getByRole('button').tap()
  await phone.getByTestId('open-log').tap()
  await expect.poll(() => log(phone)).toEqual(await log(tablet))
  await phone.keyboard.press('Escape')

  await desk.evaluate(() => Object.assign(window, { untouched: true }))
  await room.stop('SIGKILL')
  await expect(desk.getByTestId('banner')).toBeVisible()
  await expect(tablet.getByTestId('banner')).toBeVisible()
  const before = await log(tablet)
  await room.start()
  await expect(desk.getByTestId('banner')).toBeHidden({ timeout: 30_000 })
  await expect(tablet.getByTestId('banner')).toBeHidden({ timeout: 30_000 })
  expect(await log(tablet)).toEqual(before)

  // the phone only watches its own seat now; the game is finished by the desk and the tablet
  await Promise.all([playOut(desk), playOut(tablet)])
  expect(await desk.evaluate(() => 'untouched' in window)).toBe(true)
  await expect(phone.getByTestId('over')).toBeVisible()

  for (const [page, words] of [
    [desk, 'It was fair.'],
    [phone, 'Es ging mit rechten Dingen zu.'],
  ] as const) {
    await page.goto(`/replay/${id}`)
    await page.getByTestId('check').click()
    await expect(page.getByTestId('verdict')).toContainText(words)
    await expect(page.getByText('Funkloch')).toBeVisible()
  }
  const saving = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Save the score sheet' }).click()
  const sheet = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as { actions: { by?: string }[] }
  expect(sheet.actions.length).toBeGreaterThan(3)
})

test('an old page is told to reload, and what was picked is there again', async ({ visitor }) => {
  test.setTimeout(180_000)
  const page = await visitor({ language: 'en' })
  // the page behaves like one of another release from the moment the mark is set until it is reloaded
  await page.addInitScript(() => {
    const Native = window.WebSocket
    window.WebSocket = class extends Native {
      constructor(address: string | URL, protocols?: string | string[]) {
        const old = 'aged' in window ? String(address).replace(/release=[^&]*/, 'release=0.0.0') : address
        super(old, protocols)
      }
    }
  })
  for (let tries = 0; ; tries++) {
    const id = await openTable(page, { seats: [{ kind: 'me' }, { kind: 'bot' }] })
    await page.goto(`/t/${id}`)
    await untilAsked(page)
    if ((await phase(page)) === 'throw') {
      await page.keyboard.press('Enter')
      if (await hasChoice(page)) break
    }
    if (tries > 40) throw new Error('never had a choice')
  }
  await page.keyboard.press('2')
  await expect(page.getByTestId('die-2')).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => Object.assign(window, { aged: true }))
  await page.context().setOffline(true)
  await expect(page.getByTestId('banner')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('alert')).toContainText('Reload the page to play on; what you have picked is kept.')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByTestId('die-2')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
