import type { Activity } from '../../../contract/dashboard.ts'
import type { Db } from '../../../db/open.ts'

const most = 3

/** What clients say to have paid, the longest waiting first. */
const claimsOf = (db: Db) =>
  db
    .selectFrom('payment_claim')
    .innerJoin('booking', 'booking.id', 'payment_claim.booking_id')
    .select(['booking.id', 'booking.name', 'payment_claim.amount', 'payment_claim.created_at as date'])
    .where('payment_claim.status', '=', 'open')
    .orderBy('payment_claim.id')
    .limit(most)
    .execute()

const attemptsOf = (db: Db) =>
  db
    .selectFrom('payment_attempt')
    .innerJoin('booking', 'booking.id', 'payment_attempt.booking_id')
    .select(['booking.id', 'booking.name'])
    .orderBy('payment_attempt.id')
    .limit(most)

/** Online payments that are not what was asked for, until the owner has looked into them. */
const oddOf = (db: Db) =>
  attemptsOf(db)
    .where('payment_attempt.status', '=', 'odd')
    .where('payment_attempt.seen_at', 'is', null)
    .execute()

/** Online payments without an answer, once the owner was informed. */
const unknownOf = (db: Db) =>
  attemptsOf(db)
    .where('payment_attempt.status', '=', 'open')
    .where('payment_attempt.unclear_since', 'is not', null)
    .where('payment_attempt.notified_at', 'is not', null)
    .execute()

/** Refunds that a gateway gave no answer about. */
const unansweredOf = (db: Db) =>
  db
    .selectFrom('refund_attempt')
    .innerJoin('payment', 'payment.id', 'refund_attempt.payment_id')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select(['booking.id', 'booking.name'])
    .where('refund_attempt.status', '=', 'asked')
    .orderBy('refund_attempt.id')
    .limit(most)
    .execute()

/** What of the money needs the owner. */
export async function moneyNeeds(db: Db): Promise<Activity['money']> {
  const [claims, odd, unknown, unanswered] = await Promise.all([
    claimsOf(db),
    oddOf(db),
    unknownOf(db),
    unansweredOf(db),
  ])
  const named = ({ id, name }: { id: string; name: string }) => ({ _id: id, name })
  return {
    claims: claims.map((row) => ({ ...named(row), amount: row.amount, date: row.date })),
    odd: odd.map(named),
    unknown: unknown.map(named),
    unanswered: unanswered.map(named),
  }
}
