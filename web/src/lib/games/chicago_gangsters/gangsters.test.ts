import { describe, expect, it } from 'vitest'
import type { LoggedEvent, Prompt } from '../../api/generated'
import { isLone, sidesOf, waitedFor } from './camps'
import { asHeld } from '../../table/held'
import { arranged, faceOf, keyOf, printed } from './cards'
import { keyOfPlain, mayLay, readOffers, type Offers } from './offers'
import { Picking } from './picking.svelte'
import { countBegan, majorities, pictures, roundStory, sceneNow, sceneOf } from './story'
import { answered, answers, choices, hearers, lastSaid, record, words, type Said } from './talk'
import type { GangstersAction, GangstersView, Phrase, Statement } from './types'

const prompt = (...legal: GangstersAction[]): Prompt => ({
  decision: 7,
  must: true,
  legal: legal as unknown as Prompt['legal'],
  undo: false,
  deadline: null,
})
const lay = (cards: string, hidden: string | null = null): GangstersAction => ({ do: 'lay', cards: cards ? cards.split(' ') : [], hidden })
const say = (phrase: Phrase, number = 0, to: 'partner' | 'all' = 'partner'): GangstersAction => ({ do: 'say', phrase, number, to })
const four = <T>(value: T): T[] => [value, value, value, value]

/** Greta and Ben challenge, Carla and Dan defend. */
function view(changes: Partial<GangstersView> = {}): GangstersView {
  return {
    hand: ['W1', 'W1', 'B3', 'E5'],
    own_laid: [],
    own_hidden: null,
    own_side: 'unknown',
    own_from_loot: [],
    turned: [[], [], [], []],
    face_down: four(0),
    discard: [],
    known: [[], [], [], []],
    shown: [[], [], [], []],
    said: Array.from({ length: 4 }, () => Array.from({ length: 12 }, () => [[], [], []])),
    persons: [[], [], [], []],
    person: null,
    new_person: null,
    coalition: { id: 'k1', challengers: ['b', 'a'], defenders: ['c', 'd'], hides: 'a' },
    district: { id: 'd4', means: ['weapons', 'bribes'], persons: ['muscle'] },
    loot: null,
    seats: 4,
    round: 2,
    turn: -1,
    in_stack: 30,
    reshuffles: 0,
    phase: 'talk',
    step: 'challengers',
    ready: four(false),
    committed: four(false),
    revealed: four(false),
    held: four(4),
    clan: ['a', 'b', 'c', 'd'],
    seat_of: [0, 1, 2, 3],
    side: ['challengers', 'challengers', 'defenders', 'defenders'],
    partner: [1, 0, 3, 2],
    may_hide: [true, false, false, false],
    uncovered: [null, null, null, null],
    mr_x: -1,
    dropped: -1,
    godfather: -1,
    contribution: four(0),
    strength: [0, 0],
    winner: 'unknown',
    order: four(-1),
    taking: 'unknown',
    received: four(false),
    last_contribution: four(0),
    last_strength: [0, 0],
    last_winner: 'unknown',
    alcohol: four(0),
    godfather_points: four(0),
    won: four(false),
    option_talk: 4,
    option_open_mr_x: false,
    option_godfather: false,
    ...changes,
  }
}

describe('cards', () => {
  it('are a type and a value', () => {
    expect(faceOf('B3')).toEqual({ type: 'bribes', letter: 'B', value: 3 })
    expect(printed(['W1', 'E5'])).toBe(6)
    expect(keyOf(['E1', 'W2'])).toBe(keyOf(['W2', 'E1']))
  })
  it('are sorted by value or by type, twins apart', () => {
    const hand = asHeld(['E1', 'W5', 'W1', 'W1'])
    expect(arranged(hand, 'number').map((card) => card.id)).toEqual(['W1.0', 'W1.1', 'E1.0', 'W5.0'])
    expect(arranged(hand, 'colour').map((card) => card.name)).toEqual(['W1', 'W1', 'W5', 'E1'])
  })
})

