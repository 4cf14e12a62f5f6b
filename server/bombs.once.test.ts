import { expect, it } from 'vitest'
import type { z } from '../contract/shape/zod.ts'
import { api, endpoints } from '../contract/api.ts'
import type { Endpoint } from '../contract/shape/endpoint.ts'
import {
  addAuthor,
  addCategory,
  addService,
  messageExample,
  postExample,
  serviceExample,
} from './testing/examples.ts'
import { fieldNames } from './testing/generated/fields.ts'
import { createTestApp } from './testing/test-app.ts'

const site = await createTestApp()
const { call } = site
const ids = [await addCategory(site), await addAuthor(site)] as const
const id = await addService(site)

const size = 60_000
/** Cheap to send, but careless patterns and parsers take minutes for some. */
const bombs = Object.entries({
  spaces: `a${' '.repeat(size)}x`,
  hyphens: `${'a-'.repeat(size)}!`,
  addresses: 'a@'.repeat(size),
  hosts: `a@${'a.'.repeat(size)}`,
  digits: '1'.repeat(size),
  'combining marks': `a${'\u0300'.repeat(size)}`,
  'open tags': '<b>'.repeat(size),
  'open quotes': '<blockquote><p>'.repeat(size / 10),
  brackets: '<'.repeat(size),
  attributes: `<a ${'href="x" '.repeat(size / 10)}>`,
  comments: '<!--'.repeat(size / 2),
  entities: '&amp;'.repeat(size / 2),
  links: 'http://a.example '.repeat(size / 10),
  'data addresses': `data:image/png;base64,${'A'.repeat(size)}!`,
})

const names = (schema: z.ZodType | undefined) => (schema ? fieldNames(schema) : [])
const inAddress = (text: string, length: number) => encodeURIComponent(text.slice(0, length / 3))

/** Processor time, because a busy machine slows everything down. */
const maxMs = 5000
const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function expectQuick(endpoint: Endpoint, body: object) {
  const started = processorMs()
  const { status } = await call(endpoint, { as: 'owner', params: { id }, body })
  expect(processorMs() - started, endpoint.path).toBeLessThan(maxMs)
  expect(status, endpoint.path).toBeLessThan(500)
  return status
}

it.each(bombs)(
  '%s: every schema parses it quickly in every field and every part of an address',
  (_, text) => {
    for (const { path, body, params, query } of endpoints as Endpoint[]) {
      for (const schema of [body, params, query]) {
        if (!schema) continue
        const input = Object.fromEntries(fieldNames(schema).map((name) => [name, text]))
        const started = processorMs()
        schema.safeParse(input)
        expect(processorMs() - started, path).toBeLessThan(maxMs)
      }
    }
  },
)

/** The code around the schemas is the same for all calls: each of them gets one bomb in turn. */
it.each(bombs)('%s: a request with it is answered quickly', async (name, text) => {
  const turn = bombs.findIndex(([one]) => one === name)
  for (const endpoint of (endpoints as Endpoint[]).filter((_, place) => place % bombs.length === turn)) {
    const fields = names(endpoint.body)
    // All fields together stay below the limit of a body.
    const inField = text.slice(0, 80_000 / fields.length)
    const started = processorMs()
    const { status } = await call(endpoint, {
      as: 'owner',
      params: Object.fromEntries(names(endpoint.params).map((name) => [name, inAddress(text, 900)])),
      query: Object.fromEntries(names(endpoint.query).map((name) => [name, text.slice(0, 20_000)])),
      body: endpoint.body && Object.fromEntries(fields.map((name) => [name, inField])),
    })
    expect(processorMs() - started, endpoint.path).toBeLessThan(maxMs)
    expect(status, endpoint.path).toBeLessThan(500)
  }
})

it.each(bombs)('%s: calls that accept long texts answer quickly', async (name, text) => {
  const slug = `bombs/${name.replace(' ', '-')}`
  const post = { ...postExample(...ids), slug, postBody: text }
  expect([201, 400]).toContain(await expectQuick(api.post.add, post))
  await expectQuick(api.service.add, { ...serviceExample, details: text.slice(0, 20_000).trim() })
  await expectQuick(api.message.add, { ...messageExample, message: text.slice(0, 10_000) })
  await expectQuick(api.review.add, { serviceId: id, rating: 5, review: text.slice(0, 5000) })
})

const nested = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels)

/** Just below the limit of a body: input that fills memory, the stack or the names of objects. */
const jsonBombs = Object.entries({
  'deep objects': nested('{"name":', '}', 25_000).replace(':}', ':1}'),
  'deep lists': nested('[', ']', 120_000),
  'deep lists in a field': `{"name":${nested('[', ']', 120_000)}}`,
  'a list without end': `[${'0,'.repeat(120_000)}`,
  'a long list': `[${'0,'.repeat(120_000)}0]`,
  'a long list in a field': `{"gallery":[${'"/a.jpg",'.repeat(25_000)}"/a.jpg"]}`,
  'many names': JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`n${n}`, 1]))),
  'names that are numbers': `{${Array.from({ length: 20_000 }, (_, n) => `"${n * 4096}":1`).join()}}`,
  'a long number': `{"price":${'9'.repeat(250_000)}}`,
  'escaped text': `{"message":"${'\\u0041'.repeat(40_000)}"}`,
  'a prototype': '{"__proto__":{"role":"owner","polluted":true}}',
  'an escaped prototype': '{"\\u005f_proto__":{"polluted":true}}',
  'a prototype deep inside': '{"address":{"__proto__":{"polluted":true}}}',
  'a constructor': '{"constructor":{"prototype":{"polluted":true}}}',
})

/** One parser reads all bodies: each call gets all small inputs, and in turn one of the large ones. */
const callsFor = (body: string, turn: number) =>
  endpoints
    .filter((one) => one.body)
    .filter((_, place) => body.length < 1000 || place % jsonBombs.length === turn)

it.each(jsonBombs)('JSON with %s is refused quickly by every call', async (name, body) => {
  const turn = jsonBombs.findIndex(([one]) => one === name)
  for (const endpoint of callsFor(body, turn)) {
    const started = processorMs()
    const reply = await call(endpoint, { as: 'owner', params: { id }, body })
    expect(processorMs() - started, endpoint.path).toBeLessThan(maxMs)
    expect([400, 404], endpoint.path).toContain(reply.status)
  }
  expect({}).not.toHaveProperty('polluted')
  expect({}).not.toHaveProperty('role')
})

it('the last of two fields with one name is both validated and stored', async () => {
  const body = JSON.stringify(messageExample).replace('{', '{"email":"first@example.com","subject":"",')
  const added = await call(api.message.add, { as: 'owner', body })
  expect(added.status).toBe(201)
  const read = await call(api.message.one, { as: 'owner', params: { id: added.body.data._id } })
  expect(read.body.data).toMatchObject({ email: messageExample.email, subject: messageExample.subject })
})
