import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { addDays } from '../../../contract/shape/zone.ts'
import { addService, bookingExample, offerExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { keyOfBooking } from '../../booking/booking-state/booking-key.ts'
import { remindOfLate } from './remind-late.ts'

const app = await createTestApp()
const { call, db } = app
const serviceId = await addService(app)
const owner = (endpoint: Parameters<typeof call>[0], params: Record<string, string> = {}, body?: object) =>
  call(endpoint, { as: 'owner', params, body })

let day = addDays(dayInDhaka(), 20)
/** A client who has accepted an offer. */
async function agreed(name: string) {
  day = addDays(day, 2)
  const body = { ...bookingExample(serviceId), name, eventDate: day }
  const id = (await call(api.booking.add, { body })).body.data._id as string
  const offer = (await owner(api.offer.saveDraft, { id }, offerExample)).body.data._id
  await owner(api.offer.send, { id: offer })
  await owner(api.offer.agree, { id: offer }, { name })
  return id
}
const pay = (id: string, amount: number, more: object = {}) =>
  owner(api.payment.record, { id }, { way: 'cash', amount, ...more })
const overview = async () => (await owner(api.money.overview)).body.data
const invoices = async (query: object = {}) =>
  (await call(api.money.invoices, { as: 'owner', query: { page: 1, limit: 10, sort: 'desc', ...query } }))
    .body
const names = async (query: object) => (await invoices(query)).data.map(({ name }: { name: string }) => name)

const total = 9_200_000
const advance = 2_760_000

it('a studio without money has a page of zeros', async () => {
  const { months, due, overdue, toCome, claims } = await overview()
  expect(months).toHaveLength(12)
  expect(months.at(-1)).toEqual({ month: dayInDhaka().slice(0, 7), received: 0, agreed: 0, shoots: 0 })
  const none = { sum: 0, count: 0 }
  expect({ due, overdue, toCome, claims }).toEqual({ due: none, overdue: none, toCome: none, claims: 0 })
  expect(await invoices()).toMatchObject({ data: [], total: 0 })
})

it('every open sum is due, overdue or to come, and counted once', async () => {
  const [unpaid, half, late, done] = [
    await agreed('Unpaid'),
    await agreed('Half'),
    await agreed('Late'),
    await agreed('Done'),
  ]
  await pay(half, advance)
  await pay(late, advance)
  await pay(done, total, { way: 'bkash', transactionId: '9KD4M7QX2B' })
  // Reversed entries do not count as received.
  const wrong = (await pay(unpaid, 500_000)).body.data._id
  await owner(api.payment.reverse, { id: wrong }, { reason: 'Typed twice' })
  await db
    .updateTable('booking')
    .set({ event_date: addDays(dayInDhaka(), -15) })
    .where('id', '=', late)
    .execute()

  const { months, due, overdue, toCome } = await overview()
  expect(months.at(-1)).toMatchObject({ received: 2 * advance + total, agreed: 4 * total })
  expect(due).toEqual({ sum: advance, count: 1 })
  expect(overdue).toEqual({ sum: total - advance, count: 1 })
  expect(toCome).toEqual({ sum: 2 * (total - advance), count: 2 })

  expect((await invoices()).counts).toEqual({ open: 2, overdue: 1, paid: 1, cancelled: 0 })
  expect(await names({ state: 'overdue' })).toEqual(['Late'])
  expect(await names({ state: 'open' })).toEqual(['Half', 'Unpaid'])
  expect(await names({ search: 'haLF' })).toEqual(['Half'])
  expect(await names({ search: '9kd4m7qx2b' })).toEqual(['Done'])
  expect((await invoices({ search: 'Done' })).data).toMatchObject([{ total, paid: total, state: 'paid' }])
})

it('a cancelled invoice stays in the list without a balance', async () => {
  const id = await agreed('Gone')
  const [invoice] = (await owner(api.document.ofBooking, { id })).body.data
  await owner(api.document.cancel, { id: invoice._id }, { reason: 'Moved abroad' })
  expect(await names({ state: 'cancelled' })).toEqual(['Gone'])
})

it('invoices are paged, newest first, without duplicates', async () => {
  const first = (await invoices({ limit: 2 })).data
  const second = (await invoices({ limit: 2, page: 2 })).data
  const ids = [...first, ...second].map(({ _id }: { _id: string }) => _id)
  expect(new Set(ids).size).toBe(4)
  expect(ids.toSorted().toReversed()).toEqual(ids)
})

describe('the exports for an accountant', () => {
  const read = async (endpoint: typeof api.money.exportInvoices | typeof api.money.exportPayments) =>
    (await call(endpoint, { as: 'owner' })) as { status: number; text?: string; body: unknown }
  const textOf = ({ text, body }: { text?: string; body: unknown }) => text ?? String(body)

  it('contain invoices and payments, with typed formulas as text', async () => {
    await pay(await agreed('=1+1'), 100_050, { note: '@SUM(A1)' })
    const sheet = textOf(await read(api.money.exportInvoices))
    expect(sheet.startsWith('\uFEFFNumber,')).toBe(true)
    expect(sheet).toContain(`'=1+1`)
    expect(sheet).toContain('92000.00,1000.50,open')
    const ledger = textOf(await read(api.money.exportPayments))
    expect(ledger).toContain(`'@SUM(A1)`)
    expect(ledger).toMatch(/reversal,,5000\.00,cash/)
  })
})

describe('an overdue balance', () => {
  const mails = async (id: string) =>
    (
      await db
        .selectFrom('mail')
        .select('subject')
        .where('booking_id', '=', id)
        .where('subject', 'like', '%৳%')
        .execute()
    ).map(({ subject }) => subject)
  const wasShot = (id: string) =>
    db
      .updateTable('booking')
      .set({ event_date: addDays(dayInDhaka(), -30), language: 'bn' })
      .where('id', '=', id)
      .execute()
  const remindThem = (remind: boolean) => owner(api.studio.update, {}, { late: { days: 14, remind } })

  it('is reminded of once, in the language of the client, and only if it is switched on', async () => {
    const [owing, paid, off] = [await agreed('Owing'), await agreed('Paid later'), await agreed('Called off')]
    for (const id of [owing, paid, off]) await wasShot(id)
    await pay(paid, total, { tell: false })
    await owner(api.bookingState.cancel, { id: off }, {})
    await remindOfLate(db)
    expect(await mails(owing)).toEqual([])
    await remindThem(true)
    await Promise.all([remindOfLate(db), remindOfLate(db)])
    await remindOfLate(db)
    expect(await mails(owing)).toEqual([expect.stringMatching(/^বাকি টাকা: ৳৯২,০০০/)])
    expect([await mails(paid), await mails(off)]).toEqual([[], []])
  })
})

it('the page of a person shows their balance, and the dashboard payments to check', async () => {
  const id = await agreed('Tanvir')
  await pay(id, advance)
  const { bookings } = (await owner(api.person.one, { id })).body.data
  expect(bookings).toContainEqual(
    expect.objectContaining({
      _id: id,
      balance: expect.objectContaining({ agreed: total, paid: advance, dueNow: 0, balance: total - advance }),
    }),
  )
  const { reference } = (await owner(api.booking.one, { id })).body.data
  const claim = {
    key: await keyOfBooking(db, id),
    way: 'bkash',
    transactionId: '8HN3JQX7T2',
    sender: '01700000112',
  }
  await call(api.payment.claim, { params: { reference }, body: claim })
  const activity = (await owner(api.dashboard.activity)).body.data
  expect(activity.bookings.find((one: { _id: string }) => one._id === id).situation).toMatchObject({
    kind: 'payment-to-check',
    claimed: total - advance,
  })
  expect((await overview()).claims).toBe(1)
})

it('only the owner can read it', async () => {
  for (const endpoint of Object.values(api.money)) {
    expect((await call(endpoint, { as: 'customer' })).status).toBe(403)
    expect((await call(endpoint)).status).toBe(401)
  }
})
