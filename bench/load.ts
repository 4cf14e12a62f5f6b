/** A thousand concurrent visitors who behave like browsers: how long they wait, and what the process uses. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../db/open.ts'
import { prepareDemoSites, startDemoSite } from '../tooling/demo-site.ts'
import { publicAddresses } from '../tooling/public-addresses.ts'
import { assetsIn } from './load/assets.ts'
import { comeWithinMs, kinds, visit, type Notes, type Signal } from './load/visitor.ts'
import { memoryOf } from './memory.ts'
import { quantile } from './numbers.ts'
import { signInAsOwner } from './owner.ts'
import { report, table } from './report.ts'

const visitors = Number(process.env.VISITORS ?? 1000)
const usualSeconds = 120
const seconds = Number(process.env.SECONDS ?? usualSeconds)
/** Everything pauses at this interval, to measure memory without requests. */
const pauses = 4
const pauseMs = 12_000
/** With 600 it is a soak test: memory at the end may not exceed that after the first part, within a tolerance. */
const soak = seconds >= 600
const growthAllowed = 1.2
const renewEveryMs = 5 * 60_000

await prepareDemoSites()
const site = await startDemoSite()
const paths = Object.values(await publicAddresses(site.url))
const pages = await Promise.all(
  paths.map(async (path) => ({ path, assets: assetsIn(await (await fetch(site.url + path)).text()) })),
)
const { data } = (await (await fetch(`${site.url}/api/services`)).json()) as { data: { _id: string }[] }
let { authorization } = await signInAsOwner(site.url)
const renewing = setInterval(async () => ({ authorization } = await signInAsOwner(site.url)), renewEveryMs)
const place = { url: site.url, pages, serviceId: data[0]!._id, authorization: () => authorization }
const notes: Notes = {
  times: { page: [], asset: [], api: [], booking: [], review: [] },
  errors: [],
  stored: { booking: [], review: [] },
}

const memory = [await memoryOf(site.pid)]
const busy: number[] = []
const ownDelay = monitorEventLoopDelay()
const signal: Signal = { hasExpired: false, isQuiet: false }
const all = Array.from({ length: visitors }, () => visit(place, notes, signal))
ownDelay.enable()
for (let part = 0; part < pauses; part++) {
  signal.isQuiet = false
  await sleep((seconds / pauses) * 1000)
  busy.push(await memoryOf(site.pid))
  signal.isQuiet = true
  await sleep(pauseMs)
  memory.push(await memoryOf(site.pid))
}
ownDelay.disable()
signal.hasExpired = true
clearInterval(renewing)
await Promise.all(all)

const { db, close } = openDatabase({ dataDir: site.dataDir })
const idsOf = async (table: 'booking' | 'review') =>
  new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => id))
const lost = []
for (const kind of ['booking', 'review'] as const) {
  const found = await idsOf(kind)
  lost.push(...notes.stored[kind].filter((id) => !found.has(id)))
}
await close()
await site.stop()

const ms = (value: number) => value.toFixed(1)
const rows = kinds.map((kind) => ({
  request: kind,
  count: notes.times[kind].length,
  'a second': Math.round(notes.times[kind].length / seconds),
  'p50, ms': ms(quantile(notes.times[kind], 0.5)),
  'p99, ms': ms(quantile(notes.times[kind], 0.99)),
  'worst, ms': ms(Math.max(...notes.times[kind])),
}))
const growth = memory.at(-1)! / memory[1]!
await report(
  soak ? 'Soak' : 'Load',
  `${seconds === usualSeconds ? '' : `SECONDS=${seconds} `}npm run bench:load`,
  `${visitors} visitors for ${seconds} seconds on one process with SQLite; they come within ${comeWithinMs / 1000} seconds; each has connections of its own, opens a page with all that a browser fetches for it, reads for 4 to 12 seconds and goes on, and one page in twenty ends with a booking or a review. The visitors run on the same machine and share its cores with the site, so every time here contains the waiting of their own program (its p99 was ${ms(ownDelay.percentile(99) / 1e6)} ms). Errors: ${notes.errors.length}. Acknowledged: ${notes.stored.booking.length} bookings and ${notes.stored.review.length} reviews; of these lost: ${lost.length}.

${table(rows)}

Memory of the process in MB: ${memory[0]} before, ${busy.join(', ')} in the middle of it, ${memory.slice(1).join(', ')} each time after ${pauseMs / 1000} quiet seconds.`,
)
for (const words of new Set(notes.errors)) console.log(words)
process.exit(notes.errors.length + lost.length > 0 || (soak && growth > growthAllowed) ? 1 : 0)
