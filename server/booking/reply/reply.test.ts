import { afterAll, describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { defaultSite } from '../../../contract/shape/site-settings.ts'
import { addService, bookingExample, messageExample } from '../../testing/examples.ts'
import { sendMails } from '../../testing/mail-runner.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { createTestApp } from '../../testing/test-app.ts'

const mailServer = await startMailServer()
afterAll(() => mailServer.stop())
const app = await createTestApp()
const { call, db } = app
const serviceId = await addService(app)
const site = { ...defaultSite, email: 'hello@studio.example' }
await call(api.site.update, { as: 'owner', body: site })

describe.each(['booking', 'message'] as const)('a reply to a %s', (noun) => {
  const example = noun === 'booking' ? bookingExample(serviceId) : messageExample
  const add = async (): Promise<string> =>
    (await call(api[noun].add, { as: 'customer', body: example })).body.data._id
  const read = async (id: string, as: 'owner' | 'customer' | 'stranger' = 'owner') =>
    (await call(api[noun].one, { as, params: { id } })).body
  const answer = (id: string, body: object, as: 'owner' | 'customer' = 'owner') =>
    call(api[noun].reply, { as, params: { id }, body })

  it('is stored, shown with the state of its mail, and visible to the sender', async () => {
    const id = await add()
    expect((await read(id)).replies).toEqual([])
    const sent = await answer(id, { body: 'Yes, I am free.\n\nSee you then.' })
    expect(sent.body).toMatchObject({ success: true, message: 'Your reply is saved' })
    const reply = { _id: sent.body.data._id, body: 'Yes, I am free.\n\nSee you then.', mail: 'waiting' }
    expect((await read(id)).replies).toMatchObject([{ ...reply, by: 'The owner' }])
    expect((await read(id, 'customer')).replies).toMatchObject([{ ...reply, by: '' }])
    expect(await read(id, 'stranger')).not.toHaveProperty('replies')
  })

  it('arrives in one mail thread with the confirmation', async () => {
    await db.deleteFrom('job').execute()
    const id = await add()
    await answer(id, { body: '<b>Yes</b>, I am free.' })
    const before = mailServer.mails.length
    const jobs = sendMails(app, { smtpUrl: mailServer.url })
    await expect.poll(() => mailServer.mails.length).toBe(before + 3)
    await expect.poll(async () => (await read(id)).replies[0].mail).toBe('sent')
    await jobs.stop()
    const [, confirmation, reply] = mailServer.mails.slice(before)
    expect(reply!.to).toEqual([example.email])
    expect(reply!.text).toContain('<b>Yes</b>, I am free.')
    expect(reply!.html).toContain('&lt;b&gt;Yes&lt;/b&gt;')
    expect(reply!.headers['in-reply-to']).toBe(confirmation!.headers['message-id'])
    expect(reply!.headers['reply-to']).toBe('hello@studio.example')
    expect(reply!.headers.subject).toMatch(/^Re: /)
  })

  it('sent again is stored and mailed once', async () => {
    const id = await add()
    const body = { body: 'Once is enough.', key: crypto.randomUUID() }
    const all = await Promise.all([1, 2, 3, 4].map(() => answer(id, body)))
    expect(new Set(all.map((reply) => reply.body.data._id)).size).toBe(1)
    expect((await read(id)).replies).toHaveLength(1)
    const mails = db.selectFrom('mail').where(`${noun}_id`, '=', id).where('kind', '=', 'reply')
    expect(await mails.selectAll().execute()).toHaveLength(1)
  })

  it('solves its request if asked to, and only the first time', async () => {
    const id = await add()
    await answer(id, { body: 'Which day was it?' })
    expect((await read(id)).data).toMatchObject({ resolved: false, resolvedAt: null })
    const body = { body: 'Yes, I am free.', solve: true, key: crypto.randomUUID() }
    const sent = await answer(id, body)
    expect(sent.body.message).toBe('Your reply is saved, and it is solved')
    expect((await read(id)).data).toMatchObject({ resolved: true, resolvedAt: expect.any(String) })
    const mail = db.selectFrom('mail').selectAll().where(`${noun}_id`, '=', id).where('kind', '=', 'reply')
    expect(await mail.execute()).toHaveLength(2)
    await call(api[noun].reopen, { as: 'owner', params: { id } })
    await answer(id, body)
    expect((await read(id)).data.resolved).toBe(false)
  })

  it('that is refused solves nothing', async () => {
    const id = await add()
    expect((await answer(id, { body: ' ', solve: true })).status).toBe(400)
    expect((await read(id)).data.resolved).toBe(false)
  })

  it('is only for the owner, and needs a text and an existing request', async () => {
    const id = await add()
    expect((await answer(id, { body: 'Hello' }, 'customer')).status).toBe(403)
    expect((await answer(id, { body: ' ' })).body.fields).toEqual({ body: 'Reply is required.' })
    expect((await answer('nowhere', { body: 'Hello' })).status).toBe(404)
    expect((await read(id)).replies).toEqual([])
  })
})
