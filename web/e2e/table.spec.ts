import { bots, expect, hasChoice, openTable, phase, test, untilAsked, answerByKeys } from './room'
import type { Page } from '@playwright/test'

/** Sit at tables with a bot until one asks me to lead with throws left after the first. */
async function leadAndThrow(page: Page): Promise<string> {
  for (let tries = 0; tries < 40; tries++) {
    const id = await openTable(page, { seats: [{ kind: 'me' }, ...bots(1)] })
    await page.goto(`/t/${id}`)
    await untilAsked(page)
    if ((await page.getByTestId('announced').getAttribute('data-direction')) !== 'undeclared') continue
    if ((await phase(page)) !== 'throw') continue
    await page.keyboard.press('Enter')
    if (await hasChoice(page)) return id
  }
  throw new Error('never led')
}

test('a refusal says why and leads to the rule', async ({ visitor }) => {
  const page = await visitor({ language: 'en' })
  const id = await openTable(page, { seats: [{ kind: 'me' }, ...bots(1)] })
  await page.goto(`/t/${id}`)
  await untilAsked(page)
  await page.keyboard.press('s')
  const notice = page.getByTestId('notice')
  await expect(notice).toContainText('Not allowed')
  await expect(notice.getByRole('link')).toHaveText(/^Rule \d+\.\d+$/)
  const rule = await notice.getByRole('link').getAttribute('href')
  expect(rule).toMatch(/^\/rules\/chicago#rule-/)
  await page.goto(rule ?? '')
  await expect(page.locator('.rulebook .lit')).toBeInViewport()
})

test('a die that was kept for good refuses to be thrown again', async ({ visitor }) => {
  test.setTimeout(240_000)
  const page = await visitor({ language: 'de' })
  // the second throw may end the choice (a Chicago, two sixes that have to be turned): then another table
  for (let tries = 0; ; tries++) {
    expect(tries, 'tables until a third throw was left').toBeLessThan(20)
    await leadAndThrow(page)
    await page.keyboard.press('1')
    await expect(page.getByTestId('die-1')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('log').locator('li', { hasText: /Greta wirft/ })).toHaveCount(2)
    if (await hasChoice(page)) break
  }
  await expect(page.getByRole('img', { name: '2 von 3 Würfen verbraucht' })).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByTestId('notice')).toContainText('Regel 3.4')
  await expect(page.getByTestId('notice').getByRole('link')).toHaveAttribute('href', '/rules/chicago#rule-3.4')
  await expect(page.getByTestId('die-1')).toHaveAttribute('aria-pressed', 'true')
})

/** Play tables out over their sockets, keeping 1, 6 and 5, until one asks me for a victim. */
async function untilVictim(page: Page): Promise<string> {
  for (let tries = 0; tries < 25; tries++) {
    const id = await openTable(page, { seats: [{ kind: 'me' }, ...bots(2)] })
    if (await page.evaluate(playFor165, id)) return id
  }
  throw new Error('never threw 1-6-5')
}

interface Told {
  type: string
  table?: { status: string; break_: { until: string; waiting: number[] } | null }
  view?: { phase: string; dice: number[]; throws_made: number; out: boolean[] }
  prompt?: { decision: number; must: boolean; legal: { do: string; dice?: number[] }[] } | null
}

