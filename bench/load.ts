/** A thousand visitors at once, as browsers would bring them: how long they wait, and what the process needs. */
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../db/open.ts'
import { prepareDemoSites, startDemoSite } from '../tooling/demo-site.ts'
import { publicAddresses } from '../tooling/public-addresses.ts'
import { kinds, visit, type Notes } from './load/visitor.ts'
import { quantile } from './numbers.ts'
import { report, table } from './report.ts'

const visitors = Number(process.env.VISITORS ?? 1000)
const seconds = Number(process.env.SECONDS ?? 120)
/** With 600 it is a soak: memory is looked at in the middle and at the end. */
const lookEverySeconds = 15

async function memoryOf(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024)
}

await prepareDemoSites()
const site = await startDemoSite()
const addresses = await publicAddresses(site.url)
const { data } = (await (await fetch(`${site.url}/api/services`)).json()) as { data: { _id: string }[] }
const place = { url: site.url, paths: Object.values(addresses), serviceId: data[0]!._id }
const notes: Notes = { times: { page: [], asset: [], api: [], booking: [] }, errors: [], booked: [] }

let over = false
const all = Array.from({ length: visitors }, () => visit(place, notes, () => over))
const memory: number[] = []
for (let passed = 0; passed < seconds; passed += lookEverySeconds) {
  await sleep(Math.min(lookEverySeconds, seconds - passed) * 1000)
  memory.push(await memoryOf(site.pid))
}
over = true
await Promise.all(all)
const { db, close } = openDatabase({ dataDir: site.dataDir })
const found = new Set((await db.selectFrom('booking').select('id').execute()).map(({ id }) => id))
await close()
await site.stop()

const lost = notes.booked.filter((id) => !found.has(id)).length
const rows = kinds.map((kind) => ({
  request: kind,
  count: notes.times[kind].length,
  'a second': Math.round(notes.times[kind].length / seconds),
  'p50, ms': quantile(notes.times[kind], 0.5).toFixed(1),
  'p99, ms': quantile(notes.times[kind], 0.99).toFixed(1),
}))
const soak = seconds >= 600
await report(
  soak ? 'Soak' : 'Load',
  soak ? 'SECONDS=600 npm run bench:load' : 'npm run bench:load',
  `${visitors} visitors for ${seconds} seconds on one process with SQLite; each opens a page with all that a browser fetches for it, reads for 4 to 12 seconds and goes on, and one page in twenty ends with a booking. The visitors run on the same machine. Errors: ${notes.errors.length}. Bookings acknowledged: ${notes.booked.length}, lost: ${lost}.

${table(rows)}

Memory of the process every ${lookEverySeconds} seconds, in MB: ${memory.join(', ')}.`,
)
for (const words of new Set(notes.errors)) console.log(words)
process.exit(notes.errors.length + lost > 0 ? 1 : 0)
