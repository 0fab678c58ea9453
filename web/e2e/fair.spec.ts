import { readFileSync } from 'node:fs'
import { expect, openTable, playOut, seatFriend, test } from './room'
import type { Page } from '@playwright/test'

interface Sheet {
  chance: { words: string[] }
  actions: { number: number; chance?: { answer: number }[] }[]
}

async function bring(page: Page, sheet: Sheet): Promise<void> {
  await page.goto('/replay')
  const file = { name: 'sheet.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(sheet)) }
  await page.getByLabel(/A score sheet/).setInputFiles(file)
}

test('players see the promise, mix in words, and check the game in their own browser', async ({ visitor }) => {
  test.setTimeout(240_000)
  const anna = await visitor({ language: 'en', settings: { confirm: false } })
  const ben = await visitor({ language: 'de', settings: { confirm: false } })
  const id = await openTable(anna, { seats: [{ kind: 'me' }, { kind: 'open' }] }, 'Anna')
  await anna.goto(`/t/${id}`)
  const promised = await anna.getByTestId('seed-hash').textContent()
  expect(promised).toMatch(/^[0-9a-f]{8} … [0-9a-f]{8}$/)
  await seatFriend(anna, ben, 'Ben')
  await anna.getByTestId('word').fill('Zwiebelfisch')
  await anna.getByRole('button', { name: 'Mix in' }).click()
  await expect(ben.locator('.plate', { hasText: 'Anna' })).toContainText('hat ein Wort beigemischt')
  await expect(ben.getByText('Zwiebelfisch')).toHaveCount(0)
  await ben.getByTestId('word').fill('Ünder 🂡')
  await ben.keyboard.press('Enter')
  await expect(anna.locator('.plate', { hasText: 'Ben' })).toContainText('has mixed in a word')

  await anna.getByTestId('start').click()
  await expect(anna.getByTestId('chicago')).toBeVisible()
  await anna.getByTestId('menu').click()
  await expect(anna.getByTestId('fair-chance')).toContainText('Ünder 🂡')
  await expect(anna.getByTestId('seed-hash')).toHaveText(promised ?? '')
  await expect(anna.getByTestId('word')).toHaveCount(0)
  await anna.keyboard.press('Escape')
  // the focus went back to where the menu was opened; Enter is for the dice now
  await anna.getByTestId('sentence').click()
  await Promise.all([playOut(anna), playOut(ben)])

  for (const [page, check, fair] of [
    [anna, 'Check fairness', 'It was fair.'],
    [ben, 'Ehrlichkeit prüfen', 'Es ging mit rechten Dingen zu.'],
  ] as const) {
    await page.getByTestId('over').getByRole('link', { name: check }).click()
    await expect(page.getByTestId('check')).toBeInViewport()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByTestId('check').click()
    await expect(page.getByTestId('verdict')).toContainText(fair)
    expect(asked.filter((address) => address.includes('/api/'))).toEqual([])
  }
  const verdict = anna.getByTestId('verdict')
  await expect(verdict).toContainText('The seed fits the hash')
  await expect(verdict).toContainText('this browser was shown')
  await expect(verdict).toContainText(/All \d+ answers of chance/)
  await expect(anna.getByText('Zwiebelfisch')).toBeVisible()
  const luck = anna.getByTestId('luck').getByRole('table', { name: 'Dice' })
  await expect(luck.getByRole('row')).toHaveCount(3)
  await expect(luck.getByRole('row', { name: /^Anna/ })).toBeVisible()

  const saving = anna.waitForEvent('download')
  await anna.getByRole('button', { name: 'Save the score sheet' }).click()
  const sheet = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as Sheet
  const count = sheet.actions.flatMap((line) => line.chance ?? []).length
  const counted = Number(/All (\d+) answers/.exec((await verdict.textContent()) ?? '')?.[1])
  expect(counted).toBeGreaterThanOrEqual(count)

  const thrown = sheet.actions.filter((line) => line.chance?.length).at(5)
  const answer = thrown?.chance?.[0]
  if (!thrown || !answer) throw new Error('the game was too short')
  const honest = answer.answer
  answer.answer = (honest + 1) % 6
  await bring(anna, sheet)
  await expect(anna.getByRole('alert')).toContainText(`action ${thrown.number}`)
  await anna.getByTestId('check').click()
  await expect(verdict).toContainText(`Action ${thrown.number} does not hold`)
  await expect(verdict).toContainText('Something is wrong with this game.')

  answer.answer = honest
  sheet.chance.words[1] = 'Unter'
  await bring(anna, sheet)
  await anna.getByTestId('check').click()
  await expect(verdict).toContainText('The seed fits the hash')
  await expect(verdict).toContainText('does not hold')
  await expect(verdict).not.toContainText('It was fair.')
})
