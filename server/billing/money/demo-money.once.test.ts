import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { seedDemoContent } from '../../../db/seed/seed.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { addDemoMoney } from './demo-money.ts'

it('the demo has accepted offers, payments and one overdue balance, and sends no mails', async () => {
  const { call, db } = await createTestApp()
  await seedDemoContent(db)
  await addDemoMoney(db)
  const { data, counts } = (await call(api.money.invoices, { as: 'owner', query: { limit: 50 } })).body
  expect(data).toHaveLength(10)
  expect(counts).toEqual({ open: 4, overdue: 1, paid: 5, cancelled: 0 })
  expect(await db.selectFrom('mail').select('id').execute()).toEqual([])
})
