import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import {
  addAuthor,
  addCategory,
  addPost,
  addService,
  messageExample,
  serviceExample,
} from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { RenderPage } from './render.ts'

/** Replaces the web app: shows its input and counts its renderings. */
async function createSite(settings: Record<string, string> = {}) {
  let renderings = 0
  const render: RenderPage = async (request, { fetchApi, nonce, viewer }) => {
    renderings++
    const { pathname, search } = new URL(request.url)
    if (pathname === '/services/wrong') return new Response('none', { status: 404 })
    const path =
      pathname === '/about'
        ? '/site'
        : pathname.startsWith('/services/')
          ? pathname.replace('services', 'service')
          : '/services'
    const shown = JSON.stringify(await (await fetchApi(path, {})).json())
    const name = viewer?.displayName ?? 'visitor'
    const sent = request.method === 'POST' ? await request.text() : ''
    const script = `<script nonce="${nonce}">own(${renderings})</script>`
    return new Response(`<p>${name} ${search} ${shown} ${sent}</p>${script}<script>foreign()</script>`, {
      headers: { 'content-type': 'text/html' },
    })
  }
  const app = await createTestApp({ TRUST_PROXY: '127.0.0.1', ...settings }, { render })
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const reply = await app.app.inject({ method: 'GET', url, headers })
    return { status: reply.statusCode, headers: reply.headers, text: reply.body, bytes: reply.rawPayload }
  }
  return { ...app, get, renderings: () => renderings }
}

describe('anonymous pages come from the cache', () => {
  it('rendered once, also for concurrent requests', async () => {
    const site = await createSite()
    const pages = await Promise.all(Array.from({ length: 20 }, () => site.get('/services?page=2')))
    expect(new Set(pages.map((page) => page.text)).size).toBe(1)
    expect(site.renderings()).toBe(1)
  })

  it('compressed with brotli or gzip, as the browser accepts', async () => {
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

  it('with a policy that allows only their own scripts by their hashes', async () => {
    const site = await createSite()
    for (let n = 0; n < 2; n++) {
      const { text, headers } = await site.get('/')
      const hash = createHash('sha256').update('own(1)').digest('base64')
      const policy = String(headers['content-security-policy'])
      expect(/script-src ([^;]+)/.exec(policy)![1]).toBe(`'self' 'sha256-${hash}'`)
      expect(text).toContain('<script>own(1)</script>')
      expect(text + policy).not.toContain('nonce')
    }
  })

  it('under one address, without tracking parameters of links', async () => {
    const site = await createSite()
    for (const mark of ['', '&fbclid=1', '&fbclid=2', '&utm_source=<script>']) {
      const { text } = await site.get(`/services?page=2${mark}`)
      expect(text).toContain('visitor ?page=2 ')
    }
    expect(site.renderings()).toBe(1)
  })

  it('and unknown addresses are not cached', async () => {
    const site = await createSite()
    for (let n = 0; n < 2; n++)
      expect((await site.get('/nowhere')).headers['cache-control']).toBe('private, no-store')
    expect(site.renderings()).toBe(2)
  })

  it('but not pages that lack a part because of a failure', async () => {
    const site = await createSite()
    await site.db.schema.alterTable('service').renameTo('away').execute()
    const broken = await site.get('/')
    expect(broken.status).toBe(200)
    expect(broken.text).toContain('Something went wrong')
    expect(broken.headers['cache-control']).toBe('private, no-store')
    await site.db.schema.alterTable('away').renameTo('service').execute()
    expect((await site.get('/')).text).toContain('"success":true')
    await site.get('/')
    expect(site.renderings()).toBe(2)
  })

  it('and are updated at once after a change of the owner', async () => {
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

  it('and stay when nothing that visitors see has changed', async () => {
    const site = await createSite()
    await site.get('/')
    await site.call(api.message.add, { body: messageExample })
    await site.call(api.service.add, { as: 'owner', body: {} })
    await site.get('/')
    expect(site.renderings()).toBe(1)
  })

  it('but not errors', async () => {
    const site = await createSite()
    for (let n = 0; n < 2; n++) expect((await site.get('/services/wrong')).status).toBe(404)
    expect(site.renderings()).toBe(2)
  })
})

it('a page for a signed-in visitor is not cached', async () => {
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

it('a form over 256 KB is refused while it arrives, also without a declared length', async () => {
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

it('an unknown API call is answered by the API, not with a page', async () => {
  const site = await createSite()
  for (const [method, status] of [
    ['GET', 404],
    ['POST', 404],
  ] as const) {
    const reply = await site.send(method, '/api/nothing', { body: method === 'POST' ? {} : undefined })
    expect(reply.status).toBe(status)
    expect(reply.body).toEqual({ success: false, error: 'There is nothing at this address.' })
  }
  const other = await site.send('DELETE', '/api/services')
  expect(other.status).toBe(405)
  expect(other.headers.allow).toBe('GET, HEAD')
  expect(site.renderings()).toBe(0)
})

it('a page answers other methods with 405 and the allowed ones', async () => {
  const site = await createSite()
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    const { statusCode, headers } = await site.app.inject({ method, url: '/services?page=2' })
    expect([method, statusCode, headers.allow]).toEqual([method, 405, 'GET, HEAD, POST'])
  }
  expect(site.renderings()).toBe(0)
})

describe('pages that must be rendered', () => {
  it('are limited per network, and cached ones are not', async () => {
    const site = await createSite({ LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
    const from = (address: string) => ({ 'x-forwarded-for': address })
    expect((await site.get('/', from('203.0.113.1'))).status).toBe(200)
    for (let n = 0; n < 299; n++) await site.get(`/services/${n}`, from('203.0.113.1'))
    const refused = await site.get('/services/another', from('203.0.113.1'))
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBeTruthy()
    expect((await site.get('/', from('203.0.113.1'))).status).toBe(200)
    expect((await site.get('/services/another', from('203.0.113.2'))).status).toBe(200)
    expect(site.renderings()).toBe(301)
  })

  it('do not count towards the limit of API reads', async () => {
    const site = await createSite({ LIMITS: 'on' })
    const url = await site.app.listen({ host: '127.0.0.1', port: 0 })
    for (let n = 0; n < 250; n++) await fetch(`${url}/services/${n}`)
    const { headers } = await fetch(`${url}/api/services`)
    for (let n = 0; n < 598; n++) await fetch(`${url}/api/service/x`)
    expect((await fetch(`${url}/api/service/x`)).status).toBe(404)
    expect((await fetch(`${url}/api/service/x`)).status).toBe(429)
    expect(headers.get('content-type')).toContain('json')
  })
})

it("a post's readers are counted although its page comes from the cache", async () => {
  const site = await createSite()
  const id = await addPost(site, await addCategory(site), await addAuthor(site), { slug: 'নোট/এক' })
  const read = (reader: number, agent = 'Mozilla/5.0 Firefox/140') =>
    site.get(encodeURI('/blog/post/নোট/এক'), {
      'user-agent': agent,
      'x-forwarded-for': `203.0.113.${reader}`,
    })
  for (const reader of [1, 1, 2]) await read(reader)
  await read(3, 'Googlebot/2.1')
  await expect
    .poll(async () => (await site.call(api.post.one, { as: 'owner', params: { id } })).body.data.viewCount)
    .toBe(2)
})
