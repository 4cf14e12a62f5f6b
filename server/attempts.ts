import { sql } from 'kysely'
import type { Db } from '../db/open.ts'

const at = (ms: number) => new Date(ms).toISOString()

/** Counts one more attempt in a window that the first one opened, for all processes and across restarts. */
export async function countAttempt(db: Db, key: string, windowMs: number) {
  const moment = Date.now()
  // One that ends much later than a new one would was begun before the clock was set back.
  const isOver = sql`attempt.ends_at <= ${at(moment)} or attempt.ends_at > ${at(moment + 2 * windowMs)}`
  const row = await db
    .insertInto('attempt')
    .values({ key, count: 1, ends_at: at(moment + windowMs) })
    .onConflict((c) =>
      c.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else attempt.count + 1 end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else attempt.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow()
  return { count: row.count, endsInMs: Date.parse(row.ends_at) - moment }
}
