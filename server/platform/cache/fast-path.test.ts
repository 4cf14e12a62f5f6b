import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addAuthor, addCategory, addPost, serviceExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { RenderPage } from '../pages/render.ts'

let renderings = 0
/** Answers HEAD with an empty body, as the web app does. */
const render: RenderPage = async ({ method }, { fetchApi }) => {
  renderings++
  await fetchApi('/services', {})
  const body = method === 'HEAD' ? null : `<p>${renderings}</p>`
  return new Response(body, { headers: { 'content-type': 'text/html' } })
}
const site = await createTestApp({ TRUST_PROXY: '127.0.0.1' }, { render })
const url = await site.app.listen({ host: '127.0.0.1', port: 0 })

async function get(path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(url + path, { headers: { 'accept-encoding': 'gzip', ...headers } })
  return { status: reply.status, headers: Object.fromEntries(reply.headers), text: await reply.text() }
}

it('a cached page is sent unchanged, except for the date and the id of the request', async () => {
  const first = await get('/about')
  const again = await get('/about')
  expect(again.text).toBe(first.text)
  expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  expect(again.headers).toEqual({
    ...first.headers,
    date: expect.any(String),
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  })
  expect(again.headers['content-security-policy']).toContain("script-src 'self'")
})

it('a browser that has the page gets 304', async () => {
  const { headers } = await get('/contact')
  const reply = await get('/contact', { 'if-none-match': headers.etag! })
  expect(reply).toMatchObject({ status: 304, text: '' })
})

it('a change is shown at once', async () => {
  const before = await get('/services')
  expect((await get('/services')).text).toBe(before.text)
  await site.call(api.service.add, { as: 'owner', body: serviceExample })
  expect((await get('/services')).text).not.toBe(before.text)
})

it('a visitor with a cookie is not served by the fast path', async () => {
  await get('/blog')
  const before = renderings
  expect((await get('/blog', { cookie: 'aloka.session_token=nobody' })).status).toBe(200)
  expect(renderings).toBe(before)
})

it('readers of a cached post are counted, each once a day', async () => {
  const id = await addPost(site, await addCategory(site), await addAuthor(site))
  const { slug } = (await site.call(api.post.one, { as: 'owner', params: { id } })).body.data
  for (const reader of [1, 2, 2])
    await get(`/blog/post/${slug}`, {
      'user-agent': 'Mozilla/5.0 Firefox/140.0',
      'x-forwarded-for': `203.0.113.${reader}`,
    })
  await expect
    .poll(async () => (await site.call(api.post.one, { as: 'owner', params: { id } })).body.data.viewCount)
    .toBe(2)
})

it.each(['/login', '/api/services'])('HEAD %s does not change what GET returns', async (path) => {
  const ask = (method: string) => fetch(url + path, { method, headers: { 'accept-encoding': 'identity' } })
  for (let n = 0; n < 2; n++) {
    const head = await ask('HEAD')
    const got = await ask('GET')
    const bytes = (await got.arrayBuffer()).byteLength
    expect(bytes).toBeGreaterThan(5)
    expect([head.status, got.status]).toEqual([200, 200])
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control'])
      expect(head.headers.get(name), name).toBe(got.headers.get(name))
    expect(head.headers.get('content-length')).toBe(String(bytes))
  }
})
