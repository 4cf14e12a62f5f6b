import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { canInstall, folderOnPath, install, programAt } from './machine.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome']

function onMachine() {
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
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const { status, stderr } = spawnSync(process.execPath, [cli, 'install', 'chromium'], { encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`No browser here, and Playwright could not download one: ${errorLine(stderr)}`)
}

/** Debian's browser, with a font that has Bangla letters. */
function installDebians() {
  try {
    install('chromium', 'fonts-noto-core')
  } catch {
    // Ubuntu has it only as a snap, and an offline machine not at all: then Playwright's own.
  }
  return onMachine()
}

/** The browser for Playwright's `executablePath`, installed if there is none; undefined means Playwright's own. */
export async function ensureBrowser(): Promise<string | undefined> {
  const found = chosen() ?? onMachine()
  if (found || existsSync(chromium.executablePath())) return found
  const installed = canInstall() ? installDebians() : undefined
  if (!installed) downloadPlaywrightsOwn()
  return installed
}
