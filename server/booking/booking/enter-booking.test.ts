import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addService } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const { call, db } = app
const serviceId = await addService(app, { title: 'Wedding Story' })
const example = { name: 'Called on Friday', phone: '০১৮১৯-৩৩৪৪৫৫', eventDate: '2049-12-18', serviceId }

const enter = (changes: object = {}, as: 'owner' | 'customer' = 'owner') =>
  call(api.booking.enter, { as, body: { ...example, ...changes } })
const read = async (id: string) => (await call(api.booking.one, { as: 'owner', params: { id } })).body.data
const mailsOf = (id: string) =>
  db.selectFrom('mail').select(['recipient', 'letter']).where('booking_id', '=', id).execute()

describe('POST /booking-entry', () => {
  it('stores a request without an email address and sends no mail', async () => {
    const sent = await enter({ note: 'Wants an album' })
    expect([sent.status, sent.body.message]).toEqual([201, 'Request saved'])
    const id = sent.body.data._id
    expect(await read(id)).toMatchObject({
      name: 'Called on Friday',
      email: '',
      phone: '01819-334455',
      eventDate: '2049-12-18',
      serviceTitle: 'Wedding Story',
      source: 'owner',
      resolved: false,
      spamSigns: [],
    })
    expect(await mailsOf(id)).toEqual([])
    const note = await call(api.note.ofBooking, { as: 'owner', params: { id } })
    expect(note.body.data.body).toBe('Wants an album')
    const row = await db.selectFrom('booking').select('user_id').where('id', '=', id).executeTakeFirst()
    expect(row).toEqual({ user_id: null })
    const refused = await call(api.booking.reply, { as: 'owner', params: { id }, body: { body: 'Hello' } })
    expect([refused.status, refused.body.error]).toEqual([409, 'There is no email address to write to.'])
  })

  it('sends a confirmation without the notes, if the owner wants one', async () => {
    const email = 'caller@example.com'
    const sent = await enter({ email, confirm: true, note: 'Haggles' })
    expect(sent.body.message).toBe('Request saved')
    const mails = await mailsOf(sent.body.data._id)
    expect(mails.map(({ recipient }) => recipient)).toEqual([email])
    expect(JSON.stringify(mails)).toContain('you asked')
    expect(JSON.stringify(mails)).not.toContain('Haggles')
    expect(await mailsOf((await enter({ email })).body.data._id)).toEqual([])
  })

  it('accepts a past day, and an email address without a phone', async () => {
    const sent = await enter({ phone: '', email: 'a@example.com', eventDate: '2020-02-29' })
    expect(await read(sent.body.data._id)).toMatchObject({ phone: '', eventDate: '2020-02-29' })
  })

  it('stores place, hours and price, which its offer and its confirmed day use', async () => {
    const hours = { startTime: '18:00', endTime: '01:30' }
    const id = (await enter({ ...hours, price: '৪৫০০০', address: 'Kashbon Hall' })).body.data._id
    const shown = { ...hours, address: 'Kashbon Hall' }
    expect(await read(id)).toMatchObject({ ...shown, price: 45_000 })
    const params = { id }
    const { suggested } = (await call(api.offer.ofBooking, { as: 'owner', params })).body.data
    expect(suggested.lines[0].price).toBe(4_500_000)
    await call(api.bookingState.confirm, { as: 'owner', params, body: {} })
    const query = { from: '2049-12-18', to: '2049-12-18' }
    const { bookings } = (await call(api.calendar.days, { as: 'owner', query })).body.data
    expect(bookings.find((one: { _id: string }) => one._id === id)).toMatchObject({
      ...shown,
      startsAt: '2049-12-18T12:00:00.000Z',
      endsAt: '2049-12-18T19:30:00.000Z',
    })
  })

  it('refuses wrong values with a sentence beside their field', async () => {
    for (const [change, field, sentence] of [
      [{ endTime: '18:00' }, 'startTime', 'Enter the start time, too.'],
      [{ startTime: '18:00', endTime: '18:10' }, 'endTime', 'It must last at least 15 minutes.'],
      [{ price: 'free' }, 'price', 'Price must be a whole number.'],
      [{ phone: '' }, 'phone', 'Enter a phone number or an email address.'],
      [{ phone: '12' }, 'phone', 'Please enter a valid phone number.'],
      [{ email: 'a@' }, 'email', 'Please enter a valid email address.'],
      [{ confirm: true }, 'email', 'To send a confirmation, enter an email address.'],
      [{ name: ' ' }, 'name', 'Name is required.'],
      [{ eventDate: '2049-02-30' }, 'eventDate', 'Please enter a valid date.'],
      [{ serviceId: '' }, 'serviceId', 'Choose a service.'],
      [{ serviceId: 'nowhere' }, 'serviceId', 'This service is no longer offered.'],
    ] as const) {
      const { status, body } = await enter(change)
      expect([status, body.fields], JSON.stringify(change)).toEqual([400, { [field]: sentence }])
    }
  })

  it('makes one request of a form that is sent again, and only for the owner', async () => {
    const again = { key: crypto.randomUUID(), email: 'twice@example.com', confirm: true, note: 'Once' }
    const ids = []
    for (let n = 0; n < 3; n++) ids.push((await enter(again)).body.data._id)
    expect(new Set(ids).size).toBe(1)
    expect(await mailsOf(ids[0])).toHaveLength(1)
    expect((await enter({}, 'customer')).status).toBe(403)
  })
})
