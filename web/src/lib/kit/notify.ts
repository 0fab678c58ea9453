/** The browser's own notifications, as long as the tab is open. */

import { settings } from './settings.svelte'

export function canNotify(): boolean {
  return typeof Notification !== 'undefined' && isSecureContext
}

/** Ask the browser; whether it is allowed now. */
export async function allowNotify(): Promise<boolean> {
  if (!canNotify()) return false
  return (await Notification.requestPermission()) === 'granted'
}

export function notify(title: string, body: string): void {
  if (!settings.notify || !document.hidden || !canNotify()) return
  if (Notification.permission !== 'granted') return
  const shown = new Notification(title, { body, tag: 'hinterzimmer-turn', icon: '/favicon.svg' })
  shown.onclick = () => {
    focus()
    shown.close()
  }
}
