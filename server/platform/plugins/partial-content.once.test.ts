import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { failure } from '../../../contract/shape/envelope.ts'
import { galleryFile } from '../../../contract/gallery/gallery-parts.ts'
import { addGallery, enter } from '../../gallery/gallery/testing/filled-gallery.ts'
import { createTestApp } from '../../testing/test-app.ts'

const clientDir = await mkdtemp(join(tmpdir(), 'aloka-client-'))
afterAll(() => rm(clientDir, { recursive: true }))
await mkdir(join(clientDir, 'assets'))
for (const name of ['assets/entry-1a.js', 'assets/entry-1a.js.br', 'favicon.ico'])
  await writeFile(join(clientDir, name), '0123456789')

const render = async () => new Response('no such page', { status: 404 })
const site = await createTestApp({}, { render, clientDir })
const { app, config } = site
await mkdir(join(config.dataDir, 'media', 'p'), { recursive: true })
for (const name of ['one.jpg', 'p/0123abcd-640.jpg'])
  await writeFile(join(config.dataDir, 'media', name), '0123456789')

const { slug, key, pictures } = await addGallery(site, { downloads: 'original' }, 1)
const { headers: guest } = await enter(site, slug, key)

const places: [what: string, url: string, headers: Record<string, string>][] = [
  ['an original picture', '/media/one.jpg', {}],
  ['a size of a picture', '/media/p/0123abcd-640.jpg', {}],
  ['a built file', '/assets/entry-1a.js', {}],
  ['a packed built file', '/assets/entry-1a.js', { 'accept-encoding': 'br' }],
  ['another file', '/favicon.ico', {}],
  ['a file of a gallery', galleryFile(slug, pictures[0]!, 'original'), guest],
  ['an archive of a gallery', `/api/gallery-zip/${slug}?size=original`, guest],
]

describe.each(places)('%s', async (_, url, usual) => {
  const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { ...usual, ...headers } })
  const whole = await get()
  const bytes = whole.rawPayload.length
  const etag = String(whole.headers.etag)

  it('announces that it supports ranges', () => {
    expect(whole.statusCode).toBe(200)
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(bytes) })
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/)
  })

  it('is sent in any range', async () => {
    for (const [range, from, to] of [
      ['bytes=2-4', 2, 4],
      ['bytes=2-', 2, bytes - 1],
      ['bytes=-3', bytes - 3, bytes - 1],
      [`bytes=0-${'9'.repeat(12)}`, 0, bytes - 1],
    ] as const) {
      const part = await get({ range })
      expect(part.statusCode, range).toBe(206)
      expect(part.headers).toMatchObject({
        'content-range': `bytes ${from}-${to}/${bytes}`,
        'content-length': String(to - from + 1),
      })
      expect(part.rawPayload.equals(whole.rawPayload.subarray(from, to + 1)), range).toBe(true)
    }
  })

  it('answers a range beyond its end with 416', async () => {
    for (const range of ['bytes=9999999-', 'bytes=9999999-99999999']) {
      const reply = await get({ range })
      expect(reply.statusCode, range).toBe(416)
      expect(reply.headers['content-range']).toBe(`bytes */${bytes}`)
      expect(reply.headers['cache-control'] ?? 'no-store').not.toContain('max-age')
      expect(failure.strict().safeParse(reply.json()).success).toBe(true)
    }
  })

  it('ignores or refuses an invalid range', async () => {
    for (const range of [
      'bytes=5-2',
      'bytes=abc',
      '5-2',
      'abc',
      'bytes=',
      'bytes=-',
      'lines=1-2',
      'bytes=1-2-3',
    ]) {
      const reply = await get({ range })
      expect([200, 416], `${range} ${reply.body}`).toContain(reply.statusCode)
    }
  })

  it('is not sent to a client that has it already', async () => {
    for (const known of ['*', etag, `"other", ${etag}`, `W/${etag.replace('W/', '')}`]) {
      const reply = await get({ 'if-none-match': known })
      expect([reply.statusCode, reply.body], known).toEqual([304, ''])
      expect(reply.headers.etag).toBe(etag)
    }
    // A client with another version gets it.
    for (const known of ['"other"', `"x${etag.replace(/W|\/|"/g, '')}"`])
      expect((await get({ 'if-none-match': known })).statusCode).toBe(200)
  })

  it('is sent whole if it has changed since the first part', async () => {
    // A weak tag does not guarantee the same bytes.
    for (const begun of ['"other"', `W/${etag.replace('W/', '')}`]) {
      const reply = await get({ range: 'bytes=2-4', 'if-range': begun })
      expect([reply.statusCode, reply.rawPayload.length], begun).toEqual([200, bytes])
    }
  })

  it('tells its length in reply to HEAD', async () => {
    const reply = await get({}, 'HEAD')
    expect([reply.statusCode, reply.body, reply.headers['content-length']]).toEqual([200, '', String(bytes)])
  })
})
