import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { request as send, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { galleryUpload } from '../../../contract/gallery/gallery-parts.ts'
import { photograph } from '../../platform/media/testing/photograph.ts'
import { createTestApp, sessionOf } from '../../testing/test-app.ts'
import { addGallery } from './testing/filled-gallery.ts'

const app = await createTestApp()
await app.app.listen({ port: 0, host: 'localhost' })
const { port } = app.app.server.address() as AddressInfo
const authorization = `Bearer ${await app.tokens.sign(sessionOf('owner'))}`
const uploads = `/api${galleryUpload}`

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Plain HTTP, to test the protocol instead of a client. */
const call = (method: string, path: string, headers: Record<string, string> = {}, body?: Buffer) =>
  new Promise<Answer>((done, fail) => {
    const request = send({ host: 'localhost', port, method, path, headers }, async (reply) =>
      done({ status: reply.statusCode!, headers: reply.headers, body: await text(reply) }),
    )
    request.on('error', fail)
    request.end(body)
  })

const tus = { 'tus-resumable': '1.0.0', authorization }
const octets = { ...tus, 'content-type': 'application/offset+octet-stream' }

const { id } = await addGallery(app, {}, 0)
const meta = (name = 'ALK_4101.jpg') =>
  `gallery ${Buffer.from(id).toString('base64')},filename ${Buffer.from(name).toString('base64')}`
const picture = async (hue: number) => (await photograph(300, 200)).modulate({ hue }).jpeg().toBuffer()
const sizeOf = (bytes: Buffer) => ({ 'content-length': String(bytes.length) })
const sum = (bytes: Buffer, algorithm = 'sha1') =>
  `${algorithm} ${createHash(algorithm).update(bytes).digest('base64')}`

async function begin(bytes: Buffer) {
  const made = await call('POST', uploads, {
    ...tus,
    'upload-length': String(bytes.length),
    'upload-metadata': meta(),
  })
  expect(made.status).toBe(201)
  return made.headers.location!
}

const offsetOf = async (at: string) => (await call('HEAD', at, tus)).headers['upload-offset']

async function picturesNow() {
  const { body } = await app.call(api.gallery.one, { as: 'owner', params: { id } })
  return body.data.pictures.length as number
}

const isGuarded = (headers: IncomingHttpHeaders) =>
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-request-id': expect.anything(),
    'cache-control': 'no-store',
    'tus-resumable': '1.0.0',
  })

it('the capabilities of the server are public', async () => {
  const { status, headers } = await call('OPTIONS', uploads)
  expect(status).toBe(204)
  expect(headers).toMatchObject({
    'tus-version': '1.0.0',
    'tus-max-size': expect.stringMatching(/^\d+$/),
    'tus-checksum-algorithm': 'sha1,sha256',
  })
  for (const extension of ['creation', 'creation-with-upload', 'termination', 'expiration', 'checksum'])
    expect(String(headers['tus-extension']).split(',')).toContain(extension)
  expect(headers).not.toHaveProperty('access-control-allow-origin')
  isGuarded(headers)
})

it('a file that is sent with its creation is accepted', async () => {
  const bytes = await picture(10)
  const headers = { ...octets, ...sizeOf(bytes), 'upload-length': String(bytes.length) }
  const made = await call('POST', uploads, { ...headers, 'upload-metadata': meta() }, bytes)
  expect(made).toMatchObject({
    status: 201,
    headers: {
      'upload-offset': String(bytes.length),
      'gallery-duplicate': 'no',
      location: expect.anything(),
    },
  })
  isGuarded(made.headers)
  expect(await picturesNow()).toBe(1)
  const half = bytes.subarray(0, 2000)
  const begun = await call(
    'POST',
    uploads,
    { ...headers, ...sizeOf(half), 'upload-metadata': meta('half.jpg') },
    half,
  )
  expect(begun).toMatchObject({ status: 201, headers: { 'upload-offset': '2000' } })
  expect(begun.headers['upload-expires']).toBeTruthy()
  expect(await offsetOf(begun.headers.location!)).toBe('2000')
  expect((await call('DELETE', begun.headers.location!, tus)).status).toBe(204)
  expect((await call('HEAD', begun.headers.location!, tus)).status).toBe(404)
})

it('an upload continues after a lost connection', async () => {
  const bytes = await (await photograph(3000, 2000)).jpeg({ quality: 100 }).toBuffer()
  const at = await begin(bytes)
  const half = Math.floor(bytes.length / 2)
  const broken = send({
    host: 'localhost',
    port,
    method: 'PATCH',
    path: at,
    headers: { ...octets, ...sizeOf(bytes), 'upload-offset': '0' },
  })
  const ended = new Promise((done) => broken.on('error', done))
  broken.write(bytes.subarray(0, half))
  await expect
    .poll(async () => (await stat(join(app.config.dataDir, 'uploads', at.split('/').at(-1)!))).size)
    .toBe(half)
  broken.destroy()
  await ended
  expect(await offsetOf(at)).toBe(String(half))
  const rest = bytes.subarray(half)
  const headers = { ...octets, ...sizeOf(rest), 'upload-offset': String(half) }
  expect((await call('PATCH', at, headers, rest)).status).toBe(204)
})

