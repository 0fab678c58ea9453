import AxeBuilder from '@axe-core/playwright'
import { answerByKeys, bots, expect, openTable, test, untilAsked } from './room'
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
    await page.goto(`/t/${over}`)
    while ((await untilAsked(page)) !== 'over') {
      await answerByKeys(page)
      await page.waitForTimeout(40)
    }
    const ways = ['/', '/new', '/lobby', '/join', '/settings', '/rules/chicago', '/replay', `/replay/${over}?step=4`, `/t/${open}`, `/t/${playing}`, `/t/${over}`, '/s/AAAAAAAAAAAAAAAAAAAAAAAA', '/no-such-page']
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

    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`/t/${playing}`)
    await untilAsked(page)
    expect.soft(await serious(page), 'phone').toEqual([])
    await page.getByTestId('open-log').click()
    await expect(page.getByTestId('log')).toBeVisible()
    expect.soft(await serious(page), 'log on a phone').toEqual([])
  })
}
