import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import { atMost } from '../lru.ts'

const maxKeys = 5000

interface Window {
  count: number
  endsAt: number
}

/** Counts attempts in memory, for one process alone. By a clock that nobody can set: it would lengthen the windows. */
export class OwnAttempts implements FastifyRateLimitStore {
  #windows = new LRUCache<string, Window>(atMost(maxKeys))

  incr(
    key: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs: number,
  ) {
    const now = performance.now()
    const known = this.#windows.get(key)
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs }
    window.count++
    if (window !== known) this.#windows.set(key, window)
    done(null, { current: window.count, ttl: Math.ceil(window.endsAt - now) })
  }

  child() {
    return new OwnAttempts()
  }
}
