import { sql } from 'kysely'
import { momentInDhaka } from '../../../contract/shape/dates.ts'
import type { Db } from '../../../db/open.ts'
import { mailJob } from '../../platform/mail/mail.queries.ts'

/** A literal, because partial indexes do not apply to bound values. */
const falseLiteral = sql.lit(false)

const pendingBookings = (db: Db) =>
  db
    .selectFrom('booking')
    .selectAll('booking')
    .where('resolved', '=', falseLiteral)
    .where('spam', '=', falseLiteral)

/** Payments to check first, then offers that expire, then the nearest days. */
export async function bookingsToAnswer(db: Db, limit: number) {
  const urgent = await pendingBookings(db)
    .where('turn_reason', 'in', ['payment', 'offer-ending', 'offer-ran-out'])
    .orderBy('turn_reason', 'desc')
    .orderBy('event_date')
    .limit(limit)
    .execute()
  const others = await pendingBookings(db)
    .where('turn_reason', 'not in', ['payment', 'offer-ending', 'offer-ran-out'])
    .orderBy('event_date')
    .orderBy('id')
    .limit(limit)
    .execute()
  return [...urgent, ...others].slice(0, limit)
}

export const pendingMessages = (db: Db, limit: number) =>
  db
    .selectFrom('message')
    .select(['id', 'name', 'subject', 'created_at'])
    .where('resolved', '=', falseLiteral)
    .where('spam', '=', falseLiteral)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Held and confirmed days, and requests that were solved without an offer, for example by phone. */
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
    .where('spam', '=', falseLiteral)
    .orderBy('event_date')
    .orderBy('id')
    .limit(limit)
    .execute()

/** How many rows were created in each week, from the index alone. */
export async function countByWeek(db: Db, table: 'booking' | 'message', starts: string[], end: string) {
  const bounds = [...starts, end].map((day) => momentInDhaka(day))
  const counts = await db
    .selectNoFrom((e) =>
      starts.map((start, index) =>
        e
          .selectFrom(table)
          .select((week) => week.fn.countAll<number>().as('count'))
          .where('spam', '=', falseLiteral)
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

/** Mails that have failed permanently, and those that the server has refused more than twice so far. */
export const countProblemMails = (db: Db) =>
  db
    .selectFrom('job')
    .select((e) => [
      e.fn.countAll<number>().filterWhere('given_up_at', 'is not', null).as('failed'),
      e.fn
        .countAll<number>()
        .filterWhere((job) =>
          job.and([
            job('given_up_at', 'is', null),
            job('last_error', 'is not', null),
            job('attempts', '>', 2),
          ]),
        )
        .as('delayed'),
    ])
    .where('kind', '=', mailJob)
    .executeTakeFirstOrThrow()
