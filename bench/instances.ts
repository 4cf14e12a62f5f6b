/** Three instances on one PostgreSQL behind HAProxy: what they share, and what visitors notice when one stops. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../db/open.ts'
import { serviceExample } from '../server/testing/examples.ts'
import { freePort, startSite, type SiteProcess } from '../server/testing/site-process.ts'
import { prepareDemoSites } from '../tooling/demo-site.ts'
import { canInstall, folderOnPath, install } from '../tooling/machine.ts'
import { startPostgres } from '../tooling/postgres.ts'
import { startHaproxy } from './instances/haproxy.ts'
import { sendVisitors, type Tally } from './instances/visitors.ts'
import { signInAsOwner } from './owner.ts'
import { report, table } from './report.ts'

const lines = 20

if (!folderOnPath('haproxy')) {
  if (!canInstall()) throw new Error('This needs haproxy.')
  install('haproxy')
}
await prepareDemoSites()
const postgres = await startPostgres({ durable: true })
if (!postgres) throw new Error('This needs PostgreSQL.')
const dataDir = await mkdtemp(join(tmpdir(), 'aloka-instances-'))
const front = await freePort()
const url = `http://127.0.0.1:${front}`
const ports = [await freePort(), await freePort(), await freePort()]
const start = (port: number) =>
  startSite({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    PUBLIC_URL: url,
    LIMITS: 'off',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '1',
  })

/** All start at once on an empty database: one migrates and fills it, the others wait. */
const sites = await Promise.all(ports.map(start))
const stopHaproxy = await startHaproxy(front, ports)
await sleep(500)
const [first, second, third] = sites as [SiteProcess, SiteProcess, SiteProcess]

async function seeChangeElsewhere() {
  const owner = await signInAsOwner(first.url, url)
  const title = `Seen everywhere ${Date.now()}`
  const shows = async () => (await (await fetch(`${third.url}/services`)).text()).includes(title)
  // Twice, so that the page is cached before it changes.
  for (let count = 0; count < 2; count++) await shows()
  const reply = await fetch(`${second.url}/api/add-new-service`, {
    method: 'POST',
    headers: { ...owner, 'content-type': 'application/json' },
    body: JSON.stringify({ ...serviceExample, title }),
  })
  if (reply.status !== 201) throw new Error(`The service was not added: ${reply.status}`)
  const since = performance.now()
  while (!(await shows())) {
    if (performance.now() - since > 5000) throw new Error('The change never came.')
    await sleep(5)
  }
  return performance.now() - since
}

const delays: number[] = []
for (let round = 0; round < 5; round++) delays.push(await seeChangeElsewhere())

const { data } = (await (await fetch(`${url}/api/services`)).json()) as { data: { _id: string }[] }
const underVisitors = async (happening: () => Promise<void>): Promise<Tally> => {
  const stop = sendVisitors(url, data[0]!._id, lines)
  await sleep(1000)
  await happening()
  await sleep(1000)
  return stop()
}

const killed = await underVisitors(async () => {
  await sites[2]!.end('SIGKILL')
})
sites[2] = await start(ports[2]!)
const rolled = await underVisitors(async () => {
  for (const [index, port] of ports.entries()) {
    await sites[index]!.end('SIGTERM')
    sites[index] = await start(port)
    await sleep(500)
  }
})

for (const site of sites) await site.end('SIGTERM')
await stopHaproxy()
const { db, close } = openDatabase({ dataDir, databaseUrl: postgres.url })
const rows = await db.selectFrom('booking').select('id').execute()
await close()
await postgres.stop()
await rm(dataDir, { recursive: true, force: true })

const found = new Set(rows.map(({ id }) => id))
const row = (what: string, { answered, failed, booked }: Tally) => ({
  what,
  answered,
  failed: failed.length,
  'bookings acknowledged': booked.length,
  lost: booked.filter((id) => !found.has(id)).length,
})
const outcome = [row('one of three killed (-9)', killed), row('all three restarted in turn', rolled)]
const slowest = Math.max(...delays)
await report(
  'Instances',
  'npm run bench:instances',
  `Three processes on PostgreSQL ${postgres.version} behind HAProxy, which share nothing but the database; ${lines} visitors at a time, a fifth of them book. The owner signs in on the first, adds a service on the second, and the cached page of the third shows it after ${Math.round(slowest)} ms at most (5 rounds; the goal is a second). Killing one may fail what it was answering (${lines} at most), a restart nothing.

${table(outcome)}`,
)
for (const words of new Set([...killed.failed, ...rolled.failed])) console.log(words)
const good = slowest < 1000 && killed.failed.length <= lines && rolled.failed.length === 0
process.exit(good && outcome.every(({ lost }) => lost === 0) ? 0 : 1)
