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
import { readConfig } from '../../config.ts'
import { createGateways } from '../../payments/gateways.ts'
import { bookingExample, offerExample } from '../../testing/examples.ts'
import { ownerToken } from '../../testing/owner-token.ts'
import { freePort, startSite } from '../../testing/site-process.ts'
import { keyOfBooking } from '../booking-state/booking-key.ts'
import { resolveAttempts } from './resolve.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'aloka-payments-'))
const bkash = await startBkash()
const settings = {
  DATA_DIR: dataDir,
  LIMITS: 'off',
  LOG_LEVEL: 'silent',
  PORT: String(await freePort()),
  BKASH_URL: bkash.url,
}
let site = await startSite(settings)
const database = openDatabase({ dataDir })
const { db } = database
const gateways = createGateways(db, readConfig(settings))
afterAll(async () => {
  await site.end('SIGTERM')
  await database.close()
  await bkash.close()
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
await call(api.gateway.save, { provider: 'bkash' }, { on: true, live: false, keys: bkashKeys })
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

/** Ends the site at once, at the named moment of the next such call to bKash. */
function killAt(name: string, moment: 'before' | 'after') {
  let ended: Promise<unknown> | undefined
  bkash.faults.onCall = (called, now) => {
    if (called !== name || now !== moment || ended) return
    process.kill(site.pid, 'SIGKILL')
    ended = site.end('SIGKILL')
  }
  return async () => {
    await ended
    delete bkash.faults.onCall
    expect(ended).toBeDefined()
    site = await startSite(settings)
  }
}

it.each([
  ['create', 'before'],
  ['create', 'after'],
  ['execute', 'before'],
  ['execute', 'after'],
] as const)(
  'killed at %s, %s it is done, nothing is lost and nothing counted twice',
  async (name, moment) => {
    const { id, reference, key } = await agreed()
    const begin = async () =>
      (await call(api.gateway.start, { reference }, { key, provider: 'bkash' })).data.url as string
    const comeBack = (url: string) =>
      fetch(bkash.visit(url, 'pay'), { redirect: 'manual' }).catch(() => undefined)
    const before = [...bkash.payments.values()].filter(({ status }) => status === 'Completed').length

    const known = name === 'create' ? undefined : await begin()
    const restart = killAt(name, moment)
    if (known) await comeBack(known)
    else await begin().catch(() => undefined)
    await restart()
    // Whoever was stopped on the way tries again; whoever had paid is found by the next look.
    if (!known) await comeBack(await begin())
    await resolveAttempts(db, gateways, Date.now() + 120_000)

    const rows = await db.selectFrom('payment').select('amount').where('booking_id', '=', id).execute()
    expect(rows).toEqual([{ amount: 2_760_000 }])
    const paid = [...bkash.payments.values()].filter(({ status }) => status === 'Completed').length
    expect(paid - before).toBe(1)
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