describe('who is with whom', () => {
  it('goes by side, I last', () => {
    expect(sidesOf(view().side, 0)).toEqual({ challengers: [1, 0], defenders: [2, 3], between: [] })
    expect(sidesOf(['unknown', 'challengers', 'dropped', 'defenders', 'defenders'], 3)).toEqual({
      challengers: [1],
      defenders: [4, 3],
      between: [0, 2],
    })
    expect(sidesOf(view().side, null).challengers).toEqual([0, 1])
  })
  it('knows the lone clan of three, but not a Godfather who has betrayed', () => {
    const three = view({ seats: 3, partner: [1, 0, -1] })
    expect([0, 1, 2].map((seat) => isLone(three, seat))).toEqual([false, false, true])
    expect(isLone({ ...three, dropped: 0 }, 2)).toBe(false)
    expect(isLone(view({ partner: four(-1) }), 0)).toBe(false)
  })
  it.each([
    [{}, [0, 1, 2, 3]],
    [{ ready: [true, false, false, false], dropped: 2 }, [1, 3]],
    [{ step: 'defenders', committed: [true, true, false, false] }, [2, 3]],
    [{ phase: 'lay', committed: [false, true, false, false] }, [0]],
    [{ phase: 'lay', step: 'defenders', committed: [true, true, true, false] }, [3]],
    [{ phase: 'loot', turn: 1 }, [1]],
    [{ phase: 'over' }, []],
  ] as [Partial<GangstersView>, number[]][])('%o is waited for by %o', (changes, seats) => {
    expect(waitedFor(view(changes))).toEqual(seats)
  })
  it('waits for Mr. X alone when he lays', () => {
    const five = view({ seats: 5, phase: 'lay', step: 'mr_x', mr_x: 4, side: [...view().side, 'unknown'], committed: Array(5).fill(false) })
    expect(waitedFor(five)).toEqual([4])
    expect(waitedFor({ ...five, step: 'challengers' })).toEqual([0, 1])
  })
})

describe('what is offered', () => {
  const offers = readOffers(prompt(lay(''), lay('W1'), lay('W1 W1'), lay('B3'), lay('B3', 'B3'), lay('B3 W1', 'W1')))
  it('lights what may be laid', () => {
    expect(offers.lit).toEqual(new Set(['W1', 'B3']))
    expect(offers).toMatchObject({ laying: true, hiding: true, forSide: false, ready: false })
  })
  it('counts twins, and what is hidden', () => {
    expect(mayLay(offers, ['W1', 'B3'], 'W1')).toBe(true)
    expect(mayLay(offers, ['W1', 'B3'], 'B3')).toBe(false)
    expect(mayLay(offers, ['W1', 'W1'], null)).toBe(true)
    expect(mayLay(offers, ['E5'], null)).toBe(false)
    expect(mayLay(offers, [], null)).toBe(true)
  })
  it('reads the other questions', () => {
    const others = readOffers(prompt({ do: 'take', package: 1 }, { do: 'take', package: 2 }, { do: 'betray' }, { do: 'exchange', card: 'W1' }))
    expect(others).toMatchObject({ packages: [1, 2], plain: [{ do: 'betray' }], exchange: true, laying: false })
  })

  it('leaves the digits to the cards where one is to be exchanged', () => {
    const plain = [{ do: 'console' }, { do: 'done' }] as Offers['plain']
    const keys = (exchange: boolean) => plain.map((_, place) => keyOfPlain({ ...readOffers(null), plain, exchange }, place))
    expect(keys(true)).toEqual(['A', 'D'])
    expect(keys(false)).toEqual(['1', 'D'])
  })
})

