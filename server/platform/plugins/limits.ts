import type { Limit } from '../../../contract/shape/endpoint.ts'
import { type Counter, createOwnCounter } from '../spam/attempts.ts'
import { TooMany } from '../http/errors.ts'

/** Calls of the contract, and pages that are not cached. */
type Counted = Limit | 'page'

/** Requests a minute of one network; an account gets as many, whatever networks it comes from. */
const perMinute: Record<Counted, number> = {
  page: 300,
  read: 600,
  write: 120,
  form: 10,
  review: 10,
  'sign-in': 20,
  upload: 120,
  // A gallery shows hundreds of pictures to whoever scrolls quickly.
  file: 6000,
}
const minute = 60_000

/** Counts a request of a network or an account, and refuses those that are too many. */
export type Limits = (limit: Counted, who: string) => Promise<void>

/** With `shared`, processes count together; reading is counted by each for itself, as it must cost nothing. */
export function createLimits(enabled: boolean, shared?: Counter): Limits {
  if (!enabled) return async () => {}
  const own = createOwnCounter()
  return async (limit, who) => {
    const count = shared && !['read', 'page', 'file'].includes(limit) ? shared : own
    const attempt = await count(limit, who, minute)
    if (attempt.count > perMinute[limit]) throw new TooMany(attempt.endsInMs)
  }
}