/** Runs in the page. True where a victim is to be named and both others are still there. */
function playFor165(id: string): Promise<boolean> {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/socket?have=0`)
  let table: Told['table']
  let view: Told['view']
  let answered = ''
  let sent = 0
  const send = (message: object) => {
    sent += 1
    socket.send(JSON.stringify({ id: `hunt-${id}-${sent}`, ...message }))
  }
  return new Promise((resolve) => {
    const end = (found: boolean) => {
      socket.close()
      resolve(found)
    }
    socket.onclose = () => resolve(false)
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(String(data)) as Told
      table = told.table ?? table
      view = told.view ?? view
      if (!table || !view || view.out[0] || table.status === 'over') return table && end(false)
      if (told.type === 'table' && table.break_?.waiting.includes(0) && answered !== table.break_.until) {
        answered = table.break_.until
        return send({ type: 'continue' })
      }
      const prompt = told.prompt
      if (!prompt?.must || answered === String(prompt.decision)) return
      if (view.phase === 'name') return end(!view.out.includes(true))
      answered = String(prompt.decision)
      const { dice, throws_made: made } = view
      const rest = [1, 2, 3].filter((die) => ![1, 6, 5].includes(dice[die - 1] ?? 0) || dice.indexOf(dice[die - 1] ?? 0) !== die - 1)
      const wanted = made && rest.length ? prompt.legal.find((action) => String(action.dice) === String(rest)) : undefined
      const action = wanted ?? prompt.legal.find((legal) => legal.do === 'stop') ?? prompt.legal[0]
      send({ type: 'act', action, decision: prompt.decision })
    }
  })
}

test('one, six, five: the victim is picked, thought over, and picked again', async ({ visitor }) => {
  test.setTimeout(240_000)
  const page = await visitor({ language: 'en' })
  const id = await untilVictim(page)
  await page.goto(`/t/${id}`)
  await expect(page.getByTestId('sentence')).toContainText('Who loses a life?')
  const picks = page.locator('.pick')
  await expect(picks).toHaveCount(2)
  const lives = (name: string) => page.locator('.plate', { hasText: name }).getByRole('img', { name: /liv?f?es?/ }).getAttribute('aria-label')
  const [lola, emil] = [await lives('Lola'), await lives('Emil')]
  await page.getByRole('button', { name: 'Lola loses a life' }).click()
  await expect(picks.first()).toHaveClass(/armed/)
  await page.keyboard.press('3')
  await expect(picks.first()).not.toHaveClass(/armed/)
  await expect(picks.last()).toHaveClass(/armed/)
  expect([await lives('Lola'), await lives('Emil')]).toEqual([lola, emil])
  await page.keyboard.press('3')
  await expect(page.getByTestId('log')).toContainText(/Greta .*Emil/)
  await expect(picks).toHaveCount(0)
})

test('a play is staged, then confirmed by the same key; another choice takes it back', async ({ visitor }) => {
  const page = await visitor({ language: 'en' })
  await leadAndThrow(page)
  await page.keyboard.press('s')
  await expect(page.getByTestId('stop')).toContainText('Press again')
  await page.keyboard.press('2')
  await expect(page.getByTestId('stop')).not.toContainText('Press again')
  await page.keyboard.press('s')
  await page.keyboard.press('s')
  await expect(page.getByTestId('stop')).toBeHidden()
})

test('what moved no die can be taken back', async ({ visitor }) => {
  const page = await visitor({ language: 'en', settings: { confirm: false } })
  await leadAndThrow(page)
  await page.keyboard.press('s')
  await expect(page.getByTestId('undo')).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.getByTestId('stop')).toBeVisible()
  await expect(page.getByTestId('log')).toContainText('takes that back')
})

test('the server restarts: a banner, the same question, the half-made choice, no reload', async ({ visitor, room }) => {
  const page = await visitor({ language: 'en' })
  await leadAndThrow(page)
  await page.evaluate(() => Object.assign(window, { untouched: true }))
  await page.keyboard.press('3')
  await expect(page.getByTestId('die-3')).toHaveAttribute('aria-pressed', 'true')
  const asked = await page.getByTestId('sentence').textContent()
  const dice = await page.getByTestId('die-1').getAttribute('aria-label')
  await room.stop('SIGKILL')
  await expect(page.getByTestId('banner')).toBeVisible()
  await expect(page.getByTestId('banner')).toContainText('are kept')
  await room.start()
  await expect(page.getByTestId('banner')).toBeHidden({ timeout: 30_000 })
  await expect(page.getByTestId('sentence')).toHaveText(asked ?? '')
  await expect(page.getByTestId('die-1')).toHaveAttribute('aria-label', dice ?? '')
  await expect(page.getByTestId('die-3')).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: '2 of 3 throws used' })).toBeVisible()
})

test('a play made while the line is down goes out once when it is back', async ({ visitor }) => {
  const page = await visitor({ language: 'en' })
  await leadAndThrow(page)
  await page.keyboard.press('3')
  await page.context().setOffline(true)
  await expect(page.getByTestId('banner')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('banner')).toContainText('goes out')
  const before = await page.getByTestId('log').locator('li', { hasText: 'Greta throws' }).count()
  await page.context().setOffline(false)
  await expect(page.getByTestId('banner')).toBeHidden()
  await expect(page.getByTestId('log').locator('li', { hasText: 'Greta throws' })).toHaveCount(before + 1)
})

test('who has the watching link sees all and can do nothing', async ({ visitor }) => {
  const player = await visitor({ language: 'en' })
  const id = await leadAndThrow(player)
  const watcher = await visitor({ language: 'en' })
  await watcher.goto(`/t/${id}`)
  await expect(watcher.getByText('You are watching')).toBeVisible()
  await expect(watcher.getByTestId('die-1')).toHaveAttribute('aria-label', /Die 1/)
  await expect(watcher.getByTestId('throw')).toHaveCount(0)
  const said = await watcher.getByTestId('log').locator('li').count()
  for (const key of ['Enter', 's', 'c', '1', 'z']) await watcher.keyboard.press(key)
  await watcher.waitForTimeout(500)
  await expect(watcher.getByTestId('log').locator('li')).toHaveCount(said)
  await expect(watcher.getByTestId('notice')).toHaveCount(0)
  await expect(player.getByText('1 spectator').first()).toBeAttached()
})

test('talk reaches the others', async ({ visitor }) => {
  const player = await visitor({ language: 'en' })
  const id = await leadAndThrow(player)
  const watcher = await visitor({ language: 'de' })
  await watcher.goto(`/t/${id}`)
  await player.getByRole('tab', { name: 'Talk' }).click()
  await player.getByLabel('Say something').fill('Nobody moves.')
  await player.keyboard.press('Enter')
  await watcher.getByRole('tab', { name: /Gespräch/ }).click()
  await expect(watcher.getByTestId('talk')).toContainText('Nobody moves.')
})

test('events and prompts are spoken', async ({ visitor }) => {
  const page = await visitor({ language: 'de' })
  await leadAndThrow(page)
  await expect(page.getByTestId('announcer')).toContainText(/Greta wirft .*(Tippe an|Zwei Sechsen)/)
})

test('dice roll, a key cuts it short, and who wants no motion gets none', async ({ visitor }) => {
  const rolls = async (page: Page) => {
    await page.evaluate(() => {
      const dice = document.querySelector('[data-testid=dice]') as HTMLElement
      const seen: string[] = []
      new MutationObserver(() => seen.push(dice.dataset.rolling ?? '')).observe(dice, { attributes: true })
      Object.assign(window, { seen })
    })
    await page.keyboard.press('Enter')
    await page.waitForTimeout(900)
    return page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  }
  const lively = await visitor({ language: 'en' })
  const first = await openTable(lively, { seats: [{ kind: 'me' }, ...bots(1)] })
  await lively.goto(`/t/${first}`)
  while ((await untilAsked(lively)) !== 'throw') await answerByKeys(lively)
  expect(await rolls(lively)).toContain('true')

  const calm = await visitor({ language: 'en', context: { reducedMotion: 'reduce' } })
  const second = await openTable(calm, { seats: [{ kind: 'me' }, ...bots(1)] })
  await calm.goto(`/t/${second}`)
  while ((await untilAsked(calm)) !== 'throw') await answerByKeys(calm)
  expect(await rolls(calm)).not.toContain('true')
})
