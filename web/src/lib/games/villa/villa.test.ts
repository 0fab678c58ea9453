import { describe, expect, it } from 'vitest'
import type { LoggedEvent, Prompt } from '../../api/generated'
import { arrowsOf } from './arrows'
import { draftedAction, isPicked, litSpots, NOTHING, rewardsOffered, suggestion, withSpot } from './draft'
import { backOf, beside, isThere, PLACES } from './places'
import { answersTo, readProposals, waitingForMe } from './proposals'
import { arrests, tally } from './story'
import { bySymbol, letterOf, lettersOf } from './symbols'
import { cost, tryArrest } from './trial'
import type { Front, VillaAction, VillaHappened, VillaView } from './types'

const prompt = (legal: VillaAction[], must = true): Prompt => ({
  decision: 7,
  must,
  legal: legal as unknown as Prompt['legal'],
  undo: false,
  deadline: null,
})

/** Two seats before the first arrest; what a test is about is said by the test. */
function viewWith(part: Partial<VillaView>): VillaView {
  const places = <T>(value: T) => Array.from({ length: 14 }, () => value)
  const room = <T>(value: T) => Array.from({ length: 12 }, () => value)
  return {
    open_cards: [
      ['H', 'H', 'P', 'HB'],
      ['P', 'C', 'C', 'B'],
    ],
    unseen: [],
    laid: [],
    used: [],
    discarded: [],
    pile: [5, 5],
    known_below: [[], []],
    seen: [],
    strength: [...Array.from({ length: 13 }, () => 2), 0],
    hint: places('none'),
    fits: places([]),
    free: places(false),
    seats: 2,
    phase: 'choose',
    turn: 0,
    target: -1,
    leader: -1,
    front: null,
    position: 0,
    symbol: 'handcuffs',
    swaps: 0,
    turns: 0,
    cards_left: 18,
    symbols_left: 12,
    short: false,
    outcome: 'none',
    missing: 0,
    follows: [],
    proposals: 0,
    proposed: room(null),
    proposer: room(0),
    agreed: room([]),
    objected: room([]),
    reasons: room({}),
    standing: room('none'),
    made: [0, 0],
    level: 'easy',
    beginner_set: false,
    jokers: 'four_two_two_four',
    godfather_open: false,
    godfather_hint: false,
    start_swap: false,
    lenient_pass: false,
    draw_on_pass: false,
    agreement: 'majority',
    ...part,
  }
}

const front = (needs: string): Front => ({ name: 'somebody', needs, reward: needs.charAt(0) })

describe('symbols', () => {
  it('are the letters of a face', () => {
    expect(lettersOf('HPCB')).toEqual(['H', 'P', 'C', 'B'])
    expect(letterOf('badge')).toBe('B')
  })
  it('are counted singly, with the jokers that show them beside', () => {
    expect(bySymbol(['H', 'H', 'HB', 'HPCB', 'C'])).toEqual([
      { letter: 'H', single: 2, jokers: 2 },
      { letter: 'P', single: 0, jokers: 1 },
      { letter: 'C', single: 1, jokers: 1 },
      { letter: 'B', single: 0, jokers: 2 },
    ])
  })
})

describe('places', () => {
  it('are nine in the park, four in the villa and one in the middle', () => {
    expect(PLACES.map((place) => place.layer).join('')).toBe('22222222211110')
    expect(PLACES[4]).toMatchObject({ x: 0, y: 0 })
    expect(PLACES[12]).toMatchObject({ x: 1, y: 1, number: 12 })
  })
  it('say by their backs how many symbols there are, and one of them', () => {
    expect(backOf(3, 'c_2')).toEqual({ slots: ['?', 'C', '?'], never: null })
    expect(backOf(4, 'h_4')).toEqual({ slots: ['?', '?', '?', 'H'], never: null })
    expect(backOf(2, 'no_h')).toEqual({ slots: ['?', '?'], never: 'H' })
    expect(backOf(0, 'none')).toEqual({ slots: [], never: null })
  })
  it('are there until somebody is arrested; the godfather is always there', () => {
    const view = viewWith({ strength: [0, ...Array.from({ length: 12 }, () => 3), 0] })
    expect(isThere(view, 0)).toBe(false)
    expect(isThere(view, 1)).toBe(true)
    expect(isThere(view, 13)).toBe(true)
  })
  it('are walked with arrow keys, over gaps', () => {
    const seen = [0, 2, 8, 12]
    expect(beside(0, 1, 0, seen)).toBe(2)
    expect(beside(2, 0, 1, seen)).toBe(8)
    expect(beside(0, 0, 1, [0, 12])).toBe(12)
    expect(beside(0, -1, 0, seen)).toBeNull()
  })
})

