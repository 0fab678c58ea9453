import { answerByKeys, expect, mayStop, phase, test, untilAsked } from './room'

test('two people play a whole game: a phone in German by touch, a desk in English by keyboard', async ({ visitor }) => {
  test.setTimeout(300_000)
  const phone = await visitor({ language: 'de', context: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } })
  const desk = await visitor({ language: 'en', context: { viewport: { width: 1440, height: 900 } } })

  await phone.goto('/new')
  await phone.getByLabel('Dein Name').fill('Anna')
  await phone.getByRole('combobox', { name: /^Plätze/ }).selectOption('2')
  await expect(phone.getByRole('combobox', { name: /^Platz 3/ })).toHaveCount(0)
  await phone.getByRole('button', { name: 'Tisch eröffnen' }).tap()
  await phone.getByTestId('share').tap()
  const link = await phone.getByTestId('link-1').inputValue()
  expect(link).toContain('/s/')
  expect(await phone.getByTestId('link-watch').inputValue()).not.toBe(link)
  await phone.keyboard.press('Escape')

  await desk.goto(link)
  await expect(desk.getByLabel('Your name')).toBeVisible()
  // by keyboard alone: to the field, the name, Enter
  for (let i = 0; i < 12; i++) {
    if (await desk.getByLabel('Your name').evaluate((field) => field === document.activeElement)) break
    await desk.keyboard.press('Tab')
  }
  await desk.keyboard.type('Ben')
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(/\/t\//)
  expect(desk.url()).not.toContain(link.split('/s/')[1])

  await phone.getByTestId('start').tap()
  await expect(phone.getByTestId('chicago')).toBeVisible()
  await expect(desk.getByTestId('chicago')).toBeVisible()
  await expect(desk.locator('.plate', { hasText: 'Anna' })).toBeVisible()

  let turns = 0
  while ((await phase(desk)) !== 'over' && turns < 400) {
    turns += 1
    if ((await asked(desk).isVisible()) && (await phase(desk)) !== 'over') {
      if (await desk.getByTestId('stop').isVisible()) await desk.keyboard.press('2')
      await answerByKeys(desk)
    } else if (await asked(phone).isVisible()) {
      await byTouch(phone)
    } else {
      await desk.waitForTimeout(60)
    }
    if (turns % 10 === 0) await fits(phone)
  }
  await untilAsked(phone)
  await expect(phone.getByTestId('over')).toBeVisible()
  await expect(desk.getByTestId('over')).toBeVisible()
  const won = await desk.locator('.plate', { hasText: 'place 1' }).textContent()
  await expect(phone.locator('.plate', { hasText: 'Platz 1' })).toContainText(won?.includes('Anna') ? 'Anna' : 'Ben')

  // the same people again: each in one press, and whoever was first begins
  await desk.getByRole('button', { name: 'Play again' }).click()
  await phone.getByRole('button', { name: 'Zum nächsten Spiel' }).tap()
  await expect(phone).toHaveURL(desk.url())
  await desk.getByTestId('start').click()
  await expect(desk.getByTestId('chicago')).toHaveAttribute('data-phase', 'throw')
  await expect(phone.getByTestId('chicago')).toHaveAttribute('data-phase', 'throw')
})

const asked = (page: import('@playwright/test').Page) =>
  page.locator('[data-testid=throw], [data-testid=high], [data-testid=go-on], .pick, [data-testid=over]').first()

/** Nothing of the table is out of sight, and what is to be touched is large enough. */
async function fits(page: import('@playwright/test').Page): Promise<void> {
  const over = await page.evaluate(() => [
    document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth,
  ])
  expect(over).toEqual([0, 0])
  // measured at one moment: the next answer may take them away
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.hand button, .die:enabled')]
      .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && (Math.round(box.height) < 44 || Math.round(box.width) < 44 || box.bottom > innerHeight))
      .map(({ name, box }) => `${name}: ${box.width} x ${box.height}, down to ${box.bottom}`),
  )
  expect(small).toEqual([])
}

async function byTouch(page: import('@playwright/test').Page): Promise<void> {
  const question = await phase(page)
  const twice = async (id: string) => {
    // an answer may be under way and take the button with it: the loop looks again
    const press = () => page.getByTestId(id).tap({ timeout: 2_000 }).catch(() => undefined)
    await press()
    if (await page.locator(`[data-testid=${id}].armed`).isVisible()) await press()
  }
  if (question === 'over') return
  if (await page.getByTestId('go-on').isVisible()) return twice('go-on')
  if (question === 'declare') return twice('low')
  if (question === 'name') {
    for (const pick of ['.pick', '.pick.armed']) {
      const found = page.locator(pick).first()
      await found.tap({ timeout: 2_000 }).catch(() => undefined)
    }
    return
  }
  if (await page.getByTestId('convert').isVisible()) return twice('convert')
  if (await mayStop(page)) {
    await page.getByTestId('die-1').tap({ timeout: 2_000 }).catch(() => undefined)
    return twice('stop')
  }
  return twice('throw')
}
