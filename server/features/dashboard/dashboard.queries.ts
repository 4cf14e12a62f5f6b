import { sql } from 'kysely'
import { momentInDhaka } from '../../../contract/dates.ts'
import type { Db } from '../../../db/open.ts'
import { mailJob } from '../../mail/mail.ts'

/** Written as a word, since a bound value would hide from the engines that their partial indexes fit. */
const no = sql.lit(false)

export const pendingBookings = (db: Db, limit: number) =>
  db
    .selectFrom('booking')
    .select(['id', 'name', 'service_title', 'event_date', 'created_at'])
    .where('resolved', '=', no)
    .where('spam', '=', no)
    .orderBy('event_date')
    .orderBy('id')
    .limit(limit)
    .execute()

const unanswered = (db: Db) =>
  db
    .selectFrom('message')
    .where('resolved', '=', no)
    .where('spam', '=', no)
    .where((e) =>
      e.not(
        e.exists(e.selectFrom('reply').select('reply.id').whereRef('reply.message_id', '=', 'message.id')),
      ),
    )

export const unansweredMessages = (db: Db, limit: number) =>
  unanswered(db).select(['id', 'name', 'subject', 'created_at']).orderBy('id').limit(limit).execute()

export async function countUnanswered(db: Db, most: number) {
  const { count } = await db
    .selectFrom(unanswered(db).select('id').limit(most).as('unanswered'))
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const newestReviews = (db: Db, limit: number) =>
  db
    .selectFrom('review')
    .innerJoin('service', 'service.id', 'review.service_id')
    .select(['review.id', 'review.service_id', 'review.name', 'review.rating', 'review.created_at'])
    .select('service.title as service_name')
    .orderBy('review.id', 'desc')
    .limit(limit)
    .execute()

/** Held and agreed days, and what was settled by phone before anybody wrote down what was agreed. */
export const upcomingBookings = (db: Db, from: string, limit: number) =>
  db
    .selectFrom('booking')
    .select(['id', 'name', 'service_title', 'event_date', 'start_time'])
    .where('event_date', '>=', from)
    .where((e) =>
      e.or([
        e('status', 'in', ['offered', 'confirmed']),
        e.and([e('status', '=', 'requested'), e('resolved', '=', true)]),
      ]),
    )
    .where('spam', '=', no)
    .orderBy('event_date')
    .orderBy('id')
    .limit(limit)
    .execute()

/** How many rows were made in each week, from the index alone. */
export async function countByWeek(db: Db, table: 'booking' | 'message', starts: string[], end: string) {
  const bounds = [...starts, end].map((day) => momentInDhaka(day))
  const counts = await db
    .selectNoFrom((e) =>
      starts.map((start, index) =>
        e
          .selectFrom(table)
          .select((week) => week.fn.countAll<number>().as('count'))
          .where('spam', '=', no)
          .where('created_at', '>=', bounds[index]!)
          .where('created_at', '<', bounds[index + 1]!)
          .as(start),
      ),
    )
    .executeTakeFirstOrThrow()
  return starts.map((start) => counts[start] ?? 0)
}

export const viewsByDay = (db: Db, from: string, end: string) =>
  db
    .selectFrom('daily_view')
    .select((e) => ['day', e.fn.sum<number>('views').as('count')])
    .where('day', '>=', from)
    .where('day', '<', end)
    .groupBy('day')
    .execute()

export const starCounts = (db: Db) =>
  db
    .selectFrom('service')
    .select((e) =>
      ([1, 2, 3, 4, 5] as const).map((stars) =>
        e.fn.coalesce(e.fn.sum<number>(`stars_${stars}`), sql.lit(0)).as(`stars_${stars}`),
      ),
    )
    .executeTakeFirstOrThrow()

export const newestService = (db: Db) =>
  db.selectFrom('service').select(['id', 'created_at']).orderBy('id', 'desc').limit(1).executeTakeFirst()

/** Mails that were tried until there was no hope left. */
export async function countFailedMails(db: Db) {
  const { count } = await db
    .selectFrom('job')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('kind', '=', mailJob)
    .where('given_up_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}
