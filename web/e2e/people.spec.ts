import { answerByKeys, bots, expect, openTable, seatFriend, test, untilAsked } from './room'
import type { Page } from '@playwright/test'

async function speak(page: Page, tab: string, field: string, text: string): Promise<void> {
  await page.getByRole('tab', { name: tab }).click()
  await page.getByLabel(field, { exact: true }).fill(text)
  await page.keyboard.press('Enter')
}

/** Anna (English, host) and Ben (German) at one table that has begun. */
async function together(visitor: (person: { language: 'de' | 'en' }) => Promise<Page>): Promise<[Page, Page]> {
  const anna = await visitor({ language: 'en' })
  const ben = await visitor({ language: 'de' })
  const id = await openTable(anna, { seats: [{ kind: 'me' }, { kind: 'open' }] }, 'Anna')
  await anna.goto(`/t/${id}`)
  await seatFriend(anna, ben, 'Ben')
  await anna.getByTestId('start').click()
  await expect(anna.getByTestId('chicago')).toBeVisible()
  await expect(ben.getByTestId('chicago')).toBeVisible()
  return [anna, ben]
}

test('whoever is blocked is heard no more, until that is taken back', async ({ visitor }) => {
  const [anna, ben] = await together(visitor)
  await speak(ben, 'Gespräch', 'Sag etwas', 'Das war Glück.')
  await anna.getByRole('tab', { name: /Talk/ }).click()
  await expect(anna.getByTestId('talk')).toContainText('Das war Glück.')
  // by keyboard: the name in the talk, then the way out of hearing him
  await anna.getByTestId('talk').getByRole('button', { name: /Ben/ }).focus()
  await anna.keyboard.press('Enter')
  await anna.getByTestId('block').click()
  await expect(anna.getByTestId('block')).toHaveText('Press again')
  await anna.getByTestId('block').click()
  await expect(anna.getByTestId('talk')).not.toContainText('Das war Glück.')
  await expect(anna.getByTestId('announcer')).toContainText('Ben is blocked.')
  await speak(ben, 'Gespräch', 'Sag etwas', 'Hörst du mich?')
  await expect(ben.getByTestId('talk')).toContainText('Hörst du mich?')
  await speak(anna, 'Talk', 'Say something', 'Still here.')
  await expect(ben.getByTestId('talk')).toContainText('Still here.')
  await expect(anna.getByTestId('talk')).toContainText('Still here.')
  await expect(anna.getByTestId('talk')).not.toContainText('Hörst du mich?')
  await expect(anna.getByTestId('announcer')).not.toContainText('Hörst du mich?')

  const table = anna.url()
  await anna.goto('/settings')
  await anna.getByRole('button', { name: /Unblock.*Ben/ }).click()
  await expect(anna.getByText('You have blocked nobody.')).toBeVisible()
  await anna.goto(table)
  await anna.getByRole('tab', { name: /Talk/ }).click()
  await expect(anna.getByTestId('talk')).toContainText('Hörst du mich?')
})

test('somebody is muted from their plate, at this table alone', async ({ visitor }) => {
  const [anna, ben] = await together(visitor)
  await anna.getByRole('button', { name: 'About Ben' }).click()
  await anna.getByTestId('mute').click()
  await speak(ben, 'Gespräch', 'Sag etwas', 'Psst.')
  await speak(anna, 'Talk', 'Say something', 'Quiet now.')
  await expect(anna.getByTestId('talk')).toContainText('Quiet now.')
  await expect(ben.getByTestId('talk')).toContainText('Quiet now.')
  await expect(anna.getByTestId('talk')).not.toContainText('Psst.')
  await anna.getByRole('button', { name: 'About Ben' }).click()
  await anna.getByTestId('mute').click()
  await expect(anna.getByTestId('talk')).toContainText('Psst.')
})

