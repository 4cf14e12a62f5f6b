import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { messageExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { call, db } = await createTestApp()

const send = (changes: object = {}, as?: 'customer') =>
  call(api.message.add, { as, body: { ...messageExample, ...changes } })

describe('POST /contact-form', () => {
  it('stores the message before it acknowledges it', async () => {
    const sent = await send({ message: 'প্রথম লাইন\nSecond line <b>&amp;</b>' })
    expect(sent.status).toBe(201)
    const { data } = (await call(api.message.one, { as: 'owner', params: { id: sent.body.data._id } })).body
    expect(data).toMatchObject({
      ...messageExample,
      message: 'প্রথম লাইন\nSecond line <b>&amp;</b>',
      resolved: false,
    })
    expect(Date.parse(data.date)).toBeGreaterThan(Date.now() - 60_000)
  })

  it('refuses a missing or wrong field with a sentence', async () => {
    for (const [change, field, sentence] of [
      [{ name: '' }, 'name', 'Name is required.'],
      [{ email: 'nobody' }, 'email', 'Please enter a valid email address.'],
      [{ subject: undefined }, 'subject', 'Subject is required.'],
      [{ message: '   ' }, 'message', 'Message is required.'],
      [{ message: 'x'.repeat(10_001) }, 'message', 'Message can be at most 10,000 characters long.'],
    ] as const) {
      const { status, body } = await send(change)
      expect(status, JSON.stringify(change)).toBe(400)
      expect(body.fields, JSON.stringify(change)).toEqual({ [field]: sentence })
    }
  })
})

it('accepts a surrogate pair wherever its mail or the list shortens the text', async () => {
  for (const length of [70, 100, 120, 160]) {
    const message = `${'x'.repeat(length - 1)}😀 and more`
    const { status } = await call(api.message.add, { body: { ...messageExample, message } })
    expect(status, String(length)).toBe(201)
  }
})

it('a form that is sent again makes one message and its mails once', async () => {
  const body = {
    ...messageExample,
    email: 'twice@example.com',
    subject: 'Sent twice',
    key: crypto.randomUUID(),
  }
  const replies = await Promise.all([1, 2, 3].map(() => call(api.message.add, { body })))
  const [id, ...others] = new Set(replies.map((reply) => reply.body.data._id))
  expect(others).toEqual([])
  const list = await call(api.message.list, { as: 'owner', query: { search: 'Sent twice' } })
  expect(list.body.total).toBe(1)
  expect(await db.selectFrom('mail').where('message_id', '=', id!).selectAll().execute()).toHaveLength(2)
})

describe('GET /contact-form', () => {
  it('returns all messages in insertion order to the owner, and customers only their own', async () => {
    const mine = (await send({}, 'customer')).body.data._id
    const last = (await send()).body.data._id
    const all = (await call(api.message.list, { as: 'owner' })).body
    expect(all.data.at(-1)._id).toBe(last)
    expect((await call(api.message.count, { as: 'owner' })).body.data).toBe(all.total)
    const own = (await call(api.message.list, { as: 'customer' })).body
    expect(own.data.map((m: any) => m._id)).toEqual([mine])
    expect((await call(api.message.one, { as: 'stranger', params: { id: mine } })).status).toBe(404)
    expect((await call(api.message.list)).status).toBe(401)
  })

  it('is filtered by search and status', async () => {
    const first = (await send({ subject: 'Prints for the Chhayanaut hall' })).body.data._id
    const second = (await send({ message: 'Is CHHAYANAUT on your way?' })).body.data._id
    await call(api.message.solve, { as: 'owner', params: { id: second } })
    const list = async (query: object) =>
      (await call(api.message.list, { as: 'owner', query: { search: 'chhayanaut', ...query } })).body
    const idsOf = (body: any) => body.data.map((m: any) => m._id)
    expect(await list({})).toMatchObject({ total: 2, counts: { pending: 1, solved: 1 } })
    expect(idsOf(await list({ sort: 'desc', page: 1, limit: 5 }))).toEqual([second, first])
    expect(idsOf(await list({ resolved: 'false' }))).toEqual([first])
    expect(idsOf(await list({ resolved: 'true' }))).toEqual([second])
    expect(
      (await call(api.message.list, { as: 'stranger', query: { search: 'chhayanaut' } })).body,
    ).toMatchObject({ data: [], total: 0 })
  })
})

describe('PATCH /solved-contact/{id}', () => {
  it('marks a message as solved', async () => {
    const id = (await send()).body.data._id
    const solved = await call(api.message.solve, { as: 'owner', params: { id } })
    expect(solved.body).toEqual({ success: true, message: 'Issue resolved successfully' })
    expect((await call(api.message.one, { as: 'owner', params: { id } })).body.data.resolved).toBe(true)
    expect((await call(api.message.solve, { as: 'owner', params: { id: 'nowhere' } })).status).toBe(404)
  })
})
