import { answerByKeys, bots, expect, openTable, test, untilAsked } from './room'
import type { Page } from '@playwright/test'

async function playOut(page: Page): Promise<string> {
  const id = await openTable(page, { seats: [{ kind: 'me' }, ...bots(1)] })
  await page.goto(`/t/${id}`)
  for (let i = 0; i < 300; i++) {
    if ((await untilAsked(page)) === 'over') return id
    await answerByKeys(page)
    await page.waitForTimeout(40)
  }
  throw new Error('the game never ended')
}

test('a replay steps, jumps, runs, is shared by step, seen from a seat, saved and brought back', async ({ visitor }) => {
  test.setTimeout(240_000)
  const page = await visitor({ language: 'en', settings: { confirm: false } })
  const id = await playOut(page)
  await page.getByRole('link', { name: 'Replay', exact: true }).first().click()
  const step = page.getByTestId('step')
  await expect(step).toHaveText(/^0 \/ \d+$/)
  const last = Number((await step.textContent())?.split('/')[1])
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(step).toHaveText(`2 / ${last}`)
  await expect(page).toHaveURL(/step=2$/)
  await page.keyboard.press('End')
  await expect(step).toHaveText(`${last} / ${last}`)
  await expect(page.getByTestId('chicago')).toHaveAttribute('data-phase', 'over')
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'Let it run' }).click()
  await expect(step).toHaveText(`1 / ${last}`)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByLabel('Step', { exact: true }).fill('3')
  await expect(step).toHaveText(`3 / ${last}`)
  await page.getByLabel('Seen by').selectOption('1')
  await expect(step).toHaveText(`3 / ${last}`)

  const friend = await visitor({ language: 'de' })
  await friend.goto(`/replay/${id}?step=3`)
  await expect(friend.getByTestId('step')).toHaveText(`3 / ${last}`)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the score sheet' }).click()
  const file = await (await saving).path()
  await friend.goto('/replay')
  await friend.getByLabel(/Ein Spielzettel/).setInputFiles(file)
  await expect(friend.getByTestId('step')).toHaveText(`0 / ${last}`)
  await friend.keyboard.press('End')
  await expect(friend.getByTestId('chicago')).toHaveAttribute('data-phase', 'over')
})

test('a sheet that does not hold is refused in words', async ({ visitor }) => {
  const page = await visitor({ language: 'en' })
  await page.goto('/replay')
  const bring = (text: string) =>
    page.getByLabel(/A score sheet/).setInputFiles({ name: 's.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await bring('{"not": "a sheet"}')
  await expect(page.getByRole('alert')).toContainText('score sheet')
  await bring('not even JSON')
  await expect(page.getByRole('alert')).toContainText('JSON')
})
