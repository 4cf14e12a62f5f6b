import { defineConfig } from '@playwright/test'
import { browserFlags } from './tooling/browser-flags.ts'
import { ensureBrowser } from './tooling/browser.ts'

/** A context has one site, and no use for the process that Chromium keeps ready for the next. */
const oneRenderer = '--renderer-process-limit=1'

export default defineConfig({
  testDir: 'e2e',
  projects: [
    // What people do.
    { name: 'journeys', testIgnore: ['firebase/**', 'sweeps/**'] },
    // What holds for every page: widths, themes, languages, accessibility, valid HTML, weights.
    { name: 'sweeps', testMatch: 'sweeps/**' },
  ],
  globalSetup: './e2e/setup.ts',
  // Each has a site of its own; the tests of one file share it, one after the other.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A limit only ends what hangs: a shared machine may give a tenth of a processor for half an hour.
  timeout: 600_000,
  expect: { timeout: 300_000 },
  // Named in the summary of npm test: what needs a second try is a bug, if not one that stops a landing.
  retries: process.env.CI ? 1 : 0,
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: await ensureBrowser(), args: [...browserFlags, oneRenderer] },
    locale: 'en-US',
    // Drawing full-size pictures in motion takes most of a processor; the journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
