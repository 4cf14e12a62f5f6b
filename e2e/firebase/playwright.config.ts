import { defineConfig } from '@playwright/test'
import common from '../../playwright.config.ts'

export default defineConfig({
  ...common,
  testDir: '.',
  testIgnore: [],
  globalSetup: '../setup.ts',
  workers: 1,
})
