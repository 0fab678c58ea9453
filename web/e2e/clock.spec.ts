import { bots, expect, openTable, test } from './room'

test('a clock runs out: it is said in time, then the usual move is made', async ({ visitor }) => {
  const page = await visitor({ language: 'en' })
  const manners = { clock: { kind: 'move', seconds: 12, increment: 0, at_zero: 'default' } }
  const id = await openTable(page, { seats: [{ kind: 'me' }, ...bots(1)], manners })
  await page.goto(`/t/${id}`)
  await expect(page.locator('[data-testid=throw], [data-testid=high]').first()).toBeVisible()
  const clock = page.locator('.plate.me').getByTestId('clock')
  await expect(clock.locator('time')).toHaveText(/^0:\d\d$/)
  await expect(clock).toHaveClass(/low/)
  await expect(clock).toContainText('!')
  await expect(page.getByTestId('announcer')).toContainText('Your time is nearly up: 0:10 left.')
  const acted = await page.getByTestId('log').locator('li', { hasText: 'Greta' }).count()
  await expect.poll(() => page.getByTestId('log').locator('li', { hasText: 'Greta' }).count(), { timeout: 20_000 }).toBeGreaterThan(acted)
  // once for each decision, not with each tick
  const said = await page.getByTestId('announcer').locator('p', { hasText: 'nearly up' }).count()
  expect(said).toBeLessThanOrEqual(2)
})

test('a new table is given its clock by one press, or in detail', async ({ visitor }) => {
  const page = await visitor({ language: 'de' })
  await page.goto('/new')
  await page.getByLabel('Dein Name').fill('Anna')
  await page.getByRole('combobox', { name: /^Plätze/ }).selectOption('2')
  await page.getByRole('radio', { name: /30 Sekunden je Zug/ }).check()
  await page.getByText('Die Zeit selbst einstellen').click()
  await expect(page.getByRole('combobox', { name: /^Für jede Entscheidung/ })).toHaveValue('30')
  await page.getByRole('combobox', { name: /^Uhr/ }).selectOption('bank')
  await page.getByRole('combobox', { name: /^Mehr nach/ }).selectOption('5')
  await page.getByRole('combobox', { name: /^Wenn die Zeit/ }).selectOption('substitute')
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await expect(page.getByText('5 Minuten für das ganze Spiel und 5 Sekunden mehr nach jeder Entscheidung.')).toBeVisible()

  await page.goto('/new')
  await page.getByRole('radio', { name: /2 Tage je Zug/ }).check()
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await expect(page.getByText('2 Tage für jede Entscheidung.')).toBeVisible()
})