describe('an arrest that is tried', () => {
  it('goes round from the leader, and lays what is missed least', () => {
    const trial = tryArrest(viewWith({}), front('HP'), 0)
    expect(trial.steps).toEqual([
      { seat: 0, deed: 'play', cards: ['H'], position: 1, letter: 'H' },
      { seat: 1, deed: 'play', cards: ['P'], position: 2, letter: 'P' },
    ])
    expect(trial.end).toBe('served')
    expect(cost(trial)).toBe(2)
    expect(trial.left).toEqual([
      { cards: ['H', 'P', 'HB'], drawn: 1, pile: 4 },
      { cards: ['C', 'C', 'B'], drawn: 1, pile: 4 },
    ])
  })
  it('takes a pair where nothing fits, of cards without jokers if it can', () => {
    const trial = tryArrest(viewWith({}), front('HH'), 0)
    expect(trial.steps[1]).toEqual({ seat: 1, deed: 'pair', cards: ['C', 'C'], position: 2, letter: 'H' })
    expect(cost(trial)).toBe(3)
  })
  it('discards where there is no pair either, and the next one serves the same symbol', () => {
    const view = viewWith({ open_cards: [['P'], ['H', 'C']], pile: [2, 2] })
    const trial = tryArrest(view, front('HP'), 0)
    expect(trial.steps.map(({ seat, deed, position }) => [seat, deed, position])).toEqual([
      [0, 'pass', 1],
      [1, 'play', 1],
    ])
    expect(trial.end).toBe('no_card')
    expect(trial.left[0]?.pile).toBe(2)
    expect(tryArrest({ ...view, draw_on_pass: true }, front('HP'), 0).end).toBe('unknown')
  })
  it('says so where it hangs on a card that is drawn', () => {
    const view = viewWith({ open_cards: [['H'], ['P']] })
    const trial = tryArrest(view, front('HPC'), 0)
    expect(trial.end).toBe('unknown')
    expect(trial.steps.at(-1)).toMatchObject({ seat: 0, deed: 'unknown', position: 3 })
  })
  it('fails where all cards together are too few', () => {
    const view = viewWith({ open_cards: [['H'], ['P']], pile: [0, 0] })
    expect(tryArrest(view, front('HPC'), 0).end).toBe('not_enough')
  })
  it('changes nothing of what it was tried from', () => {
    const view = viewWith({})
    const before = JSON.stringify(view)
    tryArrest(view, front('HHHH'), 1)
    expect(JSON.stringify(view)).toBe(before)
  })
})

describe('what is picked', () => {
  it('is a target with a leader', () => {
    const view = viewWith({})
    expect(draftedAction(view, null, { ...NOTHING, place: 2 })).toBeNull()
    expect(draftedAction(view, null, { ...NOTHING, place: 2, seat: 1 })).toEqual({ do: 'propose_arrest', place: 2, leader: 1 })
  })
  it('is a receiver, with the card where there is a choice', () => {
    const view = viewWith({ phase: 'reward' })
    const one = prompt([{ do: 'propose_reward', card: 'P', to: 0 }, { do: 'propose_reward', card: 'P', to: 1 }])
    const two = prompt([{ do: 'propose_reward', card: 'P', to: 0 }, { do: 'propose_reward', card: 'HB', to: 0 }])
    expect(rewardsOffered(two)).toEqual(['P', 'HB'])
    expect(draftedAction(view, one, { ...NOTHING, seat: 1 })).toEqual({ do: 'propose_reward', card: 'P', to: 1 })
    expect(draftedAction(view, two, { ...NOTHING, seat: 0 })).toBeNull()
    expect(draftedAction(view, two, { ...NOTHING, seat: 0, reward: 'HB' })).toEqual({ do: 'propose_reward', card: 'HB', to: 0 })
  })
  it('is one card of each of two seats in a swap, the lower seat first', () => {
    const view = viewWith({ phase: 'swap' })
    let draft = withSpot(NOTHING, { seat: 1, at: 1 }, 'swap')
    draft = withSpot(draft, { seat: 1, at: 0 }, 'swap')
    expect(draft.spots).toEqual([{ seat: 1, at: 0 }])
    draft = withSpot(draft, { seat: 0, at: 3 }, 'swap')
    expect(draftedAction(view, null, draft)).toEqual({ do: 'propose_swap', from: 0, card: 'HB', to: 1, other: 'P' })
    expect(isPicked(withSpot(draft, { seat: 0, at: 3 }, 'swap'), { seat: 0, at: 3 })).toBe(false)
  })
})

