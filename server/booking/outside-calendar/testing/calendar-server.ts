import type { ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { cert, key } from './certificate.ts'

type Answer = (response: ServerResponse, path: string) => void

/** A real server with a certificate of its own, which answers as the test wants. */
export async function startCalendarServer(answer: Answer) {
  const asked: string[] = []
  const server = createServer({ cert, key }, ({ url = '/' }, response) => {
    asked.push(url)
    answer(response, url)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    ca: cert,
    url: (path = '/', host = 'calendar.test') => `https://${host}:${port}${path}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
