import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/dates.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { addDays } from '../../../contract/zone.ts'
import { openDatabase } from '../../../db/open.ts'
import { bkashKeys, startBkash } from '../../../tooling/gateways/bkash-server.ts'
import { sslcommerzKeys, startSslcommerz } from '../../../tooling/gateways/sslcommerz-server.ts'
import type { Faults } from '../../../tooling/gateways/http.ts'
import { readConfig } from '../../config.ts'
import { createGateways } from '../../payments/gateways.ts'
import { bookingExample, offerExample } from '../../testing/examples.ts'
import { ownerToken } from '../../testing/owner-token.ts'
import { freePort, startSite } from '../../testing/site-process.ts'
import { keyOfBooking } from '../booking-state/booking-key.ts'
import { resolveAttempts } from './resolve.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'aloka-payments-'))
const [bkash, sslcommerz] = await Promise.all([startBkash(), startSslcommerz()])
const settings = {
  DATA_DIR: dataDir,
  LIMITS: 'off',
  LOG_LEVEL: 'silent',
  PORT: String(await freePort()),
  BKASH_URL: bkash.url,
  SSLCOMMERZ_URL: sslcommerz.url,
}
let site = await startSite(settings)
const database = openDatabase({ dataDir })
const { db } = database
const gateways = createGateways(db, readConfig(settings))
afterAll(async () => {
  await site.end('SIGTERM')
  await database.close()
  await Promise.all([bkash.close(), sslcommerz.close()])
  await rm(dataDir, { recursive: true, force: true })
})

const token = await ownerToken(site.url)
async function call({ method, path }: Endpoint, params: Record<string, string> = {}, body?: object) {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!)
  const reply = await fetch(`${site.url}/api${address}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  })
  return (await reply.json()) as { data: any; error?: string }
}
for (const [provider, keys] of Object.entries({ bkash: bkashKeys, sslcommerz: sslcommerzKeys }))
  await call(api.gateway.save, { provider }, { on: true, live: false, keys })
const { id: serviceId } = await db.selectFrom('service').select('id').executeTakeFirstOrThrow()

let day = addDays(dayInDhaka(), 400)
async function agreed() {
  day = addDays(day, 2)
  const { data } = await call(api.booking.add, {}, { ...bookingExample(serviceId), eventDate: day })
  const { _id: id, reference } = data
  const draft = (await call(api.offer.saveDraft, { id }, offerExample)).data._id
  await call(api.offer.send, { id: draft })
  await call(api.offer.agree, { id: draft }, { name: 'Rafi' })
  return { id: id as string, reference: reference as string, key: await keyOfBooking(db, id) }
}

const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://pay.example' }

/** What a client does at each gateway, and how often it was paid there. */
const played = {
  bkash: {
    faults: bkash.faults,
    paid: () => [...bkash.payments.values()].filter(({ status }) => status === 'Completed').length,
    comeBack: (url: string) => fetch(bkash.visit(url, 'pay'), { redirect: 'manual' }),
  },
  sslcommerz: {
    faults: sslcommerz.faults,
    paid: () => [...sslcommerz.sessions.values()].filter(({ status }) => status.startsWith('VALID')).length,
    comeBack(url: string) {
      const { returnUrl, form: body } = sslcommerz.visit(url, 'pay')
      return fetch(returnUrl, { method: 'POST', body, headers: form, redirect: 'manual' })
    },
  },
}

/** Ends the site at once, at the named moment of the next such call to a gateway. */
function killAt({ faults }: { faults: Faults }, name: string, moment: 'before' | 'after') {
  let ended: Promise<unknown> | undefined
  faults.onCall = (called, now) => {
    if (called !== name || now !== moment || ended) return
    process.kill(site.pid, 'SIGKILL')
    ended = site.end('SIGKILL')
  }
  return async () => {
    await ended
    delete faults.onCall
    expect(ended).toBeDefined()
    site = await startSite(settings)
  }
}

it.each([
  ['bkash', 'create', 'before'],
  ['bkash', 'create', 'after'],
  ['bkash', 'execute', 'before'],
  ['bkash', 'execute', 'after'],
  ['sslcommerz', 'open', 'before'],
  ['sslcommerz', 'open', 'after'],
  ['sslcommerz', 'validate', 'before'],
  ['sslcommerz', 'validate', 'after'],
] as const)(
  '%s: killed at %s, %s it is done, nothing is lost and nothing counted twice',
  async (provider, name, moment) => {
    const gateway = played[provider]
    const { id, reference, key } = await agreed()
    const begin = async () =>
      (await call(api.gateway.start, { reference }, { key, provider })).data.url as string
    const comeBack = (url: string) => gateway.comeBack(url).catch(() => undefined)
    const before = gateway.paid()

    const known = name === 'create' || name === 'open' ? undefined : await begin()
    const restart = killAt(gateway, name, moment)
    if (known) await comeBack(known)
    else await begin().catch(() => undefined)
    await restart()
    // Whoever was stopped on the way tries again; whoever had paid is found by the next look.
    if (!known) await comeBack(await begin())
    await resolveAttempts(db, gateways, Date.now() + 120_000)

    const rows = await db.selectFrom('payment').select('amount').where('booking_id', '=', id).execute()
    expect(rows).toEqual([{ amount: 2_760_000 }])
    expect(gateway.paid() - before).toBe(1)
    const booking = await db
      .selectFrom('booking')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(booking.status).toBe('confirmed')
    const numbers = await db.selectFrom('document').select(['kind', 'position']).orderBy('id').execute()
    for (const kind of ['invoice', 'receipt']) {
      const positions = numbers.filter((one) => one.kind === kind).map(({ position }) => position)
      expect(positions).toEqual(positions.map((_, index) => index + 1))
    }
  },
)