describe('my turn', () => {
  const view = viewWith({ phase: 'turn' })
  const spots = (...at: number[]) => ({ ...NOTHING, spots: at.map((place) => ({ seat: 0, at: place })) })
  const pairs = prompt([{ do: 'pair', card: 'H', other: 'H' }, { do: 'pair', card: 'H', other: 'HB' }])

  it('plays what fits, and asks for the reason where it does not', () => {
    const plays = prompt([{ do: 'play', card: 'H' }, { do: 'play', card: 'HB' }])
    expect([...litSpots(view, plays, NOTHING, 0)]).toEqual([0, 1, 3])
    expect(draftedAction(view, plays, spots(3))).toEqual({ do: 'play', card: 'HB' })
    expect(draftedAction(view, plays, spots(2))).toEqual({ do: 'play', card: 'P' })
  })
  it('makes pairs of two cards, in the order of the faces', () => {
    expect(draftedAction(view, pairs, spots(3, 0))).toEqual({ do: 'pair', card: 'H', other: 'HB' })
    expect([...litSpots(view, pairs, spots(3), 0)]).toEqual([0, 1, 3])
    expect([...litSpots(view, pairs, spots(0), 0)]).toEqual([0, 1, 3])
    expect(litSpots(view, pairs, NOTHING, 0).has(2)).toBe(false)
  })
  it('discards where nothing else is offered', () => {
    const passes = prompt([{ do: 'pass', card: 'P' }])
    expect(draftedAction(view, passes, spots(2))).toEqual({ do: 'pass', card: 'P' })
  })
  it('is suggested one after the other', () => {
    expect(suggestion(view, pairs, NOTHING, 0)).toEqual([{ seat: 0, at: 0 }, { seat: 0, at: 1 }])
    expect(suggestion(view, pairs, spots(0, 1), 0)).toEqual([{ seat: 0, at: 0 }, { seat: 0, at: 3 }])
    expect(suggestion(view, null, NOTHING, 0)).toBeNull()
  })
})

describe('proposals', () => {
  const arrest: VillaAction = { do: 'propose_arrest', place: 0, leader: 1 }
  const view = viewWith({
    proposals: 3,
    proposed: [arrest, { ...arrest, place: 2 }, { ...arrest, leader: 0 }],
    proposer: [0, 1, 1],
    agreed: [[0], [1], [1]],
    objected: [[], [0], [0]],
    reasons: [{}, { 0: 'too_risky' }, {}],
    standing: ['warned', 'dead', 'open'],
  })
  const asked = prompt([{ do: 'agree', proposal: 0 }, { do: 'agree', proposal: 2 }, { do: 'object', proposal: 2, because: 'no_use' }])

  it('are read with what everybody said', () => {
    const [first, second] = readProposals(view)
    expect(first).toMatchObject({ number: 0, live: true, standing: 'warned' })
    expect(second).toMatchObject({ live: false })
    expect(second?.reasons.get(0)).toBe('too_risky')
  })
  it('wait for my word: what somebody warned of comes first', () => {
    expect(waitingForMe(readProposals(view), asked).map((proposal) => proposal.number)).toEqual([0, 2])
    expect(answersTo(asked, 2)).toEqual({ agree: true, objections: ['no_use'] })
    expect(waitingForMe(readProposals(view), null)).toEqual([])
  })
  it('are arrows as long as they can take effect, and so is what I picked', () => {
    const arrows = arrowsOf(readProposals(view), { ...NOTHING, place: 2, seat: 0 }, 0)
    expect(arrows.map(({ key, kind, faint }) => [key, kind, faint])).toEqual([
      ['0', 'warned', false],
      ['2', 'proposal', true],
      ['mine', 'mine', undefined],
    ])
    expect(arrows[0]).toMatchObject({ from: '[data-place="0"]', to: '[data-lead="1"]', label: '1' })
  })
})

describe('the story', () => {
  const events = (
    [
      { event: 'unmasked', seat: 1, place: 0, front: 'nico_renda' },
      { event: 'paired', seat: 1, card: 'C', other: 'C', symbol: 'handcuffs', position: 1 },
      { event: 'passed', seat: 0, card: 'B', symbol: 'pistol' },
      { event: 'played', seat: 1, card: 'P', symbol: 'pistol', position: 2 },
      { event: 'arrested', seat: 1, place: 0, front: 'nico_renda', left: 12 },
      { event: 'unmasked', seat: 0, place: 2, front: 'bruno_salvi' },
      { event: 'played', seat: 0, card: 'P', symbol: 'pistol', position: 1 },
    ] as VillaHappened[]
  ).map((event, number): LoggedEvent => ({ number, action: number, event: { ...event } }))

  it('tells of each arrest, who laid what', () => {
    const all = arrests(events)
    expect(all).toHaveLength(2)
    expect(all[0]).toMatchObject({ front: 'nico_renda', leader: 1, done: true, passed: [{ seat: 0, card: 'B', after: 1 }] })
    expect(all[0]?.laid).toEqual([
      { seat: 1, cards: ['C', 'C'], position: 1 },
      { seat: 1, cards: ['P'], position: 2 },
    ])
    expect(all[1]).toMatchObject({ place: 2, done: false })
  })
  it('adds up where the cards went', () => {
    expect(tally(arrests(events))).toEqual({ arrested: 1, matched: 2, paired: 2, discarded: 1 })
  })
})
