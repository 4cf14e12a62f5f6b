import { spawn, type ChildProcess } from 'node:child_process'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../server/testing/site-process.ts'

export interface ComparedSite {
  url: string
  stop(): void
}

/** The host name of both, so that pages which show their address are equal. */
export const sharedAddress = 'http://studio.example'

const clock = join(import.meta.dirname, 'clock.ts')
const isReady = (url: string) =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

async function startIn(checkout: string, dataDir: string): Promise<ComparedSite> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { PATH, HOME, TMPDIR } = process.env
  const child: ChildProcess = spawn(process.execPath, ['server/start.ts'], {
    cwd: resolve(checkout),
    env: {
      PATH,
      HOME,
      TMPDIR,
      PORT: String(port),
      PUBLIC_URL: sharedAddress,
      DATA_DIR: dataDir,
      LIMITS: 'off',
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: `--import=${clock}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = () => void child.kill('SIGTERM')
  process.on('exit', stop)
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The site of ${checkout} did not start.`)
    await new Promise((wait) => setTimeout(wait, 200))
  }
  return { url, stop }
}

/**
 * Both have the same rows and pictures: the second gets a copy of what the first has created, so it has to be the newer
 * one.
 */
export async function startBoth(before: string, after: string) {
  const folder = await mkdtemp(join(tmpdir(), 'aloka-compare-'))
  const [one, other] = [join(folder, 'before'), join(folder, 'after')]
  const first = await startIn(before, one)
  first.stop()
  await new Promise((wait) => setTimeout(wait, 5000))
  await cp(one, other, { recursive: true })
  return Promise.all([startIn(before, one), startIn(after, other)])
}
