import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { api } from '../contract/api.ts'
import { demoSite } from '../db/seed/site.ts'
import { ownerToken } from './testing/owner-token.ts'
import { freePort, runStart, startSite } from './testing/site-process.ts'

const metricsToken = 'a-token-of-twenty-signs'

/** Uses a new connection each time, because the processes take them in turn. */
async function read(url: string, headers: Record<string, string> = {}) {
  const [reply] = (await once(get(url, { agent: false, headers }), 'response')) as [IncomingMessage]
  return text(reply)
}

async function startCluster() {
  const dataDir = await mkdtemp(join(tmpdir(), 'aloka-cluster-'))
  const site = await startSite(
    { DATA_DIR: dataDir, METRICS_TOKEN: metricsToken, LIMITS: 'off', LOG_LEVEL: 'silent' },
    'cluster',
    dataDir,
  )
  onTestFinished(async () => {
    await site.end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  })
  const processes = async () => {
    const figures = await read(`${site.url}/metrics`, { authorization: `Bearer ${metricsToken}` })
    return new Set(figures.matchAll(/pid="(\d+)"/g).map(([, pid]) => pid!))
  }
  await expect.poll(async () => (await processes()).size).toBe(availableParallelism())
  return { ...site, dataDir, processes }
}

it.skipIf(availableParallelism() < 2)(
  'every process replies with the metrics of all, and shows new settings of the site',
  async () => {
    const { url } = await startCluster()
    const brands = async () => {
      const pages = await Promise.all(Array.from({ length: 2 * availableParallelism() }, () => read(url)))
      return new Set(pages.map((page) => (page.includes('Chhaya') ? 'new' : 'old')))
    }
    // Twice, so that every process has cached the page.
    for (let time = 0; time < 2; time++) expect(await brands()).toEqual(new Set(['old']))
    const saved = await fetch(`${url}/api${api.site.update.path}`, {
      method: api.site.update.method,
      headers: { authorization: `Bearer ${await ownerToken(url)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...demoSite, brand: 'Chhaya' }),
    })
    expect(saved.status).toBe(200)
    await expect.poll(brands).toEqual(new Set(['new']))
  },
)

it('a reload with an invalid setting keeps the former processes and reports it; the next reload works', async () => {
  const { pid, dataDir, output, processes } = await startCluster()
  const before = await processes()
  const settings = join(dataDir, '.env')
  const bad = 'SLOW_QUERY_MS must be a number of milliseconds.'
  await writeFile(settings, 'SLOW_QUERY_MS=many')
  process.kill(pid, 'SIGHUP')
  await expect.poll(output).toContain('The site could not be reloaded.')
  expect(await processes()).toEqual(before)

  await writeFile(settings, '')
  process.kill(pid, 'SIGHUP')
  const renewed = async () => {
    const now = await processes()
    return now.size === before.size && now.isDisjointFrom(before)
  }
  await expect.poll(renewed).toBe(true)
  expect(output().split(bad)).toHaveLength(2)
})

it.runIf(process.platform === 'linux')('a signal during the start leaves no process behind', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aloka-cluster-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const { child, exited } = runStart(
    { DATA_DIR: dataDir, PORT: String(await freePort()) },
    'cluster',
    dataDir,
  )
  const childrenOf = (pid: number) =>
    readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').then(
      (text) => text.trim().split(' ').filter(Boolean).map(Number),
      () => [],
    )
  await expect.poll(() => childrenOf(child.pid!)).toHaveLength(1)
  const [worker] = await childrenOf(child.pid!)
  child.kill('SIGTERM')
  expect(await exited).toBe(0)
  await expect.poll(() => existsSync(`/proc/${worker}`)).toBe(false)
})
