import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { api } from '../../contract/api.ts'
import {
  addAuthor,
  addCategory,
  addPost,
  addService,
  messageExample,
  serviceExample,
} from '../testing/examples.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { RenderPage } from './render.ts'

/** Stands for the web app: says what it was given, and how often it was asked. */
async function createSite() {
  let renderings = 0
  const render: RenderPage = async (request, { fetchApi, nonce, viewer }) => {
    renderings++
    const { pathname } = new URL(request.url)
    if (pathname === '/wrong') return new Response('none', { status: 404 })
    const services = await (await fetchApi('/services', {})).text()
    const name = viewer?.displayName ?? 'visitor'
    const sent = request.method === 'POST' ? await request.text() : ''
    return new Response(`<p>${name} ${nonce} ${services} ${sent}</p>`, {
      headers: { 'content-type': 'text/html' },
    })
  }
  const app = await createTestApp({}, { render })
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const reply = await app.app.inject({ method: 'GET', url, headers })
    return { status: reply.statusCode, headers: reply.headers, text: reply.body, bytes: reply.rawPayload }
  }
  return { ...app, get, renderings: () => renderings }
}

describe('anonymous pages come from memory', () => {
  it('rendered once, even for visitors who come at the same moment', async () => {
    const site = await createSite()
    const pages = await Promise.all(Array.from({ length: 20 }, () => site.get('/services?page=2')))
    expect(new Set(pages.map((page) => page.text)).size).toBe(1)
    expect(site.renderings()).toBe(1)
  })

  it('compressed with brotli or gzip, as the browser takes it', async () => {
    const site = await createSite()
    const plain = await site.get('/')
    const br = await site.get('/', { 'accept-encoding': 'gzip, deflate, br' })
    const gz = await site.get('/', { 'accept-encoding': 'gzip;q=1, br;q=0' })
    expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text)
    expect(gunzipSync(gz.bytes).toString()).toBe(plain.text)
    expect(br.headers.vary).toContain('accept-encoding')
  })

  it('with ETag and 304', async () => {
    const site = await createSite()
    const { etag } = (await site.get('/')).headers
    const again = await site.get('/', { 'if-none-match': String(etag) })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
    expect((await site.get('/', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('carry the policy that fits the nonce in their bytes', async () => {
    const site = await createSite()
    for (let n = 0; n < 2; n++) {
      const { text, headers } = await site.get('/')
      const nonce = /nonce-([\w-]+)/.exec(String(headers['content-security-policy']))![1]!
      expect(text).toContain(nonce)
    }
  })

  it('and are fresh at once after the owner changes something', async () => {
    const site = await createSite()
    const before = await site.get('/')
    const id = await addService(site, { title: 'Brand new' })
    const after = await site.get('/')
    expect(before.text).not.toContain('Brand new')
    expect(after.text).toContain('Brand new')
    expect(after.headers.etag).not.toBe(before.headers.etag)
    await site.call(api.service.update, {
      as: 'owner',
      params: { id },
      body: { ...serviceExample, title: 'Renamed' },
    })
    expect((await site.get('/')).text).toContain('Renamed')
  })

  it('stay when nothing that they show has changed', async () => {
    const site = await createSite()
    await site.get('/')
    await site.call(api.message.add, { body: messageExample })
    await site.call(api.service.add, { as: 'owner', body: {} })
    await site.get('/')
    expect(site.renderings()).toBe(1)
  })

  it('are not kept when they are errors', async () => {
    const site = await createSite()
    for (let n = 0; n < 2; n++) expect((await site.get('/wrong')).status).toBe(404)
    expect(site.renderings()).toBe(2)
  })
})

it('a signed-in visitor gets a page of their own that nothing keeps', async () => {
  const site = await createSite()
  const registered = await site.send('POST', '/api/auth/sign-up/email', {
    body: { name: 'Nadia Islam', email: 'nadia@example.org', password: 'secret-enough' },
    headers: { origin: site.config.publicUrl },
  })
  const cookie = [registered.headers['set-cookie'] as string[]]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ')
  await site.get('/')
  const own = await site.get('/', { cookie })
  expect(own.text).toContain('Nadia Islam')
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect((await site.get('/')).text).toContain('visitor')
})

it('a form that is posted without JavaScript reaches the web app untouched', async () => {
  const site = await createSite()
  const reply = await site.app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Nadia&message=Hello',
  })
  expect(reply.body).toContain('name=Nadia&message=Hello')
  expect(reply.headers['cache-control']).toBe('private, no-store')
})

it('a form over 256 KB is refused while it comes in, whatever length it claims', async () => {
  const site = await createSite()
  const reply = await site.app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: Readable.from(Array.from({ length: 300 }, () => 'x'.repeat(1024))),
  })
  expect(reply.statusCode).toBe(413)
  expect(site.renderings()).toBe(0)
})

it('an unknown call stays with the API and gets no page', async () => {
  const site = await createSite()
  for (const [method, status] of [
    ['GET', 404],
    ['POST', 404],
  ] as const) {
    const reply = await site.send(method, '/api/nothing', { body: method === 'POST' ? {} : undefined })
    expect(reply.status).toBe(status)
    expect(reply.body).toEqual({ success: false, error: 'There is nothing at this address.' })
  }
  expect((await site.send('DELETE', '/api/services')).status).toBe(405)
  expect(site.renderings()).toBe(0)
})

it("a post's readers are counted although its page comes from memory", async () => {
  const site = await createSite()
  const id = await addPost(site, await addCategory(site), await addAuthor(site), { slug: 'নোট/এক' })
  const read = (agent: string) => site.get(encodeURI('/blog/post/নোট/এক'), { 'user-agent': agent })
  for (const agent of ['Mozilla/5.0 Firefox/140', 'Mozilla/5.0 Firefox/140', 'Mozilla/5.0 Chrome/140'])
    await read(agent)
  await read('Googlebot/2.1')
  await expect
    .poll(async () => (await site.call(api.post.one, { as: 'owner', params: { id } })).body.data.viewCount)
    .toBe(2)
})
