/** Thousands of requests for the same days, through four processes on one database: no time may be given twice. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Db } from '../db/open.ts'
import { confirmAll, type Try } from './bookings/crowd.ts'
import { addRequests } from './bookings/requests.ts'
import { startSites } from './bookings/sites.ts'
import { judge } from './bookings/verdict.ts'
import { median, quantile } from './numbers.ts'
import { onEachEngine } from './on-each-engine.ts'
import { report, table } from './report.ts'

const processes = 4
const lines = 16
const tried = Number(process.env.TRIES ?? 10_000)
/** Attempts while processes are killed, and the longest pause between two kills. */
const triedWhileKilled = Math.ceil(tried / 5)
const killPauseMs = 1500

const times = (tries: Try[], status: number) => {
  const ms = tries.filter((one) => one.status === status && one.cutOff === 0).map((one) => one.ms)
  return ms.length > 0 ? `${median(ms).toFixed(0)} / ${quantile(ms, 0.99).toFixed(0)}` : ''
}

async function rowOf(scene: string, db: Db, tries: Try[], kills: number) {
  const { overlaps, lost, half } = await judge(db, tries)
  const counts = (status: number) => tries.filter((one) => one.status === status).length
  const others = tries.length - counts(200) - counts(409)
  return {
    scene,
    tries: tries.length,
    kills,
    'cut off': tries.reduce((sum, { cutOff }) => sum + cutOff, 0),
    confirmed: counts(200),
    'refused (409)': counts(409),
    'other answers': others,
    overlaps,
    'told otherwise than stored': lost,
    'half done': half,
    'confirmed p50 / p99, ms': times(tries, 200),
    'refused p50 / p99, ms': times(tries, 409),
  }
}

async function run(engine: string, databaseUrl?: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'aloka-bookings-'))
  const settings = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const crowd = await startSites(processes, settings)
  const database = openDatabase({ dataDir, databaseUrl })
  const { db } = database
  const rows: Record<string, unknown>[] = []
  try {
    const quiet = await confirmAll(crowd.sites, await addRequests(db, tried, 100), lines)
    rows.push(await rowOf(engine, db, quiet, 0))
    console.log(rows.at(-1))
    const ids = await addRequests(db, triedWhileKilled, 2000)
    const stopKilling = crowd.killing(killPauseMs)
    const shaken = await confirmAll(crowd.sites, ids, lines)
    rows.push(await rowOf(`${engine}, kill -9 meanwhile`, db, shaken, await stopKilling()))
    console.log(rows.at(-1))
  } finally {
    await crowd.stop()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return rows
}

const rows = await onEachEngine(run)

await report(
  'Bookings',
  tried === 10_000 ? 'npm run bench:bookings' : `TRIES=${tried} npm run bench:bookings`,
  `Forty requests for each day, of the whole day, of half of it and of hours that overlap, are confirmed in any order, ${lines} at a time, through ${processes} processes on one database. Then the same with processes that are killed and started again; what is cut off is tried again. Afterwards all spans in the database are compared, and each answer with what is stored: state, step and mail belong together.

${table(rows)}`,
)
const faults = ['other answers', 'overlaps', 'told otherwise than stored', 'half done']
process.exit(rows.every((row) => faults.every((name) => row[name] === 0)) ? 0 : 1)
