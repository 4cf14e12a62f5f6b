/** Every list, count and average of the API, and every screen of the owner: a full database against the demo's. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Place } from '../db/open.ts'
import { startSite } from '../server/testing/site-process.ts'
import { prepareDemoSites } from '../tooling/demo-site.ts'
import { startPostgres } from '../tooling/postgres.ts'
import { fill, type Size } from './growth/fill.ts'
import { paths } from './growth/paths.ts'
import { explainSlowest } from './growth/plans.ts'
import { openAsOwner, type Visit } from './growth/visit.ts'
import { median, quantile } from './numbers.ts'
import { report, table } from './report.ts'

const scale = Number(process.env.SCALE ?? 1)
const rounds = Number(process.env.ROUNDS ?? 5)
const visitsPerRound = 40
/** For calls that take longer than this altogether, a few samples are enough. */
const roundMs = 2000
const fewVisits = 4
const goal = 1.5

const size: Size = {
  services: 1_000 * scale,
  reviews: 1_000_000 * scale,
  posts: 10_000 * scale,
  bookings: 100_000 * scale,
  messages: 100_000 * scale,
  mails: 200_000 * scale,
}

type Row = Record<string, unknown> & { call: string }

interface Times {
  p50: number[]
  p99: number[]
}

async function measure(visit: Visit, path: string, times: Times) {
  const taken: number[] = []
  const endsAt = performance.now() + roundMs
  while (taken.length < visitsPerRound && (taken.length < fewVisits || performance.now() < endsAt))
    taken.push(await visit(path))
  times.p50.push(median(taken))
  times.p99.push(quantile(taken, 0.99))
}

async function compare(demo: Visit, grown: Visit) {
  const rows: Row[] = []
  for (const [name, path] of Object.entries(paths)) {
    const small: Times = { p50: [], p99: [] }
    const large: Times = { p50: [], p99: [] }
    for (const visit of [demo, grown]) await visit(path)
    for (let round = 0; round < rounds; round++) {
      await measure(demo, path, small)
      await measure(grown, path, large)
    }
    const ratio = median(large.p50) / median(small.p50)
    rows.push({
      call: name,
      'p50 demo, ms': median(small.p50).toFixed(2),
      'p50 grown, ms': median(large.p50).toFixed(2),
      'p99 demo': median(small.p99).toFixed(2),
      'p99 grown': median(large.p99).toFixed(2),
      ratio: ratio.toFixed(2),
      '': ratio > goal ? `above ${goal}` : '',
    })
    console.log(Object.values(rows.at(-1)!).join('  '))
  }
  return rows
}

const startOn = ({ dataDir, databaseUrl }: Place, settings: Record<string, string> = {}) =>
  startSite({
    DATA_DIR: dataDir,
    LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...settings,
  })

/** Query plans of the three slowest calls on the full database. */
async function readPlans(place: Place, rows: Row[]) {
  const slowest = rows.toSorted((a, b) => Number(b['p50 grown, ms']) - Number(a['p50 grown, ms'])).slice(0, 3)
  const site = await startOn(place, { LOG_LEVEL: 'warn', SLOW_QUERY_MS: '0.001' })
  try {
    return await explainSlowest(
      site,
      place,
      slowest.map(({ call }) => [call, paths[call]!]),
    )
  } finally {
    await site.end('SIGTERM')
  }
}

/** One database of the demo's size and one filled, each with its own site, measured in turns. */
async function run(engine: string, urls: [demo?: string, grown?: string]) {
  const place = async (databaseUrl?: string): Promise<Place> => ({
    dataDir: await mkdtemp(join(tmpdir(), 'aloka-growth-')),
    databaseUrl,
  })
  const small = await place(urls[0])
  const large = await place(urls[1])
  // The first start creates the tables and the demo content.
  await (await startOn(large)).end('SIGTERM')
  const database = openDatabase(large)
  const since = performance.now()
  await fill(database, size)
  await database.close()
  console.log(`${engine} filled in ${((performance.now() - since) / 1000).toFixed(0)} s`)
  const demo = await startOn(small)
  const grown = await startOn(large)
  let rows: Row[]
  try {
    rows = await compare(await openAsOwner(demo.url), await openAsOwner(grown.url))
  } finally {
    await demo.end('SIGTERM')
    await grown.end('SIGTERM')
  }
  const plans = await readPlans(large, rows)
  for (const { dataDir } of [small, large]) await rm(dataDir, { recursive: true, force: true })
  return `### ${engine}\n\n${table(rows)}\n\nThe longest statement of the three slowest calls, and its plan:\n\n${plans}`
}

await prepareDemoSites()
const parts = [await run('SQLite', [])]
const servers = [await startPostgres({ durable: true }), await startPostgres({ durable: true })]
const [first, second] = servers
if (first && second) parts.push(await run(`PostgreSQL ${first.version}`, [first.url, second.url]))
for (const server of servers) await server?.stop()

const amounts = Object.entries(size)
  .map(([noun, count]) => `${count.toLocaleString('en')} ${noun}`)
  .join(', ')
await report(
  'Growth',
  scale === 1 ? 'npm run bench:growth' : `SCALE=${scale} npm run bench:growth`,
  `A database with ${amounts} against the demo's, each behind a site of its own; ${rounds} rounds of ${visitsPerRound} requests (at least ${fewVisits} where they take more than ${roundMs / 1000} s) in turns, one at a time, over the network, by somebody signed in, so that nothing comes from the cache. The goal is a ratio of at most ${goal}.

${parts.join('\n\n')}`,
)
