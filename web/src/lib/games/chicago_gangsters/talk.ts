/** What can be said, what was said, and what became of it. */

import type { Offers, Saying } from './offers'
import type { GangstersView, Hearer, Phrase, Statement, Step } from './types'

export const STEPS: Step[] = ['mr_x', 'challengers', 'defenders']
/** In the order in which they are offered. */
const PHRASES = [
  'about',
  'nothing',
  'hide_big',
  'leave_person',
  'ask_about',
  'ask_hide',
  'join_us',
  'with_challengers',
  'with_defenders',
  'threaten',
]
const ANSWERS = ['accept', 'refuse']

export interface Said extends Statement {
  from: number
  /** From 1. */
  round: number
  step: Step
}

/** A phrase that is offered, with its numbers where it takes one. */
export interface Choice {
  phrase: Phrase
  numbers: number[]
}

export function choices(offers: Offers, to: Hearer): Choice[] {
  const found = new Map<Phrase, number[]>()
  for (const saying of offers.says) {
    if (saying.to !== to || ANSWERS.includes(saying.phrase)) continue
    const numbers = found.get(saying.phrase) ?? []
    if (saying.number) numbers.push(saying.number)
    found.set(saying.phrase, numbers)
  }
  const place = (phrase: string) => (PHRASES.indexOf(phrase) + PHRASES.length + 1) % (PHRASES.length + 1)
  return [...found]
    .map(([phrase, numbers]) => ({ phrase, numbers: numbers.sort((a, b) => a - b) }))
    .sort((a, b) => place(a.phrase) - place(b.phrase))
}

export interface Answer {
  saying: Saying
  /** What it answers. */
  statement: Statement
}

/** Yes and no to what the partner said, the latest first; who says a thing anew takes the old one back. */
export function answers(offers: Offers, heard: Statement[]): Answer[] {
  const isLatest = (number: number) => heard.findLastIndex((one) => one.phrase === heard[number - 1]?.phrase) === number - 1
  return offers.says
    .filter((saying) => ANSWERS.includes(saying.phrase) && isLatest(saying.number))
    .flatMap((saying) => {
      const statement = heard[saying.number - 1]
      return statement && !ANSWERS.includes(statement.phrase) ? [{ saying, statement }] : []
    })
    .sort((a, b) => b.saying.number - a.saying.number || ANSWERS.indexOf(a.saying.phrase) - ANSWERS.indexOf(b.saying.phrase))
}

/** To whom one may speak. */
export function hearers(offers: Offers): Hearer[] {
  return (['partner', 'all'] as const).filter((to) => offers.says.some((saying) => saying.to === to))
}

export function saidIn(view: GangstersView, seat: number, round: number, step: Step): Statement[] {
  return view.said[seat]?.[round - 1]?.[STEPS.indexOf(step)] ?? []
}

/** What a seat said last in this round, as far as the viewer heard it. */
export function lastSaid(view: GangstersView, seat: number): Statement | null {
  for (const step of [...STEPS].reverse()) {
    const last = saidIn(view, seat, view.round, step).at(-1)
    if (last) return last
  }
  return null
}

/** Everything that the viewer heard, by round, step and seat. */
export function record(view: GangstersView): Said[] {
  const told: Said[] = []
  for (let round = 1; round <= view.round; round++) {
    for (const step of STEPS) {
      for (let from = 0; from < view.seats; from++) {
        for (const statement of saidIn(view, from, round, step)) told.push({ ...statement, from, round, step })
      }
    }
  }
  return told
}

/** What the statement numbered `number` of an answer's hearer was. */
export function answered(view: GangstersView, said: Said): Statement | null {
  if (!ANSWERS.includes(said.phrase) || said.to === null) return null
  return saidIn(view, said.to, said.round, said.step)[said.number - 1] ?? null
}

export interface Word {
  kept: number
  broken: number
}

/** How often each seat kept its word, and broke it. */
export function words(told: Said[], seats: number): Word[] {
  const count = (seat: number, kept: string) => told.filter((said) => said.from === seat && said.kept === kept).length
  return Array.from({ length: seats }, (_, seat) => ({ kept: count(seat, 'kept'), broken: count(seat, 'broken') }))
}
