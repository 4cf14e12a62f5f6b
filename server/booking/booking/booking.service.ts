import { createHash } from 'node:crypto'
import type {
  Booked,
  Booking,
  BookingInput,
  BookingQuery,
  ShownBooking,
} from '../../../contract/booking/booking.ts'
import { readDuration } from '../../../contract/shape/fields.ts'
import { plainPhone } from '../../../contract/shape/phone.ts'
import type { Viewer } from '../../../contract/shape/identity.ts'
import type { ReplyInput } from '../../../contract/booking/reply.ts'
import { siteName } from '../../../contract/shape/site.ts'
import type { Db } from '../../../db/open.ts'
import { currentLanguage } from '../../../language/current.ts'
import { addressIn } from '../../../language/languages.ts'
import { violates } from '../../../db/violations.ts'
import { addAttempt } from '../../platform/spam/attempt.queries.ts'
import { conflict, invalid, notFound, TooMany, unauthenticated } from '../../platform/http/errors.ts'
import { senderEvent } from './booking-mail-parts.ts'
import { bookingReplyFrame, queueBookingMails } from './booking-mails.ts'
import { calendarFile } from '../../platform/mail/calendar-file.ts'
import { mailboxOf } from '../../platform/mail/mail-limits.ts'
import type { SpamVerdict } from '../../platform/spam/spam-guard.ts'
import { addReply, listReplies } from '../reply/reply.service.ts'
import { countShown, visibleTo } from '../request/request-counts.queries.ts'
import { type Scope, scopeOf } from '../request/request.ts'
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts'
import { findService } from '../../portfolio/service/service.queries.ts'
import { readSite } from '../../platform/settings/settings.queries.ts'
import { keyOfBooking } from '../booking-state/booking-key.ts'
import { situationsOf } from '../booking-state/situation.queries.ts'
import { insertEvent, listEvents } from '../booking-state/booking-event.queries.ts'
import { aroundDay } from './around-day.queries.ts'
import { statusOfRequest } from './requested-day.ts'
import { type BookingRow, setTurn } from '../booking-state/booking-row.queries.ts'
import { answered } from '../booking-state/change-booking.ts'
import { priceOf, toBooking, toSituation } from './booking.mapper.ts'
import * as queries from './booking.queries.ts'

/** Bookings with their price and situation, read at once for all of them. */
export async function shownBookings(db: Db, scope: Scope, rows: BookingRow[]): Promise<ShownBooking[]> {
  const situations = await situationsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const situation = situations.get(row.id)!
    return {
      ...toBooking(row, scope),
      price: priceOf(row, situation),
      situation: toSituation(row, situation),
    }
  })
}

export async function listBookings(db: Db, viewer: Viewer, requested: BookingQuery) {
  const scope = scopeOf(viewer)
  const query = visibleTo(scope, requested)
  const [rows, counts, turns] = await Promise.all([
    queries.listBookings(db, scope, query),
    queries.countBookings(db, scope, query.search),
    queries.countTurns(db, scope, query.search),
  ])
  const countRows = () => queries.countListed(db, scope, query)
  const isByStatus = !query.turn && !query.situation
  const total = await (isByStatus ? countShown(counts, query, countRows) : countRows())
  return { data: await shownBookings(db, scope, rows), total, counts, turns }
}

async function getRow(db: Db, viewer: Viewer, id: string): Promise<BookingRow> {
  const row = await queries.findBooking(db, scopeOf(viewer), id)
  if (!row) throw notFound('booking request')
  return row
}

const getBooking = async (db: Db, viewer: Viewer, id: string): Promise<Booking> =>
  toBooking(await getRow(db, viewer, id), scopeOf(viewer))

export async function readBooking(db: Db, viewer: Viewer, id: string) {
  const row = await getRow(db, viewer, id)
  const booking = toBooking(row, scopeOf(viewer))
  const [[data], replies, events, around] = await Promise.all([
    shownBookings(db, scopeOf(viewer), [row]),
    listReplies(db, viewer, { bookingId: id }),
    listEvents(db, id),
    viewer.role === 'owner' ? aroundDay(db, booking) : [],
  ])
  return { data: data!, replies, events, around }
}

export async function countBookings(db: Db, viewer: Viewer) {
  const { pending, solved } = await queries.countBookings(db, scopeOf(viewer))
  return pending + solved
}

const noLongerOffered = () => invalid('serviceId', 'This service is no longer offered.')

const mostWaitingADay = 20
const dayMs = 24 * 3_600_000

const alreadyWaiting = () =>
  conflict('This email address or phone number is already on the waiting list for this day.', 'eventDate')

