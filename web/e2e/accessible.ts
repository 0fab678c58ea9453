/** What axe finds on a page, in both themes. */

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

async function found(page: Page, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page }).exclude('svg[aria-hidden=true]')
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze()
  return violations
    .filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
    .flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`))
}

async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
  await page.waitForTimeout(300) // until the colours have changed
}

/** Findings that would keep somebody out: all of them in the dark, then the colours by daylight. */
export async function serious(page: Page): Promise<string[]> {
  const dark = await found(page)
  await setTheme(page, 'light')
  const light = await found(page, ['color-contrast'])
  await setTheme(page, 'dark')
  return [...dark, ...light.map((finding) => `light: ${finding}`)]
}
