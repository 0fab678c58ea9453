import { amongSilent, untilOffered } from './gangsters'
import { expect, test } from './room'

test('a Godfather drops the partner, takes it all, and gives one thing back', async ({ visitor }) => {
  const host = await amongSilent(visitor, { confirm: false }, { godfather: true })
  // whoever alone lays anything wins, and is Godfather in the next round
  await untilOffered(host, 'do-give', 10)
  await expect(host.getByTestId('log')).toContainText(/Greta drops/)
  await host.getByTestId('do-give').first().click()
  await expect(host.getByTestId('log')).toContainText(/Greta (hands|gives)/)
})

test('who has Nell Quick exchanges a card at the end of a round, by keyboard', async ({ visitor, room }) => {
  // one of the deals in which she is to be had in the first round
  room.deal('Nell Quick 22')
  const host = await amongSilent(visitor, { confirm: false })
  await untilOffered(host, 'exchange', 1)
  await expect(host.getByTestId('exchange')).toHaveAttribute('aria-disabled', 'true')
  const cards = host.locator('[data-testid=hand] button')
  const before = await cards.count()
  const picked = host.locator('[data-testid=hand] [aria-pressed=true]')
  // digits pick cards here, one at a time
  for (const key of ['2', '1']) {
    await host.keyboard.press(key)
    await expect(cards.nth(Number(key) - 1)).toHaveAttribute('aria-pressed', 'true')
    await expect(picked).toHaveCount(1)
  }
  await expect(host.getByTestId('exchange')).toHaveAttribute('aria-disabled', 'false')
  await host.keyboard.press('Enter')
  const log = host.getByTestId('log')
  await expect(log).toContainText(/Greta discards Brass knuckles .* for another card\.Greta draws \w\d/)
  // she can do it once; the round is over, and as many cards are in the hand
  await untilOffered(host, 'lay', 1)
  expect(await cards.count()).toBe(before)
})
