/// <reference types="node" />
/** The texts of the client: both languages say the same things, and nothing is asked for in vain. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const LOCALES = join(__dirname, '../../../../src/hinterzimmer/locales')
const SOURCE = join(__dirname, '../..')

interface Told {
  id: string
  variables: string[]
}

function read(language: string, file: string): Told[] {
  const source = readFileSync(join(LOCALES, language, file), 'utf8')
  return new FluentResource(source).body.map((message) => ({
    id: message.id,
    variables: [...new Set([...JSON.stringify(message.value).matchAll(/"type":"var","name":"(\w+)"/g)].map((m) => m[1] ?? ''))].sort(),
  }))
}

const files = readdirSync(join(LOCALES, 'en')).filter((name) => name.endsWith('.ftl'))

describe.each(files)('%s', (file) => {
  it('has the same messages with the same variables in both languages', () => {
    expect(read('de', file)).toEqual(read('en', file))
  })
  it('has no message twice and no line that is not read', () => {
    for (const language of ['de', 'en']) {
      const written = [...readFileSync(join(LOCALES, language, file), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1])
      expect(read(language, file).map((m) => m.id)).toEqual(written)
      expect(new Set(written).size).toBe(written.length)
    }
  })
})

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [readFileSync(path, 'utf8')] : []
  })
}

describe('what the source asks for', () => {
  const known = new Set(files.flatMap((file) => read('en', file)).map((m) => m.id))
  const asked = sources(SOURCE).flatMap((text) => [...text.matchAll(/\bt\('([a-z][\w-]*)'/g)].map((m) => m[1] ?? ''))

  it('is there', () => {
    expect(asked.length).toBeGreaterThan(100)
    expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([])
  })
})