it('the length may be sent later', async () => {
  const bytes = await picture(20)
  const made = await call('POST', uploads, { ...tus, 'upload-defer-length': '1', 'upload-metadata': meta() })
  const at = made.headers.location!
  expect((await call('HEAD', at, tus)).headers['upload-defer-length']).toBe('1')
  const length = { 'upload-length': String(bytes.length) }
  const sent = await call(
    'PATCH',
    at,
    { ...octets, ...sizeOf(bytes), ...length, 'upload-offset': '0' },
    bytes,
  )
  expect([sent.status, sent.headers['gallery-duplicate']]).toEqual([204, 'no'])
})

describe('a checksum', () => {
  it.each(['sha1', 'sha256'])('by %s is accepted if it is right', async (algorithm) => {
    const bytes = await picture(algorithm === 'sha1' ? 30 : 40)
    const at = await begin(bytes)
    const headers = { ...octets, ...sizeOf(bytes), 'upload-offset': '0' }
    const sent = await call('PATCH', at, { ...headers, 'upload-checksum': sum(bytes, algorithm) }, bytes)
    expect([sent.status, sent.headers['upload-offset']]).toEqual([204, String(bytes.length)])
    isGuarded(sent.headers)
  })

  it('that is wrong refuses the piece, and the upload continues before it', async () => {
    const bytes = await picture(50)
    const before = await picturesNow()
    const at = await begin(bytes)
    const headers = { ...octets, ...sizeOf(bytes), 'upload-offset': '0' }
    const wrong = await call('PATCH', at, { ...headers, 'upload-checksum': sum(Buffer.from('other')) }, bytes)
    expect(wrong.status).toBe(460)
    isGuarded(wrong.headers)
    expect([await offsetOf(at), await picturesNow()]).toEqual(['0', before])
    const right = await call('PATCH', at, { ...headers, 'upload-checksum': sum(bytes) }, bytes)
    expect(right.status).toBe(204)
    expect(await readdir(join(app.config.dataDir, 'incoming'))).toEqual([])
  })

  it('of an unknown kind or without a value is refused', async () => {
    const bytes = await picture(60)
    const at = await begin(bytes)
    const headers = { ...octets, ...sizeOf(bytes), 'upload-offset': '0' }
    for (const checksum of ['md4 abc', 'sha1', 'sha1 !', '']) {
      const refused = await call('PATCH', at, { ...headers, 'upload-checksum': checksum }, bytes)
      expect(refused.status, checksum).toBe(400)
    }
    expect(await offsetOf(at)).toBe('0')
  })
})

it('other versions of the protocol are refused', async () => {
  const { 'tus-resumable': _, ...silent } = tus
  for (const headers of [silent, { ...tus, 'tus-resumable': '0.2.2' }]) {
    const refused = await call('POST', uploads, {
      ...headers,
      'upload-length': '10',
      'upload-metadata': meta(),
    })
    expect([refused.status, refused.headers['tus-version']]).toEqual([412, '1.0.0'])
    isGuarded(refused.headers)
  }
})

it('pieces with a wrong type or offset are refused', async () => {
  const bytes = await picture(70)
  const at = await begin(bytes)
  const length = sizeOf(bytes)
  for (const type of [{ 'content-type': 'application/octet-stream' }, {}] as Record<string, string>[])
    expect(
      (await call('PATCH', at, { ...tus, ...type, ...length, 'upload-offset': '0' }, bytes)).status,
    ).toBe(415)
  expect((await call('PATCH', at, { ...octets, ...length, 'upload-offset': '7' }, bytes)).status).toBe(409)
  expect(await offsetOf(at)).toBe('0')
})

it('the method can be overridden by a header', async () => {
  const bytes = await picture(80)
  const at = await begin(bytes)
  const as = (method: string) => ({ 'x-http-method-override': method })
  const half = bytes.subarray(0, 1000)
  const sent = await call(
    'POST',
    at,
    { ...octets, ...as('PATCH'), ...sizeOf(half), 'upload-offset': '0' },
    half,
  )
  expect([sent.status, sent.headers['upload-offset']]).toEqual([204, '1000'])
  const head = await call('POST', at, { ...tus, ...as('HEAD') })
  expect([head.status, head.headers['upload-offset']]).toEqual([200, '1000'])
  expect((await call('POST', at, { ...tus, ...as('DELETE') })).status).toBe(204)
  expect((await call('HEAD', at, tus)).status).toBe(404)
  const unknown = await call('POST', at, { ...tus, ...as('TRACE') })
  expect([unknown.status, unknown.headers.allow]).toEqual([405, 'POST, HEAD, PATCH, DELETE, OPTIONS'])
})

it('only the owner can upload', async () => {
  for (const method of ['POST', 'HEAD', 'PATCH', 'DELETE']) {
    const refused = await call(method, uploads, { 'tus-resumable': '1.0.0' })
    expect(refused.status).toBe(401)
    isGuarded(refused.headers)
  }
  const override = { 'tus-resumable': '1.0.0', 'x-http-method-override': 'OPTIONS' }
  expect((await call('POST', uploads, override)).status).toBe(401)
  expect((await call('OPTIONS', uploads, { 'x-http-method-override': 'DELETE' })).status).toBe(204)
})
