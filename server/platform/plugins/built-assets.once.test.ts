import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

const clientDir = await mkdtemp(join(tmpdir(), 'aloka-client-'))
afterAll(() => rm(clientDir, { recursive: true }))
await mkdir(join(clientDir, 'assets'))
for (const [name, content] of Object.entries({
  'assets/entry-1a.js': 'plain',
  'assets/entry-1a.js.br': 'packed by brotli',
  'assets/entry-1a.js.gz': 'packed by gzip',
  'assets/letters-2b.woff2': 'letters',
  'favicon.svg': '<svg/>',
}))
  await writeFile(join(clientDir, name), content)

const render = async () => new Response('no such page', { status: 404 })
const { app } = await createTestApp({}, { render, clientDir })
const get = (url: string, encoding = '') => app.inject({ url, headers: { 'accept-encoding': encoding } })

it('built files are sent with the accepted encoding and cached as immutable', async () => {
  for (const [accepted, encoding, body] of [
    ['gzip, deflate, br', 'br', 'packed by brotli'],
    ['gzip', 'gzip', 'packed by gzip'],
    ['', undefined, 'plain'],
  ] as const) {
    const reply = await get('/assets/entry-1a.js', accepted)
    expect(reply.body).toBe(body)
    expect(reply.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
    expect(reply.headers['content-encoding']).toBe(encoding)
  }
})

it('a file without a compressed form is sent as it is', async () => {
  const reply = await get('/assets/letters-2b.woff2', 'br')
  expect(reply.body).toBe('letters')
  expect(reply.headers).toMatchObject({ 'content-type': 'font/woff2' })
  expect(reply.headers).not.toHaveProperty('content-encoding')
})

it('other files of the folder are served, and unknown ones are not', async () => {
  expect((await get('/favicon.svg')).body).toBe('<svg/>')
  expect((await app.inject({ method: 'HEAD', url: '/assets/entry-1a.js' })).statusCode).toBe(200)
  for (const name of ['entry-1a.js.br', 'entry-1b.js', '..%2ffavicon.svg']) {
    const reply = await get(`/assets/${name}`)
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['cache-control']).toBe('no-store')
  }
})
