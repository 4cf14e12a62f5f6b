import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Booking } from '../../../contract/booking/booking.ts'
import { api } from '../../../contract/api.ts'
import type { Message } from '../../../contract/booking/message.ts'
import type { Review } from '../../../contract/portfolio/review.ts'
import type { Db } from '../../../db/open.ts'
import { type Language, languages } from '../../../language/languages.ts'
import { inLanguage } from '../../platform/http/language.ts'
import { addService, bookingExample, messageExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { queueBookingMails, queueConfirmation } from '../../booking/booking/booking-mails.ts'
import { queueClientMail, queueOwnerMail } from '../../booking/booking-state/booking-state-mails.ts'
import {
  type ClientStep,
  clientWords,
  type OwnerStep,
  ownerWords,
} from '../../booking/booking-state/booking-mail-words.ts'
import {
  type GalleryStep,
  queueAskMail,
  queueGalleryMail,
  queuePinLockMail,
  queueSelectionMail,
} from '../../gallery/gallery/gallery-mails.ts'
import { queueLateMail } from '../../billing/money/late-mail.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { queueMessageMails } from '../../booking/message/message-mails.ts'
import { queueClaimMail, queueNotFoundMail, queueReceiptMail } from '../../billing/payment/payment-mails.ts'
import { writeIn } from '../../platform/mail/recipient.ts'
import { queueResetMail } from '../../platform/mail/reset-mail.ts'
import { queueReviewMail } from '../../portfolio/review/review-mails.ts'
import { queueTestMail } from './test-mail.ts'
import { htmlOf } from '../../platform/mail/html.ts'
import { textOf } from '../../platform/mail/text.ts'

interface MailReaders {
  db: Db
  language: Language
  booking: Booking
  message: Message
}

const day = '2027-01-15'
const claim = { way: 'bkash', transaction_id: '7890', sender: '01711000112', amount: 500_000 } as const

/** Every mail that the site sends, by the function that queues it. */
const mails: Record<string, (readers: MailReaders) => Promise<unknown>> = {
  queueBookingMails: ({ db, booking }) => queueBookingMails(db, booking),
  queueConfirmation: ({ db, booking }) => queueConfirmation(db, booking),
  async queueClientMail({ db, booking }) {
    const entry = { booking: { ...booking, heldUntil: `${day}T06:00:00.000Z` }, sequence: 1, span: undefined }
    for (const step of Object.keys(clientWords) as ClientStep[])
      await queueClientMail(db, step, entry, { day })
  },
  async queueOwnerMail({ db, booking }) {
    for (const step of Object.keys(ownerWords) as OwnerStep[])
      await queueOwnerMail(db, step, booking, { day })
  },
  queueLateMail: ({ db, booking }) =>
    queueLateMail(db, booking, { number: '1', balance: 100_000, page: '/' }),
  queueMessageMails: ({ db, message }) => queueMessageMails(db, message),
  queueClaimMail: ({ db, booking }) => queueClaimMail(db, booking, claim),
  queueNotFoundMail: ({ db, booking }) => queueNotFoundMail(db, booking, claim, { message: '', page: '/' }),
  queueReceiptMail: ({ db, booking }) =>
    queueReceiptMail(
      db,
      booking,
      { number: '1', amount: 500_000, way: 'cash', transactionId: '', open: 100_000 } as never,
      { page: '/', paperId: '1' },
    ),
  queueSelectionMail: ({ db }) =>
    queueSelectionMail(db, { id: '1', title: '১', booking_id: null, email: '', message: '', picked: 3 }),
  async queueAskMail({ db }) {
    for (const what of ['open', 'pin'] as const)
      await queueAskMail(db, { id: '1', title: '১', booking_id: null, email: '' }, what)
  },
  queuePinLockMail: ({ db }) =>
    queuePinLockMail(db, { id: '1', title: '১', booking_id: null, email: '' }, 100),
  async queueGalleryMail({ db, language }) {
    const gallery = { slug: '1', title: '১', booking_id: null, email: 'client@example.com', language }
    for (const step of ['ready', 'reminder', 'delivered', 'closing'] satisfies GalleryStep[])
      await queueGalleryMail(db, step, { ...gallery, closes_on: day, pin_hash: '1' })
  },
  async queueResetMail({ db, language }) {
    await db.updateTable('user').set({ language }).where('email', '=', 'customer@example.com').execute()
    for (const email of ['customer@example.com', 'owner@example.com'])
      await queueResetMail(db, { email }, 'http://localhost/reset-password?token=1')
  },
  queueReviewMail: ({ db }) =>
    queueReviewMail(db, { serviceId: '1', serviceName: '১', name: '২', rating: 5, review: '৩' } as Review),
  // The owner requests it on a page of the studio.
  queueTestMail: ({ db, language }) => inLanguage(language, () => queueTestMail(db, 'owner@example.com')),
}

it('covers every function that queues a mail', async () => {
  const server = join(import.meta.dirname, '../..')
  const files = (await readdir(server, { recursive: true })).filter((name) => /-mails?\.ts$/.test(name))
  const sources = await Promise.all(files.map((name) => readFile(join(server, name), 'utf8')))
  const queues = sources.flatMap((source) => [
    ...source.matchAll(/export (?:const|async function) (queue\w+)/g),
  ])
  expect(queues.map(([, name]) => name).toSorted()).toEqual(Object.keys(mails).toSorted())
})

const app = await createTestApp()
const { call, db } = app

/** The readers of one language. What they typed contains only digits. */
async function readersOf(language: Language): Promise<MailReaders> {
  await call(api.studio.update, { as: 'owner', body: { language } })
  const service = await addService(app, { title: '১২৩' })
  const body = { ...bookingExample(service), name: '১', address: '২', language }
  const { _id: id } = (await call(api.booking.add, { body })).body.data
  const booking = (await call(api.booking.one, { as: 'owner', params: { id } })).body.data as Booking
  const headers = { 'accept-language': language }
  const message = { ...messageExample, name: '১', subject: '২', message: '৩' }
  const sent = (await call(api.message.add, { body: message, headers })).body.data
  return { db, language, booking, message: { ...message, ...sent, language } as Message }
}

/** Removes the Latin words that both languages share: addresses, references, currencies and the name of the site. */
const withoutNames = (text: string) =>
  text.replace(/\S*[@:/]\S*|AL-\w+|Aloka|Photography|Re:|WhatsApp|TrxID|bKash|BDT/g, '')

it.each(languages)('every mail is written in the language of its reader: %s', async (language) => {
  const readers = await readersOf(language)
  for (const [name, queue] of Object.entries(mails)) {
    await db.deleteFrom('mail').execute()
    await db.deleteFrom('attempt').execute()
    // The person who triggers it uses the other language.
    await inLanguage(language === 'bn' ? 'en' : 'bn', () => queue(readers))
    const rows = await db.selectFrom('mail').select('letter').execute()
    expect(rows.length, name).toBeGreaterThan(0)
    for (const { letter } of rows as { letter: Letter }[]) {
      expect(letter.language, name).toBe(language)
      const [text, html] = await writeIn(db, language, (site) => [
        textOf(letter, 'http://localhost', site),
        htmlOf(letter, 'http://localhost', site),
      ])
      const others = language === 'bn' ? /[A-Za-z]{2}/ : /[\u0985-\u09b9]/
      expect(withoutNames(`${letter.subject}\n${letter.preview}\n${text}`), name).not.toMatch(others)
      expect(html).toContain(`<html lang="${language}">`)
      const home = language === 'bn' ? 'http://localhost/bn' : 'http://localhost'
      expect(text.trimEnd().split('\n').at(-1), name).toBe(home)
      expect(html).toContain(`href="${home}"`)
    }
  }
})
