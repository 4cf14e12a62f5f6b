import type { Db } from '../../../db/open.ts'
import {
  type Attempt,
  countAttempt,
  countWindows,
  deleteEndedWindows,
  findWindow,
} from './attempt.queries.ts'
import { widerNetworkOf } from '../http/network.ts'

/** Counts an attempt of a network or an account, in a window that its first attempt opens. */
export type Counter = (what: string, who: string, windowMs: number) => Attempt | Promise<Attempt>

/** With more windows than this, new networks share one per /16 or /48. */
const mostWindows = 100_000

/**
 * Counts in memory, for one process, by a clock that cannot be set. Windows of one length end in the order in which they
 * began, so ended ones are found at the front.
 */
export function createMemoryCounter(most = mostWindows): Counter {
  const byLength = new Map<number, Map<string, { count: number; endsAt: number }>>()

  return (what, who, windowMs) => {
    const now = performance.now()
    const windows = byLength.get(windowMs) ?? new Map<string, { count: number; endsAt: number }>()
    byLength.set(windowMs, windows)
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now) break
      windows.delete(key)
    }
    const exact = `${what} ${who}`
    const key = windows.has(exact) || windows.size < most ? exact : `${what} ${widerNetworkOf(who)}`
    const window = windows.get(key) ?? { count: 0, endsAt: now + windowMs }
    window.count++
    windows.set(key, window)
    return { count: window.count, endsInMs: window.endsAt - now }
  }
}

const tidyEvery = 1000

/** Counts in the database, for a site that runs in several processes. */
export function createSharedCounter(db: Db, most = mostWindows): Counter {
  let counted = 0
  let isFull = false

  async function tidy() {
    await deleteEndedWindows(db)
    isFull = (await countWindows(db)) >= most
  }

  return async (what, who, windowMs) => {
    if (counted++ % tidyEvery === 0) await tidy()
    const exact = `${what} ${who}`
    const key = !isFull || (await findWindow(db, exact)) ? exact : `${what} ${widerNetworkOf(who)}`
    return countAttempt(db, key, windowMs)
  }
}
