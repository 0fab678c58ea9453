import { describe, expect, it } from 'vitest'
import type { GangOfFourEvent, LoggedEvent, Prompt } from '../../api/generated'
import { asHeld } from '../../table/held'
import { idsOf, keyOf, sorted } from './cards'
import { fan, FINGER, placeAt } from './fan'
import { completion, isPlay, kindOf, litCards, readOffers, suggestion } from './offers'
import { isGang, Picking, type Position } from './picking.svelte'
import { directionOf } from './seating'
import { arranged, groups, inOrder, moved } from './sorting'
import { justTaken, scoreSheet, trickNumber } from './story'
import type { GangAction } from './types'

const prompt = (legal: GangAction[], must = true): Prompt => ({
  decision: 7,
  must,
  legal: legal as unknown as Prompt['legal'],
  undo: false,
  deadline: null,
})
const plays = (...cards: string[]): GangAction[] => cards.map((text) => ({ do: 'play', cards: text.split(' ') }))
const names = (held: { name: string }[]) => held.map((card) => card.name).join(' ')

describe('cards', () => {
  it('go from the green 1 to the dragon, the M1 between the ones and the twos', () => {
    expect(sorted(['RD', 'G10', 'YP', 'M1', 'R1', 'G2', 'GP', 'R10'])).toEqual(['R1', 'M1', 'G2', 'G10', 'R10', 'GP', 'YP', 'RD'])
  })
  it('tell twins apart in a hand only', () => {
    const hand = asHeld(['G5', 'G5', 'R5'])
    expect(hand.map((card) => card.id)).toEqual(['G5.0', 'G5.1', 'R5.0'])
    expect(idsOf(hand, ['R5', 'G5'], ['G5.1'])).toEqual(['R5.0', 'G5.1'])
    expect(keyOf(['R5', 'G5'])).toBe(keyOf(['G5', 'R5']))
  })
})

describe('what is offered', () => {
  const offers = readOffers(
    prompt([{ do: 'pass' }, ...plays('G5 R5', 'G5 Y5', 'Y9 Y9'), { do: 'play_and_call', cards: ['Y9', 'Y9'] }, { do: 'call' }]),
  )
  it('is read from the prompt', () => {
    expect(offers).toMatchObject({ pass: true, call: true, callOut: [], returns: [] })
    expect([...offers.withCall]).toEqual([keyOf(['Y9', 'Y9'])])
  })
  it('lights what can still be picked', () => {
    expect(litCards(offers, [])).toEqual(new Set(['G5', 'R5', 'Y5', 'Y9']))
    expect(litCards(offers, ['R5'])).toEqual(new Set(['G5', 'R5']))
  })
  it('completes what leaves no choice, and nothing else', () => {
    expect(completion(offers, ['R5'])).toEqual(['G5', 'R5'])
    expect(completion(offers, ['G5'])).toBeNull()
    expect(completion(offers, ['Y9', 'Y9'])).toBeNull()
    expect(completion(offers, [])).toBeNull()
  })
  it('is suggested in turn, among the plays that hold what was picked', () => {
    expect(suggestion(offers, [], [])).toEqual(['G5', 'R5'])
    expect(suggestion(offers, [], ['Y9', 'Y9'])).toEqual(['G5', 'R5'])
    expect(suggestion(offers, ['G5'], ['G5', 'R5'])).toEqual(['G5', 'Y5'])
    expect(suggestion(readOffers(null), [], [])).toBeNull()
  })
  it('counts twins', () => {
    expect(isPlay(offers, ['Y9', 'Y9'])).toBe(true)
    expect(isPlay(offers, ['Y9'])).toBe(false)
  })
  it.each([
    ['GP', 'single'],
    ['GP YP', 'pair'],
    ['M1 G1 R1', 'triple'],
    ['G2 G2 Y2 R2', 'gang'],
    ['G8 Y7 R6 Y5 G4', 'straight'],
    ['G8 G7 G3 G2 M1', 'flush'],
    ['R1 R1 M1 R5 R5', 'full_house'],
    ['R9 G9 Y9 GP YP', 'full_house'],
    ['M1 R2 R3 R4 R5', 'straight_flush'],
  ])('calls %s a %s', (cards, kind) => {
    expect(kindOf(cards.split(' '))).toBe(kind)
  })
})

