import type { Limit } from '../../../contract/shape/endpoint.ts'
import { type Counter, createMemoryCounter } from '../spam/attempts.ts'
import { TooMany } from '../http/errors.ts'

/** The limits of the contract, and that of pages that are not cached. */
type LimitName = Limit | 'page'
/** Requests per minute of one network. An account has the same limits across all networks. */
const perMinute: Record<LimitName, number> = {
  page: 300,
  read: 600,
  write: 120,
  form: 10,
  review: 10,
  'sign-in': 20,
  upload: 120,
  // Scrolling quickly through a gallery loads hundreds of pictures.
  file: 6000,
}
const minute = 60_000

/** Counts a request of a network or an account, and throws if there were too many. */
export type Limits = (limit: LimitName, who: string) => Promise<void>

/** With `shared`, processes count together, except for reads, whose count must not cost a query. */
export function createLimits(enabled: boolean, shared?: Counter): Limits {
  if (!enabled) return async () => {}
  const local = createMemoryCounter()
  return async (limit, who) => {
    const count = shared && !['read', 'page', 'file'].includes(limit) ? shared : local
    const attempt = await count(limit, who, minute)
    if (attempt.count > perMinute[limit]) throw new TooMany(attempt.endsInMs)
  }
}
