import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { gatewayProviders } from '../../../contract/shape/payment-way.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { advance, createPayingSite } from './testing/paying.ts'

const site = await createPayingSite()
const { app, bkash, sslcommerz, agreed, pay, state, alarms, resolve, fault, clearFaults } = site
const { db } = app
const hourMs = 3_600_000

async function paid(provider: 'bkash' | 'sslcommerz' = 'bkash') {
  const payer = await agreed()
  await pay(payer, provider)
  const [{ _id }] = (await state(payer)).entries
  return { ...payer, paymentId: _id as string }
}
type Payer = Awaited<ReturnType<typeof paid>>

const online = ({ paymentId }: Payer, amount: number, key?: string) =>
  site.owner(api.gateway.refund, { id: paymentId }, { amount, reason: 'Rain', key })
const byHand = ({ paymentId }: Payer, amount: number) =>
  site.owner(api.payment.refund, { id: paymentId }, { way: 'cash', amount })
const reverse = ({ paymentId }: Payer) =>
  site.owner(api.payment.reverse, { id: paymentId }, { reason: 'Typed twice' })
const money = async ({ id }: Payer) => (await site.owner(api.payment.ofBooking, { id })).body.data
const settle = async (payer: Payer, body: object) =>
  site.owner(api.gateway.settleRefund, { id: (await money(payer)).refunds[0]._id }, body)
const gone = () => [...bkash.payments.values()].at(-1)!.refunded

