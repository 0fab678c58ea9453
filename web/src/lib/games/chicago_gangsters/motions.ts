/** Motion of cards: turned over where they lie, taken into the hand. */

import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { motion } from '../../kit/settings.svelte'

/** Turned over where it lies. */
export function flipped(node: Element): TransitionConfig {
  const own = getComputedStyle(node).transform.replace('none', '')
  return {
    duration: motion(),
    easing: cubicOut,
    css: (t, u) => `transform: ${own} perspective(300px) rotateY(${90 * u}deg) scale(${0.85 + 0.15 * t}); opacity: ${Math.min(1, t * 3)}`,
  }
}

/** Into the hand, one after the other. */
export function dealt(_node: Element, place: number): TransitionConfig {
  const whole = motion()
  return {
    delay: Math.min(place * 0.08, 0.8) * whole,
    duration: whole,
    easing: cubicOut,
    css: (t, u) => `transform: translate(0, ${-120 * u}px) rotate(${10 * u}deg); opacity: ${t}`,
  }
}
