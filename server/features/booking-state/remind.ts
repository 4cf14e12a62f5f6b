import type { ReminderKind } from '../../../contract/booking-event.ts'
import type { Db } from '../../../db/open.ts'
import { queueClientMail, queueOwnerMail } from '../../mail/booking-state-mails.ts'
import { readRow } from './booking-state.service.ts'
import { entryOfBooking } from './calendar-entry.ts'
import type { BookingRow } from './change-booking.ts'
import { claimReminder, type DueReminder } from './reminder.queries.ts'

/** A site that was away for days does not speak of tomorrow when the day is over. */
const isStillOf = (kind: ReminderKind, row: BookingRow, now: number) =>
  kind === 'hold'
    ? row.status === 'offered' && row.held_until !== null && row.held_until > now
    : row.status === 'confirmed' && row.event_starts_at !== null && row.event_starts_at > now

async function write(trx: Db, kind: ReminderKind, row: BookingRow) {
  const entry = await entryOfBooking(trx, row)
  if (kind === 'eve') return queueOwnerMail(trx, 'eve', entry.booking)
  return queueClientMail(trx, kind, entry)
}

/** Each once, whichever process comes first: the mark and the mail are stored together. */
export const remind = (db: Db, { booking_id, kind }: DueReminder, now: number) =>
  db.transaction().execute(async (trx) => {
    if (!(await claimReminder(trx, booking_id, kind, now))) return
    const row = await readRow(trx, booking_id)
    if (isStillOf(kind, row, now)) await write(trx, kind, row)
  })
