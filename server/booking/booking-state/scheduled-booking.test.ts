import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { addDays, dayIn } from '../../../contract/shape/zone.ts'
import type { EventDay, Letter } from '../../platform/mail/letter.ts'
import { addService, bookingExample, offerExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { keyOfBooking } from './booking-key.ts'
import { processDueBookings } from './due-bookings.ts'
import { offerDay } from './hold.service.ts'

const app = await createTestApp()
const { call, db } = app
const serviceId = await addService(app, { title: 'Wedding Story', price: 85_000, duration: 120 })

let last = addDays(dayInDhaka(), 20)
/** One that no other test has used. */
const nextDay = () => (last = addDays(last, 3))

const row = (id: string) =>
  db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const asOwner = (id: string, body?: object) => ({ as: 'owner', params: { id }, body }) as const
const asClient = async (id: string, body: object) => {
  const { reference } = await row(id)
  return { params: { reference }, body: { key: await keyOfBooking(db, id), ...body } }
}
const findOfferByStatus = (id: string, status: 'draft' | 'sent') =>
  db
    .selectFrom('offer')
    .select(['id', 'sha256'])
    .where('booking_id', '=', id)
    .where('status', '=', status)
    .executeTakeFirstOrThrow()

/** What can happen to a booking, by the names in the paths below. */
const acts = {
  confirm: (id: string) => call(api.bookingState.confirm, asOwner(id, {})),
  decline: (id: string) => call(api.bookingState.decline, asOwner(id, {})),
  cancel: (id: string) => call(api.bookingState.cancel, asOwner(id, {})),
  move: (id: string) => call(api.bookingState.move, asOwner(id, { eventDate: nextDay() })),
  done: (id: string) => call(api.bookingState.done, asOwner(id)),
  async offer(id: string) {
    await call(api.offer.saveDraft, asOwner(id, offerExample))
    return call(api.offer.send, asOwner((await findOfferByStatus(id, 'draft')).id))
  },
  withdraw: async (id: string) => call(api.offer.withdraw, asOwner((await findOfferByStatus(id, 'sent')).id)),
  async accept(id: string) {
    const { sha256 } = await findOfferByStatus(id, 'sent')
    return call(api.clientOffer.accept, await asClient(id, { name: 'Rafi Hasan', sha256 }))
  },
  pay: (id: string) => call(api.payment.record, asOwner(id, { way: 'cash', amount: 8_500_000 })),
  async lapse(id: string) {
    await processDueBookings(db, (await row(id)).held_until! + 1)
  },
  /** The day is held for an entry of the waiting list. */
  async becomesFree(id: string) {
    await db.updateTable('booking').set({ status: 'waiting' }).where('id', '=', id).execute()
    expect(await offerDay(db, id)).toBe(true)
  },
  take: async (id: string) => call(api.bookingState.answerHold, await asClient(id, { answer: 'accept' })),
  giveBack: async (id: string) =>
    call(api.bookingState.answerHold, await asClient(id, { answer: 'release' })),
  propose: (id: string) => call(api.bookingState.move, asOwner(id, { eventDate: nextDay(), ask: true })),
  agree: async (id: string) => call(api.clientBooking.answerDay, await asClient(id, { answer: 'accept' })),
  keep: async (id: string) => call(api.clientBooking.answerDay, await asClient(id, { answer: 'keep' })),
  cancelAsClient: async (id: string) => call(api.clientBooking.cancel, await asClient(id, {})),
}
type Act = keyof typeof acts

const ended = new Set(['lapsed', 'declined', 'cancelled'])

/** The event in the client's calendar: of files with the same sequence, the later one counts. */
async function calendarOf(id: string) {
  const mails = await db
    .selectFrom('mail')
    .select('letter')
    .where('booking_id', '=', id)
    .where('recipient', '=', 'rafi@example.com')
    .orderBy('id')
    .execute()
  const entries = mails.flatMap(({ letter }) => (letter as Letter).event ?? [])
  return entries.reduce<EventDay | undefined>(
    (taken, entry) => ((entry.sequence ?? 0) >= (taken?.sequence ?? 0) ? entry : taken),
    undefined,
  )
}

const paths: Act[][] = [
  ['decline'],
  ['move', 'confirm', 'move', 'done'],
  ['confirm', 'cancel'],
  ['offer', 'accept', 'pay', 'move', 'done'],
  ['pay', 'offer', 'accept', 'cancelAsClient'],
  ['offer', 'offer', 'confirm', 'propose', 'agree', 'propose', 'keep'],
  ['confirm', 'offer', 'accept', 'move', 'done'],
  ['confirm', 'offer', 'withdraw', 'offer', 'cancel'],
  ['offer', 'withdraw', 'move', 'offer', 'lapse', 'offer', 'accept', 'cancelAsClient'],
  ['becomesFree', 'take', 'confirm', 'done'],
  ['becomesFree', 'giveBack'],
  ['becomesFree', 'lapse', 'confirm'],
]

it.each(paths.map((path) => [path.join(', '), path] as const))(
  "the client's calendar follows the booking: %s",
  async (_, path) => {
    const body = { ...bookingExample(serviceId), eventDate: nextDay() }
    const id = (await call(api.booking.add, { as: 'customer', body })).body.data._id as string
    for (const act of path) {
      const reply = await acts[act](id)
      if (reply) expect([act, reply.status, reply.body.error]).toEqual([act, expect.any(Number), undefined])
      const booking = await row(id)
      const entry = await calendarOf(id)
      const isAgreed = booking.status === 'confirmed' || booking.status === 'done'
      const status = ended.has(booking.status) ? 'CANCELLED' : isAgreed ? 'CONFIRMED' : 'TENTATIVE'
      expect([act, entry?.status ?? 'TENTATIVE', entry?.day]).toEqual([act, status, booking.event_date])
      expect(entry?.method === 'CANCEL', act).toBe(status === 'CANCELLED')
      if (entry?.span) expect(dayIn('Asia/Dhaka', entry.span.startsAt), act).toBe(booking.event_date)
    }
  },
)

it('a new offer for a confirmed day does not mention a hold', async () => {
  const body = { ...bookingExample(serviceId), eventDate: nextDay() }
  const id = (await call(api.booking.add, { as: 'customer', body })).body.data._id as string
  await acts.confirm(id)
  await acts.offer(id)
  const { letter } = await db
    .selectFrom('mail')
    .select('letter')
    .where('booking_id', '=', id)
    .where('recipient', '=', 'rafi@example.com')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(letter).toMatchObject({
    subject: expect.stringMatching(/^A new offer: Wedding Story on /),
    preview: expect.stringContaining('Your day stays confirmed'),
  })
})
