import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { failure } from '../../../contract/shape/envelope.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { app } = await createTestApp()
let replied = 0
app.addHook('onRequest', async () => void replied++)
// Larger than all buffers, or the server would have sent it at once.
app.get('/large', async () => Buffer.alloc(20_000_000))
await app.listen({ port: 0 })
const { port } = app.server.address() as { port: number }

const openapi = 'GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'

async function raw(text: string) {
  const socket = connect(port, 'localhost')
  let reply = ''
  socket.on('data', (part) => (reply += part))
  socket.on('error', () => {})
  socket.write(text, 'latin1')
  await once(socket, 'close')
  const [head, body] = reply.split('\r\n\r\n')
  return { status: Number(head!.split(' ')[1]), head: head!, body: body! }
}

it('malformed requests get an error in the envelope, and the connection is closed', async () => {
  for (const [what, status, text] of [
    ['no HTTP', 400, 'hello\r\n\r\n'],
    ['a line break in a header', 400, 'GET / HTTP/1.1\r\nHost: x\r\nX: a\rInjected: b\r\n\r\n'],
    [
      'two lengths',
      400,
      'POST /api/contact-form HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
    ],
    ['headers without end', 431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ] as const) {
    const reply = await raw(text)
    expect(reply.status, what).toBe(status)
    expect(failure.strict().safeParse(JSON.parse(reply.body)).success, what).toBe(true)
    expect(reply.head, what).not.toContain('Injected')
  }
})

it('are closed when a request does not finish', () => {
  expect(app.server.headersTimeout).toBeLessThanOrEqual(60_000)
  expect(app.server.requestTimeout).toBeGreaterThan(0)
  expect(app.server.requestTimeout).toBeLessThanOrEqual(300_000)
})

it('are closed when the client does not read the answer', async () => {
  expect(app.server.timeout).toBeGreaterThan(0)
  expect(app.server.timeout).toBeLessThanOrEqual(120_000)
  // A short timeout for the test.
  const before = app.server.timeout
  app.server.setTimeout(200)
  onTestFinished(() => void app.server.setTimeout(before))
  const socket = connect(port, 'localhost')
  onTestFinished(() => void socket.destroy())
  const [seen] = (await Promise.all([once(app.server, 'connection'), once(socket.pause(), 'connect')]).then(
    ([[connection]]) => [connection],
  )) as [Socket]
  socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(seen, 'close')
})

it('are closed when hundreds of requests are pipelined, without preparing their answers', async () => {
  let asked = 0
  app.server.on('request', () => asked++)
  const before = replied
  const socket = connect(port, 'localhost')
  socket.on('error', () => {})
  socket.pause().write(openapi.repeat(500))
  await expect.poll(() => asked).toBe(500)
  await once(socket.resume(), 'close')
  expect(replied - before).toBeLessThanOrEqual(11)
})
