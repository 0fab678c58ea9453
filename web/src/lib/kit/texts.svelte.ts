/** The Fluent texts, shared with Python; loaded by language and, for games, by game. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { type Language, settings } from './settings.svelte'

export type TextArguments = Record<string, FluentVariable>

const FILES = import.meta.glob<string>(
  ['../../../../src/hinterzimmer/locales/*/*.ftl', '!../../../../src/hinterzimmer/locales/*/{arena,cli,server}.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
)
const SHARED = ['common', 'client']

const bundles = new Map<Language, FluentBundle>()
const loaded = new Set<string>()
const games = new Set<string>()
// raised whenever texts arrive or the language changes, so that what is shown is read again
let edition = $state(0)

function bundle(language: Language): FluentBundle {
  let found = bundles.get(language)
  if (!found) {
    // no marks around variables: both languages run from left to right
    found = new FluentBundle(language, { useIsolating: false })
    bundles.set(language, found)
  }
  return found
}

async function load(language: Language, name: string): Promise<void> {
  const path = `../../../../src/hinterzimmer/locales/${language}/${name}.ftl`
  const file = FILES[path]
  if (!file || loaded.has(path)) return
  loaded.add(path)
  try {
    bundle(language).addResource(new FluentResource(await file()), { allowOverrides: true })
    edition += 1
  } catch (failure) {
    loaded.delete(path)
    throw failure
  }
}

export async function loadTexts(): Promise<void> {
  const language = settings.language
  const coming = Promise.all([...SHARED, ...games].map((name) => load(language, name)))
  // the first plural and the first number take a browser long: while the texts are on their way
  new Intl.PluralRules(language).select(new Intl.NumberFormat(language).format(1).length)
  await coming
  document.documentElement.lang = language
  edition += 1
}

export async function loadGameTexts(game: string): Promise<void> {
  games.add(game)
  await load(settings.language, game)
}

export function has(id: string): boolean {
  void edition
  return bundles.get(settings.language)?.hasMessage(id) ?? false
}

/** A text in the player's language; an unknown id is shown as it is, never an error. */
export function t(id: string, variables: TextArguments = {}): string {
  void edition
  const used = bundles.get(settings.language)
  const message = used?.getMessage(id)
  if (!used || !message?.value) return id
  return used.formatPattern(message.value, variables, [])
}

/** The first text that exists. */
export function firstOf(ids: string[], variables: TextArguments = {}): string {
  return t(ids.find(has) ?? ids[ids.length - 1] ?? '', variables)
}
