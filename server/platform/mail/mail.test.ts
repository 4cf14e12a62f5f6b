import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { demoSite } from '../../../db/seed/site.ts'
import { addService, bookingExample, messageExample } from '../../testing/examples.ts'
import { receiveMails, countWaitingMails } from '../../testing/receive-mails.ts'
import { noMailExtras, sendMails } from '../../testing/mail-runner.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { readMail } from '../../testing/read-mail.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createDelivery } from './deliver.ts'
import { outboxOf } from './transport.ts'

const mailServer = await startMailServer({ unknown: ['nobody@example.org'] })
afterAll(() => mailServer.stop())

const arriving = (app: TestApp, count: number, settings = {}) =>
  receiveMails(mailServer, app, count, settings)

describe('a booking request', () => {
  it('sends a mail to the owner and a confirmation to the sender, over SMTP, in HTML and text', async () => {
    const app = await createTestApp()
    await app.call(api.site.update, { as: 'owner', body: demoSite })
    const serviceId = await addService(app, { title: 'Wedding Photography' })
    const sent = await app.call(api.booking.add, {
      body: { ...bookingExample(serviceId), email: 'rafi@example.org' },
    })
    const { reference } = sent.body.data
    expect(sent.body.message).toContain(reference)
    expect(reference).toMatch(/^AL-[2-9A-Z]{6}$/)
    const [toOwner, toSender] = await arriving(app, 2)
    expect(toOwner!.to).toEqual(['owner@example.com'])
    expect(toOwner!.headers['reply-to']).toBe('rafi@example.org')
    expect(toOwner!.headers.subject).toContain(reference)
    expect(toSender!.to).toEqual(['rafi@example.org'])
    expect(toSender!.headers['reply-to']).toBe(demoSite.email)
    expect(toSender!.headers['auto-submitted']).toBe('auto-generated')
    expect(toOwner!.text).toContain('Rafi Hasan')
    for (const { text, html } of [toOwner!, toSender!]) {
      expect(text).toContain('Service: Wedding Photography')
      for (const words of ['Wedding Photography', reference]) {
        expect(text).toContain(words)
        expect(html).toContain(words)
      }
      expect(html).toContain('https://wa.me/')
      expect(text).toContain('https://wa.me/')
    }
    expect(toOwner!.html).toContain(`/admin/request/view/${sent.body.data._id}`)
    expect(toOwner!.html).toContain('https://wa.me/8801711000000')
  })

  it('has an .ics file for the event date', async () => {
    const app = await createTestApp()
    const example = bookingExample(await addService(app))
    const sent = await app.call(api.booking.add, { body: { ...example, eventDate: '2131-12-31' } })
    for (const { files } of await arriving(app, 2)) {
      expect(files).toHaveLength(1)
      const { name, type, content } = files[0]!
      expect(name).toBe(`${sent.body.data.reference}.ics`)
      expect(type).toMatch(/^text\/calendar; charset=utf-8; method=PUBLISH/)
      expect(content).toContain('DTSTART;VALUE=DATE:21311231\r\nDTEND;VALUE=DATE:21320101\r\n')
    }
  })

  it('that is refused sends nothing', async () => {
    const app = await createTestApp()
    await app.call(api.booking.add, { body: bookingExample('nowhere') })
    await app.call(api.booking.add, { body: {} })
    expect(await countWaitingMails(app)).toBe(0)
    expect(await app.db.selectFrom('mail').selectAll().execute()).toEqual([])
  })
})

describe('an address typed by someone else', () => {
  it('gets no typed text, neither in the mail nor in its calendar file', async () => {
    const app = await createTestApp()
    const email = 'victim@example.org'
    const words = { name: 'Cheap-pills', address: 'Pills-street', subject: 'Pills-now', message: 'Buy-pills' }
    const booking = { ...bookingExample(await addService(app)), ...words, email, phone: '+44 20 7946 0018' }
    await app.call(api.booking.add, { body: booking })
    await app.call(api.message.add, { body: { ...words, email } })
    const mails = (await arriving(app, 4)).filter(({ to }) => to[0] === email)
    expect(mails).toHaveLength(2)
    for (const { headers, text, html, files } of mails) {
      const all = [...Object.values(headers), text, html, ...files.map((file) => file.content)]
      expect(all.join('\n')).not.toMatch(/pills|7946\D?0018/i)
    }
  })

  it('gets five confirmations a day, for all spellings of the address and both forms together', async () => {
    const app = await createTestApp()
    const booking = bookingExample(await addService(app))
    const addresses = [
      'Victim@Example.org',
      'victim+1@example.org',
      'victim@example.org',
      'victim+2@EXAMPLE.org',
    ]
    for (const email of addresses) {
      await app.call(api.message.add, { body: { ...messageExample, email } })
      const reply = await app.call(api.booking.add, { body: { ...booking, email } })
      expect(reply.status).toBe(201)
    }
    const confirmations = app.db.selectFrom('mail').where('recipient', '!=', 'owner@example.com').selectAll()
    expect(await confirmations.execute()).toHaveLength(5)
    await app.call(api.message.add, { body: { ...messageExample, email: 'somebody-else@example.org' } })
    expect(await confirmations.execute()).toHaveLength(6)
    const toOwner = app.db.selectFrom('mail').where('recipient', '=', 'owner@example.com').selectAll()
    expect(await toOwner.execute()).toHaveLength(9)
    expect(JSON.stringify(await app.db.selectFrom('attempt').selectAll().execute())).not.toContain('victim')
  })

  it('gets at most five password mails an hour, without the name of the account', async () => {
    const app = await createTestApp()
    const victim = { name: 'Cheap-pills', email: 'victim@example.org', password: 'long-enough' }
    await app.send('POST', '/api/auth/sign-up/email', { body: victim })
    for (let n = 0; n < 8; n++)
      await app.send('POST', '/api/auth/request-password-reset', { body: { email: victim.email } })
    const mails = await app.db.selectFrom('mail').selectAll().execute()
    expect(mails).toHaveLength(5)
    expect(JSON.stringify(mails)).not.toContain('pills')
  })
})

