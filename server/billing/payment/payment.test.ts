import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addService, bookingExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { keyOfBooking } from '../../booking/booking-state/booking-key.ts'

const app = await createTestApp()
const { call, db } = app
const serviceId = await addService(app)

async function asked(changes: object = {}) {
  const body = { ...bookingExample(serviceId), ...changes }
  const { _id, reference } = (await call(api.booking.add, { as: 'customer', body })).body.data
  return { id: _id as string, reference: reference as string }
}
const read = async (id: string) =>
  (await call(api.payment.ofBooking, { as: 'owner', params: { id } })).body.data
const record = (id: string, body: object) => call(api.payment.record, { as: 'owner', params: { id }, body })
const cash = (amount: number, more: object = {}) => ({ way: 'cash', amount, ...more })
const bkash = (transactionId: string, amount = 1_760_000) => ({ way: 'bkash', amount, transactionId })
const reverse = (id: string) =>
  call(api.payment.reverse, { as: 'owner', params: { id }, body: { reason: 'Typed twice' } })
const refund = (id: string, body: object) => call(api.payment.refund, { as: 'owner', params: { id }, body })
const nothing = { agreed: null, paid: 0, toCheck: 0, advanceDue: 0, dueNow: 0, balance: 0 }
const mailsTo = async (id: string, recipient: string) => {
  const rows = await db
    .selectFrom('mail')
    .selectAll()
    .where('booking_id', '=', id)
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
  return rows.map(({ subject, letter }) => ({ subject, letter: letter as any }))
}

describe('a payment by hand', () => {
  it('is recorded with its time and person, and counts', async () => {
    const { id } = await asked()
    expect(await read(id)).toEqual({
      entries: [],
      claims: [],
      attempts: [],
      refunds: [],
      balance: expect.objectContaining(nothing),
    })
    const paidAt = '2026-11-10T04:24:00.000Z'
    const sent = { ...bkash('৯kd4 m7qx2b'), sender: '01700-000112', note: 'Advance', paidAt }
    expect((await record(id, sent)).status).toBe(201)
    expect((await record(id, cash(1_000_000))).status).toBe(201)
    const { entries, balance } = await read(id)
    expect(balance.paid).toBe(2_760_000)
    expect(entries).toMatchObject([
      {
        kind: 'payment',
        amount: 1_760_000,
        way: 'bkash',
        transactionId: '9KD4M7QX2B',
        paidAt,
        reversed: false,
      },
      {
        kind: 'payment',
        amount: 1_000_000,
        way: 'cash',
        transactionId: null,
        by: 'The owner',
        actor: 'owner',
      },
    ])
  })

  it('with a recorded transaction is refused with an error on its field, also on another booking', async () => {
    const [one, other] = [await asked(), await asked()]
    await record(one.id, bkash('TWICE00001'))
    const again = await record(other.id, bkash('twice00001', 500))
    expect([again.status, again.body.fields]).toEqual([
      409,
      { transactionId: 'A payment with this TrxID is already recorded.' },
    ])
    expect((await record(other.id, { ...bkash('TWICE00001'), way: 'nagad' })).status).toBe(201)
    const races = await Promise.all(Array.from({ length: 6 }, () => record(one.id, bkash('RACE000001'))))
    expect(races.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
  })

  it('is recorded once for a form that is sent several times', async () => {
    const { id } = await asked()
    const body = cash(500_000, { key: crypto.randomUUID() })
    const sent = await Promise.all([record(id, body), record(id, body), record(id, body)])
    expect(new Set(sent.map((reply) => reply.body.data._id)).size).toBe(1)
    expect((await read(id)).balance.paid).toBe(500_000)
  })

  it('wrong values are refused beside their field', async () => {
    for (const [body, field, sentence] of [
      [{ way: 'bkash', amount: 100 }, 'transactionId', 'TrxID is required.'],
      [
        { way: 'bkash', amount: 100, transactionId: '<b>' },
        'transactionId',
        'Enter the TrxID exactly as in the message.',
      ],
      [{ way: 'cheque', amount: 100 }, 'way', 'Choose how it was paid.'],
      [cash(0), 'amount', 'Amount must be more than 0.'],
      [cash(10.5), 'amount', 'Amount must be a whole number of paisa.'],
      [cash(1, { paidAt: '2199-01-01T00:00:00.000Z' }), 'paidAt', 'The payment date cannot be after today.'],
    ] as const) {
      const { id } = await asked()
      const reply = await record(id, body)
      expect([reply.status, reply.body.fields], JSON.stringify(body)).toEqual([400, { [field]: sentence }])
    }
  })
})

describe('the ledger', () => {
  it('cannot be changed or deleted; only a sender can be erased', async () => {
    const { id } = await asked()
    await record(id, { ...bkash('KEPT000001'), sender: '01700-000112' })
    const rows = db.updateTable('payment').where('booking_id', '=', id)
    await expect(rows.set({ amount: 1 }).execute()).rejects.toThrow('payment_append_only')
    await expect(rows.set({ note: '' }).execute()).rejects.toThrow('payment_append_only')
    await expect(db.deleteFrom('payment').where('booking_id', '=', id).execute()).rejects.toThrow(
      'payment_append_only',
    )
    await rows.set({ sender: '' }).execute()
    expect((await read(id)).entries).toMatchObject([{ amount: 1_760_000, sender: '' }])
  })

  it('is corrected by one reversal, after which the transaction can be recorded again', async () => {
    const [wrong, right] = [await asked(), await asked()]
    const entry = (await record(wrong.id, bkash('MOVED00001'))).body.data._id
    const tries = await Promise.all([reverse(entry), reverse(entry), reverse(entry)])
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const { entries, balance } = await read(wrong.id)
    expect(balance.paid).toBe(0)
    expect(entries).toMatchObject([
      { _id: entry, reversed: true },
      { kind: 'reversal', of: entry, amount: -1_760_000, note: 'Typed twice' },
    ])
    expect((await reverse(entries[1]._id)).status).toBe(409)
    expect((await record(right.id, bkash('MOVED00001'))).status).toBe(201)
    expect((await record(wrong.id, bkash('MOVED00001'))).status).toBe(409)
  })

  it('allows partial refunds, but not of more than was paid', async () => {
    const { id } = await asked()
    const entry = (await record(id, bkash('BACK000001', 1_000_000))).body.data._id
    expect((await refund(entry, { way: 'bkash', amount: 400_000, transactionId: 'REFUND0001' })).status).toBe(
      201,
    )
    const { entries } = await read(id)
    expect(entries.find(({ kind }: { kind: string }) => kind === 'refund')).toMatchObject({
      amount: -400_000,
      transactionId: 'REFUND0001',
    })
    const refundTooLarge = await refund(entry, cash(600_001))
    expect([refundTooLarge.status, refundTooLarge.body.fields]).toEqual([
      400,
      { amount: 'At most ৳6,000 of this payment can be refunded.' },
    ])
    const races = await Promise.all(Array.from({ length: 4 }, () => refund(entry, cash(400_000))))
    expect(races.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await read(id)).balance.paid).toBe(200_000)
    expect((await reverse(entry)).status).toBe(409)
  })
})

