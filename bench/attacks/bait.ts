import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { DatabaseSync } from 'node:sqlite'
import type { AddressInfo } from 'node:net'

/**
 * A deliberately vulnerable site. If a scanner finds nothing here, its finding nothing elsewhere
 * means nothing.
 */
export async function startBait() {
  const db = new DatabaseSync(':memory:')
  db.exec("create table person (id text, name text); insert into person values ('1', 'Nadia'), ('2', 'Rafi')")
  const server = createServer(async (request, reply) => {
    reply.setHeader('content-type', 'text/html')
    try {
      const sent = await text(request)
      const { searchParams } = new URL(request.url!, 'http://localhost')
      const given = sent ? (JSON.parse(sent) as Record<string, string>) : Object.fromEntries(searchParams)
      const rows = 'id' in given ? db.prepare(`select name from person where id = '${given.id}'`).all() : []
      reply.end(`<a href="/?id=1&word=x">${JSON.stringify(rows)}</a><p>${given.word ?? ''}</p>`)
    } catch (error) {
      reply.writeHead(500).end(`SQLite error: ${String(error)}`)
    }
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      db.close()
    },
  }
}
