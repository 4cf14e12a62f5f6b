import type { ReminderKind } from '../../../contract/booking/booking-event.ts'
import type { Db } from '../../../db/open.ts'
import { queueClientMail, queueOwnerMail } from './booking-state-mails.ts'
import { requireBooking } from './booking-state.service.ts'
import { scheduledBooking } from './scheduled-booking.ts'
import { type BookingRow, setTurn } from './booking-row.queries.ts'
import { ownersTurn } from './change-booking.ts'
import { claimReminder, type DueReminder } from './reminder.queries.ts'

/** A site that was off for days must not send reminders that are no longer true. */
function isStillRelevant(kind: ReminderKind, row: BookingRow, now: number) {
  if (kind === 'hold' || kind === 'ending')
    return row.status === 'offered' && row.held_until !== null && row.held_until > now
  if (kind === 'over') return row.status === 'confirmed'
  return row.status === 'confirmed' && row.event_starts_at !== null && row.event_starts_at > now
}

async function carryOut(trx: Db, kind: ReminderKind, row: BookingRow) {
  if (kind === 'ending') return setTurn(trx, row.id, ownersTurn('offer-ending'))
  if (kind === 'over') return setTurn(trx, row.id, ownersTurn('day-over'))
  const entry = await scheduledBooking(trx, row)
  if (kind === 'eve') return queueOwnerMail(trx, 'eve', entry.booking)
  return queueClientMail(trx, kind, entry)
}

/** Carries out a reminder once, in whichever process claims it first. */
export const sendReminder = (db: Db, { booking_id, kind }: DueReminder, now: number) =>
  db.transaction().execute(async (trx) => {
    if (!(await claimReminder(trx, booking_id, kind, now))) return
    const row = await requireBooking(trx, booking_id)
    if (isStillRelevant(kind, row, now)) await carryOut(trx, kind, row)
  })
