import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { usualPayments } from '../../../contract/shape/studio-settings.ts'
import { createTestApp } from '../../testing/test-app.ts'

it('lists the periods of the daily jobs, and no company that receives no data', async () => {
  const { call } = await createTestApp()
  expect((await call(api.site.privacy)).body.data).toEqual({
    days: { mails: 365, visits: 365, waiting: 90, backups: 0 },
    gateways: [],
    transfers: false,
    accounts: [],
  })
})

it('shows changed settings at once', async () => {
  const { call, send } = await createTestApp({ KEEP_MAILS_DAYS: '30' })
  // The first reply is cached.
  expect((await send('GET', '/api/privacy')).body.data.transfers).toBe(false)
  const payments = { ...usualPayments, bkash: { on: true, number: '01711223344' } }
  await call(api.studio.update, { as: 'owner', body: { payments } })
  const keys = { appKey: 'a', appSecret: 'b', username: 'c', password: 'd' }
  const params = { provider: 'bkash' } as const
  const saved = await call(api.gateway.save, { as: 'owner', params, body: { on: true, live: false, keys } })
  expect(saved.status).toBe(200)
  expect((await send('GET', '/api/privacy')).body.data).toMatchObject({
    days: { mails: 30 },
    gateways: ['bkash'],
    transfers: true,
  })
})
