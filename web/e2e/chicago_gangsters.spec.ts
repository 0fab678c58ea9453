import type { Page } from '@playwright/test'
import { serious } from './accessible'
import { answer, GAME, lay, lit, look, NAMES, sit, until } from './gangsters'
import { expect, openTable, PHONE, test } from './room'

const SECRET = 'zwischen uns: ich lege gar nichts'

test('four people talk, lie, hide a card and are counted up', async ({ visitor }) => {
  test.setTimeout(480_000)
  const calm = { reducedMotion: 'reduce' as const }
  const settings = { confirm: false, speed: 'none' }
  const wire: string[][] = [[], [], [], []]
  const pages: Page[] = []
  for (const [place] of NAMES.entries()) {
    const context = place % 2 ? { ...PHONE, ...calm } : { viewport: { width: 1440, height: 900 }, ...calm }
    const page = await visitor({ language: place % 2 ? 'de' : 'en', settings: { ...settings, theme: place < 2 ? 'dark' : 'light' }, context })
    page.on('websocket', (line) => line.on('framereceived', ({ payload }) => wire[place]?.push(String(payload))))
    pages.push(page)
  }
  const [host, ...friends] = pages as [Page, ...Page[]]
  const open = { kind: 'open' as const }
  const id = await openTable(host, { game: GAME, seats: [{ kind: 'me' }, open, open, open], manners: { speed: 'live' } })
  const links = await host.evaluate(async (table) => {
    const told = (await (await fetch(`/api/tables/${table}/links`)).json()) as { seats: { token: string }[] }
    return told.seats.map((seat) => seat.token)
  }, id)
  for (const [place, friend] of friends.entries()) {
    await friend.goto(`/s/${links[place] ?? ''}`)
    await friend.locator('input[name=nickname]').fill(NAMES[place + 1] ?? '')
    await friend.keyboard.press('Enter')
    await expect(friend).toHaveURL(/\/t\//)
  }
  await host.goto(`/t/${id}`)
  await host.getByTestId('start').click()
  for (const page of pages) await expect(page.getByTestId('talk-row')).toBeVisible({ timeout: 60_000 })

  // who is with whom stands on the table
  const with_ = await host.locator('.camp.mine .plate .text').allTextContents()
  const mate = NAMES.indexOf(with_.find((name) => name !== 'Greta') ?? '')
  const partner = pages[mate] as Page
  const rivals = [1, 2, 3].filter((place) => place !== mate)

  // a promise in two presses, and words for the partner alone: with the unread mark
  await host.getByTestId('say-about').click()
  await host.getByTestId('number-8').click()
  const bubble = partner.locator('.camp.mine').locator('q.said').first()
  await expect(bubble).toHaveText(mate % 2 ? 'Ich lege etwa 8' : 'I lay about 8')
  await host.getByTestId('open-room').click()
  await host.getByTestId('say-text').fill(SECRET)
  await host.keyboard.press('Enter')
  await expect(partner.getByTestId('unread')).toContainText('1')
  await partner.getByTestId('open-room').click()
  await expect(partner.getByTestId('room')).toContainText(SECRET)
  await partner.keyboard.press('Escape')
  // Escape has closed the dialog of a phone; beside a wide table the room stays, and its field has the focus
  await partner.getByTestId('say-accept').first().click()
  await expect(host.locator('.camp.mine q.said').first()).toContainText(/Yes|Ja/)
  for (const place of rivals) {
    const heard = (wire[place] ?? []).join('')
    expect(heard).not.toContain(SECRET)
    expect(heard).not.toContain('"event":"said"')
  }

  // on to the laying: one who may hide a card lays first, and nobody learns what
  for (const page of pages) if (await page.getByTestId('ready').isVisible()) await page.getByTestId('ready').click()
  await expect.poll(async () => (await look(host)).phase).toBe('lay')
  let hidden = false
  let first = -1
  for (const [place, page] of pages.entries()) if ((await look(page)).asked && (await page.getByTestId('hide').isVisible())) first = place
  if (first >= 0) {
    hidden = await lay(pages[first] as Page, 2)
    const name = NAMES[first] ?? ''
    for (const [place, page] of pages.entries()) {
      if (place === first) continue
      const plate = page.locator('.plate', { hasText: name })
      await expect(plate.getByRole('img', { name: place % 2 ? 'hat verdeckt gelegt' : 'has laid, face down' })).toBeVisible()
      expect((wire[place] ?? []).join('')).not.toContain('"event":"laid"')
    }
  }

  for (let turn = 0; turn < 3000; turn++) {
    const seen = await Promise.all(pages.map(look))
    if (seen.every((one) => one.over)) break
    const asked = pages.flatMap((page, place) => (seen[place]?.asked || seen[place]?.counting ? [{ page, now: seen[place] }] : []))
    if (!asked.length) await host.waitForTimeout(20)
    await Promise.all(
      asked.map(async ({ page, now }) => {
        if (now.phase === 'lay' && !now.rest) hidden = (await lay(page, 1 + (now.round % 3))) || hidden
        else await answer(page, now)
        await expect.poll(async () => (await look(page)).state, { intervals: [10, 20, 40] }).not.toBe(now.state)
      }),
    )
  }
  expect(hidden, 'nobody could hide a card').toBe(true)
  await host.locator('#tab-log').click()
  await expect(host.getByTestId('log')).toContainText(/The card of .* that lay face down is/)
  for (const [place, page] of pages.entries()) {
    await expect(page.getByTestId('showdown')).toBeVisible()
    await expect(page.getByTestId('promises')).toContainText(place % 2 ? 'Ich lege etwa 8' : 'I lay about 8')
  }
  await expect(host.getByTestId('promises')).toContainText(/kept|broken/)
  expect.soft(await serious(pages[1] as Page), 'the showdown').toEqual([])
  // now everybody may read what was said in private
  const rival = pages[rivals[0] ?? 1] as Page
  if (await rival.getByTestId('open-log').isVisible()) await rival.getByTestId('open-log').click()
  await rival.locator('#tab-room').click()
  await expect(rival.getByTestId('room')).toContainText(SECRET)
})

test('a card that the district forbids is refused, with the way to the rule', async ({ visitor }) => {
  test.setTimeout(180_000)
  const page = await visitor({ language: 'en', settings: { confirm: false, speed: 'none' } })
  await sit(page)
  const dim = page.locator('[data-testid=hand] .dim')
  for (let round = 1; round < 9; round++) {
    await until(page, (seen) => seen.phase === 'lay' && seen.asked && !seen.rest)
    if (await dim.count()) break
    const before = await look(page)
    await lay(page, 0)
    await expect.poll(async () => (await look(page)).state).not.toBe(before.state)
  }
  const cards = await page.locator('[data-testid=hand] button').count()
  await dim.first().click()
  await expect(page.getByTestId('lay')).toHaveAttribute('aria-disabled', 'true')
  await page.getByTestId('lay').click({ force: true })
  const notice = page.getByTestId('notice')
  await expect(notice).toContainText('does not allow')
  await expect(page.locator('[data-testid=hand] button')).toHaveCount(cards)
  const way = await notice.getByRole('link').getAttribute('href')
  expect(way).toBe('/rules/chicago_gangsters#rule-3.2')
  await page.goto(way ?? '')
  await expect(page.locator('[id="rule-3.2"]')).toBeVisible()
})

test('by keyboard alone: talk, cards, loot, and on to the next round', async ({ visitor }) => {
  test.setTimeout(180_000)
  const page = await visitor({ language: 'de', settings: { speed: 'none' } })
  await sit(page)
  const keys = page.keyboard
  let said = false
  let laid = false
  for (let turn = 0; turn < 400; turn++) {
    const seen = await look(page)
    if (seen.round > 2 || seen.over) break
    if (!seen.asked) {
      await page.waitForTimeout(40)
      continue
    }
    if (seen.rest) await keys.press('Enter')
    else if (seen.phase === 'talk') {
      if (!said) {
        await page.getByTestId('say-about').focus()
        await keys.press('Enter')
        await keys.press('5')
        await expect(page.getByTestId('log')).toContainText('Ich lege etwa 5')
        said = true
      } else {
        await keys.press('r')
        if ((await look(page)).state === seen.state && (await page.getByTestId('ready').isVisible())) await keys.press('r')
        // what the partner says meanwhile may take the first press back: look again
        await page.waitForTimeout(60)
        continue
      }
    } else if (seen.phase === 'lay') {
      await keys.press('1')
      await expect(page.locator('[data-testid=hand] [aria-pressed=true]')).toHaveCount((await page.locator('[data-testid=hand] button').count()) ? 1 : 0)
      const allowed = (await page.locator('[data-testid=hand] .picked.lit').count()) > 0
      if (!allowed) await keys.press('Escape')
      await keys.press('Enter')
      await expect(page.getByTestId('lay')).toContainText('Noch einmal')
      await keys.press('Enter')
      laid = true
    } else {
      // where a card may be exchanged, digits pick cards
      const key = (await page.getByTestId('do-done').isVisible()) ? 'd' : '1'
      await keys.press(key)
      await keys.press(key)
    }
    await expect.poll(async () => (await look(page)).state).not.toBe(seen.state)
  }
  expect(said && laid).toBe(true)
  expect((await look(page)).round).toBeGreaterThan(2)
})

test('a choice that is half made outlives a reload', async ({ visitor }) => {
  const page = await visitor({ language: 'en', settings: { confirm: false } })
  await sit(page)
  await until(page, (seen) => seen.phase === 'talk' && seen.asked)
  await page.locator('[data-testid=hand] button').first().click()
  await page.reload()
  await expect(page.getByTestId('gangsters')).toBeVisible()
  await expect(page.locator('[data-testid=hand] [aria-pressed=true]')).toHaveCount(1)
})

test('three seats: somebody is alone; five seats: Mr. X stands between the sides', async ({ visitor }) => {
  const page = await visitor({ language: 'de', settings: { confirm: false } })
  await sit(page, 3)
  await until(page, (seen) => seen.asked)
  await expect(page.getByText('allein: zählt doppelt')).toBeAttached()
  await page.setViewportSize({ width: 360, height: 640 })
  await sit(page, 5)
  await until(page, (seen) => seen.asked && seen.phase === 'talk')
  await expect(page.getByTestId('between').locator('.plate')).toHaveCount(1)
  for (const part of [page.getByTestId('sentence'), page.getByTestId('stake'), page.getByTestId('hand'), page.getByTestId('between')]) {
    const box = await part.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640)
  }
})

