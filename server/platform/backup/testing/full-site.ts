import { expect } from 'vitest'
import { api } from '../../../../contract/api.ts'
import { keyOfBooking } from '../../../booking/booking-state/booking-key.ts'
import { addGallery, enter } from '../../../gallery/gallery/testing/filled-gallery.ts'
import { photograph } from '../../media/testing/photograph.ts'
import {
  addAuthor,
  addCategory,
  addPost,
  addReview,
  addService,
  bookingExample,
  messageExample,
  offerExample,
  postExample,
} from '../../../testing/examples.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { upload } from '../../../testing/uploads.ts'

const headers = { origin: 'http://localhost:3000' }
/** More than fit on one page of rows. */
const many = 450
const numbers = Array.from({ length: many }, (_, n) => String(n))

async function register({ send }: TestApp) {
  const body = { name: 'নাদিয়া', email: 'nadia@example.com', password: 'secret-enough' }
  const { headers: sent } = await send('POST', '/api/auth/sign-up/email', { body, headers })
  await send('POST', '/api/auth/request-password-reset', { body: { email: body.email }, headers })
  return [sent['set-cookie'] as string | string[]]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** A gallery with rows in all of its tables. */
async function addFullGallery(app: TestApp) {
  const { id, slug, key, pictures } = await addGallery(app, { pin: '2741' })
  const { call } = app
  const params = { slug }
  await enter(app, slug, key, '1111')
  const { headers: client } = await enter(app, slug, key, '2741')
  await call(api.galleryPicture.addSet, { as: 'owner', params: { id }, body: { title: 'হলুদ' } })
  const picture = pictures[0]!
  await call(api.clientGallery.heart, { params, headers: client, body: { picture, on: true } })
  const body = { picture, body: 'সুন্দর' }
  expect((await call(api.clientGallery.comment, { params, headers: client, body })).status).toBe(201)
}

/** A site with rows in every table, a person who is signed in, and a picture. */
export async function createFullSite(settings: Record<string, string> = {}) {
  const app = await createTestApp(settings)
  const { call, db } = app
  const cookie = await register(app)
  const bytes = await (await photograph(300, 200)).jpeg().toBuffer()
  const thumbnail = (await upload(app, bytes)).body.data.display_url as string
  const serviceId = await addService(app, { title: 'বিয়ের ছবি “quoted”, \\ and 😀', thumbnail })
  await addReview(app, serviceId)

  await call(api.work.add, { as: 'owner', body: { src: [thumbnail], kind: 'বিয়ে', serviceId } })
  const [categoryId, authorId] = [await addCategory(app), await addAuthor(app)]
  const postId = await addPost(app, categoryId, authorId)
  const renamed = { ...postExample(categoryId, authorId), slug: 'field-notes/another-address' }
  await call(api.post.update, { as: 'owner', params: { id: postId }, body: renamed })
  await db
    .insertInto('post_view')
    .values(numbers.map((visitor) => ({ post_id: postId, day: '2026-11-15', visitor })))
    .execute()
  await db.insertInto('daily_view').values({ post_id: postId, day: '2026-11-15', views: 7 }).execute()

  const { _id, reference } = (
    await call(api.booking.add, { as: 'customer', body: bookingExample(serviceId) })
  ).body.data
  await call(api.booking.reply, { as: 'owner', params: { id: _id }, body: { body: 'Yes.\n\nI am free.' } })
  await call(api.bookingState.confirm, {
    as: 'owner',
    params: { id: _id },
    body: { eventDate: '2049-06-01' },
  })
  const key = await keyOfBooking(db, _id)
  await call(api.clientBooking.write, { params: { reference }, body: { key, message: 'ধন্যবাদ' } })
  await call(api.calendar.block, {
    as: 'owner',
    body: { from: '2049-06-02', to: '2049-06-03', reason: 'Eid' },
  })
  const outside = await call(api.outsideCalendar.add, {
    as: 'owner',
    body: { name: 'পরিবার', address: 'https://calendar.example/family.ics' },
  })
  await db
    .insertInto('outside_busy')
    .values({ calendar_id: outside.body.data._id, starts_at: 2_500_000_000_000, ends_at: 2_500_003_600_000 })
    .execute()
  await call(api.calendar.open, { as: 'owner', body: { date: '2049-06-04', from: '08:00', until: '10:00' } })
  const offer = await call(api.offer.saveDraft, { as: 'owner', params: { id: _id }, body: offerExample })
  const { _id: offerId } = offer.body.data
  await call(api.offer.send, { as: 'owner', params: { id: offerId } })
  await call(api.offer.agree, { as: 'owner', params: { id: offerId }, body: { name: 'নাদিয়া' } })
  const paid = await call(api.payment.record, {
    as: 'owner',
    params: { id: _id },
    body: { way: 'cash', amount: 500_000 },
  })
  await call(api.payment.reverse, {
    as: 'owner',
    params: { id: paid.body.data._id },
    body: { reason: 'Typed twice' },
  })
  const claim = {
    key,
    way: 'nagad',
    transactionId: '72MLTGFI',
    sender: '01711000000',
  }
  await call(api.payment.claim, { params: { reference }, body: claim })
  await call(api.clientBooking.askDay, { params: { reference }, body: { key, eventDate: '2049-06-08' } })
  expect((await call(api.document.pdf, { as: 'owner', params: { id: offerId } })).status).toBe(200)
  const at = new Date().toISOString()
  const attempt = { booking_id: _id, provider: 'bkash', amount: 100, status: 'open', created_at: at } as const
  await db
    .insertInto('payment_attempt')
    .values({ id: 'attempt', our_id: `${reference}-1`, ...attempt })
    .execute()
  const back = { id: 'refund', payment_id: paid.body.data._id, amount: 100, created_at: at } as const
  await db
    .insertInto('refund_attempt')
    .values({ ...back, status: 'refused' })
    .execute()
  await db.insertInto('gateway_token').values({ account: 'an-account', grants: '[1]' }).execute()
  const { data: message } = (await call(api.message.add, { body: messageExample })).body
  await call(api.note.saveOfMessage, { as: 'owner', params: { id: message._id }, body: { body: 'Haggles' } })
  await call(api.replyTemplate.add, { as: 'owner', body: { name: 'Free', body: 'Dear {name}' } })
  const texts = { title: 'আলো' }
  await call(api.translation.update, {
    as: 'owner',
    params: { kind: 'service', id: serviceId },
    body: { texts },
  })
  const joined = await call(api.person.join, { as: 'owner', body: { id: _id, other: message._id } })
  expect(joined.status).toBe(200)
  await addFullGallery(app)
  const ends_at = new Date().toISOString()
  await db
    .insertInto('attempt')
    .values(numbers.map((key, count) => ({ key, count, ends_at })))
    .execute()
  return { app, cookie, thumbnail, bytes }
}
