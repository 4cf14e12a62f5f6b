import { createHmac } from 'node:crypto'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import type { Db } from '../../../db/open.ts'
import { networkOf, type Visitor } from '../../platform/http/network.ts'
import { sharedSecret } from '../../platform/settings/setting-row.ts'
import { atMost } from '../../platform/cache/lru.ts'
import { deleteSaltsBefore, recordView, saltName } from './post.queries.ts'

export type CountView = (slug: string, visitor: Visitor) => Promise<void>

/**
 * Counts a visitor once a day, identified by the network address alone, since a client can make up everything else. The
 * salt is deleted after each day, so that visitors cannot be tracked from one day to the next.
 */
export function createViewCounter(db: Db): CountView {
  let today: { day: string; salt: Uint8Array } = { day: '', salt: new Uint8Array() }
  const counted = new LRUCache<string, true>(atMost(20_000))

  async function saltOf(day: string) {
    if (today.day === day) return today.salt
    const salt = await sharedSecret(db, saltName(day))
    await deleteSaltsBefore(db, day)
    today = { day, salt }
    return salt
  }

  return async (slug, visitor) => {
    const { userAgent } = visitor
    if (!userAgent || isbot(userAgent)) return
    const day = dayInDhaka()
    const salt = await saltOf(day)
    const hash = createHmac('sha256', salt).update(networkOf(visitor)).digest('base64url')
    const key = `${hash} ${slug}`
    if (counted.has(key)) return
    counted.set(key, true)
    let counts = false
    try {
      counts = await db.transaction().execute((trx) => recordView(trx, slug, day, hash))
    } finally {
      // A view that could not be stored is retried with the next visit. A preview is not a view, and must not block the
      // first one after publishing.
      if (!counts) counted.delete(key)
    }
  }
}
