import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { readMail, type ReadMail } from './read-mail.ts'

export interface ReceivedMail extends ReadMail {
  to: string[]
  raw: string
}

interface MailServerOptions {
  port?: number
  /** Addresses that are refused as unknown. */
  unknown?: string[]
  /** The delay before each mail is accepted. */
  delayMs?: number
}

/** A real SMTP server on loopback that keeps the mails it receives. */
export async function startMailServer({ port = 0, unknown = [], delayMs = 0 }: MailServerOptions = {}) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      if (!unknown.includes(address)) return done()
      done(Object.assign(new Error('No such mailbox here'), { responseCode: 550 }))
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString('latin1')
        mails.push({
          to: session.envelope.rcptTo.map((recipient) => recipient.address),
          raw,
          ...readMail(raw),
        })
        if (delayMs > 0) setTimeout(done, delayMs)
        else done()
      })
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: listening } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    mails,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}
