import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

it('too many requests get a page in the language of the address, or JSON for a script', async () => {
  const render = async () => new Response('lost', { status: 404 })
  const { app } = await createTestApp({ LIMITS: 'on' }, { render })
  const get = (url: string, headers: Record<string, string>) => app.inject({ method: 'GET', url, headers })
  for (let n = 0; n < 300; n++) await get(`/none/${n}`, asBrowser)
  const page = await get('/none', asBrowser)
  expect(page.statusCode).toBe(429)
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': expect.anything(),
  })
  expect(page.body).toContain('<html lang="en">')
  expect(page.body).toMatch(/<h1[^>]*>Too many requests\. Please try again in \d+ seconds\.<\/h1>/)
  const bangla = (await get('/bn/none', asBrowser)).body
  expect(bangla).toContain('<html lang="bn">')
  expect(bangla).toContain('আবার চেষ্টা করুন')
  expect((await get('/none', { accept: '*/*' })).json()).toMatchObject({ success: false })
})

it('a page that fails shows a sentence without the reason', async () => {
  const render = async () => {
    throw new Error('secret of the house')
  }
  const { app } = await createTestApp({}, { render })
  const page = await app.inject({ method: 'GET', url: '/', headers: asBrowser })
  expect(page.statusCode).toBe(500)
  expect(page.body).toContain('Something went wrong on the server. Please try again.')
  expect(page.body).not.toContain('secret')
})

it('405 names the allowed methods, and 503 when to retry', async () => {
  const render = async ({ url }: Request) => new Response('', { status: url.endsWith('/away') ? 503 : 405 })
  const { app } = await createTestApp({}, { render })
  const posted = await app.inject({ method: 'POST', url: '/services', headers: asBrowser })
  expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
  const away = await app.inject({ url: '/away', headers: asBrowser })
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5'])
})
