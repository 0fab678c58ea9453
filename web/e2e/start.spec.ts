import { expect, openTable, test, bots } from './room'

test('a newcomer plays against bots within two clicks, without an account', async ({ visitor }) => {
  const page = await visitor({ language: 'en' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page.getByTestId('chicago')).toBeVisible()
  await expect(page).toHaveURL(/\/t\//)
  await expect(page.locator('.plate')).toHaveCount(4)
  await expect(page.getByTestId('sentence')).not.toBeEmpty()
})

test('my tables show where it is my turn first, and the title says so', async ({ visitor }) => {
  const page = await visitor({ language: 'de' })
  const waiting = await openTable(page, { seats: [{ kind: 'me' }, { kind: 'open' }] })
  const mine = await openTable(page, { seats: [{ kind: 'me' }, ...bots(1)] })
  await page.goto(`/t/${mine}`)
  await expect(page.getByTestId('throw').or(page.getByTestId('high'))).toBeVisible()
  await expect(page).toHaveTitle(/Du bist dran/)
  await page.goto('/')
  const links = page.locator('section[aria-labelledby=mine] li a')
  await expect(links).toHaveCount(2)
  await expect(links.first()).toHaveAttribute('href', `/t/${mine}`)
  await expect(links.last()).toHaveAttribute('href', `/t/${waiting}`)
  await expect(page).toHaveTitle(/Du bist dran/)
})

test('language, theme and confirmation are kept', async ({ visitor }) => {
  const page = await visitor({ language: 'en' })
  await page.goto('/settings')
  await page.getByLabel('Deutsch').check()
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible()
  await page.getByLabel('Morgen (hell)').check()
  await page.getByLabel(/zweimal Drücken/).uncheck()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByLabel(/zweimal Drücken/)).not.toBeChecked()
})

test('an unknown table and a spent seat link are told in words', async ({ visitor }) => {
  const page = await visitor({ language: 'de' })
  await page.goto('/t/nothing-here')
  await expect(page.getByText('Diesen Tisch gibt es hier nicht')).toBeVisible()
  await page.goto('/s/AAAAAAAAAAAAAAAAAAAAAAAA')
  await page.getByRole('button', { name: 'Hinsetzen' }).click()
  await expect(page.getByRole('alert')).toContainText('Platz-Link')
})