describe('what is picked', () => {
  const offers = readOffers(prompt(lay(''), lay('W1'), lay('B3'), lay('B3 W1'), lay('B3 W1', 'B3'), lay('B3 W1', 'W1')))
  const sent: GangstersAction[] = []
  const picking = new Picking(
    () => ({ hand: asHeld(view().hand), offers, question: 7 }),
    (action) => sent.push(action),
  )
  it('keeps the highest card face down first, then the next, then none', () => {
    picking.toggle('W1.0')
    picking.toggle('B3.0')
    expect([picking.names, picking.worth]).toEqual([['W1', 'B3'], 4])
    picking.hide()
    expect(picking.hidden).toBe('B3')
    picking.hide()
    expect(picking.hidden).toBe('W1')
    picking.hide()
    expect(picking.hidden).toBeNull()
  })
  it('is staged before it is laid', () => {
    picking.hide()
    picking.lay(null)
    expect(sent).toEqual([])
    expect(picking.isStaged(lay('W1 B3', 'B3'))).toBe(true)
    picking.lay(null)
    expect(sent).toEqual([lay('W1 B3', 'B3')])
  })
  it('forgets the hidden card with the card', () => {
    picking.restore({ ids: ['B3.0', 'gone'], hidden: 'B3' })
    expect(picking.half).toEqual({ ids: ['B3.0'], hidden: 'B3' })
    picking.toggle('B3.0')
    expect(picking.hidden).toBeNull()
  })
  it('asks at once why it may not be', () => {
    sent.length = 0
    picking.restore({ ids: ['E5.0'], hidden: null })
    picking.lay(null)
    expect(sent).toEqual([lay('E5')])
  })
})

describe('talk', () => {
  const offers = readOffers(
    prompt(
      { do: 'ready' },
      say('nothing'),
      say('about', 2),
      say('about', 1),
      say('threaten'),
      say('accept', 1),
      say('refuse', 1),
      say('accept', 2),
      say('about', 1, 'all'),
    ),
  )
  const statement = (phrase: string, number: number, to: number | null, kept = 'open'): Statement => ({ phrase, number, to, kept })
  it('offers phrases in their order, with their numbers', () => {
    expect(choices(offers, 'partner')).toEqual([
      { phrase: 'about', numbers: [1, 2] },
      { phrase: 'nothing', numbers: [] },
      { phrase: 'threaten', numbers: [] },
    ])
    expect(choices(offers, 'all')).toEqual([{ phrase: 'about', numbers: [1] }])
    expect(hearers(offers)).toEqual(['partner', 'all'])
  })
  it('answers what the partner said, and no answer', () => {
    const heard = [statement('ask_about', 6, 0), statement('accept', 1, 0)]
    expect(answers(offers, heard).map(({ saying, statement: about }) => [saying.phrase, about.number])).toEqual([
      ['accept', 6],
      ['refuse', 6],
    ])
  })
  it('keeps the record, and counts who kept their word', () => {
    const said = view().said
    said[0]?.[0]?.[1]?.push(statement('about', 8, 1, 'kept'), statement('nothing', 0, null, 'broken'))
    said[1]?.[0]?.[1]?.push(statement('accept', 1, 0, 'untested'))
    said[1]?.[1]?.[1]?.push(statement('threaten', 0, 0))
    const played = view({ said })
    const told = record(played)
    expect(told.map((one) => [one.round, one.from, one.phrase])).toEqual([
      [1, 0, 'about'],
      [1, 0, 'nothing'],
      [1, 1, 'accept'],
      [2, 1, 'threaten'],
    ])
    expect(answered(played, told[2] as Said)).toMatchObject({ phrase: 'about', number: 8 })
    expect(answered(played, told[0] as Said)).toBeNull()
    expect(words(told, 4)[0]).toEqual({ kept: 1, broken: 1 })
    expect(lastSaid(played, 1)).toMatchObject({ phrase: 'threaten' })
    expect(lastSaid(played, 0)).toBeNull()
  })
})

