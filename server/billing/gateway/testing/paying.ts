import { afterAll, expect, onTestFinished } from 'vitest'
import { api } from '../../../../contract/api.ts'
import { dayInDhaka } from '../../../../contract/shape/dates.ts'
import type { GatewayProvider } from '../../../../contract/shape/payment-way.ts'
import { addDays } from '../../../../contract/shape/zone.ts'
import { bkashKeys, startBkash } from '../../../../tooling/gateways/bkash-server.ts'
import type { Faults } from '../../../../tooling/gateways/http.ts'
import { sslcommerzKeys, startSslcommerz } from '../../../../tooling/gateways/sslcommerz-server.ts'
import { createGateways } from '../../providers/gateways.ts'
import { addService, bookingExample, offerExample } from '../../../testing/examples.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { keyOfBooking } from '../../../booking/booking-state/booking-key.ts'
import { createNoticeHandler, type Notice, resolveAttempts } from '../resolve-attempts.ts'

/** The advance of the example offer. */
export const advance = 2_760_000

/** A site with both gateways switched on, each played by a separate server. */
export async function createPayingSite() {
  const [bkash, sslcommerz] = await Promise.all([startBkash(), startSslcommerz()])
  afterAll(async () => void (await Promise.all([bkash.close(), sslcommerz.close()])))
  const app = await createTestApp({
    BKASH_URL: bkash.url,
    SSLCOMMERZ_URL: sslcommerz.url,
    GATEWAY_TIMEOUT_MS: '700',
  })
  const { call, db, send } = app
  const gateways = createGateways(db, app.config)
  const serviceId = await addService(app)
  const owner = (endpoint: Parameters<typeof call>[0], params: Record<string, string>, body?: object) =>
    call(endpoint, { as: 'owner', params, body })
  const save = (provider: GatewayProvider, keys: object, on = true) =>
    owner(api.gateway.save, { provider }, { on, live: false, keys })
  expect((await save('bkash', bkashKeys)).status).toBe(200)
  expect((await save('sslcommerz', sslcommerzKeys)).status).toBe(200)

  let last = addDays(dayInDhaka(), 20)
  /** A client who has accepted an offer and owes its advance. */
  async function agreed(changes: object = {}) {
    last = addDays(last, 2)
    const email = `payer-${last}@example.com`
    const body = { ...bookingExample(serviceId), email, eventDate: last, ...changes }
    const { _id: id, reference } = (await call(api.booking.add, { body })).body.data
    const draft = await owner(api.offer.saveDraft, { id }, offerExample)
    await owner(api.offer.send, { id: draft.body.data._id })
    await owner(api.offer.agree, { id: draft.body.data._id }, { name: 'Rafi' })
    return { id: id as string, reference: reference as string, email, key: await keyOfBooking(db, id) }
  }
  type Payer = Awaited<ReturnType<typeof agreed>>

  const start = ({ reference, key }: Payer, provider: GatewayProvider) =>
    call(api.gateway.start, { params: { reference }, body: { key, provider } })
  async function startAt(payer: Payer, provider: GatewayProvider): Promise<string> {
    const { status, body } = await start(payer, provider)
    expect([status, body.error]).toEqual([201, undefined])
    return body.data.url
  }
  const pathOf = (address: string) => address.slice(new URL(address).origin.length)
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://pay.example' }
  /** A browser that returns from another site, without a cookie. */
  const comeBack = (address: string) => send('GET', pathOf(address))
  const postBack = (address: string, body: string) => send('POST', pathOf(address), { body, headers: form })

  async function runNotices() {
    const handle = createNoticeHandler(db, gateways)
    const jobs = await db
      .deleteFrom('job')
      .where('kind', '=', 'payment-notice')
      .returning('payload')
      .execute()
    for (const { payload } of jobs) await handle(payload as Notice).catch(() => {})
    return jobs.length
  }
  const state = async ({ id }: Payer) => {
    const { status } = (await call(api.booking.one, { as: 'owner', params: { id } })).body.data
    const { entries, balance } = (await owner(api.payment.ofBooking, { id })).body.data
    const attempts = await db
      .selectFrom('payment_attempt')
      .select('status')
      .where('booking_id', '=', id)
      .orderBy('id')
      .execute()
    return { status, paid: balance.paid, entries, attempts: attempts.map((one) => one.status) }
  }
  const alarms = async ({ id }: Payer) => {
    const mails = await db
      .selectFrom('mail')
      .select('subject')
      .where('booking_id', '=', id)
      .where('recipient', '=', 'owner@example.com')
      .execute()
    return mails
      .map(({ subject }) => subject.split(':')[0])
      .filter((subject) => /^Payment |^TrxID /.test(subject!))
  }
  /** What the client's page shows of the last attempt to pay. */
  const clientReads = async ({ reference, key }: Payer) =>
    (await call(api.clientOffer.one, { params: { reference }, query: { key } })).body.data.attempt
  /** Pays at the gateway and, by default, returns to the site. */
  async function pay(payer: Payer, provider: GatewayProvider, { returns = true } = {}) {
    const url = await startAt(payer, provider)
    if (provider === 'bkash') {
      const address = bkash.visit(url, 'pay')
      return returns ? comeBack(address) : undefined
    }
    const { returnUrl, form: body } = sslcommerz.visit(url, 'pay')
    return returns ? postBack(returnUrl, body) : undefined
  }
  /** Until the test ends, or `clearFaults` is called. */
  function fault(provider: GatewayProvider, faults: Faults) {
    Object.assign(faultsOf(provider), faults)
    onTestFinished(clearFaults)
  }
  const faultsOf = (provider: GatewayProvider): Faults => (provider === 'bkash' ? bkash : sslcommerz).faults
  function clearFaults() {
    for (const faults of [faultsOf('bkash'), faultsOf('sslcommerz')])
      for (const name of Object.keys(faults)) delete faults[name as keyof Faults]
  }
  /** Checks all open payments, at a later time. */
  const resolve = (inMs = 24 * 3_600_000) => resolveAttempts(db, gateways, Date.now() + inMs)
  return {
    app,
    bkash,
    sslcommerz,
    owner,
    save,
    agreed,
    start,
    startAt,
    comeBack,
    postBack,
    runNotices,
    state,
    alarms,
    resolve,
    clientReads,
    pay,
    fault,
    clearFaults,
  }
}
