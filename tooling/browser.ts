import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { canInstall, folderOnPath, install, programAt } from './machine.ts'

/** Debian's headless Chromium: the journeys take a third less time in it. */
const shell = 'chromium-headless-shell'

function onMachine(...names: string[]) {
  for (const name of names) {
    const folder = folderOnPath(name)
    const path = programAt('/usr/bin', name) ?? (folder && programAt(folder, name))
    if (path) return path
  }
  return undefined
}

function chosen() {
  const path = process.env.CHROMIUM_PATH
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, which is not there`)
  return path
}

const errorLine = (text: string) =>
  text
    .trim()
    .split('\n')
    .findLast((line) => line.includes('Error')) ?? text.trim()

function downloadPlaywrightsOwn() {
  if (process.env.NO_INSTALL)
    throw new Error('No browser here, and NO_INSTALL declines one. CHROMIUM_PATH may name yours.')
  console.log('Downloading a browser for Playwright. NO_INSTALL=1 declines.')
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const { status, stderr } = spawnSync(process.execPath, [cli, 'install', 'chromium'], { encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`No browser here, and Playwright could not download one: ${errorLine(stderr)}`)
}

/** Includes a font with Bangla letters. */
function installShell() {
  try {
    install(shell, 'fonts-noto-core')
  } catch {
    // Ubuntu has no such package, and an offline machine cannot install it: then use any installed browser.
  }
  return onMachine(shell)
}

/** The browser for Playwright's `executablePath`, installed if there is none; undefined means Playwright's own. */
export async function ensureBrowser(): Promise<string | undefined> {
  const found =
    chosen() ??
    onMachine(shell) ??
    (canInstall() ? installShell() : undefined) ??
    onMachine('chromium', 'chromium-browser', 'google-chrome')
  // Child processes use the same one without searching again.
  if (found) process.env.CHROMIUM_PATH = found
  else if (!existsSync(chromium.executablePath())) downloadPlaywrightsOwn()
  return found
}
