import { LRUCache } from 'lru-cache'
import type { Db } from '../../../db/open.ts'
import { cookiePrefix } from '../http/cookies.ts'
import { viewerOfSession, type Session } from './session.ts'

// With the prefix that the library adds on encrypted sites.
const sessionCookie = new RegExp(`(?:__Secure-)?${cookiePrefix}\\.session_token=[^;]+`, 'g')
const checkedForMs = 5 * 60_000

/**
 * The session of a request's cookie. The signature of a cookie is checked once in a few minutes, because that is slow and
 * the result cannot change; whether the session still exists, and the account's data, are read each time.
 */
export function createSessionReader(db: Db, check: (cookie: string) => Promise<Session | null>) {
  const checked = new LRUCache<string, Session>({ max: 1000, ttl: checkedForMs })
  return async (cookies: string | undefined): Promise<Session | null> => {
    const cookie = cookies?.match(sessionCookie)?.join('; ')
    if (!cookie) return null
    const known = checked.get(cookie)
    if (known) {
      const viewer = await viewerOfSession(db, known)
      return viewer && { id: known.id, viewer }
    }
    const session = await check(cookie)
    if (session) checked.set(cookie, session)
    return session
  }
}
