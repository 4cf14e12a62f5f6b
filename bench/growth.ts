/** Every list, count and average of the API, and every screen of the owner: a full database against the demo's. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminRows, postsPerPage, servicesPerPage } from '../contract/page-sizes.ts'
import { openDatabase } from '../db/open.ts'
import { startSite } from '../server/testing/site-process.ts'
import { prepareDemoSites } from '../tooling/demo-site.ts'
import { startPostgres } from '../tooling/postgres.ts'
import { fill, type Size } from './growth/fill.ts'
import { openAsOwner, type Visit } from './growth/visit.ts'
import { median, quantile } from './numbers.ts'
import { report, table } from './report.ts'

const scale = Number(process.env.SCALE ?? 1)
const rounds = Number(process.env.ROUNDS ?? 5)
const visitsPerRound = 40
const goal = 1.5

const size: Size = {
  services: 1_000 * scale,
  reviews: 1_000_000 * scale,
  posts: 10_000 * scale,
  bookings: 100_000 * scale,
  messages: 100_000 * scale,
}

const paged = (path: string, limit: number, rest = '') => `${path}?page=1&limit=${limit}&sort=desc${rest}`

const paths = {
  '/api/services': `/api/services?page=1&limit=${servicesPerPage}`,
  '/api/service-count': '/api/service-count',
  '/api/service/{id}': '/api/service/{service}',
  '/api/get-reviews/{id}': '/api/get-reviews/{service}?page=1&limit=3',
  '/api/review-count/{id}': '/api/review-count/{service}',
  '/api/average-rating/{id}': '/api/average-rating/{service}',
  '/api/review-count': '/api/review-count',
  '/api/blogs': paged('/api/blogs', postsPerPage),
  '/api/blog-count': '/api/blog-count',
  '/api/single-blog/{slug}': '/api/single-blog/{post}',
  '/api/blog-neighbours/{slug}': '/api/blog-neighbours/{post}',
  '/api/booking-form': paged('/api/booking-form', adminRows),
  '/api/booking-form, pending': paged('/api/booking-form', adminRows, '&resolved=false'),
  '/api/booking-count': '/api/booking-count',
  '/api/contact-form': paged('/api/contact-form', adminRows),
  '/api/message-count': '/api/message-count',
  '/api/all-reviews': paged('/api/all-reviews', adminRows),
  '/api/all-reviews, 5 stars': paged('/api/all-reviews', adminRows, '&rating=5'),
  '/api/dashboard-activity': '/api/dashboard-activity',
  '/api/pending-count': '/api/pending-count',
  '/admin/dashboard': '/admin/dashboard',
  '/admin/services': '/admin/services',
  '/admin/my-reviews, all': '/admin/my-reviews?tab=all',
  '/admin/request': '/admin/request',
  '/admin/inbox': '/admin/inbox',
  '/admin/blogs': '/admin/blogs',
}

interface Times {
  p50: number[]
  p99: number[]
}

async function measure(visit: Visit, path: string, times: Times) {
  const taken: number[] = []
  for (let count = 0; count < visitsPerRound; count++) taken.push(await visit(path))
  times.p50.push(median(taken))
  times.p99.push(quantile(taken, 0.99))
}

async function compare(demo: Visit, grown: Visit) {
  const rows: Record<string, unknown>[] = []
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

const startOn = (dataDir: string, databaseUrl?: string) =>
  startSite({
    DATA_DIR: dataDir,
    LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })

/** One database for the demo's size and one that is filled, each with a site of its own, measured in turns. */
async function run(engine: string, urls: [demo?: string, grown?: string]) {
  const folders = [
    await mkdtemp(join(tmpdir(), 'aloka-growth-')),
    await mkdtemp(join(tmpdir(), 'aloka-growth-')),
  ]
  // The first start brings the tables and the demo content.
  await (await startOn(folders[1]!, urls[1])).end('SIGTERM')
  const database = openDatabase({ dataDir: folders[1]!, databaseUrl: urls[1] })
  const since = performance.now()
  await fill(database, size)
  await database.close()
  console.log(`${engine} filled in ${((performance.now() - since) / 1000).toFixed(0)} s`)
  const demo = await startOn(folders[0]!, urls[0])
  const grown = await startOn(folders[1]!, urls[1])
  try {
    return await compare(await openAsOwner(demo.url), await openAsOwner(grown.url))
  } finally {
    await demo.end('SIGTERM')
    await grown.end('SIGTERM')
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
}

await prepareDemoSites()
const parts = [`### SQLite\n\n${table(await run('SQLite', []))}`]
const servers = [await startPostgres({ durable: true }), await startPostgres({ durable: true })]
const [first, second] = servers
if (first && second)
  parts.push(`### PostgreSQL ${first.version}\n\n${table(await run('PostgreSQL', [first.url, second.url]))}`)
for (const server of servers) await server?.stop()

const amounts = Object.entries(size)
  .map(([noun, count]) => `${count.toLocaleString('en')} ${noun}`)
  .join(', ')
await report(
  'Growth',
  scale === 1 ? 'npm run bench:growth' : `SCALE=${scale} npm run bench:growth`,
  `A database with ${amounts} against the demo's, each behind a site of its own; ${rounds} rounds of ${visitsPerRound} requests in turns, one at a time, over the network. The goal is a ratio of at most ${goal}.

${parts.join('\n\n')}`,
)
