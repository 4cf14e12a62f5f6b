import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { callbackify } from 'node:util'
import type { Db } from '../../db/open.ts'
import { countAttempt } from '../attempts.ts'

const sweepEvery = 1000

/** Counts attempts in the database, for a site that runs in several processes. */
export function createSharedAttempts(db: Db): FastifyRateLimitStoreCtor {
  let counted = 0

  async function count(key: string, windowMs: number) {
    if (++counted % sweepEvery === 0)
      await db.deleteFrom('attempt').where('ends_at', '<=', new Date().toISOString()).execute()
    const attempt = await countAttempt(db, key, windowMs)
    return { current: attempt.count, ttl: attempt.endsInMs }
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
