import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'

export interface Attempt {
  count: number
  endsInMs: number
}

const at = (ms: number) => new Date(ms).toISOString()

/** Counts an attempt, shared by all processes and across restarts. */
export const countAttempt = async (db: Db, key: string, windowMs: number) =>
  (await addAttempt(db, key, windowMs))!

/** As `countAttempt`, but returns undefined and changes nothing once `most` is reached. */
export async function addAttempt(
  db: Db,
  key: string,
  windowMs: number,
  most?: number,
): Promise<Attempt | undefined> {
  const moment = Date.now()
  // A window that ends later than a new one could was begun before the clock was set back.
  const isOver = sql<boolean>`(attempt.ends_at <= ${at(moment)} or attempt.ends_at > ${at(moment + 2 * windowMs)})`
  const row = await db
    .insertInto('attempt')
    .values({ key, count: 1, ends_at: at(moment + windowMs) })
    .onConflict((c) =>
      c
        .column('key')
        .doUpdateSet({
          count: sql`case when ${isOver} then 1 else attempt.count + 1 end`,
          ends_at: sql`case when ${isOver} then excluded.ends_at else attempt.ends_at end`,
        })
        .where((e) => (most === undefined ? e.lit(true) : e.or([isOver, e('attempt.count', '<', most)]))),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirst()
  return row && { count: row.count, endsInMs: Date.parse(row.ends_at) - moment }
}

export const findWindow = (db: Db, key: string) =>
  db.selectFrom('attempt').selectAll().where('key', '=', key).executeTakeFirst()

/** Decreases the counts of attempts that should not have counted. */
export const uncountAttempts = (db: Db, keys: string[]) =>
  db
    .updateTable('attempt')
    .set((e) => ({ count: e('count', '-', 1) }))
    .where('key', 'in', keys)
    .where('count', '>', 0)
    .execute()

export const deleteWindows = (db: Db, keys: string[]) =>
  db.deleteFrom('attempt').where('key', 'in', keys).execute()

export const deleteEndedWindows = (db: Db) =>
  db.deleteFrom('attempt').where('ends_at', '<=', at(Date.now())).execute()

export async function countWindows(db: Db) {
  const { n } = await db
    .selectFrom('attempt')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}
