import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { api } from '../../../contract/api.ts'
import { claimJob } from '../jobs/jobs.queries.ts'
import { noMailExtras } from '../../testing/mail-runner.ts'
import { createDelivery } from '../mail/deliver.ts'
import { addService, messageExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

interface Sent {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Record<string, any> }[]
  status: { code: number }
}

/** A collector that records what it was sent. */
async function startCollector() {
  const requests: { url?: string; headers: Record<string, unknown>; body: any }[] = []
  const server = createServer(async (request, reply) => {
    requests.push({ url: request.url, headers: request.headers, body: JSON.parse(await text(request)) })
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const spans = (): Sent[] => requests.flatMap(({ body }) => body.resourceSpans[0].scopeSpans[0].spans)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, spans }
}

async function createTracedSite(settings: Record<string, string> = {}) {
  const collector = await startCollector()
  const site = await createTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...settings })
  return { ...site, ...collector, tracing: site.tracing! }
}

const attributesOf = ({ attributes }: Sent) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`

it('a request is traced with its queries, within the trace of the proxy, and without personal data', async () => {
  const site = await createTracedSite({
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20secret',
    OTEL_SERVICE_NAME: 'studio',
  })
  const id = await addService(site)
  await site.call(api.service.one, { as: 'owner', params: { id }, headers: { traceparent } })
  await site.tracing.stop()

  const [{ url, headers, body }] = site.requests as [(typeof site.requests)[0]]
  expect(url).toBe('/v1/traces')
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'api-key': 'a secret' })
  const { resource } = body.resourceSpans[0]
  expect(resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'studio' } })

  const request = site.spans().find(({ name }) => name === 'GET /api/service/:id')!
  expect(request).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7', kind: 2, status: {} })
  expect(attributesOf(request)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/service/:id',
    'http.response.status_code': 200,
    'user.roles': { values: [{ stringValue: 'owner' }] },
  })
  const queries = site.spans().filter((span) => span.parentSpanId === request.spanId)
  expect(queries.map(({ name }) => name).slice(0, 2)).toEqual(['select session', 'select service'])
  const query = queries[1]!
  expect(query).toMatchObject({ traceId, kind: 3 })
  expect(attributesOf(query)['db.query.text']).toMatch(/^select .* from "service" where "id" = (\$1|\?)/)
  const at = (nanoseconds: string) => BigInt(nanoseconds)
  expect(at(query.startTimeUnixNano)).toBeGreaterThanOrEqual(at(request.startTimeUnixNano))
  expect(at(query.endTimeUnixNano)).toBeLessThanOrEqual(at(request.endTimeUnixNano))
  const everything = JSON.stringify(site.requests.map((sent) => sent.body))
  for (const personal of ['owner-1', 'owner@example.com', 'The owner', id])
    expect(everything).not.toContain(personal)
})

it('a job is traced with its mail and its queries', async () => {
  const { call, db, tracing, spans } = await createTracedSite()
  await call(api.message.add, { body: messageExample })
  const { payload } = (await claimJob(db, { kinds: ['mail'] }))!
  const failing = tracing.mails(async () => {
    throw new Error('The mail server is away.')
  })
  const delivered = tracing.mails(async () => 'outbox')
  const work = (send: typeof failing) =>
    tracing.jobs({ mail: createDelivery(db, send, noMailExtras) }).mail!(payload as never)
  await expect(work(failing)).rejects.toThrow('away')
  await work(delivered)
  await tracing.stop()

  const jobs = spans().filter(({ name }) => name === 'job mail')
  expect(jobs.map(({ status }) => status.code)).toEqual([2, 0])
  const within = spans().filter(({ parentSpanId }) => parentSpanId === jobs[1]!.spanId)
  expect(within.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['select mail', 'send mail', 'update mail']),
  )
  expect(spans().find(({ name }) => name === 'POST /api/contact-form')!.traceId).not.toBe(jobs[0]!.traceId)
})

it('each request of one connection is a separate trace', async () => {
  const { app, tracing, spans } = await createTracedSite()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  // Not cached, so that each request reaches the framework.
  for (let n = 0; n < 5; n++) await (await fetch(`${origin}/api/health`)).text()
  await tracing.stop()
  const requests = spans().filter(({ name }) => name === 'GET /api/health')
  expect(requests.map(({ parentSpanId }) => parentSpanId)).toEqual(Array.from({ length: 5 }))
  expect(new Set(requests.map((span) => span.traceId)).size).toBe(5)
})

it('requests that are not sampled are not traced', async () => {
  const { call, tracing, requests } = await createTracedSite({ OTEL_TRACES_SAMPLER_ARG: '0' })
  await call(api.service.list)
  await call(api.service.list, { headers: { traceparent: traceparent.replace(/01$/, '00') } })
  await tracing.stop()
  expect(requests).toEqual([])
})

it('a collector that is down does not delay requests', async () => {
  const { call, tracing } = await createTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  expect((await call(api.service.list)).status).toBe(200)
  await tracing!.stop()
})
