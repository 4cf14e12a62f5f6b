import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** `start` is `npm start`, `cluster` is `npm run cluster`. */
type Program = 'start' | 'cluster'

const entryOf = (program: Program) => join(import.meta.dirname, '..', `${program}.ts`)
const startWithinMs = 300_000

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Killed at exit, so that none outlives the test process even if it fails. */
const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))

export interface SiteProcess {
  url: string
  pid: number
  /** Everything it has printed so far. */
  output(): string
  /** Sends the signal and waits for the end. Returns the exit code, or null if the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Runs the program of `npm start`; `exited` is for starts that are expected to fail. */
export function runStart(settings: Record<string, string>, program: Program = 'start', cwd?: string) {
  // Only what a shell needs: the settings of the test run must not leak in.
  const { PATH, HOME, TMPDIR, DEMO_PICTURES } = process.env
  const child = spawn(process.execPath, [entryOf(program)], {
    cwd,
    env: { PATH, HOME, TMPDIR, DEMO_PICTURES, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  running.add(child)
  child.on('close', () => running.delete(child))
  const exited = new Promise<number | null>((done) => child.on('close', done))
  return { child, output: () => output, exited }
}

/** Starts the real site in another process on a free port, and waits until it is ready. */
export async function startSite(
  settings: Record<string, string>,
  program?: Program,
  cwd?: string,
): Promise<SiteProcess> {
  const port = settings.PORT ? Number(settings.PORT) : await freePort()
  const { child, output, exited } = runStart({ PORT: String(port), ...settings }, program, cwd)
  const url = `http://localhost:${port}`
  const deadline = Date.now() + startWithinMs
  while (
    !(await fetch(`${url}/api/ready`).then(
      (reply) => reply.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The site did not start:\n${output()}`)
    }
    await new Promise((wait) => setTimeout(wait, 100))
  }
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  return { url, pid: child.pid!, output, end }
}
