/** Keys that belong to a table, and those that belong to what has the focus. */

/** The key is somebody else's: a shortcut of the browser, a repeat, or what is written in a field. */
export function isForeign(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return true
  return (event.target as HTMLElement).closest('input, textarea, select, dialog, [contenteditable]') !== null
}

/** A focused button or link answers to Enter and Space itself. */
export function isPress(event: KeyboardEvent): boolean {
  const presses = event.key === 'Enter' || event.key === ' '
  return presses && (event.target as HTMLElement).closest('button, a, summary') !== null
}