describe('a new review', () => {
  const leave = (app: TestApp, serviceId: string, change: object = {}) =>
    app.call(api.review.add, {
      as: 'customer',
      body: { serviceId, rating: 4, review: 'Sharp & <b>patient</b>.', ...change },
    })

  it('sends one mail to the owner, also for a form that is sent twice', async () => {
    const app = await createTestApp()
    const serviceId = await addService(app, { title: 'Weddings & more' })
    for (const key of ['one-filling', 'one-filling']) await leave(app, serviceId, { key })
    const [mail] = await arriving(app, 1)
    expect(mail!.to).toEqual(['owner@example.com'])
    expect(mail!.headers.subject).toBe('New review: Weddings & more, 4.0 (The customer)')
    expect(mail!.text).toContain('> Sharp & <b>patient</b>.')
    expect(mail!.html).toContain('Sharp &amp; &lt;b&gt;patient&lt;/b&gt;.')
    expect(mail!.html).toContain(`/services/${serviceId}`)
  })

  it('sends no mail after many others, when it is the owner’s, or when it is refused', async () => {
    const app = await createTestApp()
    const serviceId = await addService(app)
    await leave(app, 'nowhere')
    await app.call(api.review.add, { as: 'owner', body: { serviceId, rating: 5, review: 'Long enough.' } })
    expect(await countWaitingMails(app)).toBe(0)
    for (let n = 0; n < 14; n++) expect((await leave(app, serviceId)).status).toBe(201)
    expect(await countWaitingMails(app)).toBe(10)
  })
})

it('without SMTP_URL mails are stored in the outbox as .eml files', async () => {
  const app = await createTestApp()
  await app.call(api.message.add, { body: { ...messageExample, subject: 'প্রশ্ন' } })
  const jobs = sendMails(app)
  await expect.poll(() => countWaitingMails(app)).toBe(0)
  await jobs.stop()
  const folder = outboxOf(app.config.dataDir)
  const { data } = (await app.call(api.mail.list, { as: 'owner' })).body
  expect(data.map(({ state }: { state: string }) => state)).toEqual(['outbox', 'outbox'])
  const files = await readdir(folder)
  expect(files).toHaveLength(2)
  const mail = readMail(await readFile(join(folder, files.toSorted()[0]!), 'latin1'))
  expect(mail.headers.from).toBe('Studio <studio@example.com>')
  expect(mail.headers.subject).toBe('Message: প্রশ্ন (Nadia)')
  expect(mail.text).toContain(messageExample.message)
})

it('mails wait while the mail server is down and are sent when it is back', async () => {
  const app = await createTestApp()
  const down = await startMailServer()
  await down.stop()
  await app.call(api.message.add, { body: messageExample })
  const first = sendMails(app, { smtpUrl: down.url })
  const attempts = () => app.db.selectFrom('job').select(['attempts', 'last_error', 'run_at']).execute()
  await expect
    .poll(async () => (await attempts()).every((job) => job.attempts === 1 && job.last_error))
    .toBe(true)
  await first.stop()
  for (const { run_at } of await attempts()) expect(Date.parse(run_at)).toBeGreaterThan(Date.now())
  await app.db.updateTable('job').set({ run_at: new Date().toISOString() }).execute()
  const back = await startMailServer({ port: down.port })
  const second = sendMails(app, { smtpUrl: back.url })
  await expect.poll(() => countWaitingMails(app)).toBe(0)
  await second.stop()
  await back.stop()
  expect(back.mails).toHaveLength(2)
})

it('a sent mail is not sent again, even if its job still exists', async () => {
  const app = await createTestApp()
  await app.call(api.message.add, { body: messageExample })
  const jobs = await app.db.selectFrom('job').selectAll().execute()
  await arriving(app, 2)
  // As if the process had died after the mail server accepted the mail and before the job was deleted.
  await app.db
    .insertInto('job')
    .values(jobs.map((job) => ({ ...job, payload: JSON.stringify(job.payload) })))
    .execute()
  expect(await arriving(app, 0)).toEqual([])
})

it('a mail is not sent twice if the database is unavailable just after sending', async () => {
  const app = await createTestApp()
  await app.call(api.message.add, { body: messageExample })
  const { id } = await app.db.selectFrom('mail').select('id').executeTakeFirstOrThrow()
  let [outages, sent] = [1, 0]
  const shaky = app.db.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'UpdateQueryNode' && outages-- > 0)
        throw Object.assign(new Error('shutting down'), { code: '57P01' })
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const send = async () => {
    sent++
    return 'smtp' as const
  }
  const deliver = createDelivery(shaky, send, noMailExtras)
  await deliver({ mailId: id })
  await deliver({ mailId: id })
  expect(sent).toBe(1)
  expect(outages).toBeLessThan(1)
})

it('a mail to an unknown mailbox is given up at once, with the reason', async () => {
  const app = await createTestApp()
  await app.call(api.message.add, { body: { ...messageExample, email: 'nobody@example.org' } })
  const jobs = sendMails(app, { smtpUrl: mailServer.url })
  const job = () => app.db.selectFrom('job').selectAll().executeTakeFirst()
  await expect.poll(async () => (await job())?.given_up_at).toBeTruthy()
  await jobs.stop()
  expect(await job()).toMatchObject({ attempts: 1, last_error: expect.stringContaining('No such mailbox') })
})