describe('the story of a round', () => {
  let number = 0
  const told = (...events: Record<string, unknown>[]): LoggedEvent[] => events.map((event) => ({ number: ++number, action: number, event }) as unknown as LoggedEvent)
  const round = told(
    { event: 'became_mr_x', seat: 4 },
    { event: 'round_began', round: 1 },
    { event: 'turned_up', coalition: 'k1', district: 'd4', loot: 'b1', person: 'm2' },
    { event: 'committed', seat: 4 },
    { event: 'lies', seat: 4, count: 2 },
    { event: 'committed', seat: 1 },
    { event: 'committed', seat: 0 },
    { event: 'showed', seat: 0, cards: ['W1'], face_down: 1 },
    { event: 'showed', seat: 1, cards: [], face_down: 0 },
    { event: 'committed', seat: 2 },
    { event: 'committed', seat: 3 },
    { event: 'showed', seat: 2, cards: ['B3'], face_down: 0 },
    { event: 'showed', seat: 3, cards: ['W2'], face_down: 0 },
    { event: 'side_shown', seat: 4, side: 'defenders' },
    { event: 'showed', seat: 4, cards: ['W2', 'B1'], face_down: 0 },
    { event: 'announced', side: 'challengers', strength: 3 },
    { event: 'announced', side: 'defenders', strength: 8 },
    { event: 'hidden_shown', seat: 0, card: 'W5' },
    { event: 'contributed', seat: 0, strength: 6 },
    { event: 'counted', side: 'challengers', strength: 8 },
    { event: 'counted', side: 'defenders', strength: 8 },
    { event: 'round_won', side: 'challengers' },
    { event: 'took', seat: 0, package: 1, alcohol: 3, means: 0, person: null },
    { event: 'round_over', round: 1 },
    { event: 'round_began', round: 2 },
  )
  it('knows who was with whom from who laid before the cards were turned up', () => {
    const scene = sceneOf(roundStory(round, true), 5)
    expect(scene.side).toEqual(['challengers', 'challengers', 'defenders', 'defenders', 'defenders'])
    expect(scene).toMatchObject({ round: 1, strength: [8, 8], winner: 'challengers', district: 'd4', isFinal: true })
    expect(scene.turned[0]).toEqual(['W1', 'W5'])
    expect(scene.took).toHaveLength(1)
    expect(sceneOf(roundStory(round), 5)).toMatchObject({ round: 2, winner: null })
  })
  it('shows the count picture by picture, the hidden card before the last', () => {
    const { events, mrX } = roundStory(round, true)
    const shown = pictures(events).map((cut) => sceneOf({ events: events.slice(0, cut), mrX }, 5))
    expect(shown.map((scene) => [scene.strength[0], scene.faceDown[0], scene.winner])).toEqual([
      [null, 1, null],
      [3, 1, null],
      [3, 0, null],
      [8, 0, 'challengers'],
    ])
    expect(pictures(events.slice(0, 12))).toEqual([])
    expect(countBegan(round)).toBe(round.find(({ event }) => event.event === 'announced' && event.side === 'defenders')?.number)
  })
  it('leaves Mr. X between the sides until he shows his', () => {
    const { events, mrX } = roundStory(round, true)
    expect(sceneOf({ events: events.slice(0, 9), mrX }, 5).side[4]).toBe('unknown')
  })
  it('takes what lies there now from the view', () => {
    const now = sceneNow(view({ revealed: [true, true, false, false], strength: [5, 0], turned: [['W1'], [], [], []] }), round)
    expect(now).toMatchObject({ round: 2, strength: [5, null], winner: null, isFinal: false })
    expect(sceneNow(view(), round).strength).toEqual([null, null])
    expect(sceneNow(view({ winner: 'defenders', strength: [5, 6] }), round)).toMatchObject({ strength: [5, 6], winner: 'defenders' })
  })
  it('gathers the majorities', () => {
    const end = told({ event: 'majority', seat: 0, category: 'weapons', alcohol: 2 }, { event: 'majority', seat: 3, category: 'weapons', alcohol: 2 })
    expect(majorities(end)).toEqual([{ category: 'weapons', seats: [0, 3], alcohol: 2 }])
  })
})