describe('a payment claimed by a client', () => {
  const claim = async ({ id, reference }: { id: string; reference: string }, changes: object = {}) =>
    call(api.payment.claim, {
      params: { reference },
      body: {
        key: await keyOfBooking(db, id),
        way: 'bkash',
        transactionId: 'CLAIM00001',
        sender: '01700-000112',
        ...changes,
      },
    })

  it('does not count until the owner has approved it; the owner gets one mail', async () => {
    const booking = await asked({ email: 'claim@example.com' })
    expect((await claim(booking, { sender: '০১৭০০-০০০১১২' })).status).toBe(201)
    expect((await claim(booking, { transactionId: 'claim 00001' })).status).toBe(201)
    const { claims, balance } = await read(booking.id)
    expect(claims).toMatchObject([{ status: 'open', transactionId: 'CLAIM00001', sender: '01700-000112' }])
    expect(balance.paid).toBe(0)
    const mails = await mailsTo(booking.id, 'owner@example.com')
    expect(mails.filter(({ subject }) => subject.includes('says they paid'))).toHaveLength(1)
    const approve = (body: object) =>
      call(api.payment.approve, { as: 'owner', params: { id: claims[0]._id }, body })
    expect((await approve({})).body.fields).toEqual({ amount: 'Enter the amount you received.' })
    const answers = await Promise.all([approve({ amount: 1_710_000 }), approve({ amount: 1_710_000 })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const after = await read(booking.id)
    expect(after.balance).toMatchObject({ paid: 1_710_000, toCheck: 0 })
    expect(after.entries).toMatchObject([
      { way: 'bkash', transactionId: 'CLAIM00001', sender: '01700-000112' },
    ])
  })

  it('that is not found stays in the list, and the client is mailed in their language', async () => {
    const booking = await asked({ email: 'lost@example.com', language: 'bn' })
    await claim(booking, { transactionId: 'LOST000001' })
    const [{ _id }] = (await read(booking.id)).claims
    const deny = () =>
      call(api.payment.notFound, { as: 'owner', params: { id: _id }, body: { message: 'Is it Nagad?' } })
    expect((await deny()).status).toBe(200)
    expect((await deny()).status).toBe(409)
    expect((await read(booking.id)).claims).toMatchObject([{ status: 'not-found' }])
    const { subject, letter } = (await mailsTo(booking.id, 'lost@example.com')).at(-1)!
    expect(subject).toBe(`আপনার পেমেন্ট পাওয়া যায়নি (${booking.reference})`)
    expect(letter.paragraphs).toContain('Is it Nagad?')
    expect(letter.button.href).toBe(`/bn/booking/${booking.reference}?key={key}`)
    expect((await claim(booking, { transactionId: 'LOST000001' })).status).toBe(201)
  })

  it('with a recorded transaction cannot be approved', async () => {
    const [one, other] = [await asked(), await asked()]
    await record(one.id, bkash('TAKEN00001'))
    await claim(other, { transactionId: 'TAKEN00001' })
    const [{ _id }] = (await read(other.id)).claims
    const approved = await call(api.payment.approve, {
      as: 'owner',
      params: { id: _id },
      body: { amount: 100 },
    })
    expect(approved.status).toBe(409)
    expect((await read(other.id)).claims).toMatchObject([{ status: 'open' }])
  })

  it('needs the key of the booking, and is limited to a few open ones', async () => {
    const booking = await asked()
    expect((await claim(booking, { key: 'a-guess' })).status).toBe(404)
    const sent = await Promise.all(
      Array.from({ length: 7 }, (_, n) => claim(booking, { transactionId: `MANY00000${n}` })),
    )
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409])
  })
})

it('only the owner can see and record payments', async () => {
  const { id } = await asked()
  expect((await call(api.payment.ofBooking, { as: 'customer', params: { id } })).status).toBe(403)
  expect((await call(api.payment.record, { as: 'customer', params: { id }, body: cash(1) })).status).toBe(403)
  expect((await call(api.payment.ofBooking, { as: 'owner', params: { id: 'no-such-row' } })).status).toBe(404)
})
