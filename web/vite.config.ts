import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { hints } from './hints.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const pyproject = readFileSync(`${root}/pyproject.toml`, 'utf8')
const release = /^version = "(.+)"$/m.exec(pyproject)?.[1]
if (!release) throw new Error('pyproject.toml names no version')

// during development the pages come from Vite and everything else from a running server
const server = process.env.HINTERZIMMER_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), hints()],
  define: { __RELEASE__: JSON.stringify(release) },
  // the tests mount components: the browser's build of Svelte, not the server's
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: `${root}/src/hinterzimmer/client`,
    emptyOutDir: true,
    // the content policy allows nothing inline, data: addresses included
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a build that takes its time is nothing to warn a newcomer of
      output: {
        codeSplitting: {
          // few files: each costs a phone a good part of a way to the server and back
          groups: [
            { name: 'base', test: /node_modules\/(svelte|esm-env|clsx|@fluent|regexparam)\/|src\/lib\/(kit\/(?!Qr)|api\/)|src\/lib\/table\/(Portrait|portraits|TableList|names|options|manners|pings)/, priority: 3 },
            { name: 'table', test: /src\/lib\/(table\/(?!TimeForm)|games\/index)/, priority: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [root] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts', '*.test.ts'], environment: 'jsdom' },
})
