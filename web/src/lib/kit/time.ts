/** What time it is: a tick for whatever counts down, and the server's clock beside this one. */

import { createSubscriber } from 'svelte/reactivity'
import { t } from './texts.svelte'

const TICK = 500
/** A difference below this is how long an answer took, not a clock that is wrong. */
const TRUSTED = 3_000

let ahead = 0

/** Note the server's time, from the `Date` of an answer. */
export function setByServer(date: string | null): void {
  const told = Date.parse(date ?? '')
  if (Number.isNaN(told)) return
  const difference = told - Date.now()
  ahead = Math.abs(difference) < TRUSTED ? 0 : difference
}

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, TICK)
  return () => clearInterval(timer)
})

/** This machine's time in milliseconds; whoever reads it in an effect is told of each tick. */
export function now(): number {
  ticking()
  return Date.now()
}

/** Seconds until a moment of the server's time, never below 0. */
export function secondsUntil(moment: string): number {
  return Math.max(0, (Date.parse(moment) - now() - ahead) / 1000)
}

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

/** A clock's face. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left)
  if (seconds >= DAY) return t('clock-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) })
  if (seconds >= HOUR) return t('clock-hours', { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) })
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
}

/** A length of time in words, in its largest whole unit. */
export function lengthText(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return t('length-days', { count: seconds / DAY })
  if (seconds >= HOUR && seconds % HOUR === 0) return t('length-hours', { count: seconds / HOUR })
  if (seconds >= MINUTE && seconds % MINUTE === 0) return t('length-minutes', { count: seconds / MINUTE })
  return t('length-seconds', { count: seconds })
}
