import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { failure } from '../../../contract/shape/envelope.ts'
import { addService, messageExample } from '../../testing/examples.ts'
import { createTestApp, type TestReply } from '../../testing/test-app.ts'

const limited = () => createTestApp({ LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })

const from = (address: string) => ({ 'x-forwarded-for': address })

function expectRefusal(reply: TestReply) {
  expect(reply.status).toBe(429)
  expect(failure.safeParse(reply.body).success).toBe(true)
  const seconds = Number(reply.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
}

describe('rate limits', () => {
  it('refuse the eleventh form a minute from one address, over all forms, with Retry-After', async () => {
    const { call } = await limited()
    const send = (address: string) => call(api.message.add, { body: messageExample, headers: from(address) })
    for (let n = 0; n < 10; n++) expect((await send('203.0.113.1')).status).toBe(201)
    expectRefusal(await send('203.0.113.1'))
    expectRefusal(await call(api.booking.add, { body: {}, headers: from('203.0.113.1') }))
    expect((await send('203.0.113.2')).status).toBe(201)
    expect((await call(api.service.list, { headers: from('203.0.113.1') })).status).toBe(200)
  })

  it('count a whole IPv6 /64 as one address', async () => {
    const { call } = await limited()
    const send = (end: number) =>
      call(api.message.add, { body: messageExample, headers: from(`2001:db8:1:2::${end}`) })
    for (let n = 0; n < 10; n++) await send(n)
    expectRefusal(await send(99))
    expect(
      (await call(api.message.add, { body: messageExample, headers: from('2001:db8:1:3::1') })).status,
    ).toBe(201)
  })

  it('count an account across addresses', async () => {
    const app = await limited()
    const serviceId = await addService(app)
    const review = (n: number) =>
      app.call(api.review.add, {
        as: 'customer',
        headers: from(`198.51.100.${n}`),
        body: { serviceId, rating: 5, review: 'Sharp, patient and on time.' },
      })
    for (let n = 0; n < 10; n++) expect((await review(n)).status).toBe(201)
    expectRefusal(await review(11))
  })

  it('also count requests with an invalid token', async () => {
    const { call } = await limited()
    const guess = () => call(api.service.add, { body: {}, headers: { authorization: 'Bearer guess' } })
    for (let n = 0; n < 120; n++) expect((await guess()).status).toBe(401)
    expectRefusal(await guess())
  })

  it('do not trust a forwarded address without a known proxy', async () => {
    const { call } = await createTestApp({ LIMITS: 'on' })
    const send = (n: number) =>
      call(api.message.add, { body: messageExample, headers: from(`203.0.113.${n}`) })
    for (let n = 0; n < 10; n++) await send(n)
    expectRefusal(await send(11))
  })

  it('are lifted with LIMITS=off', async () => {
    const { call } = await createTestApp()
    for (let n = 0; n < 15; n++)
      expect((await call(api.message.add, { body: messageExample })).status).toBe(201)
  })
})
