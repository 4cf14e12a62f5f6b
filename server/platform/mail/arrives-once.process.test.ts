import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../db/open.ts'
import { messageExample } from '../../testing/examples.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { mailJob } from './mail.queries.ts'
import { freePort, startSite } from '../../testing/site-process.ts'

const senders = 5

/** The queue of a site, read from its database. */
async function queueOf(dataDir: string) {
  const { db, close } = openDatabase({ dataDir })
  const jobs = await db
    .selectFrom('job')
    .select(['attempts', 'last_error'])
    .where('kind', '=', mailJob)
    .execute()
  const sent = await db.selectFrom('mail').select('id').where('sent_at', 'is not', null).execute()
  await close()
  return { waiting: jobs.length, tried: jobs.filter((job) => job.last_error).length, sent: sent.length }
}

/** Makes all jobs due now. */
async function tryNow(dataDir: string) {
  const { db, close } = openDatabase({ dataDir })
  await db.updateTable('job').set({ run_at: new Date().toISOString(), leased_until: null }).execute()
  await close()
}

it('every mail arrives exactly once when the site is killed before sending and the mail server is down for a while', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aloka-mail-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const port = await freePort()
  const settings = {
    DATA_DIR: dataDir,
    LIMITS: 'off',
    LOG_LEVEL: 'silent',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'studio@example.com',
  }

  const first = await startSite(settings)
  for (let n = 0; n < senders; n++) {
    const reply = await fetch(`${first.url}/api/contact-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...messageExample, email: `sender-${n}@example.org` }),
    })
    expect(reply.status).toBe(201)
  }
  await first.end('SIGKILL')
  expect(await queueOf(dataDir)).toMatchObject({ waiting: 2 * senders, sent: 0 })

  await tryNow(dataDir)
  const second = await startSite(settings)
  await expect.poll(() => queueOf(dataDir)).toMatchObject({ tried: 2 * senders, sent: 0 })
  await second.end('SIGKILL')

  const mailServer = await startMailServer({ port })
  onTestFinished(() => mailServer.stop())
  await tryNow(dataDir)
  const third = await startSite(settings)
  await expect.poll(() => queueOf(dataDir)).toEqual({ waiting: 0, tried: 0, sent: 2 * senders })
  await third.end('SIGTERM')
  const ids = mailServer.mails.map(({ headers }) => headers['message-id'])
  expect(ids).toHaveLength(2 * senders)
  expect(new Set(ids).size).toBe(2 * senders)
  for (let n = 0; n < senders; n++)
    expect(mailServer.mails.filter(({ to }) => to[0] === `sender-${n}@example.org`)).toHaveLength(1)
})
