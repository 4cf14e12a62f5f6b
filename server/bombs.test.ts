import { expect, it } from 'vitest'
import { api, endpoints } from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import {
  addAuthor,
  addCategory,
  addService,
  messageExample,
  postExample,
  serviceExample,
} from './testing/examples.ts'
import { fieldNames } from './testing/generated-inputs.ts'
import { createTestApp } from './testing/test-app.ts'

const site = await createTestApp()
const { call } = site
const ids = [await addCategory(site), await addAuthor(site)] as const
const id = await addService(site)

const size = 60_000
/** Small for whoever sends them; careless patterns and parsers need minutes for some. */
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

const most = 2000
async function expectSoon(endpoint: Endpoint, body: object) {
  const started = performance.now()
  const { status } = await call(endpoint, { as: 'owner', params: { id }, body })
  expect(performance.now() - started, endpoint.path).toBeLessThan(most)
  expect(status, endpoint.path).toBeLessThan(500)
  return status
}

it.each(bombs)('%s in every field are answered soon', async (_, text) => {
  for (const endpoint of endpoints as Endpoint[]) {
    if (!endpoint.body) continue
    await expectSoon(endpoint, Object.fromEntries(fieldNames(endpoint.body).map((name) => [name, text])))
  }
})

it.each(bombs)('%s where long texts are taken are answered soon', async (name, text) => {
  const slug = `bombs/${name.replace(' ', '-')}`
  const post = { ...postExample(...ids), slug, postBody: text }
  expect([201, 400]).toContain(await expectSoon(api.post.add, post))
  await expectSoon(api.service.add, { ...serviceExample, details: text.slice(0, 20_000).trim() })
  await expectSoon(api.message.add, { ...messageExample, message: text.slice(0, 10_000) })
  await expectSoon(api.review.add, { serviceId: id, rating: 5, review: text.slice(0, 5000) })
})
