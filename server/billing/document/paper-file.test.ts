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
const owner = (endpoint: Parameters<typeof call>[0], id: string, body?: object) =>
  call(endpoint, { as: 'owner', params: { id }, body })

let days = 20
async function paidBooking(language: 'en' | 'bn') {
  const eventDate = addDays(dayInDhaka(), ++days)
  const body = { ...bookingExample(serviceId), eventDate, language, name: 'নুসরাত #eval("x") $y$ *z*' }
  const { _id: id, reference } = (await call(api.booking.add, { body })).body.data
  const offer: string = (await owner(api.offer.saveDraft, id, offerExample)).body.data._id
  await owner(api.offer.send, offer)
  await owner(api.offer.agree, offer, { name: 'Nusrat' })
  await owner(api.payment.record, id, {
    way: 'bkash',
    amount: 2_760_000,
    transactionId: `PDF${language}${days}`,
  })
  const documents = (await owner(api.document.ofBooking, id)).body.data as { _id: string; number: string }[]
  return { id: id as string, reference: reference as string, offer, documents }
}
const pdfOf = (id: string) => owner(api.document.pdf, id)

it('offer, invoice and receipt are A4 files in the client’s language, printed once', async () => {
  for (const language of ['en', 'bn'] as const) {
    const { offer, documents } = await paidBooking(language)
    const [invoice, receipt] = documents
    for (const id of [offer, invoice!._id, receipt!._id]) {
      const [first, second] = [await pdfOf(id), await pdfOf(id)]
      expect([first.status, first.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(first.body.slice(0, 5)).toBe('%PDF-')
      expect(first.body).toContain('/MediaBox [0 0 595.')
      expect(second.body).toBe(first.body)
    }
    expect((await pdfOf(invoice!._id)).headers['content-disposition']).toContain(`${invoice!.number}.pdf`)
  }
  expect(await db.selectFrom('paper_file').select('name').execute()).toHaveLength(6)
})

it('a cancelled paper is printed again with a note', async () => {
  const { documents } = await paidBooking('en')
  const [invoice] = documents
  const before = await pdfOf(invoice!._id)
  await owner(api.document.cancel, invoice!._id, { reason: 'Wrong' })
  expect((await pdfOf(invoice!._id)).body).not.toBe(before.body)
})

it('a client with the key gets the papers of their own booking, and drafts are no papers', async () => {
  const [one, other] = [await paidBooking('en'), await paidBooking('bn')]
  const ask = (reference: string, id: string, key: string) =>
    call(api.clientOffer.pdf, { params: { reference, id }, query: { key } })
  const key = await keyOfBooking(db, one.id)
  expect((await ask(one.reference, one.documents[0]!._id, key)).status).toBe(200)
  expect((await ask(one.reference, one.offer, key)).status).toBe(200)
  expect((await ask(one.reference, other.documents[0]!._id, key)).status).toBe(404)
  expect((await ask(one.reference, one.documents[0]!._id, 'a-guess')).status).toBe(404)
  const draft = (await owner(api.offer.saveDraft, one.id, offerExample)).body.data._id
  expect((await pdfOf(draft)).status).toBe(404)
})

it('an invoice is printed again after a payment, and deleted with its client', async () => {
  const { id, documents } = await paidBooking('en')
  const before = await pdfOf(documents[0]!._id)
  await owner(api.payment.record, id, { way: 'cash', amount: 1_000_000 })
  expect((await pdfOf(documents[0]!._id)).body).not.toBe(before.body)
  const kept = () => db.selectFrom('paper_file').select('name').where('booking_id', '=', id).execute()
  expect(await kept()).toHaveLength(2)
  await owner(api.booking.remove, id)
  expect(await kept()).toEqual([])
})

describe('the page of a paper', () => {
  const ask = async (booking: { id: string; reference: string }, paper: string, key?: string) =>
    call(api.clientOffer.sheet, {
      params: { reference: booking.reference, id: paper },
      query: { key: key ?? (await keyOfBooking(db, booking.id)) },
    })

  it('shows the content of the file and what has been paid', async () => {
    const booking = await paidBooking('en')
    const [invoice, receipt] = booking.documents
    const { body } = await ask(booking, invoice!._id)
    expect(body.data).toMatchObject({
      sheet: {
        title: 'Invoice',
        number: invoice!.number,
        figure: { name: expect.stringMatching(/^Balance, due on /), value: '৳64,400' },
      },
      stamp: { title: 'Advance paid', detail: expect.stringContaining('PDFEN') },
      advice: { title: 'On your page' },
    })
    expect(body.data.code.length).toBeGreaterThan(20)
    expect((await ask(booking, receipt!._id)).body.data).toMatchObject({
      sheet: { title: 'Receipt', pay: [] },
      stamp: { title: 'Paid' },
    })
    expect((await ask(booking, booking.offer)).body.data).toMatchObject({
      sheet: { title: 'Offer' },
      stamp: null,
    })
  })

  it('has no stamp if it is cancelled', async () => {
    const booking = await paidBooking('en')
    await owner(api.document.cancel, booking.documents[0]!._id, { reason: 'Wrong' })
    const { data } = (await ask(booking, booking.documents[0]!._id)).body
    expect([data.stamp, data.sheet.cancelled]).toEqual([null, expect.stringContaining('Cancelled on')])
  })

  it('is not found with the key of another booking', async () => {
    const [one, other] = [await paidBooking('en'), await paidBooking('en')]
    expect((await ask(one, other.documents[0]!._id)).status).toBe(404)
    expect((await ask(one, one.documents[0]!._id, 'a-guess')).status).toBe(404)
  })
})
