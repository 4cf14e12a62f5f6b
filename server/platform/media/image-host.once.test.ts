import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/uploads.ts'
import { photograph } from './testing/photograph.ts'

const key = 'the-secret-key'
interface Received {
  url: URL
  image: File
}
const received: Received[] = []
let answer: (reply: ServerResponse) => void

/** An image host as the specification describes it, over real HTTP. */
const host = createServer(async (request: IncomingMessage, reply) => {
  const chunks = await Array.fromAsync(request)
  const type = request.headers['content-type']!
  const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData()
  received.push({ url: new URL(request.url!, 'http://host'), image: form.get('image') as File })
  answer(reply)
}).listen(0, '127.0.0.1')
await once(host, 'listening')
afterAll(() => host.close())

const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/1/upload`
const app = await createTestApp({ IMAGE_HOST_URL: url, IMAGE_HOST_KEY: key })
const display_url = 'https://i.host.example/abc/evening.jpg'
const rows = () => app.db.selectFrom('picture').selectAll().execute()
const picture = async () =>
  (await photograph(500, 400))
    .jpeg()
    .withExif({ IFD0: { Model: 'Camera 7' } })
    .toBuffer()

beforeEach(async () => {
  received.length = 0
  answer = (reply) => reply.end(JSON.stringify({ data: { display_url }, success: true }))
  await app.db.deleteFrom('picture').execute()
})

it('gets the picture with key and name in the query, and its address is returned', async () => {
  const { status, body } = await upload(app, await picture(), { name: 'evening.jpg' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ display_url, src: display_url, width: 500, height: 400 })
  const [{ url: called, image }] = received as [Received]
  expect(called.pathname).toBe('/1/upload')
  expect(Object.fromEntries(called.searchParams)).toEqual({ key, name: 'evening.jpg' })
  const bytes = Buffer.from(await image.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 500 })
  expect(bytes.includes('Camera 7')).toBe(false)
  expect(JSON.stringify(body)).not.toContain(key)
})

it('gets the same picture only once; it is not stored here and no sizes are made', async () => {
  const bytes = await picture()
  await upload(app, bytes)
  expect((await upload(app, bytes)).body.data.display_url).toBe(display_url)
  expect(received).toHaveLength(1)
  expect(await app.db.selectFrom('job').selectAll().execute()).toEqual([])
  expect(await readdir(app.config.dataDir)).not.toContain('originals')
  expect(await readdir(join(app.config.dataDir, 'incoming'))).toEqual([])
})

it('never sees a file that is no picture', async () => {
  expect((await upload(app, Buffer.from('text'))).status).toBe(415)
  expect(received).toEqual([])
})

it.each<[string, typeof answer]>([
  ['says no', (reply) => void reply.writeHead(400).end('{"error":{"message":"Invalid API key"}}')],
  ['answers with a page', (reply) => void reply.end('<h1>Hello</h1>')],
  ['names no address', (reply) => void reply.end('{"data":{"display_url":"javascript:alert(1)"}}')],
  ['hangs up', (reply) => void reply.destroy()],
])('that %s: the reply is a sentence, and nothing is stored', async (_, reply) => {
  answer = reply
  const { status, body } = await upload(app, await picture())
  expect(status).toBe(503)
  expect(body.error).toBe('The image host did not accept the picture. Please try again later.')
  expect(await rows()).toEqual([])
})
