import type { ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { cert, key } from './certificate.ts'

type Answer = (response: ServerResponse, path: string) => void

/** An HTTPS server with its own certificate and the given answers. */
export async function startCalendarServer(answer: Answer) {
  const requested: string[] = []
  const server = createServer({ cert, key }, ({ url = '/' }, response) => {
    requested.push(url)
    answer(response, url)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    requested,
    ca: cert,
    url: (path = '/', host = 'calendar.test') => `https://${host}:${port}${path}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