describe('no more than the paid sum is refunded', () => {
  it.each([
    ['online and by hand', [online, byHand]],
    ['online and reversed', [online, reverse]],
    ['by hand and reversed', [byHand, reverse]],
    ['in all ways, twice', [online, byHand, reverse, online, byHand, reverse]],
  ] as const)('%s, at once', async (_, ways) => {
    const payer = await paid()
    const replies = await Promise.all(ways.map((way) => way(payer, 2_000_000)))
    const done = replies.filter(({ status }) => status === 201)
    expect(done).toHaveLength(1)
    for (const { status } of replies) expect([201, 400, 409]).toContain(status)
    const { balance, entries } = await money(payer)
    expect(balance.paid).toBeGreaterThanOrEqual(0)
    expect(balance.paid).toBe(
      advance + entries.slice(1).reduce((sum: number, one: any) => sum + one.amount, 0),
    )
    expect(gone()).toBeLessThanOrEqual(advance)
  })

  it('the sum of a pending refund is reserved', async () => {
    const payer = await paid()
    fault('bkash', { silentAfterSuccess: true })
    expect((await online(payer, 2_000_000)).status).toBe(503)
    clearFaults()
    expect((await byHand(payer, 760_001)).body.fields).toEqual({
      amount: 'At most ৳7,600 of this payment can be refunded.',
    })
    expect((await reverse(payer)).status).toBe(409)
    expect((await money(payer)).entries[0].refundable).toBe(760_000)
    expect((await byHand(payer, 760_000)).status).toBe(201)
  })

  it('the sum of a reversed refund can be refunded again', async () => {
    const payer = await paid()
    await byHand(payer, advance)
    expect((await online(payer, 100)).status).toBe(400)
    const refund = (await money(payer)).entries[1]
    await site.owner(api.payment.reverse, { id: refund._id }, { reason: 'Did not happen' })
    expect((await money(payer)).entries[0].refundable).toBe(advance)
    expect((await online(payer, advance)).status).toBe(201)
  })

  it('is enforced by the database', async () => {
    const payer = await paid()
    const entry = await db
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', payer.paymentId)
      .executeTakeFirstOrThrow()
    const refund = (amount: number) => (trx: Db) =>
      trx
        .insertInto('payment')
        .values({
          ...entry,
          id: newId(),
          kind: 'refund',
          of_payment: entry.id,
          amount: -amount,
          transaction_id: null,
        })
        .execute()
    const attempt = (amount: number, status: 'asked' | 'refused' = 'asked') => ({
      id: newId(),
      payment_id: entry.id,
      amount,
      status,
      idempotency_key: null,
      created_at: new Date().toISOString(),
    })
    const ask = (amount: number) => (trx: Db) =>
      trx.insertInto('refund_attempt').values(attempt(amount)).execute()
    /** Keeps its transaction open while others write. */
    const slowly = (write: (trx: Db) => Promise<unknown>) =>
      db.transaction().execute(async (trx) => {
        await write(trx)
        await sleep(100)
      })
    const writes = [refund(2_000_000), ask(2_000_001), refund(2_000_002), ask(2_000_003)]
    const races = await Promise.allSettled(writes.map(slowly))
    expect(races.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = races.flatMap((race) => (race.status === 'rejected' ? [race.reason.message] : []))
    expect(refused).toEqual(refused.map(() => 'refundable_exceeded'))
    const late = attempt(800_000, 'refused')
    await db.insertInto('refund_attempt').values(late).execute()
    const again = db.updateTable('refund_attempt').set({ status: 'asked' }).where('id', '=', late.id)
    await expect(again.execute()).rejects.toThrow('refundable_exceeded')
  })
})

it('a refund form that is sent several times refunds once', async () => {
  const payer = await paid()
  const key = crypto.randomUUID()
  const both = await Promise.all([online(payer, 500_000, key), online(payer, 500_000, key)])
  expect(both.map(({ status }) => status).toSorted()[0]).toBe(201)
  expect((await online(payer, 500_000, key)).status).toBe(201)
  expect(gone()).toBe(500_000)
  expect((await state(payer)).paid).toBe(advance - 500_000)
})

describe('a refund without an answer', () => {
  async function waiting(amount = 1_000_000) {
    const payer = await paid()
    fault('bkash', { silentAfterSuccess: true })
    await online(payer, amount)
    clearFaults()
    return { payer, refundId: [...bkash.payments.values()].at(-1)!.refunds[0]!.id }
  }

  it.each([{}, { noRefundList: true }])(
    'is checked until bKash says that it was paid back (%j)',
    async (faults) => {
      const { payer, refundId } = await waiting()
      fault('bkash', faults)
      await Promise.all([resolve(hourMs), resolve(hourMs)])
      const { entries, refunds } = await money(payer)
      expect(entries).toMatchObject([
        {},
        { kind: 'refund', amount: -1_000_000, transactionId: refundId, note: 'Rain' },
      ])
      expect(refunds).toEqual([])
      expect(gone()).toBe(1_000_000)
    },
  )

  it('is reported to the owner once, after an hour', async () => {
    const payer = await paid()
    fault('bkash', {
      badAnswer: (name) => (name.startsWith('refund') ? { kind: 'maintenance', done: false } : undefined),
    })
    await online(payer, 100_000)
    await resolve(30 * 60_000)
    expect(await alarms(payer)).toEqual([])
    for (const hours of [2, 30, 60]) await resolve(hours * hourMs)
    expect(await alarms(payer)).toEqual(['Payment not confirmed'])
    expect((await money(payer)).refunds).toMatchObject([{ problem: expect.stringContaining('maintenance') }])
  })

  it('is settled by hand as paid back, once', async () => {
    const { payer, refundId } = await waiting()
    const body = { outcome: 'paid-back', transactionId: refundId }
    const { _id: id } = (await money(payer)).refunds[0]
    const settleIt = () => site.owner(api.gateway.settleRefund, { id }, body)
    const both = await Promise.all([settleIt(), settleIt()])
    expect(both[0]!.status === 200 || both[1]!.status === 200).toBe(true)
    await resolve(hourMs)
    expect((await money(payer)).entries).toHaveLength(2)
    expect((await state(payer)).paid).toBe(advance - 1_000_000)
  })

  it('is settled by hand as not paid back, and its sum is available again', async () => {
    const { payer } = await waiting()
    expect((await settle(payer, { outcome: 'paid-back' })).body.fields).toEqual({
      transactionId: 'TrxID is required.',
    })
    expect((await settle(payer, { outcome: 'not-paid-back' })).status).toBe(200)
    expect((await money(payer)).entries[0].refundable).toBe(advance)
  })

  it('settled as not paid back is recorded if the gateway answers later, or the owner is informed', async () => {
    for (const sentElsewhere of [false, true]) {
      const payer = await paid()
      fault('bkash', {
        onCall: async (name, moment) => {
          if (name !== 'payment/refund' || moment !== 'after') return
          await settle(payer, { outcome: 'not-paid-back' })
          if (sentElsewhere) await byHand(payer, advance)
        },
      })
      await online(payer, 2_000_000)
      clearFaults()
      expect((await state(payer)).paid).toBe(sentElsewhere ? 0 : advance - 2_000_000)
      expect(await alarms(payer)).toEqual(sentElsewhere ? ['Payment to check'] : [])
    }
  })
})

it('SSLCommerz only starts a refund: it counts as paid back when its status says so', async () => {
  const payer = await paid('sslcommerz')
  fault('sslcommerz', { slowRefunds: true })
  expect((await online(payer, 1_000_000)).status).toBe(503)
  await resolve(hourMs)
  expect((await state(payer)).paid).toBe(advance)
  expect((await money(payer)).entries[0].refundable).toBe(1_760_000)
  clearFaults()
  await resolve(3 * hourMs)
  expect((await state(payer)).paid).toBe(1_760_000)
  expect([...sslcommerz.sessions.values()].at(-1)!.refunded).toBe(1_000_000)
})

it.each(gatewayProviders)('a refund that %s refuses makes its sum available again', async (provider) => {
  const payer = await paid(provider)
  const books = provider === 'bkash' ? bkash.payments : sslcommerz.sessions
  ;[...books.values()].at(-1)!.refunded = advance
  const key = crypto.randomUUID()
  expect((await online(payer, 100, key)).status).toBe(409)
  expect((await money(payer)).entries[0].refundable).toBe(advance)
  ;[...books.values()].at(-1)!.refunded = 0
  expect((await online(payer, 100, key)).status).toBe(201)
})
