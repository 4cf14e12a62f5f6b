import { api, endpoints } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/shape/endpoint.ts'
import { demoSite } from '../../db/seed/site.ts'
import {
  addAuthor,
  addCategory,
  addPost,
  addReview,
  addService,
  authorExample,
  bookingExample,
  categoryExample,
  messageExample,
  offerExample,
  postExample,
  serviceExample,
} from './examples.ts'
import { viewerOf, type TestApp } from './test-app.ts'

/** Adds a row of each kind. Those that a person can own are the customer's, and contain the secret. */
export async function addEveryRow(site: TestApp, secret: string) {
  const { call } = site
  const service = await addService(site)
  const category = await addCategory(site)
  const author = await addAuthor(site)
  const draft = await addPost(site, category, author, { title: secret, publishedAt: null })
  const review: string = (await addReview(site, service)).body.data._id
  const body = { ...bookingExample(service), name: secret }
  const booking: string = (await call(api.booking.add, { as: 'customer', body })).body.data._id
  const about = { ...messageExample, subject: secret }
  const message: string = (await call(api.message.add, { as: 'customer', body: about })).body.data._id
  const mails = (await call(api.mail.list, { as: 'owner' })).body.data as { _id: string; kind: string }[]
  return {
    service,
    category,
    author,
    draft,
    review,
    booking,
    message,
    mail: mails.find(({ kind }) => kind === 'booking')!._id,
  }
}
type Rows = Awaited<ReturnType<typeof addEveryRow>>

