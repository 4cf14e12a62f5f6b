import type { ClientBooking } from '../../../contract/booking/client-booking.ts'
import { addDays, dayIn } from '../../../contract/shape/zone.ts'
import { isPossible } from '../../../contract/booking/booking-acts.ts'
import type { Viewer } from '../../../contract/shape/identity.ts'
import { siteName } from '../../../contract/shape/site.ts'
import type { Db } from '../../../db/open.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { clientEvent, queueOwnerMail } from '../booking-state/booking-state-mails.ts'
import { withTranslatedService } from '../../platform/mail/recipient.ts'
import { calendarFile } from '../../platform/mail/calendar-file.ts'
import { readSite, readStudio } from '../../platform/settings/settings.queries.ts'
import { listEvents } from '../booking-state/booking-event.queries.ts'
import { bookingOfKey } from '../booking-state/booking-key.ts'
import { cancelBooking } from '../booking-state/booking-state.service.ts'
import { scheduledBooking } from '../booking-state/scheduled-booking.ts'
import { type BookingRow, setTurn } from '../booking-state/booking-row.queries.ts'
import { ownersTurn } from '../booking-state/change-booking.ts'
import { situationsOf } from '../booking-state/situation.queries.ts'
import { priceOf, toBooking } from '../booking/booking.mapper.ts'
import { findBooking } from '../booking/booking.queries.ts'
import { galleriesOfBooking } from '../../gallery/client-gallery/booking-galleries.ts'
import { readPaid } from '../../billing/payment/payment.queries.ts'
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts'
import { scopeOf } from '../request/request.ts'
import { countWritten, findAskedDay, insertMessage, listMessages } from './thread.queries.ts'

const readThread = async (db: Db, bookingId: string) => {
  const [messages, askedDay] = await Promise.all([listMessages(db, bookingId), findAskedDay(db, bookingId)])
  return { messages, askedDay }
}

/** What was never agreed can be taken back at any time. */
async function cancelRule(db: Db, { id, status, event_date }: BookingRow) {
  const [{ calendar }, { paid: entered, advance }] = await Promise.all([readStudio(db), readPaid(db, id)])
  const { cancelNotice, lateNotice, lateKeep, zone } = calendar
  const today = dayIn(zone, Date.now())
  const until = status === 'confirmed' ? addDays(event_date, -lateNotice) : null
  const costsNothing = status !== 'confirmed' || today <= addDays(event_date, -cancelNotice)
  const paid = Math.max(entered, 0)
  const kept = costsNothing ? 0 : Math.min(paid, Math.ceil(((advance ?? paid) * lateKeep) / 100))
  return {
    cancelUntil: until,
    mayCancel: isPossible('cancel', status) && (until === null || today <= until),
    paid: entered,
    comesBack: paid - kept,
  }
}

/** Everything that the client's page shows. */
export async function readClientBooking(db: Db, reference: string, key: string): Promise<ClientBooking> {
  const row = await bookingOfKey(db, reference, key)
  const [thread, events, situations, rule, booking, galleries] = await Promise.all([
    readThread(db, row.id),
    listEvents(db, row.id),
    situationsOf(db, [row.id]),
    cancelRule(db, row),
    withTranslatedService(db, toBooking(row, { uid: '' })),
    galleriesOfBooking(db, row.id),
  ])
  const price = priceOf(row, situations.get(row.id)!)
  return { booking: { ...booking, price }, ...thread, events, galleries, ...rule }
}

/** The thread, for the owner and for the client's account. */
export async function readOwnThread(db: Db, viewer: Viewer, id: string) {
  const row = await findBooking(db, scopeOf(viewer), id)
  if (!row) throw notFound('booking request')
  return readThread(db, id)
}

/** Far more than a client writes about one booking; each message sends a mail to the owner. */
const mostMessages = 300

/** A leaked link must not be able to fill the database or the owner's mailbox. */
export async function checkMessageLimit(trx: Db, bookingId: string) {
  if ((await countWritten(trx, bookingId)) >= mostMessages)
    throw conflict('No more messages can be added here. Please email or call me.')
}

interface NewClientMessage {
  key: string
  message: string
  filling?: string
}

/** Stores a message together with the mail to the owner; the request is pending again. */
export async function writeMessage(db: Db, reference: string, { key, message, filling }: NewClientMessage) {
  const row = await bookingOfKey(db, reference, key)
  const idempotencyKey = idempotencyKeyOf({ key: filling, bookingId: row.id, message }, null)
  await db.transaction().execute(async (trx) => {
    await checkMessageLimit(trx, row.id)
    if (!(await insertMessage(trx, row.id, message, idempotencyKey))) return
    await setTurn(trx, row.id, ownersTurn('message'))
    if (!row.spam) await queueOwnerMail(trx, 'message', toBooking(row, 'everyone'), { quote: message })
  })
}

const tooLate = () =>
  conflict('It is too late to cancel online. Please write or call, and we will find a solution.')

export async function cancelAsClient(db: Db, reference: string, key: string, message: string) {
  const { id } = await bookingOfKey(db, reference, key)
  await cancelBooking(db, id, message, {
    actor: 'client',
    async check(trx, row) {
      if (!(await cancelRule(trx, row)).mayCancel) throw tooLate()
    },
  })
}

/** The same event as in the mails. */
export async function readCalendarFile(db: Db, reference: string, key: string) {
  const row = await bookingOfKey(db, reference, key)
  const [site, entry] = await Promise.all([readSite(db), scheduledBooking(db, row)])
  const booking = await withTranslatedService(db, entry.booking)
  return calendarFile(clientEvent(site, { ...entry, booking }), { name: siteName(site) })
}
