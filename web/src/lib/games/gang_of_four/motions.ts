/** Motion of cards: from the hand that plays them, to the hand that takes them. */

import { cubicIn, cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { motion } from '../../kit/settings.svelte'
import type { Direction } from './seating'

const FAR = 240
const TALL = 190

function slide(from: Direction, delay: number, easing: (t: number) => number, node: Element): TransitionConfig {
  const own = getComputedStyle(node).transform.replace('none', '')
  return {
    delay,
    duration: motion(),
    easing,
    css: (t, u) =>
      `transform: translate(${from.x * FAR * u}px, ${from.y * TALL * u}px) ${own} scale(${0.55 + 0.45 * t}); opacity: ${Math.min(1, t * 2)}`,
  }
}

/** Onto the table, from a seat. */
export function played(node: Element, from: Direction): TransitionConfig {
  return slide(from, 0, cubicOut, node)
}

/** Off the table, to the seat that takes the trick. */
export function swept(node: Element, to: Direction): TransitionConfig {
  return slide(to, 0, cubicIn, node)
}

/** Into the hand, one after the other, all within the time of two motions. */
export function dealt(_node: Element, place: number): TransitionConfig {
  const whole = motion()
  return {
    delay: Math.min(place * 0.06, 1) * whole,
    duration: whole,
    easing: cubicOut,
    css: (t, u) => `transform: translate(0, ${-180 * u}px) rotate(${14 * u}deg); opacity: ${t}`,
  }
}