describe('a hand', () => {
  const hand = asHeld(['G1', 'Y1', 'R4', 'G4', 'G5', 'Y6', 'Y7', 'R8', 'R10', 'GP'])
  it('is sorted by number and by colour', () => {
    expect(names(arranged(hand, 'number'))).toBe('G1 Y1 G4 R4 G5 Y6 Y7 R8 R10 GP')
    expect(names(arranged(hand, 'colour'))).toBe('G1 G4 G5 GP Y1 Y6 Y7 R4 R8 R10')
  })
  it('is sorted by combination: what stands alone, then the better the later', () => {
    expect(groups(hand).map(names)).toEqual(['R4 R10 GP', 'G1 Y1', 'G4 G5 Y6 Y7 R8'])
    expect(groups(asHeld(['G2', 'Y2', 'R2', 'R2', 'R3'])).map(names)).toEqual(['R3', 'G2 Y2 R2 R2'])
    expect(arranged(hand, 'combination')).toHaveLength(hand.length)
  })
  it('keeps an order of its own, and new cards find their place', () => {
    const order = moved(hand.map((card) => card.id), 'GP.0', 0)
    expect(names(inOrder(hand, order, 'number')).split(' ')[0]).toBe('GP')
    const got = asHeld(['G5', 'Y6', 'R10'])
    expect(names(inOrder(got, ['R10.0', 'G5.0'], 'number'))).toBe('Y6 R10 G5')
  })
})

describe('a fan', () => {
  it.each([
    [16, 358, 138],
    [17, 358, 190],
    [17, 388, 190],
    [9, 358, 138],
    [17, 1000, 200],
    [1, 358, 138],
  ])('of %i cards in %i by %i leaves a finger of each card free and stays inside', (count, width, height) => {
    const shape = fan(count, width, height)
    expect(shape.places).toHaveLength(count)
    shape.places.forEach(({ x, y }, place) => {
      const next = shape.places[place + 1]
      const sameRow = next && next.x > x
      if (sameRow) expect(next.x - x).toBeGreaterThanOrEqual(FINGER)
      const below = shape.rows > 1 ? shape.places.find((other) => other.y > y + 20) : undefined
      if (below) expect(below.y - y).toBeGreaterThanOrEqual(FINGER)
      expect(x).toBeGreaterThanOrEqual(-1)
      expect(x + shape.card).toBeLessThanOrEqual(width + 1)
      expect(y + shape.card * 1.4).toBeLessThanOrEqual(height + 1)
    })
  })
  it('finds the place a card is dragged to', () => {
    const shape = fan(16, 358, 138)
    shape.places.forEach((place, index) => {
      expect(placeAt(shape, place.x + shape.card / 2, place.y + shape.card * 0.7)).toBe(index)
    })
  })
})

describe('seats', () => {
  it('go clockwise from mine, which is nearest', () => {
    expect(directionOf(2, 2, 4).y).toBeCloseTo(1)
    expect(directionOf(3, 2, 4).x).toBeCloseTo(-1)
    expect(directionOf(0, 2, 4).y).toBeCloseTo(-1)
    expect(directionOf(1, 2, 4).x).toBeCloseTo(1)
  })
})

