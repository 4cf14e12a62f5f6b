import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { widerNetworkOf } from './http/network.ts'

export interface Attempt {
  count: number
  endsInMs: number
}

/** Counts one more attempt of a network or an account, in a window that its first one opened. */
export type Counter = (what: string, who: string, windowMs: number) => Attempt | Promise<Attempt>

/** From so many windows on, new networks share one with all others around them. */
const mostWindows = 100_000

/**
 * In memory, for one process alone, by a clock that nobody can set. Only windows that have ended are dropped: those of one
 * length end in the order in which they began.
 */
export function createOwnCounter(most = mostWindows): Counter {
  const byLength = new Map<number, Map<string, { count: number; endsAt: number }>>()

  return (what, who, windowMs) => {
    const now = performance.now()
    const windows = byLength.get(windowMs) ?? new Map<string, { count: number; endsAt: number }>()
    byLength.set(windowMs, windows)
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now) break
      windows.delete(key)
    }
    const own = `${what} ${who}`
    const key = windows.has(own) || windows.size < most ? own : `${what} ${widerNetworkOf(who)}`
    const window = windows.get(key) ?? { count: 0, endsAt: now + windowMs }
    window.count++
    windows.set(key, window)
    return { count: window.count, endsInMs: window.endsAt - now }
  }
}

const tidyEvery = 1000

/** In the database, for a site that runs in several processes. */
export function createSharedCounter(db: Db, most = mostWindows): Counter {
  let counted = 0
  let isFull = false

  async function tidy() {
    await db.deleteFrom('attempt').where('ends_at', '<=', at(Date.now())).execute()
    const { n } = await db
      .selectFrom('attempt')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    isFull = Number(n) >= most
  }
  const isThere = (key: string) =>
    db.selectFrom('attempt').select('key').where('key', '=', key).executeTakeFirst()

  return async (what, who, windowMs) => {
    if (counted++ % tidyEvery === 0) await tidy()
    const own = `${what} ${who}`
    const key = !isFull || (await isThere(own)) ? own : `${what} ${widerNetworkOf(who)}`
    return countAttempt(db, key, windowMs)
  }
}

const at = (ms: number) => new Date(ms).toISOString()

/** Counts one more attempt for all processes and across restarts. */
export const countAttempt = async (db: Db, key: string, windowMs: number) =>
  (await addAttempt(db, key, windowMs))!

/** The same, unless there were as many already: then nothing is changed, and nothing comes back. */
export async function addAttempt(
  db: Db,
  key: string,
  windowMs: number,
  most?: number,
): Promise<Attempt | undefined> {
  const moment = Date.now()
  // One that ends much later than a new one would was begun before the clock was set back.
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
