import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { usualPayments } from '../../../contract/shape/studio-settings.ts'
import { addDays, momentIn } from '../../../contract/shape/zone.ts'
import { addService, bookingExample, offerExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { keyOfBooking } from '../../booking/booking-state/booking-key.ts'
import { processDueBookings } from '../../booking/booking-state/due-bookings.ts'

const app = await createTestApp()
const { call, db } = app
const serviceId = await addService(app, { title: 'Wedding Story', price: 85_000 })

let last = addDays(dayInDhaka(), 20)
const nextDay = () => (last = addDays(last, 3))
let mailboxes = 0

async function addBooking(eventDate = nextDay(), changes: object = {}) {
  const email = `offer-${++mailboxes}@example.com`
  const body = { ...bookingExample(serviceId), email, eventDate, ...changes }
  const { _id, reference } = (await call(api.booking.add, { as: 'customer', body })).body.data
  return { id: _id as string, reference: reference as string, email, eventDate }
}
type AddedBooking = Awaited<ReturnType<typeof addBooking>>

const draft = async (id: string, changes: object = {}): Promise<string> => {
  const { status, body } = await call(api.offer.saveDraft, {
    as: 'owner',
    params: { id },
    body: { ...offerExample, ...changes },
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data._id
}
const send = (id: string) => call(api.offer.send, { as: 'owner', params: { id } })
async function sent(booking: AddedBooking, changes: object = {}) {
  const id = await draft(booking.id, changes)
  expect((await send(id)).status).toBe(200)
  return id
}
const offersOf = async (id: string) =>
  (await call(api.offer.ofBooking, { as: 'owner', params: { id } })).body.data
const statuses = async (id: string) => (await offersOf(id)).offers.map(({ status }: any) => status)
const money = async (id: string) =>
  (await call(api.payment.ofBooking, { as: 'owner', params: { id } })).body.data
const booking = async (id: string) => (await call(api.booking.one, { as: 'owner', params: { id } })).body
const seen = async ({ id, reference }: AddedBooking) =>
  (await call(api.clientOffer.one, { params: { reference }, query: { key: await keyOfBooking(db, id) } }))
    .body.data
const accept = async (addBooking: AddedBooking, changes: object = {}) => {
  const { offer } = await seen(addBooking)
  const body = {
    key: await keyOfBooking(db, addBooking.id),
    name: 'Rafi Hasan',
    sha256: offer.sha256,
    ...changes,
  }
  return call(api.clientOffer.accept, { params: { reference: addBooking.reference }, body })
}
const pay = (id: string, amount: number) =>
  call(api.payment.record, { as: 'owner', params: { id }, body: { way: 'cash', amount } })
const subjects = async ({ id, email }: AddedBooking) => {
  const rows = await db
    .selectFrom('mail')
    .select('subject')
    .where('booking_id', '=', id)
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
  return rows.map(({ subject }) => subject.split(/:| \(/)[0]).slice(1)
}

describe('a draft', () => {
  it('starts with the price at the time of the request, which the client also sees', async () => {
    const one = await addBooking()
    await db.updateTable('service').set({ price: 99_000 }).where('id', '=', serviceId).execute()
    expect((await offersOf(one.id)).suggested.lines[0].price).toBe(8_500_000)
    const pageOf = async () =>
      (
        await call(api.clientBooking.one, {
          params: { reference: one.reference },
          query: { key: await keyOfBooking(db, one.id) },
        })
      ).body.data
    expect((await pageOf()).booking.price).toBe(85_000)
    await sent(one)
    expect((await pageOf()).booking.price).toBe(92_000)
    await db.updateTable('service').set({ price: 85_000 }).where('id', '=', serviceId).execute()
  })

  it('starts with the service, its price and the usual advance, and there is only one draft', async () => {
    const { id } = await addBooking()
    const terms = { en: 'The advance holds the day.', bn: '' }
    await call(api.studio.update, {
      as: 'owner',
      body: { payments: { ...usualPayments, advance: 40 }, terms },
    })
    expect((await offersOf(id)).suggested).toMatchObject({
      lines: [{ text: 'Wedding Story', count: 1, price: 8_500_000 }],
      advance: { kind: 'percent', value: 40 },
      terms: 'The advance holds the day.',
    })
    const [first, second] = [await draft(id), await draft(id, { message: 'Changed' })]
    expect(first).toBe(second)
    const { offers } = await offersOf(id)
    expect(offers).toMatchObject([{ version: 1, status: 'draft', content: { message: 'Changed' } }])
    expect(offers[0].sums).toEqual({
      subtotal: 9_300_000,
      discount: 100_000,
      total: 9_200_000,
      advance: 2_760_000,
      balance: 6_440_000,
    })
    expect((await booking(id)).data.status).toBe('requested')
  })

  it('wrong values are refused beside their field', async () => {
    for (const [changes, field, sentence] of [
      [{ lines: [] }, 'lines', 'Add at least one line.'],
      [
        { discount: { kind: 'amount', value: 9_300_001 } },
        'discount.value',
        'The discount cannot be more than the price.',
      ],
      [
        { advance: { kind: 'amount', value: 9_200_001 } },
        'advance.value',
        'The advance cannot be more than the price.',
      ],
      [{ advance: { kind: 'percent', value: 101 } }, 'advance.value', 'Advance can be at most 100 percent.'],
      [{ validUntil: '2020-01-01' }, 'validUntil', 'Choose a day in the future.'],
    ] as const) {
      const { id } = await addBooking()
      const body = { ...offerExample, ...changes }
      const reply = await call(api.offer.saveDraft, { as: 'owner', params: { id }, body })
      expect([reply.status, reply.body.fields], JSON.stringify(changes)).toEqual([400, { [field]: sentence }])
    }
  })
})

describe('a sent offer', () => {
  it('holds the day until the end of its last day, and is mailed in the client’s language', async () => {
    const one = await addBooking(nextDay(), { language: 'bn' })
    await sent(one)
    const { data, events } = await booking(one.id)
    const until = momentIn('Asia/Dhaka', addDays(offerExample.validUntil, 1))
    expect(data).toMatchObject({
      status: 'offered',
      heldUntil: new Date(until).toISOString(),
      resolved: true,
    })
    expect(events.at(-1)).toMatchObject({ actor: 'owner', what: 'offered' })
    expect(await subjects(one)).toEqual(['আপনার প্রস্তাব'])
    const { offer, balance } = await seen(one)
    expect(offer).toMatchObject({
      status: 'sent',
      paper: { total: 9_200_000, advance: 2_760_000, language: 'bn' },
    })
    expect(balance).toMatchObject({ agreed: null, paid: 0, balance: 0 })
  })

  it('never changes; a change is a new version, which replaces it', async () => {
    const one = await addBooking()
    const first = await sent(one)
    const row = db.updateTable('offer').where('id', '=', first)
    await expect(row.set({ total: 1 }).execute()).rejects.toThrow('offer_sent_stays')
    await expect(row.set({ paper: '{}' }).execute()).rejects.toThrow('offer_sent_stays')
    await expect(row.set({ balance_due_on: '2030-01-01' }).execute()).rejects.toThrow('offer_due_day_stays')
    await expect(row.set({ status: 'draft' }).execute()).rejects.toThrow('offer_no_draft_again')
    expect((await send(first)).status).toBe(409)
    await sent(one, { discount: { kind: 'percent', value: 10 } })
    const { offers } = await offersOf(one.id)
    expect(offers).toMatchObject([
      { version: 2, status: 'sent', sums: { total: 8_370_000 } },
      { version: 1, status: 'replaced', sums: { total: 9_200_000 } },
    ])
  })

  it('for a taken day is refused with the next free days, and stays a draft', async () => {
    const day = nextDay()
    const [one, other] = [await addBooking(day), await addBooking(day)]
    await sent(one)
    const id = await draft(other.id)
    const refused = await send(id)
    expect(refused.status).toBe(409)
    expect(refused.body.error).toMatch(/is already taken\. The next free days are /)
    expect(await statuses(other.id)).toEqual(['draft'])
    const assistant = await draft(other.id, { place: 1 })
    expect((await send(assistant)).status).toBe(200)
  })

  it('for the same day is sent only once by concurrent requests', async () => {
    const day = nextDay()
    const ids = await Promise.all([1, 2, 3, 4].map(async () => draft((await addBooking(day)).id)))
    const replies = await Promise.all(ids.map(send))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  it('expires: the day is free again and nothing can be accepted', async () => {
    const one = await addBooking()
    await sent(one)
    const { offer } = await seen(one)
    await processDueBookings(db, momentIn('Asia/Dhaka', addDays(offerExample.validUntil, 1)))
    expect((await booking(one.id)).data.status).toBe('lapsed')
    expect(await statuses(one.id)).toEqual(['lapsed'])
    expect((await accept(one, { sha256: offer.sha256 })).status).toBe(409)
    expect((await subjects(one)).at(-1)).toBe('No longer held')
    await sent(one)
    expect(await statuses(one.id)).toEqual(['sent', 'lapsed'])
  })

  it('can be withdrawn until it is accepted, and ends with its booking', async () => {
    const [one, other] = [await addBooking(), await addBooking()]
    const id = await sent(one)
    expect((await call(api.offer.withdraw, { as: 'owner', params: { id } })).status).toBe(200)
    expect((await call(api.offer.withdraw, { as: 'owner', params: { id } })).status).toBe(409)
    const { data, events } = await booking(one.id)
    expect(data).toMatchObject({ status: 'requested', heldUntil: null, resolved: false })
    expect(events.at(-1)).toMatchObject({ what: 'withdrawn' })
    await sent(other)
    await call(api.bookingState.cancel, { as: 'owner', params: { id: other.id }, body: {} })
    expect(await statuses(other.id)).toEqual(['withdrawn'])
  })
})

describe('accepting', () => {
  it('stores the name, time, address and the hash of the exact bytes, and mails both sides', async () => {
    const one = await addBooking()
    const id = await sent(one)
    expect((await accept(one)).status).toBe(200)
    const { paper, sha256 } = await db
      .selectFrom('offer')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(sha256).toBe(createHash('sha256').update(paper!).digest('hex'))
    const { offers } = await offersOf(one.id)
    expect(offers[0]).toMatchObject({ status: 'accepted' })
    expect(offers[0].acceptance).toMatchObject({
      name: 'Rafi Hasan',
      sha256,
      actor: 'client',
      address: '127.0.0.1',
    })
    expect(await subjects(one)).toEqual(['Your offer', 'Accepted'])
    const acceptance = db.updateTable('acceptance').where('offer_id', '=', id)
    await expect(acceptance.set({ name: 'Somebody' }).execute()).rejects.toThrow('acceptance_stays')
    await call(api.booking.remove, { as: 'owner', params: { id: one.id } })
    expect((await offersOf(one.id)).offers[0].acceptance).toMatchObject({ name: 'A former customer' })
    const kept = await db.selectFrom('acceptance').select('name').where('offer_id', '=', id).execute()
    expect(kept).toEqual([{ name: 'Rafi Hasan' }])
  })

  it('the payment that completes the advance confirms the day', async () => {
    const one = await addBooking()
    await sent(one)
    await accept(one)
    expect((await booking(one.id)).data.status).toBe('offered')
    await pay(one.id, 1_000_000)
    expect((await booking(one.id)).data.status).toBe('offered')
    expect((await money(one.id)).balance).toEqual({
      agreed: 9_200_000,
      paid: 1_000_000,
      toCheck: 0,
      advanceDue: 1_760_000,
      dueNow: 1_760_000,
      balance: 8_200_000,
      balanceDueOn: one.eventDate,
    })
    await pay(one.id, 1_760_000)
    expect((await booking(one.id)).data).toMatchObject({ status: 'confirmed', heldUntil: null })
    expect((await subjects(one)).at(-1)).toBe('Confirmed')
  })

  it('the balance is due on the day that the owner sets, for both sides', async () => {
    const one = await addBooking()
    const balanceDueOn = addDays(dayInDhaka(), 9)
    await sent(one, { balanceDueOn })
    expect((await seen(one)).offer.paper.dueOn).toBe(balanceDueOn)
    await accept(one)
    await pay(one.id, 2_760_000)
    const { balance } = await money(one.id)
    expect(balance).toMatchObject({ dueNow: 0, balance: 6_440_000, balanceDueOn })
    expect((await seen(one)).balance).toEqual(balance)
    expect((await booking(one.id)).data.situation).toMatchObject({ balance: 6_440_000, balanceDueOn })
    const invoice = (await seen(one)).documents[0]
    expect(invoice.paper.dueOn).toBe(balanceDueOn)
  })

  it('confirms at once if there is no advance or it is paid already', async () => {
    const [free, paid] = [await addBooking(), await addBooking()]
    await sent(free, { advance: { kind: 'amount', value: 0 } })
    await accept(free)
    expect((await booking(free.id)).data.status).toBe('confirmed')
    await pay(paid.id, 2_760_000)
    await sent(paid)
    await accept(paid)
    expect((await booking(paid.id)).data.status).toBe('confirmed')
  })

  it('accepts only the paper that was read, once, with the key', async () => {
    const one = await addBooking()
    await sent(one)
    const { offer } = await seen(one)
    await sent(one, { message: 'With an album' })
    const old = await accept(one, { sha256: offer.sha256 })
    expect([old.status, old.body.error]).toEqual([
      409,
      expect.stringContaining('has changed since you read it'),
    ])
    expect((await accept(one, { key: 'a-guess' })).status).toBe(404)
    const both = await Promise.all([accept(one), accept(one)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await subjects(one)).filter((subject) => subject === 'Accepted')).toHaveLength(1)
    expect(await statuses(one.id)).toEqual(['accepted', 'replaced'])
  })

  it('can be recorded by the owner, and a later version replaces the accepted one', async () => {
    const one = await addBooking()
    const id = await sent(one)
    const agreed = await call(api.offer.agree, {
      as: 'owner',
      params: { id },
      body: { name: 'Rafi, by phone' },
    })
    expect(agreed.status).toBe(200)
    expect((await offersOf(one.id)).offers[0].acceptance).toMatchObject({
      actor: 'owner',
      name: 'Rafi, by phone',
    })
    await pay(one.id, 2_760_000)
    await sent(one, { lines: [{ text: 'All of it, and an album', count: 1, price: 10_000_000 }] })
    expect(await booking(one.id)).toMatchObject({ data: { status: 'confirmed' } })
    expect((await money(one.id)).balance.agreed).toBe(9_200_000)
    await accept(one)
    expect((await money(one.id)).balance).toMatchObject({ agreed: 9_900_000, balance: 7_140_000 })
    expect(await statuses(one.id)).toEqual(['accepted', 'replaced'])
  })
})

describe('a payment claimed by the client', () => {
  const claim = async ({ id, reference }: AddedBooking, transactionId: string) =>
    call(api.payment.claim, {
      params: { reference },
      body: { key: await keyOfBooking(db, id), way: 'bkash', transactionId, sender: '01700-000112' },
    })

  it('keeps the day held while the owner checks it, and confirms the day once it is approved', async () => {
    const one = await addBooking()
    await sent(one)
    await accept(one)
    await claim(one, 'ADVANCE001')
    expect((await booking(one.id)).data.heldUntil).toBe(null)
    const { claims, balance } = await money(one.id)
    expect(balance).toMatchObject({ paid: 0, toCheck: 2_760_000 })
    expect((await seen(one)).claims).toMatchObject([{ transactionId: 'ADVANCE001', status: 'open' }])
    await call(api.payment.approve, { as: 'owner', params: { id: claims[0]._id }, body: {} })
    expect((await booking(one.id)).data.status).toBe('confirmed')
    expect(await seen(one)).toMatchObject({
      balance: { paid: 2_760_000, advanceDue: 0 },
      payments: [{ way: 'bkash' }],
    })
  })

  it('that is not found lets the hold expire, but not before the offer does', async () => {
    const one = await addBooking()
    await sent(one)
    await accept(one)
    const promised = (await booking(one.id)).data.heldUntil
    await claim(one, 'ADVANCE002')
    const [{ _id }] = (await money(one.id)).claims
    await call(api.payment.notFound, { as: 'owner', params: { id: _id }, body: {} })
    const { heldUntil } = (await booking(one.id)).data
    expect(Date.parse(heldUntil)).toBeGreaterThanOrEqual(Date.parse(promised))
    await processDueBookings(db, Date.parse(heldUntil))
    expect((await booking(one.id)).data.status).toBe('lapsed')
  })
})

it('the client’s page shows the accepted offer, also after a later version was withdrawn', async () => {
  const one = await addBooking()
  await sent(one)
  await sent(one, { message: 'Cheaper' })
  expect(await seen(one)).toMatchObject({
    offer: { status: 'sent', paper: { version: 2 } },
    older: [{ version: 1, status: 'replaced' }],
  })
  await accept(one)
  await pay(one.id, 2_760_000)
  const third = await sent(one, { message: 'With an album' })
  expect((await seen(one)).offer.paper.version).toBe(3)
  await call(api.offer.withdraw, { as: 'owner', params: { id: third } })
  const { offer, older, payments, documents } = await seen(one)
  expect([offer.status, offer.paper.version]).toEqual(['accepted', 2])
  expect(older.map(({ status }: any) => status)).toEqual(['withdrawn', 'replaced'])
  const receipt = documents.find(({ kind }: any) => kind === 'receipt')
  expect(payments).toMatchObject([{ amount: 2_760_000, receipt: receipt._id }])
})

it('the client’s page shows the owner’s numbers, and needs the key', async () => {
  const one = await addBooking()
  const payments = { ...usualPayments, bkash: { on: true, number: '01700000245' } }
  await call(api.studio.update, { as: 'owner', body: { payments } })
  expect((await seen(one)).byHand).toEqual([
    { way: 'bkash', to: '01700-000245', kind: usualPayments.bkashKind },
    { way: 'cash', to: '', kind: null },
  ])
  const { reference } = one
  const guess = await call(api.clientOffer.one, { params: { reference }, query: { key: 'a-guess' } })
  expect(guess.status).toBe(404)
})
