import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { usualPayments } from '../../../contract/shape/studio-settings.ts'
import { usualHours } from '../../../contract/shape/week-hours.ts'
import { demoSite } from '../../../db/seed/site.ts'
import { setupCode } from '../../platform/identity/setup-code.ts'
import { addService } from '../../testing/examples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

async function withoutOwner() {
  const app = await createTestApp()
  await app.db.updateTable('user').set({ role: 'customer' }).execute()
  return app
}

const account = { email: 'Nila@Example.com', password: 'river-boat-27-x' }
const becomeOwner = (app: TestApp, code: string, more = {}) =>
  app.call(api.setup.owner, { body: { ...account, code, ...more } })
const mailServer = {
  host: 'smtp.example.com',
  port: 587,
  security: 'starttls' as const,
  user: '',
  password: '',
  from: 'studio@example.com',
}
const needed = async ({ call }: TestApp) => (await call(api.setup.needed)).body.data.needed
const owners = ({ db }: TestApp) =>
  db.selectFrom('user').select(['email', 'name']).where('role', '=', 'owner').execute()

describe('a site without an owner', () => {
  it('gets its owner once, with the code from the log', async () => {
    const app = await withoutOwner()
    expect(await needed(app)).toBe(true)
    const code = await setupCode(app.db)
    expect((await becomeOwner(app, code.toLowerCase().replaceAll('-', ' '))).status).toBe(201)
    expect(await owners(app)).toEqual([{ email: 'nila@example.com', name: 'Owner' }])
    expect(await needed(app)).toBe(false)
    expect((await becomeOwner(app, code, { email: 'other@example.com' })).status).toBe(409)
    expect(await owners(app)).toHaveLength(1)
  })

  it('gets only one owner if several people use the code at once', async () => {
    const app = await withoutOwner()
    const code = await setupCode(app.db)
    const replies = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => becomeOwner(app, code, { email: `${name}@example.com` })),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await owners(app)).toHaveLength(1)
  })

  it('gets no owner with a wrong code', async () => {
    const app = await withoutOwner()
    await setupCode(app.db)
    const { status, body } = await becomeOwner(app, 'AAAA-BBBB-CCCC')
    expect(status).toBe(400)
    expect(body.fields.code).toMatch(/code is wrong/)
    expect(await owners(app)).toEqual([])
  })

  it('refuses an owner whose password is easy to guess', async () => {
    const app = await withoutOwner()
    const { body } = await becomeOwner(app, await setupCode(app.db), { password: 'short' })
    expect(body.fields).toEqual({ password: 'Password must be at least 12 characters long' })
  })

  it('refuses a used code after the owner is gone', async () => {
    const app = await withoutOwner()
    const code = await setupCode(app.db)
    await becomeOwner(app, code)
    await app.db.updateTable('user').set({ role: 'customer' }).execute()
    expect((await becomeOwner(app, code)).status).toBe(400)
  })
})

describe('the steps of a new owner', () => {
  const progress = async ({ call }: TestApp) => (await call(api.setup.progress, { as: 'owner' })).body.data

  it('are done according to what is stored, wherever it was entered', async () => {
    const app = await createTestApp()
    expect(await progress(app)).toEqual({ done: [], skipped: [], begun: false, left: false })
    const { owner, pictures } = demoSite
    await app.call(api.site.update, { as: 'owner', body: { owner, pictures } })
    await app.call(api.studio.update, { as: 'owner', body: { hours: usualHours } })
    await addService(app)
    expect(await progress(app)).toMatchObject({
      done: ['name', 'portrait', 'service', 'days'],
      begun: true,
    })
    await app.call(api.studio.update, { as: 'owner', body: { payments: usualPayments } })
    expect((await progress(app)).done).toContain('payments')
    await app.call(api.mail.saveServer, { as: 'owner', body: mailServer })
    expect((await progress(app)).done).toContain('mail')
  })

  it('name the account after the owner, only once', async () => {
    const app = await createTestApp()
    await app.db.updateTable('user').set({ name: 'Owner' }).where('role', '=', 'owner').execute()
    const rename = (owner: string) => app.call(api.site.update, { as: 'owner', body: { owner } })
    await rename('Nila Rahman')
    await rename('Nila Rahman Chowdhury')
    expect(await owners(app)).toMatchObject([{ name: 'Nila Rahman' }])
  })

  it('include the promises once the owner has agreed to them', async () => {
    const app = await createTestApp()
    await app.call(api.setup.update, { as: 'owner', body: { promised: true } })
    await app.call(api.setup.update, { as: 'owner', body: { left: false } })
    expect((await progress(app)).done).toEqual(['promises'])
  })

  it('are skipped and left on all devices', async () => {
    const app = await createTestApp()
    const update = (body: object) => app.call(api.setup.update, { as: 'owner', body })
    await Promise.all([update({ skip: 'portrait' }), update({ skip: 'days' }), update({ skip: 'days' })])
    expect(await progress(app)).toMatchObject({ skipped: ['portrait', 'days'], begun: true })
    await update({ left: true })
    expect(await progress(app)).toMatchObject({ left: true })
    expect((await progress(app)).skipped).toHaveLength(2)
  })
})
