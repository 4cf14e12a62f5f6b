import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { callbackify } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '../../db/open.ts'

const sweepEvery = 1000

/** Counts attempts in the database, for a site that runs in several processes. */
export function createSharedAttempts(db: Db): FastifyRateLimitStoreCtor {
  let counted = 0
  const at = (ms: number) => new Date(ms).toISOString()

  async function count(key: string, windowMs: number) {
    const moment = Date.now()
    const now = at(moment)
    // One that ends much later than a new one would was begun before the clock was set back.
    const isOver = sql`attempt.ends_at <= ${now} or attempt.ends_at > ${at(moment + 2 * windowMs)}`
    if (++counted % sweepEvery === 0) await db.deleteFrom('attempt').where('ends_at', '<=', now).execute()
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
    return { current: row.count, ttl: Date.parse(row.ends_at) - moment }
  }

  return class SharedAttempts implements FastifyRateLimitStore {
    #name: string

    constructor({ groupId = '' }: { groupId?: string }) {
      this.#name = groupId
    }

    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
    ) {
      callbackify(count)(`${this.#name}: ${key}`, windowMs, done)
    }

    child(options: object) {
      return new SharedAttempts(options)
    }
  }
}
