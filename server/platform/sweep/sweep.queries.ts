import type { Db } from '../../../db/open.ts'

/** So few that no statement blocks others for long. */
export const batchSize = 500

export const deleteSessions = (db: Db, endedBefore: string) =>
  db
    .deleteFrom('session')
    .where('id', 'in', (e) =>
      e.selectFrom('session').select('id').where('expiresAt', '<', endedBefore).limit(batchSize),
    )
    .returning('id')
    .execute()

export const deleteVerifications = (db: Db, endedBefore: string) =>
  db
    .deleteFrom('verification')
    .where('id', 'in', (e) =>
      e.selectFrom('verification').select('id').where('expiresAt', '<', endedBefore).limit(batchSize),
    )
    .returning('id')
    .execute()

export const deleteAttempts = (db: Db, endedBefore: string) =>
  db
    .deleteFrom('attempt')
    .where('key', 'in', (e) =>
      e.selectFrom('attempt').select('key').where('ends_at', '<', endedBefore).limit(batchSize),
    )
    .returning('key')
    .execute()

/** Rows of past days are no longer needed: `daily_view` has their sum. */
export const deleteVisitors = (db: Db, today: string) =>
  db
    .deleteFrom('post_view')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('post_id', 'day', 'visitor'),
        'in',
        selectFrom('post_view')
          .select(['post_id', 'day', 'visitor'])
          .where('day', '<', today)
          .limit(batchSize)
          .$asTuple('post_id', 'day', 'visitor'),
      ),
    )
    .returning('visitor')
    .execute()

/** Old mails that were sent or given up. */
export async function listSettledMails(db: Db, before: string) {
  const old = await db
    .selectFrom('mail')
    .leftJoin('job', 'job.id', 'mail.id')
    .select('mail.id')
    .where('mail.created_at', '<', before)
    .where((e) => e.or([e('mail.sent_at', 'is not', null), e('job.given_up_at', 'is not', null)]))
    .orderBy('mail.id')
    .limit(batchSize)
    .execute()
  return old.map(({ id }) => id)
}

/** Waiting-list entries for days before this one. */
export async function listPastWaiting(trx: Db, before: string) {
  const past = await trx
    .selectFrom('booking')
    .select('id')
    .where('status', '=', 'waiting')
    .where('event_date', '<', before)
    // Bookings with payments or documents stay, for the books.
    .where((e) =>
      e.and(
        (['payment', 'document'] as const).map((table) =>
          e.not(
            e.exists(e.selectFrom(table).select('id').whereRef(`${table}.booking_id`, '=', 'booking.id')),
          ),
        ),
      ),
    )
    .limit(batchSize)
    .execute()
  return past.map(({ id }) => id)
}

export const deleteBookings = (trx: Db, ids: string[]) =>
  trx.deleteFrom('booking').where('id', 'in', ids).execute()

/** Repeated events of gallery visitors; all other activity stays. */
export const deleteActivity = (db: Db, before: string) =>
  db
    .deleteFrom('gallery_activity')
    .where('id', 'in', (e) =>
      e
        .selectFrom('gallery_activity')
        .select('id')
        .where('repeat_key', 'is not', null)
        .where('created_at', '<', before)
        .limit(batchSize),
    )
    .returning('id')
    .execute()
