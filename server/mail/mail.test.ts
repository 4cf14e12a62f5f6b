import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { api } from '../../contract/api.ts'
import { runJobs } from '../jobs/runner.ts'
import { addService, bookingExample, messageExample } from '../testing/examples.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { mailJob } from './mail.ts'
import { createSendMail, outboxOf } from './transport.ts'

const mailServer = await startMailServer()
afterAll(() => mailServer.stop())

const mailSettings = (app: TestApp, smtpUrl?: string) => ({
  smtpUrl,
  mailFrom: 'Studio <studio@example.com>',
  dataDir: app.config.dataDir,
})

const work = (app: TestApp, smtpUrl?: string) =>
  runJobs(app.db, { [mailJob]: createSendMail(mailSettings(app, smtpUrl)) }, app.app.log)

const waiting = async ({ db }: TestApp) => (await db.selectFrom('job').select('id').execute()).length

describe('a booking request', () => {
  it('sends a mail to the owner and a confirmation to the sender, over SMTP', async () => {
    const app = await createTestApp()
    const serviceId = await addService(app, { title: 'Wedding Photography' })
    await app.call(api.booking.add, { body: { ...bookingExample(serviceId), email: 'rafi@example.org' } })
    const jobs = work(app, mailServer.url)
    await expect.poll(() => mailServer.mails.length).toBe(2)
    await jobs.stop()
    const [toOwner, toSender] = mailServer.mails
    expect(toOwner!.to).toEqual(['owner@example.com'])
    expect(toOwner!.raw).toContain('Reply-To: rafi@example.org')
    expect(toOwner!.raw).toContain('Service: Wedding Photography')
    expect(toSender!.to).toEqual(['rafi@example.org'])
    expect(await waiting(app)).toBe(0)
  })

  it('that is refused sends nothing', async () => {
    const app = await createTestApp()
    await app.call(api.booking.add, { body: bookingExample('nowhere') })
    await app.call(api.booking.add, { body: {} })
    expect(await waiting(app)).toBe(0)
  })
})

it('what the sender typed cannot add headers or recipients', async () => {
  const app = await createTestApp()
  const subject = 'Hello\r\nBcc: everyone@example.net'
  await app.call(api.message.add, { body: { ...messageExample, subject, name: 'A\nB' } })
  const before = mailServer.mails.length
  const jobs = work(app, mailServer.url)
  await expect.poll(() => mailServer.mails.length).toBe(before + 2)
  await jobs.stop()
  for (const { raw, to } of mailServer.mails.slice(before)) {
    const headers = raw.split('\r\n\r\n', 1)[0]
    expect(headers).not.toMatch(/^Bcc:/m)
    expect(to).toHaveLength(1)
  }
})

it('without SMTP_URL mails lie in the outbox as .eml files', async () => {
  const app = await createTestApp()
  await app.call(api.message.add, { body: { ...messageExample, subject: 'প্রশ্ন' } })
  const jobs = work(app)
  await expect.poll(() => waiting(app)).toBe(0)
  await jobs.stop()
  const folder = outboxOf(app.config.dataDir)
  const files = await readdir(folder)
  expect(files).toHaveLength(2)
  const mail = await readFile(join(folder, files[0]!), 'utf8')
  expect(mail).toMatch(/^From: Studio <studio@example.com>/m)
})

it('a mail server that is down loses nothing: the mail waits and goes out when it is back', async () => {
  const app = await createTestApp()
  const down = await startMailServer()
  await down.stop()
  await app.call(api.message.add, { body: messageExample })
  const first = work(app, down.url)
  const attempts = () => app.db.selectFrom('job').select(['attempts', 'last_error', 'run_at']).execute()
  await expect
    .poll(async () => (await attempts()).every((job) => job.attempts === 1 && job.last_error))
    .toBe(true)
  await first.stop()
  for (const { run_at } of await attempts()) expect(Date.parse(run_at)).toBeGreaterThan(Date.now())
  await app.db.updateTable('job').set({ run_at: new Date().toISOString() }).execute()
  const back = await startMailServer(down.port)
  const second = work(app, back.url)
  await expect.poll(() => back.mails.length).toBe(2)
  await second.stop()
  await back.stop()
  expect(await waiting(app)).toBe(0)
})