/** Limits the waiting-list entries of a network and returns the contact key by which entries are unique. */
async function waitingContactOf(trx: Db, { email, phone }: BookingInput, network: string) {
  if (!(await addAttempt(trx, `waiting ${network}`, dayMs, mostWaitingADay)))
    throw new TooMany(
      dayMs,
      'Many people have joined the waiting list from your network today. Please write to me or call.',
    )
  const contact = email ? mailboxOf(email) : plainPhone(phone)
  return createHash('sha256').update(contact).digest('base64url')
}

/** The sender of a form. */
export interface Sender {
  viewer: Viewer | null
  network: string
  verdict: SpamVerdict
}

/**
 * Stores the request and its mails together; a form that is sent again gets the same reply. The current title of the service
 * is copied, so that it stays readable after the service is deleted. Spam is stored as well, but without mails.
 */
export const addBooking = (db: Db, input: BookingInput, { viewer, network, verdict }: Sender) =>
  db
    .transaction()
    .execute(async (trx) => {
      const uid = viewer?.uid ?? null
      // All visitors of a cached page get the same token, so an earlier request with it may be someone else's.
      const isSendersOwn = uid !== null || input.key !== undefined
      const service = await findService(trx, input.serviceId, 'published')
      if (!service) throw noLongerOffered()
      const idempotencyKey = idempotencyKeyOf(input, uid)
      // Checked before the day, which may have been taken since the form was sent first.
      const known = idempotencyKey && (await queries.findByIdempotencyKey(trx, idempotencyKey))
      if (known) return { booking: toBooking(known, 'everyone'), isSendersOwn }
      const status = await statusOfRequest(trx, input, readDuration(service.duration))
      const stored = await queries.insertBooking(trx, input, {
        uid,
        source: 'form',
        serviceTitle: service.title,
        price: service.price,
        idempotencyKey,
        verdict,
        status,
        waitingContact: status === 'waiting' ? await waitingContactOf(trx, input, network) : null,
        startTime: input.startTime,
        clientNote: input.note,
        language: input.language ?? currentLanguage(),
      })
      if (!stored) throw alreadyWaiting()
      const { row, isNew } = stored
      const booking = toBooking(row, 'everyone')
      if (isNew) await insertEvent(trx, row, 'client', status)
      if (isNew && !row.spam) await queueBookingMails(trx, booking)
      return { booking, isSendersOwn: isNew || isSendersOwn }
    })
    .catch((error: unknown) => {
      if (!violates(error, 'foreign-key')) throw error
      // The service existed a moment ago, so with a viewer it is the account that was deleted.
      throw viewer ? unauthenticated() : noLongerOffered()
    })

/** Includes the link to the private page only if the request is certainly the sender's own. */
export async function toBooked(db: Db, booking: Booking, isSendersOwn: boolean): Promise<Booked> {
  const site = await readSite(db)
  return {
    ...booking,
    calendar: calendarFile(senderEvent(site, booking), { name: siteName(site) }, new Date(booking.date)),
    path: isSendersOwn
      ? addressIn(
          booking.language,
          `/booking/${booking.reference}?key=${await keyOfBooking(db, booking._id)}`,
        )
      : null,
  }
}

export async function solveBooking(db: Db, id: string) {
  if (!(await queries.solveBooking(db, id))) throw notFound('booking request')
}

export async function reopenBooking(db: Db, id: string) {
  if (!(await queries.reopenBooking(db, id))) throw notFound('booking request')
}

export async function replyToBooking(db: Db, viewer: Viewer, id: string, input: ReplyInput) {
  const row = await getRow(db, viewer, id)
  const booking = toBooking(row, scopeOf(viewer))
  if (!booking.email) throw conflict('There is no email address to write to.')
  return addReply(db, viewer, { bookingId: id }, input, {
    frame: await bookingReplyFrame(db, booking),
    async settle(trx, isSolved) {
      if (isSolved) await queries.solveBooking(trx, id)
      // A new request stays pending until it is agreed; later messages are settled by a reply.
      else if (row.status !== 'requested') await setTurn(trx, id, await answered(trx, row))
    },
    language: booking.language,
  })
}

/** Moves a booking out of spam and queues its mails, once. */
export const markNotSpam = (db: Db, viewer: Viewer, id: string) =>
  db
    .transaction()
    .execute(async (trx) => {
      const row = await queries.markNotSpam(trx, id)
      if (row) await queueBookingMails(trx, toBooking(row, 'everyone'))
      else await getBooking(trx, viewer, id)
    })
    .catch((error: unknown) => {
      throw violates(error, 'unique') ? alreadyWaiting() : error
    })
