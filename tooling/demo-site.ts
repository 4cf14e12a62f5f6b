import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '../server/platform/pages/build.ts'
import { startSite } from '../server/testing/site-process.ts'

const picturesProgram = join(import.meta.dirname, '..', 'server', 'platform', 'media', 'demo-worker.ts')

/** Shared by all sites and prepared once: several starting at once would all build the pages and process pictures. */
export async function prepareDemoSites() {
  await ensureBuild(console.log)
  const { status } = spawnSync(process.execPath, [picturesProgram], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The demo pictures could not be made.')
}

export interface DemoSite {
  url: string
  pid: number
  dataDir: string
  stop(): Promise<void>
}

interface Options {
  settings?: Record<string, string>
  /** Fills the folder before the site starts. */
  prepare?: (dataDir: string) => Promise<void>
}

/** The real site in its own process, with demo content in its own folder. */
export async function startDemoSite({ settings, prepare }: Options = {}): Promise<DemoSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aloka-site-'))
  await prepare?.(dataDir)
  const site = await startSite({ DATA_DIR: dataDir, LIMITS: 'off', LOG_LEVEL: 'silent', ...settings })
  return {
    url: site.url,
    pid: site.pid,
    dataDir,
    async stop() {
      await site.end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
