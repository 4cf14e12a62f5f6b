import type { ReminderKind } from '../../../contract/booking/booking-event.ts'
import { addDays, momentIn } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import type { BookingRow } from './booking-row.queries.ts'

/** In minutes after midnight: when clients read their mail, and when the owner packs. */
const [morning, evening] = [10 * 60, 18 * 60]

const remindersOf = (zone: string, { event_date, event_ends_at }: BookingRow): [ReminderKind, number][] => [
  ['week', momentIn(zone, addDays(event_date, -7), morning)],
  ['day', momentIn(zone, addDays(event_date, -1), morning)],
  ['eve', momentIn(zone, addDays(event_date, -1), evening)],
  ['over', event_ends_at ?? momentIn(zone, addDays(event_date, 1))],
]

/** Deletes reminders that were not sent yet. Call it in the transaction of the change. */
export const dropReminders = (trx: Db, bookingId: string) =>
  trx.deleteFrom('reminder').where('booking_id', '=', bookingId).where('sent_at', 'is', null).execute()

const planReminder = (trx: Db, bookingId: string, kind: ReminderKind, dueAt: number) =>
  trx
    .insertInto('reminder')
    .values({ booking_id: bookingId, kind, due_at: dueAt })
    .onConflict((c) => c.columns(['booking_id', 'kind']).doUpdateSet({ due_at: dueAt, sent_at: null }))
    .execute()

/** The client is reminded after this share of the time to answer. */
const remindedAfter = 0.75

/** This long before its end, but at most for half of its time, an ending offer is the owner's turn. */
const endingMs = 48 * 3_600_000

export async function planHoldReminders(trx: Db, bookingId: string, heldUntil: number, now = Date.now()) {
  const time = heldUntil - now
  await planReminder(trx, bookingId, 'hold', Math.round(now + time * remindedAfter))
  await planReminder(trx, bookingId, 'ending', Math.round(heldUntil - Math.min(endingMs, time / 2)))
}

/** Plans the reminders of a confirmed day. Those that would be due already are left out: the confirmation has just been sent. */
export async function planReminders(trx: Db, row: BookingRow, now = Date.now()) {
  const { zone } = (await readStudio(trx)).calendar
  await dropReminders(trx, row.id)
  for (const [kind, dueAt] of remindersOf(zone, row))
    if (dueAt > now) await planReminder(trx, row.id, kind, dueAt)
}

const mostAtOnce = 100

export const dueReminders = (db: Db, now: number) =>
  db
    .selectFrom('reminder')
    .select(['booking_id', 'kind'])
    .where('kind', 'not in', ['late', 'nudge'])
    .$narrowType<{ kind: ReminderKind }>()
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(mostAtOnce)
    .execute()

export type DueReminder = Awaited<ReturnType<typeof dueReminders>>[number]

/** Returns a row to the one process that may send the reminder. */
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

const dayMs = 24 * 3_600_000

/** Returns a row if the reminder may be sent: once in 24 hours. */
export const claimNudge = (trx: Db, bookingId: string, now: number) =>
  trx
    .insertInto('reminder')
    .values({ booking_id: bookingId, kind: 'nudge', due_at: now, sent_at: now })
    .onConflict((c) =>
      c
        .columns(['booking_id', 'kind'])
        .doUpdateSet({ due_at: now, sent_at: now })
        .where('reminder.sent_at', '<=', now - dayMs),
    )
    .returning('kind')
    .executeTakeFirst()

/** Returns a row if the mail may be sent: once per booking. */
export const claimLate = (trx: Db, bookingId: string) =>
  trx
    .insertInto('reminder')
    .values({ booking_id: bookingId, kind: 'late', due_at: Date.now(), sent_at: Date.now() })
    .onConflict((c) => c.columns(['booking_id', 'kind']).doNothing())
    .returning('kind')
    .executeTakeFirst()
