import { startMailServer } from '../../server/testing/mail-server.ts'
import { freePort } from '../../server/testing/site-process.ts'

/** A mail server that can be stopped and restarted on the same port; what it accepted stays accepted. */
export async function openMailbox(delayMs = 0) {
  const port = await freePort()
  const taken: string[] = []
  let server = await startMailServer({ port, delayMs })
  const leave = async () => {
    await server.stop()
    taken.push(...server.mails.map(({ headers }) => /<([^@]+)@/.exec(headers['message-id'] ?? '')?.[1] ?? ''))
    server.mails.length = 0
  }
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'studio@example.com' },
    /** Mails accepted since the last start. */
    count: () => server.mails.length,
    leave,
    async comeBack() {
      server = await startMailServer({ port, delayMs })
    },
    /** Stops it and returns the ids of all accepted mails, once for each delivery. */
    async close() {
      await leave()
      return taken
    },
  }
}
