/** Thousands of payments through both gateways, which misbehave, while processes are killed: all of it is recorded once. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gatewayProviders, type GatewayProvider } from '../contract/gateway.ts'
import { openDatabase } from '../db/open.ts'
import { readConfig } from '../server/config.ts'
import { resolveAttempts } from '../server/features/gateway/resolve.ts'
import { createGateways } from '../server/payments/gateways.ts'
import { bkashKeys, startBkash } from '../tooling/gateways/bkash-server.ts'
import { sslcommerzKeys, startSslcommerz } from '../tooling/gateways/sslcommerz-server.ts'
import { startSites } from './bookings/sites.ts'
import { addPayers, type Payer } from './payments/payers.ts'
import { pay, type Stands } from './payments/pay.ts'
import { judge } from './payments/verdict.ts'
import { onEachEngine } from './on-each-engine.ts'
import { report, table } from './report.ts'

const processes = 3
const lines = 12
const payments = Number(process.env.PAYMENTS ?? 2000)
const killPauseMs = 3000
const keys = { bkash: bkashKeys, sslcommerz: sslcommerzKeys }

/** In so many of a hundred calls the answer is lost after the work was done, or nothing happens at all. */
function misbehave({ bkash, sslcommerz }: Stands) {
  const sometimes = (share: number) => ({ get: () => Math.random() < share, configurable: true })
  for (const { faults } of [bkash, sslcommerz])
    Object.defineProperties(faults, { silentAfterSuccess: sometimes(0.05), away: sometimes(0.02) })
}

async function payAll(payers: Payer[], work: (payer: Payer) => Promise<void>) {
  const waiting = [...payers]
  const line = async () => {
    for (let payer = waiting.pop(); payer; payer = waiting.pop()) await work(payer)
  }
  await Promise.all(Array.from({ length: lines }, line))
}

async function run(engine: string, databaseUrl?: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'aloka-payments-'))
  const stands = { bkash: await startBkash(), sslcommerz: await startSslcommerz() }
  const settings = {
    DATA_DIR: dataDir,
    BKASH_URL: stands.bkash.url,
    SSLCOMMERZ_URL: stands.sslcommerz.url,
    GATEWAY_TIMEOUT_MS: '1500',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const crowd = await startSites(processes, settings)
  const database = openDatabase({ dataDir, databaseUrl })
  const { db } = database
  const gateways = createGateways(db, readConfig(settings))
  const rows: Record<string, unknown>[] = []

  async function through(provider: GatewayProvider, firstDay: number) {
    const payers = await addPayers(db, payments, firstDay)
    misbehave(stands)
    const stopKilling = crowd.killing(killPauseMs)
    await payAll(payers, (payer) => pay(crowd.sites, payer, provider, stands))
    const kills = await stopKilling()
    // The looks that the clock would take within a day.
    for (let look = 1; look <= 9; look++) {
      const later = Date.now() + look * 26 * 3_600_000
      while (
        (await db.selectFrom('payment_attempt').select('id').where('next_check_at', '<=', later).execute())
          .length > 0
      )
        await resolveAttempts(db, gateways, later)
    }
    return { scene: `${engine}, ${provider}`, kills, ...(await judge(db, provider, stands)) }
  }

  try {
    for (const [index, provider] of gatewayProviders.entries()) {
      await gateways.save(provider, { on: true, live: false, keys: keys[provider] })
      rows.push(await through(provider, 100 + index * (payments + 10)))
      console.log(rows.at(-1))
    }
  } finally {
    await crowd.stop()
    await database.close()
    await Promise.all([stands.bkash.close(), stands.sslcommerz.close()])
    await rm(dataDir, { recursive: true, force: true })
  }
  return rows
}

const rows = await onEachEngine(run)

await report(
  'Payments',
  payments === 2000 ? 'npm run bench:payments' : `PAYMENTS=${payments} npm run bench:payments`,
  `Advances are paid ${lines} at a time through ${processes} processes on one database, at servers that speak the protocols of bKash and SSLCommerz. Of a hundred of their answers five are lost after the work was done and two calls do nothing; clients come back once, twice or never, notices come late, twice, forged or not at all, and processes are killed and started again. Afterwards the gateway's books are compared with ours.

${table(rows)}`,
)
const faults = ['difference, paisa', 'lost', 'doubled', 'days not confirmed', 'gaps in numbers']
process.exit(rows.every((row) => faults.every((name) => row[name] === 0)) ? 0 : 1)
