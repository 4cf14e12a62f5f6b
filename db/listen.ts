import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const retryMs = 2000

/**
 * Listens to other processes through PostgreSQL. After a broken connection it reconnects and reports a change, since it
 * may have missed one.
 */
export function listen(connectionString: string, channel: string, hear: () => void) {
  let stopped = false
  let current: pg.Client | undefined

  async function hearUntilItBreaks() {
    const client = new pg.Client({ connectionString, keepAlive: true })
    current = client
    const ended = new Promise((done) => client.once('end', done))
    client.on('error', () => {})
    client.on('notification', hear)
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    hear()
    await ended
  }

  async function loop() {
    for (;;) {
      await hearUntilItBreaks().catch(() => {})
      if (stopped) return
      await sleep(retryMs, undefined, { ref: false })
      if (stopped) return
    }
  }
  void loop()

  return async () => {
    stopped = true
    await current?.end().catch(() => {})
  }
}
