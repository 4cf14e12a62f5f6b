import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayInDhaka } from '../contract/dates.ts'
import { openDatabase } from '../db/open.ts'
import { startSite } from '../server/testing/site-process.ts'
import { startPostgres } from '../tooling/postgres.ts'

/** Kills the server in the middle of a stream of bookings and looks for every booking it had acknowledged. */
const rounds = Number(process.env.ROUNDS ?? 20)
const senders = 4

const eventDate = dayInDhaka(new Date(Date.now() + 30 * 86_400_000))

async function stream(url: string, acknowledged: string[]) {
  const { data } = (await (await fetch(`${url}/api/services`)).json()) as { data: { _id: string }[] }
  const booking = { email: 'kill@example.com', phone: '01711000000', eventDate, serviceId: data[0]!._id }
  for (;;) {
    const reply = await fetch(`${url}/api/booking-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...booking, name: `Sender ${acknowledged.length}` }),
    })
    const { data } = (await reply.json()) as { data: { _id: string } }
    if (reply.status === 201) acknowledged.push(data._id)
  }
}

async function run(engine: string, settings: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'aloka-kill-'))
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round++) {
    const site = await startSite({ DATA_DIR: dataDir, LIMITS: 'off', ...settings })
    const streams = Array.from({ length: senders }, () => stream(site.url, acknowledged).catch(() => {}))
    await new Promise((wait) => setTimeout(wait, 150 + Math.random() * 450))
    await site.end('SIGKILL')
    await Promise.all(streams)
  }
  const site = await startSite({ DATA_DIR: dataDir, LIMITS: 'off', ...settings })
  await site.end('SIGTERM')
  const { db, close } = openDatabase({ dataDir, databaseUrl: settings.DATABASE_URL })
  const rows = await db.selectFrom('booking').select('id').execute()
  await close()
  await rm(dataDir, { recursive: true })
  const found = new Set(rows.map((row) => row.id))
  const lost = acknowledged.filter((id) => !found.has(id)).length
  return { engine, kills: rounds, acknowledged: acknowledged.length, found: acknowledged.length - lost, lost }
}

const results = [await run('SQLite', {})]
const postgres = await startPostgres({ durable: true })
if (postgres) {
  results.push(await run(`PostgreSQL ${postgres.version}`, { DATABASE_URL: postgres.url }))
  await postgres.stop()
}
console.table(results)
process.exit(results.some((result) => result.lost > 0 || result.acknowledged === 0) ? 1 : 0)
