import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { emptyPlace } from '../../../db/testing/empty-place.ts'
import { startPayingSite } from './testing/paying-site.ts'

const engines = ['sqlite', ...(inject('postgresUrl') ? ['postgres' as const] : [])] as const

describe.each(engines)('on %s', (engine) => {
  let site: Awaited<ReturnType<typeof startPayingSite>>
  beforeAll(async () => {
    site = await startPayingSite(await emptyPlace({ engine }))
  })
  afterAll(() => site.stop())

  /** One client of each gateway is on the way when the site is killed. */
  it.each([
    ['a payment is begun', 'before', { bkash: 'create', sslcommerz: 'open' }],
    ['a payment is begun', 'after', { bkash: 'create', sslcommerz: 'open' }],
    ['a payment is taken', 'before', { bkash: 'execute', sslcommerz: 'validate' }],
    ['a payment is taken', 'after', { bkash: 'execute', sslcommerz: 'validate' }],
  ] as const)(
    'killed while %s, %s the gateway has done its part: no payment is lost or counted twice',
    async (what, moment, names) => {
      const { db, call } = site
      const isBegun = what === 'a payment is taken'
      const clients = await Promise.all(
        (['bkash', 'sslcommerz'] as const).map(async (provider) => {
          const { id, reference, key } = await site.agreed()
          const gateway = site.played[provider]
          const begin = async () =>
            (await call(api.gateway.start, { reference }, { key, provider })).data.url as string
          const comeBack = (url: string) => gateway.comeBack(url).catch(() => undefined)
          const known = isBegun ? await begin() : undefined
          return { id, gateway, name: names[provider], begin, comeBack, known, before: gateway.paid() }
        }),
      )

      const restart = site.killAt(
        clients.map(({ gateway, name }) => ({ faults: gateway.faults, name })),
        moment,
      )
      await Promise.all(
        clients.map(({ known, comeBack, begin }) =>
          known ? comeBack(known) : begin().catch(() => undefined),
        ),
      )
      await restart()
      // Clients who were interrupted try again; completed payments are found by the next check.
      for (const { known, comeBack, begin } of clients) if (!known) await comeBack(await begin())
      await site.look()

      for (const { id, gateway, before } of clients) {
        const rows = await db.selectFrom('payment').select('amount').where('booking_id', '=', id).execute()
        expect(rows).toEqual([{ amount: 2_760_000 }])
        expect(gateway.paid() - before).toBe(1)
        const booking = await db
          .selectFrom('booking')
          .select('status')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        expect(booking.status).toBe('confirmed')
      }
      const numbers = await db.selectFrom('document').select(['kind', 'position']).orderBy('id').execute()
      for (const kind of ['invoice', 'receipt']) {
        const positions = numbers.filter((one) => one.kind === kind).map(({ position }) => position)
        expect(positions).toEqual(positions.map((_, index) => index + 1))
      }
    },
  )

  it.each(['before', 'after'] as const)(
    'killed during a refund, %s bKash has done its part: it is paid back once and recorded',
    async (moment) => {
      const { call, played } = site
      const { id, reference, key } = await site.agreed()
      const { url } = (await call(api.gateway.start, { reference }, { key, provider: 'bkash' })).data
      await played.bkash.comeBack(url)
      const money = async () => (await call(api.payment.ofBooking, { id })).data
      const [{ _id: payment }] = (await money()).entries
      const restart = site.killAt([{ faults: played.bkash.faults, name: 'payment/refund' }], moment)
      const body = { amount: 1_000_000, reason: 'Rain' }
      await call(api.gateway.refund, { id: payment }, body).catch(() => undefined)
      await restart()
      await site.look(300_000)
      const { balance, refunds } = await money()
      expect([balance.paid, refunds]).toEqual([1_760_000, []])
      expect(played.bkash.paidBack()).toBe(1_000_000)
    },
  )
})