/** A valid body for each call, so that a refusal can only concern the sender. */
export function validBodies({ service, category, author, booking, message }: Rows) {
  const { email, uid } = viewerOf('customer')
  const answer = { body: 'An answer in your name.' }
  const bodies = new Map<Endpoint, object>([
    [api.service.add, serviceExample],
    [api.service.update, serviceExample],
    [api.service.move, { place: 1 }],
    [api.work.add, { src: ['/media/planted.jpg'], kind: 'Planted' }],
    [api.work.addFromGallery, { pictures: ['planted'], kind: 'Planted' }],
    [api.work.update, { kind: 'Planted' }],
    [api.work.move, { place: 1 }],
    [api.review.add, { serviceId: service, rating: 1, review: 'Written by a stranger.' }],
    [api.review.update, { review: 'Rewritten by a stranger.', rating: 1 }],
    [api.booking.add, bookingExample(service)],
    [api.booking.reply, answer],
    [api.booking.enter, { ...bookingExample(service), confirm: false }],
    [api.bookingState.confirm, {}],
    [api.bookingState.decline, { message: 'Planted' }],
    [api.bookingState.cancel, { message: 'Planted' }],
    [api.bookingState.remind, { message: 'Planted' }],
    [api.bookingState.move, { eventDate: '2099-01-01' }],
    [api.bookingState.answerHold, { key: 'a-guess', answer: 'accept' }],
    [api.offer.saveDraft, offerExample],
    [api.offer.agree, { name: 'Planted' }],
    [api.clientOffer.accept, { key: 'a-guess', name: 'Planted', sha256: 'a'.repeat(64) }],
    [api.gateway.save, { on: false, live: false, keys: { storeId: 'planted', storePassword: 'planted' } }],
    [api.gateway.start, { key: 'a-guess', provider: 'bkash' }],
    [api.gateway.refund, { amount: 100, reason: 'Planted' }],
    [api.gateway.settlePayment, { outcome: 'not-paid' }],
    [api.gateway.settleRefund, { outcome: 'not-paid-back' }],
    [api.document.cancel, { reason: 'Planted' }],
    [api.document.reissue, { reason: 'Planted' }],
    [api.clientBooking.write, { key: 'a-guess', message: 'Planted' }],
    [api.clientBooking.askDay, { key: 'a-guess', eventDate: '2099-01-01' }],
    [api.clientBooking.answerDay, { key: 'a-guess', answer: 'keep' }],
    [api.clientBooking.cancel, { key: 'a-guess' }],
    [api.clientBooking.lostLink, { reference: 'AL-000000', email: 'stranger@example.org' }],
    [api.clientBooking.declineDay, { message: 'Planted' }],
    [api.payment.record, { way: 'cash', amount: 1000 }],
    [api.payment.refund, { way: 'cash', amount: 1000 }],
    [api.payment.reverse, { reason: 'Planted' }],
    [api.payment.approve, { amount: 1000 }],
    [api.payment.notFound, { message: 'Planted' }],
    [
      api.payment.claim,
      { key: 'a-guess', way: 'bkash', transactionId: '9KD4M7QX2B', sender: '01700-000112' },
    ],
    [api.gallery.add, { title: 'Planted' }],
    [api.gallery.update, { title: 'Planted' }],
    [api.gallery.open, {}],
    [api.gallery.deliver, {}],
    [api.gallery.remind, {}],
    [api.gallery.renew, { which: 'client' }],
    [api.gallery.pin, { pin: '2741' }],
    [api.galleryPicture.addSet, { title: 'Planted' }],
    [api.galleryPicture.updateSet, { title: 'Planted' }],
    [api.galleryPicture.move, { pictures: ['planted'], before: null }],
    [api.galleryPicture.words, { alt: 'Planted' }],
    [api.galleryPicture.remove, { pictures: ['planted'] }],
    [api.galleryPicture.reply, { picture: 'planted', body: 'Planted' }],
    [api.clientGallery.open, { key: 'a-guess', pin: '2741' }],
    [api.clientGallery.ask, { key: 'a-guess', what: 'open' }],
    [api.clientGallery.heart, { picture: 'planted', on: true }],
    [api.clientGallery.addList, { name: 'Planted' }],
    [api.clientGallery.renameList, { name: 'Planted' }],
    [api.clientGallery.comment, { picture: 'planted', body: 'Planted' }],
    [api.clientGallery.send, {}],
    [api.calendar.block, { from: '2099-01-01', to: '2099-01-02', reason: 'Planted' }],
    [api.outsideCalendar.add, { name: 'Planted', address: 'https://calendar.example/busy.ics' }],
    [api.outsideCalendar.rename, { name: 'Planted' }],
    [api.calendar.open, { date: '2099-01-01', from: '09:00', until: '17:00' }],
    [api.note.saveOfBooking, { body: 'Planted' }],
    [api.note.saveOfMessage, { body: 'Planted' }],
    [api.person.join, { id: booking, other: message }],
    [api.person.separate, { kind: 'booking', id: booking }],
    [api.client.erase, { name: 'Planted', reviews: 'keep' }],
    [api.person.undo, { moves: [{ kind: 'booking', id: booking, person: null }] }],
    [api.replyTemplate.add, { name: 'Planted', body: 'Planted' }],
    [api.replyTemplate.update, { name: 'Planted', body: 'Planted' }],
    [api.message.add, messageExample],
    [api.message.reply, answer],
    [api.post.add, { ...postExample(category, author), slug: 'field-notes/planted' }],
    [api.post.update, { ...postExample(category, author), publishedAt: 'now' }],
    [api.post.saveDraft, { title: 'Planted' }],
    [api.picture.describe, { src: '/media/p/planted.jpg', alt: 'Planted' }],
    [api.author.add, { ...authorExample, name: 'Planted' }],
    [api.author.update, { ...authorExample, name: 'Planted' }],
    [api.category.add, { ...categoryExample, cat_name: 'Planted' }],
    [api.category.update, { ...categoryExample, cat_name: 'Planted' }],
    [api.site.update, { ...demoSite, brand: 'Planted' }],
    [api.setup.owner, { code: 'XXXX', email: 'stranger@example.org', password: 'long-and-mixed-27' }],
    [api.translation.update, { texts: { title: 'Planted' } }],
    [api.setup.update, { left: true }],
    [
      api.mail.saveServer,
      {
        host: 'smtp.example.org',
        port: 587,
        security: 'starttls',
        user: 'planted',
        password: 'planted',
        from: 'stranger@example.org',
      },
    ],
    [api.mail.test, { to: 'stranger@example.org' }],
    [api.studio.update, { referencePrefix: 'XX' }],
    [api.account.removeAccount, { confirm: email, reviews: 'remove' }],
    [api.identity.token, { uid, email }],
  ])
  for (const endpoint of endpoints) {
    if (endpoint.body && !endpoint.body.safeParse(bodies.get(endpoint)).success)
      throw new Error(`${endpoint.method} ${endpoint.path} has no valid body here: add one.`)
  }
  return bodies
}
