import type { AskedDay, ThreadMessage } from '../../../contract/booking/client-booking.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { listReplies } from '../reply/reply.queries.ts'

const mostMessages = 200

/** The messages of client and owner, oldest first. */
export async function listMessages(db: Db, bookingId: string): Promise<ThreadMessage[]> {
  const [own, replies] = await Promise.all([
    db
      .selectFrom('client_message')
      .select(['id', 'body', 'created_at'])
      .where('booking_id', '=', bookingId)
      .orderBy('id', 'desc')
      .limit(mostMessages)
      .execute(),
    listReplies(db, { bookingId }),
  ])
  const of = (from: ThreadMessage['from']) => (row: { id: string; body: string; created_at: string }) => ({
    _id: row.id,
    from,
    body: row.body,
    date: row.created_at,
  })
  const all = [...own.map(of('client')), ...replies.map(of('owner'))]
  return all.toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

/** All messages of one account on the pages of its bookings, oldest first. */
export const listWrittenBy = (db: Db, uid: string, limit: number) =>
  db
    .selectFrom('client_message')
    .select(['booking_id', 'body', 'created_at'])
    .where('booking_id', 'in', (e) => e.selectFrom('booking').select('id').where('user_id', '=', uid))
    .orderBy('id')
    .limit(limit)
    .execute()

/** How many messages and requests for another day a client has sent about a booking. */
export async function countWritten(db: Db, bookingId: string) {
  const count = (table: 'client_message' | 'booking_event') =>
    db
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('booking_id', '=', bookingId)
  const [messages, requests] = await Promise.all([
    count('client_message').executeTakeFirstOrThrow(),
    count('booking_event').where('what', '=', 'asked').executeTakeFirstOrThrow(),
  ])
  return Number(messages.n) + Number(requests.n)
}

/** Returns false if the same form was stored before. */
export const insertMessage = async (db: Db, bookingId: string, body: string, idempotencyKey: string | null) =>
  (await db
    .insertInto('client_message')
    .values({
      id: newId(),
      booking_id: bookingId,
      body,
      idempotency_key: idempotencyKey,
      created_at: new Date().toISOString(),
    })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

export async function findAskedDay(db: Db, bookingId: string): Promise<AskedDay | null> {
  const row = await db
    .selectFrom('asked_day')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  if (!row) return null
  const { actor, event_date, start_time, message, held_until, created_at } = row
  return {
    by: actor,
    eventDate: event_date,
    startTime: start_time,
    message,
    heldUntil: held_until === null ? null : new Date(held_until).toISOString(),
    date: created_at,
  }
}

interface NewAskedDay {
  by: AskedDay['by']
  eventDate: string
  startTime?: string | null
  message: string
  /** The time that is held for it, and until when. */
  held?: { starts_at: number; ends_at: number; place: number; held_until: number }
}

const nothingHeld = { starts_at: null, ends_at: null, place: 0, held_until: null }

/** Replaces the previous one. */
export const saveAskedDay = (
  db: Db,
  bookingId: string,
  { by, eventDate, startTime, message, held }: NewAskedDay,
) => {
  const row = {
    actor: by,
    event_date: eventDate,
    start_time: startTime ?? null,
    message,
    ...(held ?? nothingHeld),
    created_at: new Date().toISOString(),
  }
  return db
    .insertInto('asked_day')
    .values({ booking_id: bookingId, ...row })
    .onConflict((c) => c.column('booking_id').doUpdateSet(row))
    .execute()
}

/** Deletes an open request of one side and returns it, or undefined if it was answered already. */
export const takeAskedDay = (db: Db, bookingId: string, by: AskedDay['by']) =>
  db
    .deleteFrom('asked_day')
    .where('booking_id', '=', bookingId)
    .where('actor', '=', by)
    .returningAll()
    .executeTakeFirst()

const mostAtOnce = 100

/** Proposed days whose time to answer is over. */
export const overdueProposals = (db: Db, now: number) =>
  db
    .selectFrom('asked_day')
    .select('booking_id')
    .where('held_until', '<=', now)
    .orderBy('held_until')
    .limit(mostAtOnce)
    .execute()
