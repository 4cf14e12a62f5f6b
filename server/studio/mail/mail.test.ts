import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { messageExample } from '../../testing/examples.ts'
import { sendMails } from '../../testing/mail-runner.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const list = async ({ call }: TestApp, query = {}) => (await call(api.mail.list, { as: 'owner', query })).body

const giveUp = ({ db }: TestApp) =>
  db
    .updateTable('job')
    .set({ given_up_at: new Date().toISOString(), last_error: 'connect ECONNREFUSED', attempts: 8 })
    .execute()

describe('the mails of the site', () => {
  it('are listed with their state, newest first, page by page', async () => {
    const app = await createTestApp()
    await app.call(api.message.add, { body: messageExample })
    await giveUp(app)
    await app.call(api.message.add, { body: { ...messageExample, subject: 'Later' } })
    const all = await list(app, { sort: 'desc', page: 1, limit: 3 })
    expect(all.data.map(({ subject }: any) => subject)).toEqual([
      'Your message to Aloka Photography',
      'Message: Later (Nadia)',
      'Your message to Aloka Photography',
    ])
    expect(all).toMatchObject({ total: 4, counts: { waiting: 2, failed: 2, sent: 0 }, sending: 'outbox' })
    const failed = await list(app, { state: 'failed' })
    expect(failed.total).toBe(2)
    expect(failed.data[0]).toMatchObject({ state: 'failed', attempts: 8, problem: 'connect ECONNREFUSED' })
    const activity = (await app.call(api.dashboard.activity, { as: 'owner' })).body.data
    expect(activity).toMatchObject({ failedMails: 2, delayedMails: 0 })
    expect(activity.pending.mails).toBe(1)
  })

  it('that the server keeps refusing are reported before they fail for good', async () => {
    const app = await createTestApp()
    await app.call(api.message.add, { body: messageExample })
    const late = (attempts: number) =>
      app.db.updateTable('job').set({ last_error: 'connect ECONNREFUSED', attempts }).execute()
    const activity = async () => (await app.call(api.dashboard.activity, { as: 'owner' })).body.data
    await late(2)
    expect(await activity()).toMatchObject({ delayedMails: 0, pending: { mails: 0 } })
    await late(3)
    expect(await activity()).toMatchObject({ failedMails: 0, delayedMails: 2, pending: { mails: 1 } })
  })

  it('that failed are retried and then sent once', async () => {
    const app = await createTestApp()
    const server = await startMailServer()
    await app.call(api.message.add, { body: messageExample })
    await giveUp(app)
    const { data } = await list(app, { state: 'failed' })
    for (const { _id } of data) {
      const retried = await app.call(api.mail.retry, { as: 'owner', params: { id: _id } })
      expect(retried.body).toEqual({ success: true, message: 'The email is being sent again' })
    }
    const jobs = sendMails(app, { smtpUrl: server.url })
    await expect.poll(async () => (await list(app)).counts.sent).toBe(2)
    await app.call(api.mail.retry, { as: 'owner', params: { id: data[0]._id } })
    await jobs.stop()
    await server.stop()
    expect(server.mails).toHaveLength(2)
    const unknown = await app.call(api.mail.retry, { as: 'owner', params: { id: 'nowhere' } })
    expect(unknown.status).toBe(404)
  })

  it('can be read by the owner, as text and as HTML', async () => {
    const app = await createTestApp()
    await app.call(api.message.add, { body: messageExample })
    const { data } = await list(app)
    const mail = (await app.call(api.mail.one, { as: 'owner', params: { id: data[0]._id } })).body.data
    expect(mail).toMatchObject({ to: 'owner@example.com', kind: 'message' })
    expect(mail.text).toContain('Are you free in December?')
    expect(mail.html).toContain('<!doctype html>')
  })

  it.each<Record<string, string>>([{}, { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'studio@example.com' }])(
    'with a reset link are not shown to the owner: %j',
    async (settings) => {
      const app = await createTestApp(settings)
      const headers = { origin: app.config.publicUrl }
      const account = { name: 'Rafi', email: 'rafi@example.org', password: 'long-enough' }
      await app.send('POST', '/api/auth/sign-up/email', { body: account, headers })
      const { email } = account
      await app.send('POST', '/api/auth/request-password-reset', { body: { email }, headers })
      const id = (await list(app)).data[0]._id
      const mail = (await app.call(api.mail.one, { as: 'owner', params: { id } })).body.data
      expect(mail).toMatchObject({ kind: 'reset', text: null, html: null })
      expect(JSON.stringify([mail, await list(app)])).not.toContain('token=')
    },
  )
})

it('a reset link is deleted once a mail server has accepted it', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  const headers = { origin: app.config.publicUrl }
  const account = { name: 'Rafi', email: 'rafi@example.org', password: 'long-enough' }
  await app.send('POST', '/api/auth/sign-up/email', { body: account, headers })
  await app.send('POST', '/api/auth/request-password-reset', { body: { email: account.email }, headers })
  const jobs = sendMails(app, { smtpUrl: server.url })
  await expect.poll(async () => (await list(app)).counts.sent).toBe(1)
  await jobs.stop()
  await server.stop()
  expect(server.mails[0]!.text).toContain('reset-password?token=')
  const kept = await app.db.selectFrom('mail').select('letter').executeTakeFirstOrThrow()
  expect(JSON.stringify(kept.letter)).not.toContain('token=')
})

describe('a test mail', () => {
  it('is sent to the typed address', async () => {
    const app = await createTestApp()
    const server = await startMailServer()
    const { status, body } = await app.call(api.mail.test, { as: 'owner', body: { to: 'me@studio.example' } })
    expect([status, body.message]).toEqual([201, 'The test email is on its way'])
    const jobs = sendMails(app, { smtpUrl: server.url })
    const state = async () =>
      (await app.call(api.mail.one, { as: 'owner', params: { id: body.data._id } })).body.data.state
    await expect.poll(state).toBe('sent')
    await jobs.stop()
    await server.stop()
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]!.text).toContain('You asked your site for this test email')
  })

  it('can be sent only by the owner', async () => {
    const { call } = await createTestApp()
    expect((await call(api.mail.test, { body: { to: 'a@b.example' } })).status).toBe(401)
    expect((await call(api.mail.test, { as: 'customer', body: { to: 'a@b.example' } })).status).toBe(403)
  })
})

it('the owner sees the sender of mails and where replies arrive', async () => {
  const app = await createTestApp()
  const setup = async () => (await app.call(api.mail.setup, { as: 'owner' })).body.data
  expect(await setup()).toMatchObject({ sending: 'outbox', answers: 'studio@example.com' })
  await app.call(api.site.update, { as: 'owner', body: { email: 'hello@chhaya.example' } })
  expect(await setup()).toMatchObject({ answers: 'hello@chhaya.example' })
})
