import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addService, bookingExample, messageExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const { call, db, send } = app
const serviceId = await addService(app)
const secret = 'Bring two flashes, পার্কিং behind the hall'

const kinds = {
  booking: {
    add: api.booking.add,
    one: api.booking.one,
    read: api.note.ofBooking,
    save: api.note.saveOfBooking,
  },
  message: {
    add: api.message.add,
    one: api.message.one,
    read: api.note.ofMessage,
    save: api.note.saveOfMessage,
  },
}

describe.each(['booking', 'message'] as const)('notes about a %s', (noun) => {
  const calls = kinds[noun]
  const example = noun === 'booking' ? bookingExample(serviceId) : messageExample
  const add = async (): Promise<string> =>
    (await call(calls.add, { as: 'customer', body: example })).body.data._id
  const read = async (id: string) => (await call(calls.read, { as: 'owner', params: { id } })).body.data
  const save = (id: string, body: object) => call(calls.save, { as: 'owner', params: { id }, body })

  it('are empty at first, and updated with the version that was read', async () => {
    const id = await add()
    expect(await read(id)).toEqual({ body: '', version: null })
    const first = await save(id, { body: secret, version: null })
    expect(first.body).toMatchObject({ success: true, message: 'Notes saved' })
    expect(await read(id)).toEqual({ body: secret, version: first.body.data.version })
    const second = await save(id, { body: '', version: first.body.data.version })
    expect(second.status).toBe(200)
    expect((await read(id)).body).toBe('')
  })

  it('that were changed meanwhile are not overwritten', async () => {
    const id = await add()
    const { version } = (await save(id, { body: 'First', version: null })).body.data
    const refusal = {
      success: false,
      error: 'These notes were changed somewhere else since you opened them. Nothing was overwritten.',
    }
    expect((await save(id, { body: 'As if new', version: null })).body).toEqual(refusal)
    const old = new Date(Date.parse(version) - 1000).toISOString()
    const refused = await save(id, { body: 'Outdated', version: old })
    expect([refused.status, refused.body]).toEqual([409, refusal])
    expect((await read(id)).body).toBe('First')
    expect((await save(id, { body: 'Whatever was there' })).status).toBe(200)
  })

  it('are refused for an unknown request, or if they are too long', async () => {
    expect((await save('nowhere', { body: secret })).status).toBe(404)
    const long = await save(await add(), { body: 'x'.repeat(10_001) })
    expect(long.body.fields).toEqual({ body: 'Notes can be at most 10,000 characters long.' })
  })

  it('are visible only to the owner, and in no mail, export or account data', async () => {
    const id = await add()
    await save(id, { body: secret, version: null })
    const reply = noun === 'booking' ? api.booking.reply : api.message.reply
    await call(reply, { as: 'owner', params: { id }, body: { body: 'Yes.' } })
    for (const endpoint of [calls.read, calls.save])
      for (const [as, status] of [
        ['customer', 403],
        [undefined, 401],
      ] as const)
        expect((await call(endpoint, { as, params: { id }, body: { body: 'Mine' } })).status).toBe(status)
    const given = [
      (await call(calls.one, { as: 'customer', params: { id } })).body,
      (await call(api.account.myData, { as: 'customer' })).body,
      (await send('GET', `/api/${noun === 'booking' ? 'booking' : 'contact'}-export`, { as: 'owner' })).body,
      await db.selectFrom('mail').select(['subject', 'letter']).execute(),
    ]
    expect(JSON.stringify(given)).not.toContain('two flashes')
  })

  it('are deleted with their request', async () => {
    const id = await add()
    await save(id, { body: secret, version: null })
    const remove = noun === 'booking' ? api.booking.remove : api.message.remove
    await call(remove, { as: 'owner', params: { id } })
    const left = db.selectFrom('note').selectAll().where(`${noun}_id`, '=', id)
    expect(await left.execute()).toEqual([])
  })
})

it('erasing a person’s requests erases the notes about them', async () => {
  const other = await createTestApp()
  const booking = { ...bookingExample(await addService(other)) }
  for (const [add, save, body] of [
    [api.booking.add, api.note.saveOfBooking, booking],
    [api.message.add, api.note.saveOfMessage, messageExample],
  ] as const) {
    const id = (await other.call(add, { as: 'stranger', body })).body.data._id
    await other.call(save, { as: 'owner', params: { id }, body: { body: secret } })
  }
  const removal = { confirm: 'stranger@example.com', reviews: 'remove', requests: 'erase' }
  expect((await other.call(api.account.removeAccount, { as: 'stranger', body: removal })).status).toBe(200)
  expect(await other.db.selectFrom('note').selectAll().execute()).toEqual([])
})
