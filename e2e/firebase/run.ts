import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { startEmulator } from './emulator.ts'

/** `npm run test:firebase`: the account journeys against the real Firebase authentication emulator. */
const emulator = await startEmulator()
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '-c', join(import.meta.dirname, 'playwright.config.ts')],
  { stdio: 'inherit' },
)
emulator.stop()
process.exit(status ?? 1)