test('the host shows somebody out before the start; the seat is free again', async ({ visitor }) => {
  const anna = await visitor({ language: 'en' })
  const ben = await visitor({ language: 'de' })
  const id = await openTable(anna, { seats: [{ kind: 'me' }, { kind: 'open' }] }, 'Anna')
  await anna.goto(`/t/${id}`)
  await seatFriend(anna, ben, 'Ben')
  await expect(ben.getByRole('button', { name: 'Tisch verlassen' })).toBeVisible()
  await anna.getByRole('button', { name: 'About Ben' }).click()
  await anna.getByTestId('kick').click()
  await expect(anna.locator('.plate', { hasText: 'Open seat' })).toBeVisible()
  await expect(ben.getByRole('button', { name: 'Tisch verlassen' })).toHaveCount(0)
  await expect(ben.getByTestId('kick')).toHaveCount(0)
})

test('a vote ends the game; all that anybody is told are numbers', async ({ visitor }) => {
  const [anna, ben] = await together(visitor)
  await anna.getByTestId('menu').click()
  await anna.getByTestId('end').click()
  await anna.getByTestId('sure').click()
  await expect(ben.getByTestId('vote-bar')).toContainText('2 müssen Ja sagen; Stimmen bisher: 1')
  await expect(ben.getByTestId('vote-bar')).toContainText(/Offen bis \d\d:\d\d:\d\d\./)
  await expect(ben.getByTestId('vote-bar')).not.toContainText('Anna')
  await ben.getByTestId('vote-bar').getByRole('button', { name: 'Weiterspielen' }).click()
  await expect(anna.getByTestId('vote-bar')).toHaveCount(0)
  await expect(anna.getByTestId('over')).toHaveCount(0)

  await ben.getByTestId('menu').click()
  await ben.getByTestId('end').click()
  await ben.getByTestId('sure').click()
  await anna.getByTestId('vote-bar').getByRole('button', { name: 'End it' }).click()
  await expect(anna.getByTestId('sentence')).toHaveText('The game was ended by vote. Nobody has won.')
  await expect(ben.getByTestId('over')).toContainText('Niemand hat gewonnen')
})

test('a bot plays for whoever is gone, is named on the plate, and gives the seat back', async ({ visitor }) => {
  const anna = await visitor({ language: 'en', settings: { confirm: false } })
  const ben = await visitor({ language: 'de' })
  const id = await openTable(anna, { seats: [{ kind: 'me' }, { kind: 'open' }], manners: { grace: 5 } }, 'Anna')
  await anna.goto(`/t/${id}`)
  await seatFriend(anna, ben, 'Ben')
  await anna.getByTestId('start').click()
  await expect(ben.getByTestId('chicago')).toBeVisible()
  await ben.goto('/settings')
  // Anna plays until it would be Ben's turn; then Lola acts in his place
  const plate = anna.locator('.plate', { hasText: 'for Ben' })
  await expect
    .poll(
      async () => {
        if (await plate.isVisible()) return true
        if (await anna.locator('[data-testid=throw], [data-testid=high], [data-testid=go-on], .pick').first().isVisible()) await answerByKeys(anna)
        return false
      },
      { timeout: 45_000, intervals: [250] },
    )
    .toBe(true)
  await expect(plate).toContainText('Lola')
  await ben.goto(`/t/${id}`)
  await expect(ben.getByTestId('returned-bar')).toContainText('Dein Platz war für dich frei gehalten; Lola hat so lange für dich gespielt.')
  await expect(plate).toHaveCount(0)
  await ben.getByRole('button', { name: 'Gut' }).click()
  await expect(ben.getByTestId('returned-bar')).toHaveCount(0)
})

test('the table rests after a round, says for whom and how long, and goes on', async ({ visitor }) => {
  test.setTimeout(180_000)
  const page = await visitor({ language: 'en', settings: { confirm: false } })
  const id = await openTable(page, { seats: [{ kind: 'me' }, ...bots(1)] })
  await page.goto(`/t/${id}`)
  for (let i = 0; i < 60 && !(await page.getByTestId('go-on').isVisible()); i++) {
    await untilAsked(page)
    if (!(await page.getByTestId('go-on').isVisible())) await answerByKeys(page)
    await page.waitForTimeout(40)
  }
  await expect(page.getByTestId('sentence')).toContainText(/go on\? \(\d+\)$/)
  await page.getByTestId('go-on').click()
  await expect(page.getByTestId('go-on')).toBeHidden()
})
