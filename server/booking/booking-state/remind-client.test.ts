import { expect, it, onTestFinished, vi } from 'vitest'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { addDays } from '../../../contract/shape/zone.ts'
import { addService, bookingExample, offerExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { MailServerSettings } from '../../platform/mail/mail-server.ts'
import { remindClient } from './remind-client.ts'

const app = await createTestApp()
const { call, db } = app
const serviceId = await addService(app, { title: 'Wedding Story', price: 85_000 })

const asOwner = (id: string, body?: object) => ({ as: 'owner', params: { id }, body }) as const
let last = addDays(dayInDhaka(), 20)
const nextDay = () => (last = addDays(last, 3))

async function asked() {
  const body = { ...bookingExample(serviceId), eventDate: nextDay() }
  return (await call(api.booking.add, { as: 'customer', body })).body.data._id as string
}
async function offered() {
  const id = await asked()
  await call(api.offer.saveDraft, asOwner(id, offerExample))
  const { offers } = (await call(api.offer.ofBooking, asOwner(id))).body.data
  expect((await call(api.offer.send, asOwner(offers[0]._id))).status).toBe(200)
  return id
}
const remind = async (id: string) => {
  const { status, body } = await call(api.bookingState.remind, asOwner(id, { message: 'Any questions?' }))
  return [status, body.message ?? body.error]
}
const reminders = async (id: string) => {
  const mails = await db
    .selectFrom('mail')
    .select(['subject', 'letter'])
    .where('booking_id', '=', id)
    .execute()
  return mails.filter(({ subject }) => subject.startsWith('Waiting for your answer'))
}
async function change(id: string, set: object) {
  await db.updateTable('booking').set(set).where('id', '=', id).execute()
  return id
}

const again = [409, 'You have already sent a reminder in the last 24 hours.']

it('sends the client one email with the link and the owner’s message, and it is their turn', async () => {
  const id = await offered()
  await change(id, { resolved: false, turn_reason: 'offer-ending' })
  expect(await remind(id)).toEqual([200, 'The reminder is on its way'])
  const [mail, ...more] = await reminders(id)
  expect(more).toEqual([])
  expect(mail!.letter).toMatchObject({
    button: { href: expect.stringMatching(/^\/booking\/AL-\w+\?key=/) },
    paragraphs: [expect.any(String), 'Any questions?'],
  })
  const { situation } = (await call(api.booking.one, asOwner(id))).body.data
  expect(situation).toMatchObject({ kind: 'offer-sent', turn: 'client' })
})

it('is sent at most once in 24 hours, also by concurrent requests', async () => {
  const id = await offered()
  const answers = await Promise.all([remind(id), remind(id)])
  expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409])
  expect(await remind(id)).toEqual(again)
  expect(await reminders(id)).toHaveLength(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect((await remind(id))[0]).toBe(200)
  expect(await reminders(id)).toHaveLength(2)
})

const nothingWaits = [409, 'Nothing is waiting for the client at the moment.']
it.each([
  ['a request', () => asked(), nothingWaits],
  [
    'an offer that ran out',
    async () => change(await offered(), { held_until: Date.now() - 1 }),
    nothingWaits,
  ],
  ['a day held without an end', async () => change(await offered(), { held_until: null }), nothingWaits],
  [
    'a client without an address',
    async () => change(await offered(), { email: '' }),
    [409, 'There is no email address to write to.'],
  ],
  ['nobody', async () => 'nobody', [404, expect.stringContaining('not found')]],
])('is refused for %s', async (_, add, refusal) => {
  const id = await add()
  expect(await remind(id)).toEqual(refusal)
  expect(await reminders(id)).toEqual([])
})

it('is refused without a mail server, and queues no mail', async () => {
  const id = await offered()
  const noServer = { canSend: async () => false } as MailServerSettings
  await expect(remindClient(db, noServer, id, '')).rejects.toThrow('There is no mail server yet')
  expect(await reminders(id)).toEqual([])
})
