import type { ReminderKind } from '../../../contract/booking-event.ts'
import { addDays, momentIn } from '../../../contract/zone.ts'
import type { Db } from '../../../db/open.ts'
import { readStudio } from '../../site/studio.queries.ts'
import type { BookingRow } from './change-booking.ts'

/** On the wall clock, in minutes: when people read their mail, and when the owner packs. */
const [morning, evening] = [10 * 60, 18 * 60]

const dueOf = (zone: string, { event_date }: BookingRow): [ReminderKind, number][] => [
  ['week', momentIn(zone, addDays(event_date, -7), morning)],
  ['day', momentIn(zone, addDays(event_date, -1), morning)],
  ['eve', momentIn(zone, addDays(event_date, -1), evening)],
]

/** What was not sent yet is dropped. Call it in the transaction of the change. */
export const dropReminders = (trx: Db, bookingId: string) =>
  trx.deleteFrom('reminder').where('booking_id', '=', bookingId).where('sent_at', 'is', null).execute()

const planReminder = (trx: Db, bookingId: string, kind: ReminderKind, dueAt: number) =>
  trx
    .insertInto('reminder')
    .values({ booking_id: bookingId, kind, due_at: dueAt })
    .onConflict((c) => c.columns(['booking_id', 'kind']).doUpdateSet({ due_at: dueAt, sent_at: null }))
    .execute()

/** Whoever is to answer is reminded when this part of the time for it is over. */
const remindedAfter = 0.75

export const planHoldReminder = (trx: Db, bookingId: string, heldUntil: number, now = Date.now()) =>
  planReminder(trx, bookingId, 'hold', Math.round(now + (heldUntil - now) * remindedAfter))

/** For an agreed day, in place of those before. What would have been due by now is told by the confirmation itself. */
export async function planReminders(trx: Db, row: BookingRow, now = Date.now()) {
  const { zone } = (await readStudio(trx)).calendar
  await dropReminders(trx, row.id)
  for (const [kind, dueAt] of dueOf(zone, row)) if (dueAt > now) await planReminder(trx, row.id, kind, dueAt)
}

const mostAtOnce = 100

export const dueReminders = (db: Db, now: number) =>
  db
    .selectFrom('reminder')
    .select(['booking_id', 'kind'])
    .where('kind', '!=', 'late')
    .$narrowType<{ kind: ReminderKind }>()
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(mostAtOnce)
    .execute()

export type DueReminder = Awaited<ReturnType<typeof dueReminders>>[number]

/** True for the one who may send it. */
export const claimReminder = (trx: Db, bookingId: string, kind: ReminderKind, now: number) =>
  trx
    .updateTable('reminder')
    .set({ sent_at: now })
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .returning('kind')
    .executeTakeFirst()
