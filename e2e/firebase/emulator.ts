import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const projectId = 'demo-aloka'
export const emulatorUrl = 'http://127.0.0.1:9099'

const here = join(import.meta.dirname, 'tools')
const program = join(here, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
const startWithinMs = 60_000

function install() {
  if (existsSync(program)) return
  console.log('Installing the Firebase emulator …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit' })
  if (status !== 0) throw new Error('The Firebase emulator could not be installed.')
}

const answers = () =>
  fetch(emulatorUrl).then(
    () => true,
    () => false,
  )

/** Starts the real authentication emulator of Firebase. */
export async function startEmulator() {
  install()
  const child = spawn(
    process.execPath,
    [program, 'emulators:start', '--only', 'auth', '--project', projectId],
    {
      cwd: here,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: 'true', FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true' },
    },
  )
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const deadline = Date.now() + startWithinMs
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The emulator did not start:\n${output}`)
    await new Promise((wait) => setTimeout(wait, 200))
  }
  return { stop: () => child.kill('SIGTERM') }
}
