/** Motion of cards that is the same at every table. */

import { cubicIn } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { motion } from '../kit/settings.svelte'

/** Out of the hand, towards the table. */
export function laid(node: Element): TransitionConfig {
  const far = node.clientHeight
  return {
    duration: motion() * 0.7,
    easing: cubicIn,
    css: (t, u) => `transform: translate(0, ${-far * u}px) scale(${0.7 + 0.3 * t}); opacity: ${t}`,
  }
}
