/** What a player has set, kept in this browser. */

export type Language = 'de' | 'en'
export type Theme = 'dark' | 'light' | 'auto'
export type Speed = 'slow' | 'normal' | 'fast' | 'none'

export interface Settings {
  language: Language
  theme: Theme
  /** Ask for a second press before a play is sent. */
  confirm: boolean
  /** How long motion takes. */
  speed: Speed
  /** Seconds that bots take before they act, at tables that are opened from here. */
  pace: number
  sound: boolean
  notify: boolean
  /** How a hand of cards is sorted; what there is to choose is the game's. */
  sorting: string
}

const KEY = 'hinterzimmer.settings'
/** Milliseconds of the longest motion. */
const DURATION: Record<Speed, number> = { slow: 400, normal: 280, fast: 150, none: 0 }

export function preferredLanguage(): Language {
  return navigator.languages.some((wanted) => wanted.toLowerCase().startsWith('de')) ? 'de' : 'en'
}

function defaults(): Settings {
  return {
    language: preferredLanguage(),
    theme: 'dark',
    confirm: true,
    speed: 'normal',
    pace: 1,
    sound: false,
    notify: false,
    sorting: 'number',
  }
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    // storage is forbidden or broken: the defaults serve
    return {}
  }
}

export const settings = $state<Settings>({ ...defaults(), ...stored() })

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // nothing can be kept in this browser; the setting holds until the tab closes
  }
}

export function calm(): boolean {
  return settings.speed === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Milliseconds of a motion: 0 for those who want none. */
export function motion(): number {
  return calm() ? 0 : DURATION[settings.speed]
}
