import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { messageExample } from '../../testing/examples.ts'
import { sendMails } from '../../testing/mail-runner.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { waitedTooLong } from './mail-gate.ts'

const production = { NODE_ENV: 'production', LIMITS: 'on', PUBLIC_URL: 'https://studio.example' }

const typed = (port: number) => ({
  host: '127.0.0.1',
  port,
  security: 'none',
  user: '',
  password: '',
  from: 'hello@chhaya.example',
})
const save = ({ call }: TestApp, body: object) => call(api.mail.saveServer, { as: 'owner', body })
const setup = async ({ call }: TestApp) => (await call(api.mail.setup, { as: 'owner' })).body.data
const list = async ({ call }: TestApp) => (await call(api.mail.list, { as: 'owner' })).body
const test = ({ call }: TestApp) => call(api.mail.test, { as: 'owner', body: { to: 'me@chhaya.example' } })

describe('the mail server in the settings', () => {
  it('never shows its password, and an empty password keeps the saved one', async () => {
    const app = await createTestApp(production)
    expect(await setup(app)).toMatchObject({ sending: 'none', isFixed: false, server: null, from: '' })
    const server = { ...typed(465), security: 'tls', user: 'nila', password: 'open sesame' }
    expect((await save(app, server)).body.message).toBe('Settings saved')
    const { password, ...shown } = server
    expect(await setup(app)).toMatchObject({
      sending: 'smtp',
      server: { ...shown, hasPassword: true },
      from: 'hello@chhaya.example',
    })
    expect((await save(app, { ...server, password: '', port: '587' })).status).toBe(200)
    expect((await setup(app)).server).toMatchObject({ port: 587, hasPassword: true })
    const { value } = await app.db
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'mail-server')
      .executeTakeFirstOrThrow()
    expect(value).not.toContain(password)
  })

  it('is set only by the owner, and only if the environment does not set it', async () => {
    const app = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@chhaya.example' })
    expect((await app.call(api.mail.saveServer, { as: 'customer', body: typed(25) })).status).toBe(403)
    expect(await setup(app)).toMatchObject({ isFixed: true, from: 'a@chhaya.example' })
    expect((await save(app, typed(25))).status).toBe(409)
  })

  it('wrong values are refused beside their field', async () => {
    for (const [wrong, field] of [
      [{ host: '' }, 'host'],
      [{ host: 'smtp.example.com:587' }, 'host'],
      [{ port: 0 }, 'port'],
      [{ from: 'nobody' }, 'from'],
    ] as const) {
      const app = await createTestApp()
      const { status, body } = await save(app, { ...typed(25), ...wrong })
      expect([status, Object.keys(body.fields)], JSON.stringify(wrong)).toEqual([400, [field]])
    }
  })
})

it('emails wait for a mail server: those of the last day are then sent, older ones when the owner asks for it', async () => {
  const app = await createTestApp(production)
  const jobs = sendMails(app)
  for (const subject of ['Old', 'New'])
    await app.call(api.message.add, { body: { ...messageExample, subject } })
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000).toISOString()
  const { data } = await list(app)
  const old = data.filter(({ subject }: any) => subject.includes('Old')).map(({ _id }: any) => _id)
  await app.db.updateTable('job').set({ run_at: twoDaysAgo }).where('id', 'in', old).execute()
  expect((await test(app)).status).toBe(409)
  const activity = await app.call(api.dashboard.activity, { as: 'owner' })
  expect(activity.body.data).toMatchObject({ sending: 'none', waitingMails: 4, pending: { mails: 1 } })
  expect((await list(app)).counts).toEqual({ waiting: 4, failed: 0, sent: 0 })

  const server = await startMailServer()
  await save(app, typed(server.port))
  await expect.poll(async () => (await list(app)).counts, { timeout: 5000 }).toMatchObject({ waiting: 0 })
  await expect.poll(() => server.mails.length).toBe(3)
  expect(server.mails.some(({ headers }) => headers.subject!.includes('Old'))).toBe(false)
  expect(server.mails[0]!.headers.from).toContain('hello@chhaya.example')
  const held = (await list(app)).data.find(({ _id }: any) => _id === old[0])
  expect(held).toMatchObject({ state: 'failed', attempts: 0, problem: waitedTooLong })
  await app.call(api.mail.retry, { as: 'owner', params: { id: old[0] } })
  await expect.poll(() => server.mails.some(({ headers }) => headers.subject!.includes('Old'))).toBe(true)
  await jobs.stop()
  await server.stop()
})

it('a corrected server is used without a restart, and failed emails are sent at once', async () => {
  const app = await createTestApp(production)
  const jobs = sendMails(app)
  await save(app, typed(9))
  const { _id } = (await test(app)).body.data
  const mail = async () => (await app.call(api.mail.one, { as: 'owner', params: { id: _id } })).body.data
  await expect.poll(async () => (await mail()).problem, { timeout: 5000 }).toContain('ECONNREFUSED')
  const server = await startMailServer()
  await save(app, typed(server.port))
  await expect.poll(async () => (await mail()).state, { timeout: 5000 }).toBe('sent')
  await jobs.stop()
  await server.stop()
})
