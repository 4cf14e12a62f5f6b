import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { api } from '../contract/api.ts'
import { waitingListJob } from './booking/calendar/waiting-list-job.ts'
import { lateJob } from './billing/money/remind-late.ts'
import { enqueue } from './platform/jobs/jobs.queries.ts'
import { outboxJob } from './platform/mail/delete-mails.ts'
import { sweepJob } from './platform/sweep/sweep.ts'
import { messageExample } from './testing/examples.ts'
import { createTestApp } from './testing/test-app.ts'
import { startWorkers } from './workers.ts'

/** Accepts connections and never answers. */
async function startSilentServer() {
  const server = createServer((socket) => onTestFinished(() => void socket.destroy())).listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, connected: once(server, 'connection') }
}

it('a mail server that hangs delays mails and nothing else', async () => {
  const { port, connected } = await startSilentServer()
  const { app, call, config, database, db } = await createTestApp({
    SMTP_URL: `smtp://localhost:${port}`,
    MAIL_FROM: 'studio@example.org',
  })
  await call(api.message.add, { body: messageExample })
  const workers = startWorkers(app, database, config)
  onTestFinished(() => void workers.stop())
  await connected
  const day = { from: '2030-01-01', to: '2030-01-02' }
  await enqueue(db, waitingListJob, day)
  for (const kind of [lateJob, sweepJob, outboxJob]) await enqueue(db, kind, { mailIds: [] })
  const kindsLeft = async () =>
    new Set((await db.selectFrom('job').select('kind').execute()).map(({ kind }) => kind))
  await expect.poll(kindsLeft, { timeout: 20_000 }).toEqual(new Set(['mail']))
})
