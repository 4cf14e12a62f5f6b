import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { addDays } from '../../../contract/shape/zone.ts'
import { addService, bookingExample, offerExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { keyOfBooking } from '../../booking/booking-state/booking-key.ts'

const app = await createTestApp()
const { call, db } = app
const serviceId = await addService(app)
const year = dayInDhaka().slice(0, 4)

let last = addDays(dayInDhaka(), 20)
async function asked(changes: object = {}) {
  last = addDays(last, 3)
  const body = { ...bookingExample(serviceId), eventDate: last, ...changes }
  const { _id, reference } = (await call(api.booking.add, { body })).body.data
  return { id: _id as string, reference: reference as string }
}
const owner = (endpoint: Parameters<typeof call>[0], id: string, body?: object) =>
  call(endpoint, { as: 'owner', params: { id }, body })
async function agreed(id: string, changes: object = {}) {
  const draft = await owner(api.offer.saveDraft, id, { ...offerExample, ...changes })
  const offer = draft.body.data._id as string
  await owner(api.offer.send, offer)
  expect((await owner(api.offer.agree, offer, { name: 'Rafi' })).status).toBe(200)
}
const documents = async (id: string) => (await owner(api.document.ofBooking, id)).body.data
const pay = (id: string, amount: number, more: object = {}) =>
  owner(api.payment.record, id, { way: 'cash', amount, ...more })

const positions = async (kind: 'invoice' | 'receipt') => {
  const rows = await db.selectFrom('document').select('position').where('kind', '=', kind).execute()
  return rows.map(({ position }) => position).toSorted((one, other) => one - other)
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('numbers', () => {
  it('have no gaps, also with concurrent payments and refused ones', async () => {
    const bookings = await Promise.all(upTo(12).map(() => asked()))
    const twice = { way: 'bkash', transactionId: 'SAME000001' }
    const replies = await Promise.all(
      bookings.flatMap(({ id }) => [pay(id, 100), pay(id, 200, twice), pay(id, 300)]),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(25)
    expect(await positions('receipt')).toEqual(upTo(25))
  })

  it('start again each year, with the prefix of the studio', async () => {
    const { id } = await asked()
    await agreed(id)
    const [invoice] = await documents(id)
    expect(invoice.number).toBe(`AL-${year}-0001`)
    await db.insertInto('document_counter').values({ series: 'invoice-2031', last: 41 }).execute()
    const { nextPosition } = await import('./document.queries.ts')
    expect(await nextPosition(db, 'invoice', 2031)).toBe(42)
    expect(await nextPosition(db, 'invoice', 2032)).toBe(1)
  })
})

describe('an invoice', () => {
  it('is made from the accepted offer, in the client’s language, and never changes', async () => {
    const { id } = await asked({ language: 'bn', address: 'ধানমন্ডি' })
    await agreed(id)
    const [{ _id, kind, paper, sha256 }] = await documents(id)
    expect(kind).toBe('invoice')
    expect(paper).toMatchObject({
      language: 'bn',
      total: 9_200_000,
      advance: 2_760_000,
      to: { address: 'ধানমন্ডি' },
    })
    const row = db.updateTable('document').where('id', '=', _id)
    await expect(row.set({ paper: '{}' }).execute()).rejects.toThrow('document_stays')
    await expect(db.deleteFrom('document').where('id', '=', _id).execute()).rejects.toThrow('document_stays')
    const stored = await db.selectFrom('document').selectAll().where('id', '=', _id).executeTakeFirstOrThrow()
    expect(sha256).toBe(createHash('sha256').update(stored.paper).digest('hex'))
  })

  it('is cancelled once and reissued with the next number, and both stay readable', async () => {
    const { id } = await asked()
    await agreed(id)
    const [first] = await documents(id)
    await db.updateTable('booking').set({ name: 'Rafi Hasan Chowdhury' }).where('id', '=', id).execute()
    const before = (await positions('invoice')).length
    const again = await Promise.all(
      upTo(3).map(() => owner(api.document.reissue, first._id, { reason: 'The name was wrong' })),
    )
    expect(again.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const [old, reissued] = await documents(id)
    expect(old).toMatchObject({ number: first.number, cancelReason: 'The name was wrong' })
    expect(old.cancelledAt).not.toBe(null)
    expect(reissued).toMatchObject({ cancelledAt: null, paper: { to: { name: 'Rafi Hasan Chowdhury' } } })
    expect(await positions('invoice')).toEqual(upTo(before + 1))
    const row = db.updateTable('document').where('id', '=', old._id)
    await expect(row.set({ cancelled_at: null }).execute()).rejects.toThrow('document_cancelled_once')
    expect((await owner(api.document.cancel, reissued._id, { reason: 'Nobody wants it' })).status).toBe(200)
  })

  it('is replaced by that of the next version, and cancelled with its booking', async () => {
    const { id } = await asked()
    await agreed(id)
    await agreed(id, { discount: { kind: 'amount', value: 0 } })
    const two = await documents(id)
    expect(two.map(({ cancelReason }: any) => cancelReason)).toEqual(['Replaced by a new version', ''])
    await owner(api.bookingState.cancel, id, {})
    expect((await documents(id))[1]).toMatchObject({ cancelReason: 'The booking was cancelled' })
  })
})

describe('a receipt', () => {
  it('is issued for each payment with the balance, and mailed to the client', async () => {
    const { id, reference } = await asked({ email: 'receipt@example.com', language: 'bn' })
    await agreed(id)
    await pay(id, 2_760_000)
    await pay(id, 1_000_000, { tell: false })
    const [invoice, first, second] = await documents(id)
    expect(first.number).toMatch(new RegExp(`^AL-${year}-R\\d{4}$`))
    expect(first.paper).toMatchObject({
      amount: 2_760_000,
      invoice: invoice.number,
      total: 9_200_000,
      open: 6_440_000,
    })
    expect(second.paper).toMatchObject({ amount: 1_000_000, open: 5_440_000 })
    const mails = await db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', 'receipt@example.com')
      .execute()
    const told = mails.filter(({ subject }) => subject.startsWith('পেয়েছি'))
    expect(told).toEqual([{ subject: `পেয়েছি: ৳২৭,৬০০ (${reference})` }])
    const seen = await call(api.clientOffer.one, {
      params: { reference },
      query: { key: await keyOfBooking(db, id) },
    })
    expect(seen.body.data.documents).toHaveLength(3)
  })

  it('is cancelled when its entry is reversed', async () => {
    const { id } = await asked()
    const entry = (await pay(id, 500)).body.data._id
    await owner(api.payment.reverse, entry, { reason: 'Typed twice' })
    expect(await documents(id)).toMatchObject([{ kind: 'receipt', cancelReason: 'Typed twice' }])
  })
})
