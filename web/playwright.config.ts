import { execFileSync } from 'node:child_process'
import { defineConfig } from '@playwright/test'

function onPath(name: string): string | null {
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

const chromium = process.env.CHROMIUM ?? ['chromium', 'chromium-browser', 'google-chrome'].map(onPath).find(Boolean)
if (!chromium) throw new Error('No Chromium on the PATH: install one, or say in CHROMIUM where it is.')

export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  // the deals are the same each time, but not who of several is the first to act: what that led astray is
  // played once more, and listed as flaky
  retries: 1,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // a trace doubles the time of a test: TRACE=1 where one is needed
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