describe('picking', () => {
  function table(cards: string[], legal: GangAction[], { must = true, returning = false } = {}) {
    const sent: [GangAction, boolean][] = []
    const position: Position = { hand: asHeld(cards), prompt: prompt(legal, must), offers: readOffers(prompt(legal, must)), returning }
    return { position, sent, picking: new Picking(() => position, (action, unasked) => sent.push([action, unasked])) }
  }
  it('stages a play, and sends it at the second press', () => {
    const { picking, sent } = table(['G5', 'R5', 'Y9'], plays('G5', 'G5 R5'))
    picking.toggle('G5.0')
    picking.play()
    expect(sent).toEqual([])
    expect(picking.isStaged({ do: 'play', cards: ['G5'] })).toBe(true)
    picking.play()
    expect(sent).toEqual([[{ do: 'play', cards: ['G5'] }, false]])
  })
  it('takes a staged play back with another choice', () => {
    const { picking, sent } = table(['G5', 'R5', 'Y9'], plays('G5', 'G5 R5'))
    picking.toggle('G5.0')
    picking.play()
    picking.toggle('R5.0')
    picking.play()
    expect(sent).toEqual([])
  })
  it('sends what is not allowed at once: the answer is the reason', () => {
    const { picking, sent } = table(['G5', 'R9'], plays('R9'))
    picking.toggle('G5.0')
    picking.play()
    expect(sent).toHaveLength(1)
  })
  it('lets the call travel only with a play that leaves one card', () => {
    const { picking } = table(['G5', 'R5', 'Y9'], [...plays('G5', 'G5 R5'), { do: 'play_and_call', cards: ['G5', 'R5'] }])
    picking.toggle('G5.0')
    picking.call = true
    expect(picking.action.do).toBe('play')
    picking.toggle('R5.0')
    expect(picking.action).toEqual({ do: 'play_and_call', cards: ['G5', 'R5'] })
  })
  it('keeps a staged gang while the others play on, and nothing else', () => {
    const gang = ['G5', 'G5', 'Y5', 'R5']
    const { picking, position, sent } = table([...gang, 'R9'], plays(gang.join(' '), 'R9'), { must: false })
    picking.suggest()
    expect(isGang(picking.names)).toBe(true)
    picking.play()
    picking.tableChanged()
    position.prompt = { ...prompt(plays(gang.join(' ')), false), decision: 8 }
    picking.play()
    expect(sent).toEqual([[{ do: 'play', cards: gang }, true]])
    picking.reset(['R9.0'])
    picking.play()
    picking.tableChanged()
    picking.play()
    expect(sent).toHaveLength(1)
  })
  it('picks one card to give back', () => {
    const { picking } = table(['G5', 'R5'], [{ do: 'return', card: 'G5' }, { do: 'return', card: 'R5' }], { returning: true })
    picking.toggle('G5.0')
    picking.toggle('R5.0')
    expect(picking.names).toEqual(['R5'])
  })
  it('picks by number, one after the other, then puts all back', () => {
    const { picking } = table(['G5', 'R5', 'Y9'], plays('G5', 'G5 R5'))
    const five = () => picking.pickLike((name) => name.endsWith('5'))
    five()
    five()
    expect(picking.names).toEqual(['G5', 'R5'])
    five()
    expect(picking.names).toEqual([])
  })
})

describe('the story', () => {
  const told: GangOfFourEvent[] = [
    { event: 'hand_began', hand: 1, direction: 'counterclockwise' },
    { event: 'played', seat: 1, cards: ['G5'], combination: 'single', left: 3 },
    { event: 'passed', seat: 0 },
    { event: 'trick_won', seat: 1 },
    { event: 'hand_won', seat: 1, ending: 'went_out' },
    { event: 'scored', seat: 0, left: 9, points: 18, total: 18 },
    { event: 'scored', seat: 1, left: 0, points: 0, total: 0 },
    { event: 'scored', seat: 2, left: 3, points: 3, total: 3 },
  ]
  const events = (count = told.length): LoggedEvent[] =>
    told.slice(0, count).map((event, number) => ({ number, action: number, event: event as unknown as LoggedEvent['event'] }))

  it('is a score sheet', () => {
    expect(scoreSheet(events(), 3)).toEqual([
      { hand: 1, left: [9, 0, 3], points: [18, 0, 3], totals: [18, 0, 3], winner: 1, ending: 'went_out' },
    ])
    expect(scoreSheet(events(4), 3)).toEqual([])
  })
  it('knows who has just taken a trick, until cards lie again', () => {
    expect(justTaken(events(3))).toBeNull()
    expect(justTaken(events(4))).toEqual({ seat: 1, cards: ['G5'] })
    expect(trickNumber(events(3))).toBe(1)
    expect(trickNumber(events(4))).toBe(2)
  })
})
