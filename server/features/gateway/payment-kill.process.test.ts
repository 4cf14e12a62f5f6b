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
      const { db, call } = site
      const gateway = site.played[provider]
      const { id, reference, key } = await site.agreed()
      const begin = async () =>
        (await call(api.gateway.start, { reference }, { key, provider })).data.url as string
      const comeBack = (url: string) => gateway.comeBack(url).catch(() => undefined)
      const before = gateway.paid()

      const known = name === 'create' || name === 'open' ? undefined : await begin()
      const restart = site.killAt(gateway, name, moment)
      if (known) await comeBack(known)
      else await begin().catch(() => undefined)
      await restart()
      // Whoever was stopped on the way tries again; whoever had paid is found by the next look.
      if (!known) await comeBack(await begin())
      await site.look()

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
})
