import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const suffix = process.platform === 'win32' ? '.exe' : ''

/** The first folder of PATH that contains the program. */
export const folderOnPath = (program: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .find((folder) => folder !== '' && isProgram(join(folder, program + suffix)))

export const programAt = (...path: string[]) => {
  const full = join(...path) + suffix
  return isProgram(full) ? full : undefined
}

export const isRoot = () => process.getuid?.() === 0

/** NO_INSTALL=1 declines it; then only installed programs are used. */
export const canInstall = () => !process.env.NO_INSTALL && isRoot() && folderOnPath('apt-get') !== undefined

/** Installs Debian or Ubuntu packages after saying so; on failure throws with the last lines of apt. */
export function install(...packages: string[]) {
  console.log(`Installing ${packages.join(', ')} with apt-get. NO_INSTALL=1 declines.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' })
    if (status === 0) continue
    const words = `${stdout}\n${stderr}`.trim().split('\n').slice(-3).join(' ')
    throw new Error(`apt-get ${args.join(' ')} failed: ${words}`)
  }
}
