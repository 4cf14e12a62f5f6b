/** Thousands of payments through both gateways, which misbehave, while processes are killed: each is recorded once. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gatewayProviders, type GatewayProvider } from '../contract/shape/payment-way.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { readConfig } from '../server/config.ts'
import { resolveAttempts } from '../server/billing/gateway/resolve-attempts.ts'
import { createGateways } from '../server/billing/providers/gateways.ts'
import { ownerToken } from '../server/testing/owner-token.ts'
import { bkashKeys, startBkash } from '../tooling/gateways/bkash-server.ts'
import { sslcommerzKeys, startSslcommerz } from '../tooling/gateways/sslcommerz-server.ts'
import { startSites } from './bookings/sites.ts'
import { misbehave } from './payments/faults.ts'
import { payBack, settleTheRest } from './payments/pay-back.ts'
import { addPayers, payerEmails } from './payments/payers.ts'
import { pay } from './payments/pay.ts'
import { judge } from './payments/verdict.ts'
import { onEachEngine } from './on-each-engine.ts'
import { report, table } from './report.ts'

const processes = 3
const lines = 12
const payments = Number(process.env.PAYMENTS ?? 2000)
const killPauseMs = 3000
const keys = { bkash: bkashKeys, sslcommerz: sslcommerzKeys }

/** bKash allows two sign-ins an hour, which would hold up the run: here an hour is over after a second. */
function shortenHours(db: Db) {
  const end = () => db.updateTable('gateway_token').set({ grants: '[]' }).execute()
  const timer = setInterval(() => void end().catch(() => {}), 1000)
  return () => clearInterval(timer)
}

async function inLines<One>(all: One[], work: (one: One) => Promise<void>) {
  const waiting = [...all]
  const line = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) await work(one)
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
  const stopHours = shortenHours(db)

  const isDue = async (now: number) =>
    (
      await Promise.all(
        (['payment_attempt', 'refund_attempt'] as const).map((table) =>
          db.selectFrom(table).select('id').where('next_check_at', '<=', now).limit(1).execute(),
        ),
      )
    ).some((rows) => rows.length > 0)

  /** The status queries that would be due by then. */
  async function lookAfter(hours: number[]) {
    for (const hour of hours) {
      const later = Date.now() + hour * 3_600_000
      while (await isDue(later)) await resolveAttempts(db, gateways, later)
    }
  }

  /** Refunds a part of every third payment, each of a different amount. */
  async function sendBack(provider: GatewayProvider, token: string) {
    const entries = await db
      .selectFrom('payment')
      .select('payment.id')
      .innerJoin('booking', 'booking.id', 'payment.booking_id')
      .where('booking.email', 'like', payerEmails)
      .where('provider', '=', provider)
      .where('kind', '=', 'payment')
      .orderBy('payment.id')
      .execute()
    const some = entries.filter((_, index) => index % 3 === 0).map(({ id }, index) => ({ id, index }))
    await inLines(some, ({ id, index }) => payBack(crowd.sites, token, id, 10_000 + index))
  }

  async function through(provider: GatewayProvider, firstDay: number) {
    const payers = await addPayers(db, payments, firstDay)
    const token = await ownerToken(crowd.sites[0]!.url)
    const { counts, behave } = misbehave(stands)
    const stopKilling = crowd.killing(killPauseMs)
    await inLines(payers, (payer) => pay(crowd.sites, payer, provider, stands))
    await sendBack(provider, token)
    const kills = await stopKilling()
    await lookAfter([0.1, 1, 3])
    behave()
    await lookAfter([12, 24, 26, 52, 78])
    const byHand = await settleTheRest(db, provider, stands)
    const badAnswers = [...counts.values()].reduce((sum, count) => sum + count, 0)
    const row = await judge(db, provider, stands)
    return {
      scene: `${engine}, ${provider}`,
      kills,
      'bad answers': badAnswers,
      ...row,
      'refunds settled by hand': byHand,
    }
  }

  try {
    for (const [index, provider] of gatewayProviders.entries()) {
      await gateways.save(provider, { on: true, live: false, keys: keys[provider] })
      rows.push(await through(provider, 100 + index * (payments + 10)))
      console.log(rows.at(-1))
    }
  } finally {
    stopHours()
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
  `Advances are paid ${lines} at a time through ${processes} processes on one database, at servers that speak the protocols of bKash and SSLCommerz. Of a hundred of their answers five are lost after the work was done, two calls do nothing, and twenty are wrong, half of them after the work was done: a system error or maintenance with HTTP 200, 429, 401, an ended token, garbage, 502 or a cut line, when a payment is created, executed or asked about, when money is sent back, and when that is asked about. Clients come back once, twice or never, notices come late, twice, forged or not at all, a part of every third payment is sent back, and processes are killed and started again. Afterwards the gateway's books are compared with ours. Refunds of which a gateway cannot tell the outcome are settled by what stands in its books.

${table(rows)}`,
)
const faults = [
  'difference, paisa',
  'lost',
  'doubled',
  'sent back twice',
  'days not confirmed',
  'gaps in numbers',
]
process.exit(rows.every((row) => faults.every((name) => row[name] === 0)) ? 0 : 1)
