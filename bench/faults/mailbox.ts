import { startMailServer } from '../../server/testing/mail-server.ts'
import { freePort } from '../../server/testing/site-process.ts'

/** A mail server that may go away and come back on the same port; what it took once stays taken. */
export async function openMailbox(takesMs = 0) {
  const port = await freePort()
  const taken: string[] = []
  let server = await startMailServer({ port, takesMs })
  const leave = async () => {
    await server.stop()
    taken.push(...server.mails.map(({ headers }) => /<([^@]+)@/.exec(headers['message-id'] ?? '')?.[1] ?? ''))
    server.mails.length = 0
  }
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'studio@example.com' },
    /** How many it took since it last came. */
    count: () => server.mails.length,
    leave,
    async comeBack() {
      server = await startMailServer({ port, takesMs })
    },
    /** Closes it: the ids of all mails it took, once for each time. */
    async close() {
      await leave()
      return taken
    },
  }
}
