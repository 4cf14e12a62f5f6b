import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { messageExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const token = 'a-token-of-twenty-signs'
const settings = { METRICS_TOKEN: token }
const headers = { authorization: `Bearer ${token}` }

it('metrics are not served unless their token is set', async () => {
  const { send } = await createTestApp()
  expect((await send('GET', '/metrics', { headers })).status).toBe(404)
})

it('metrics are refused without their token', async () => {
  const { send } = await createTestApp(settings)
  for (const authorization of ['', 'Bearer ', 'Bearer wrong', token])
    expect((await send('GET', '/metrics', { headers: { authorization } })).status).toBe(401)
  expect((await send('GET', '/metrics', { as: 'owner' })).status).toBe(401)
})

it('metrics count requests by route and status, the lag of the event loop and the jobs', async () => {
  const { send, call, db } = await createTestApp(settings)
  await call(api.service.one, { params: { id: 'nowhere-to-be-found' } })
  await call(api.message.add, { body: messageExample })
  await db
    .updateTable('job')
    .set({ given_up_at: new Date().toISOString() })
    .where('id', '=', (e) => e.selectFrom('job').select((j) => j.fn.min('id').as('id')))
    .execute()
  const { status, body } = await send('GET', '/metrics', { headers })
  expect(status).toBe(200)
  const lines = (body as string).split('\n')
  const figure = (name: string, labels: Record<string, string>) => {
    const parts = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
    const line = lines.find((one) => one.startsWith(`${name}{`) && parts.every((part) => one.includes(part)))
    return Number(line?.split(' ').at(-1))
  }
  const requests = 'aloka_request_duration_seconds_count'
  expect(figure(requests, { method: 'GET', route: '/api/service/:id', status: '404' })).toBe(1)
  expect(figure(requests, { method: 'POST', route: '/api/contact-form', status: '201' })).toBe(1)
  expect(figure('aloka_jobs', { kind: 'mail', state: 'waiting' })).toBe(1)
  expect(figure('aloka_jobs', { kind: 'mail', state: 'given up' })).toBe(1)
  expect(figure('nodejs_eventloop_lag_p99_seconds', {})).toBeGreaterThanOrEqual(0)
  expect(body).not.toContain('nowhere-to-be-found')
})

it('metrics count answers from the cache', async () => {
  const render = async () => new Response('<p>A page</p>', { headers: { 'content-type': 'text/html' } })
  const { app } = await createTestApp(settings, { render })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  for (let n = 0; n < 4; n++) await (await fetch(`${origin}/about`)).text()
  const metrics = await (await fetch(`${origin}/metrics`, { headers })).text()
  expect(metrics).toMatch(/aloka_cached_answers_total\{[^}]*\} 3\n/)
})
