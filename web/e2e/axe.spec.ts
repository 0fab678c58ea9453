import AxeBuilder from '@axe-core/playwright'
import { bots, expect, openTable, playOut, seatFriend, test, untilAsked } from './room'
import type { Page } from '@playwright/test'

async function serious(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).exclude('svg[aria-hidden=true]').analyze()
  return found.violations
    .filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
    .flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`))
}

for (const theme of ['dark', 'light'] as const) {
  test(`no page has a serious finding (${theme})`, async ({ visitor }) => {
    test.setTimeout(240_000)
    const page = await visitor({ language: theme === 'dark' ? 'de' : 'en', settings: { theme, confirm: false } })
    const open = await openTable(page, { seats: [{ kind: 'me' }, { kind: 'open' }, ...bots(1)], listed: true })
    const playing = await openTable(page, { seats: [{ kind: 'me' }, ...bots(5)] })
    const over = await openTable(page, { seats: [{ kind: 'me' }, ...bots(1)] })
    const gangsters = await openTable(page, { game: 'chicago_gangsters', seats: [{ kind: 'me' }, ...bots(4)] })
    await page.goto(`/t/${over}`)
    await playOut(page)
    const ways = ['/', '/new', '/lobby', '/join', '/settings', '/back', '/status', '/rules/chicago', '/replay', `/replay/${over}?step=4`, `/t/${open}`, `/t/${playing}`, `/t/${over}`, `/t/${gangsters}`, '/rules/chicago_gangsters', '/s/AAAAAAAAAAAAAAAAAAAAAAAA', '/no-such-page']
    for (const path of ways) {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeAttached()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await page.waitForTimeout(400)
      expect.soft(await serious(page), path).toEqual([])
    }
    await page.goto(`/t/${open}`)
    await page.getByTestId('share').click()
    await expect(page.getByTestId('link-watch')).toBeVisible()
    expect.soft(await serious(page), 'share dialog').toEqual([])

    await page.keyboard.press('Escape')
    await page.goto(`/replay/${over}#fair`)
    await page.getByTestId('check').click()
    await expect(page.getByTestId('verdict')).not.toBeEmpty()
    expect.soft(await serious(page), 'verdict').toEqual([])
    await page.goto('/settings')
    await page.getByTestId('make-code').click()
    await expect(page.getByTestId('recovery-code')).toBeVisible()
    expect.soft(await serious(page), 'recovery code').toEqual([])
    await page.goto('/new')
    await page.locator('summary').first().click()
    expect.soft(await serious(page), 'time of a new table').toEqual([])

    const friend = await visitor({ language: 'en', settings: { theme } })
    const clock = { kind: 'move', seconds: 3600, increment: 0, at_zero: 'default' }
    const slow = await openTable(page, { seats: [{ kind: 'me' }, { kind: 'open' }], manners: { speed: 'slow', clock } })
    await page.goto(`/t/${slow}`)
    await seatFriend(page, friend, 'Ben')
    await page.getByTestId('start').click()
    await expect(page.getByTestId('chicago')).toBeVisible()
    expect.soft(await serious(page), 'clocks').toEqual([])
    await page.locator('.meet').click()
    await expect(page.getByTestId('block')).toBeVisible()
    expect.soft(await serious(page), 'about somebody').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByTestId('menu').click()
    expect.soft(await serious(page), 'menu').toEqual([])
    await page.locator('.ways button').first().click()
    await expect(page.locator('input[type=time]').first()).toBeVisible()
    expect.soft(await serious(page), 'reminder').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByTestId('menu').click()
    await page.getByTestId('end').click()
    await page.getByTestId('sure').click()
    await expect(friend.getByTestId('vote-bar')).toBeVisible()
    expect.soft(await serious(friend), 'vote').toEqual([])

    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`/t/${playing}`)
    await untilAsked(page)
    expect.soft(await serious(page), 'phone').toEqual([])
    await page.getByTestId('open-log').click()
    await expect(page.getByTestId('log')).toBeVisible()
    expect.soft(await serious(page), 'log on a phone').toEqual([])
  })
}