test('axe finds nothing serious', async ({ visitor }) => {
  test.setTimeout(360_000)
  const page = await visitor({ language: 'de', settings: { theme: 'dark', confirm: false } })
  await sit(page)
  for (const size of [{ width: 1440, height: 900 }, { width: 360, height: 640 }]) {
    await page.setViewportSize(size)
    await until(page, (seen) => seen.asked && seen.phase === 'talk' && !seen.rest)
    await page.waitForTimeout(500)
    expect.soft(await serious(page), `talk at ${size.width}`).toEqual([])
    await page.getByTestId('say-about').click()
    expect.soft(await serious(page), `numbers at ${size.width}`).toEqual([])
    await page.getByTestId('number-3').click()
    await until(page, (seen) => seen.asked && seen.phase === 'lay' && !seen.rest)
    if (await lit(page).count()) await lit(page).first().click()
    await page.waitForTimeout(500)
    expect.soft(await serious(page), `laying at ${size.width}`).toEqual([])
    await until(page, (seen) => seen.rest)
    await page.waitForTimeout(500)
    expect.soft(await serious(page), `after a round at ${size.width}`).toEqual([])
    await page.getByTestId('open-promises').click()
    await page.waitForTimeout(300)
    expect.soft(await serious(page), `the record at ${size.width}`).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByTestId('persons').first().click()
    await page.waitForTimeout(300)
    expect.soft(await serious(page), `persons at ${size.width}`).toEqual([])
    await page.keyboard.press('Escape')
  }
})
