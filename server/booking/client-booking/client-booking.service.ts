import type { ClientBooking } from '../../../contract/booking/client-booking.ts'
import type { CalendarRules } from '../../../contract/shape/studio-settings.ts'
import { addDays, dayIn } from '../../../contract/shape/zone.ts'
import { isPossible } from '../../../contract/booking/booking-acts.ts'
import type { Viewer } from '../../../contract/shape/identity.ts'
import { siteName } from '../../../contract/shape/site.ts'
import type { Db } from '../../../db/open.ts'
import type { BookingSituationView } from '../../../db/tables/booking.ts'
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
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts'
import { scopeOf } from '../request/request.ts'
import { countWritten, findAskedDay, insertMessage, listMessages } from './thread.queries.ts'

const readThread = async (db: Db, bookingId: string) => {
  const [messages, askedDay] = await Promise.all([listMessages(db, bookingId), findAskedDay(db, bookingId)])
  return { messages, askedDay }
}

/** Until when the client may cancel; a booking that is not confirmed, at any time. */
function cancelRule({ lateNotice, zone }: CalendarRules, { status, event_date }: BookingRow) {
  const until = status === 'confirmed' ? addDays(event_date, -lateNotice) : null
  const isInTime = until === null || dayIn(zone, Date.now()) <= until
  return { cancelUntil: until, mayCancel: isPossible('cancel', status) && isInTime }
}

/** What was paid, and how much of it is refunded if the client cancels today. */
function refundRule(
  { cancelNotice, lateKeep, zone }: CalendarRules,
  { status, event_date }: BookingRow,
  { paid: recorded, agreed, advance }: BookingSituationView,
) {
  const isFree = status !== 'confirmed' || dayIn(zone, Date.now()) <= addDays(event_date, -cancelNotice)
  const paid = Math.max(recorded, 0)
  const kept = isFree ? 0 : Math.min(paid, Math.ceil(((agreed === null ? paid : advance) * lateKeep) / 100))
  return { paid: recorded, comesBack: paid - kept }
}

/** What the client's page shows of the booking itself. */
export async function readClientBooking(db: Db, row: BookingRow): Promise<Omit<ClientBooking, 'galleries'>> {
  const [thread, events, situations, { calendar }, booking] = await Promise.all([
    readThread(db, row.id),
    listEvents(db, row.id),
    situationsOf(db, [row.id]),
    readStudio(db),
    withTranslatedService(db, toBooking(row, { uid: '' })),
  ])
  const situation = situations.get(row.id)!
  return {
    booking: { ...booking, price: priceOf(row, situation) },
    ...thread,
    events,
    ...cancelRule(calendar, row),
    ...refundRule(calendar, row, situation),
  }
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
      const { calendar } = await readStudio(trx)
      if (!cancelRule(calendar, row).mayCancel) throw tooLate()
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
