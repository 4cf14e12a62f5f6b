import { randomBytes } from 'node:crypto'
import type { Selectable, Updateable } from 'kysely'
import type { GatewayProvider } from '../../../contract/shape/payment-way.ts'
import { newId } from '../../../db/ids.ts'
import type { AttemptStatus, PaymentAttemptTable } from '../../../db/tables/billing.ts'
import type { Db } from '../../../db/open.ts'

export type AttemptRow = Selectable<PaymentAttemptTable>

const minute = 60_000
/** How long to wait after each check; the last wait is repeated until there is an answer. */
const waits = [1, 1, 2, 5, 15, 30, 60, 180, 360, 720, 1440].map((minutes) => minutes * minute)
export const waitAfter = (checks: number) => waits[checks] ?? waits.at(-1)!

/** Longer than any call to a gateway takes: after that the process that made it has died. */
const startingMs = 10 * minute
/** The clocks of a gateway and of this site may differ. */
const spareMs = 60 * minute

export const insertAttempt = (
  trx: Db,
  booking: { id: string; reference: string },
  provider: GatewayProvider,
  amount: number,
) =>
  trx
    .insertInto('payment_attempt')
    .values({
      id: newId(),
      booking_id: booking.id,
      provider,
      // Gateways accept at most thirty characters.
      our_id: `${booking.reference}-${randomBytes(6).toString('hex').toUpperCase()}`,
      amount,
      status: 'starting',
      next_check_at: Date.now() + startingMs,
      created_at: new Date().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Marks an attempt that the client can pay, and starts its checks. Returns undefined if it was given up meanwhile. */
export const markOpen = (
  db: Db,
  id: string,
  { gatewayId, expiresAfterMs }: { gatewayId: string; expiresAfterMs: number },
  now = Date.now(),
) =>
  db
    .updateTable('payment_attempt')
    .set({
      status: 'open',
      gateway_id: gatewayId,
      next_check_at: now + waitAfter(0),
      expires_at: now + expiresAfterMs + spareMs,
    })
    .where('id', '=', id)
    .where('status', '=', 'starting')
    .returning('id')
    .executeTakeFirst()

/** Marks an attempt that failed before the client could pay. */
export const markNotStarted = (db: Db, id: string, problem: string) =>
  db
    .updateTable('payment_attempt')
    .set({ status: 'failed', problem, next_check_at: null })
    .where('id', '=', id)
    .where('status', '=', 'starting')
    .execute()

/** Call it while the booking row is locked. */
export const updateAttempt = (trx: Db, id: string, values: Updateable<PaymentAttemptTable>) =>
  trx.updateTable('payment_attempt').set(values).where('id', '=', id).execute()

/**
 * Records that nothing was paid, unless the client has returned with another hint since the gateway was asked. It is checked
 * once more when the gateway's time to pay is over.
 */
export const markNotPaid = (
  db: Db,
  attempt: AttemptRow,
  { expired, ...ending }: { status: AttemptStatus; problem: string; expired: boolean },
) =>
  db
    .updateTable('payment_attempt')
    .set({ unclear_since: null, next_check_at: expired ? null : attempt.expires_at })
    .$if(attempt.status === 'open', (q) => q.set(ending))
    .where('id', '=', attempt.id)
    .where('hint', attempt.hint === null ? 'is' : '=', attempt.hint)
    .where('status', 'in', ['open', 'failed', 'cancelled', 'expired'])
    .where('hand_outcome', 'is', null)
    .execute()

/** Records that the outcome is unknown, or that the client has not approved the payment yet. */
export const markUnknown = (
  db: Db,
  { id, unclear_since }: AttemptRow,
  { notApproved, problem, now }: { notApproved: boolean; problem: string; now: number },
) =>
  db
    .updateTable('payment_attempt')
    .set({
      unclear_since: notApproved ? null : (unclear_since ?? now),
      problem,
      asked_at: new Date(now).toISOString(),
    })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute()

const hourMs = 60 * minute

/** Returns the row to one caller only, an hour after the first question without an answer. */
export const claimNotification = (trx: Db, id: string, now: number) =>
  trx
    .updateTable('payment_attempt')
    .set({ notified_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('unclear_since', '<=', now - hourMs)
    .where('notified_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** The owner has checked a payment that did not match. */
export const markSeen = (db: Db, id: string) =>
  db
    .updateTable('payment_attempt')
    .set({ seen_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'odd')
    .returning('booking_id')
    .executeTakeFirst()

const unpaid = ['cancel', 'failure']
const saysPaid = (hint: string) => hint !== 'tried' && !unpaid.includes(hint)

/**
 * Stores the hint of a returning browser or a notice before it is used, so that a crash does not lose it. A hint that the
 * client has paid is not replaced by one that they have not, and the attempt is unclear until the gateway answers.
 */
export const saveHint = (db: Db, id: string, hint: string, now = Date.now()) =>
  db
    .updateTable('payment_attempt')
    .set({ hint, next_check_at: now })
    .$if(saysPaid(hint), (q) => q.set((e) => ({ unclear_since: e.fn.coalesce('unclear_since', e.val(now)) })))
    .where('id', '=', id)
    .where('status', 'not in', ['paid', 'starting'])
    .$if(unpaid.includes(hint), (q) => q.where((e) => e.or([e('hint', 'is', null), e('hint', 'in', unpaid)])))
    .execute()

export const findAttempt = (db: Db, id: string) =>
  db.selectFrom('payment_attempt').selectAll().where('id', '=', id).executeTakeFirst()

/** The first attempt with an unclear outcome. */
export const unclearAttempt = (db: Db, bookingId: string) =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'open')
    .where('unclear_since', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export const lastAttempt = (db: Db, bookingId: string) =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '!=', 'starting')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const attemptOf = (db: Db, provider: GatewayProvider, ourId: string) =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('provider', '=', provider)
    .where('our_id', '=', ourId)
    .executeTakeFirst()

export const attemptOfPayment = (db: Db, paymentId: string) =>
  db.selectFrom('payment_attempt').selectAll().where('payment_id', '=', paymentId).executeTakeFirst()

const mostAtOnce = 20

export const dueAttempts = (db: Db, now: number) =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(mostAtOnce)
    .execute()

/** Returns a row to only one caller. The next check is planned first, so that a crash does not end the checks. */
export function claimCheck(db: Db, { id, checks, expires_at }: AttemptRow, now: number) {
  const next = now + waitAfter(checks + 1)
  return db
    .updateTable('payment_attempt')
    .set({
      checks: checks + 1,
      // Not later than the moment from which the gateway's answer is final.
      next_check_at: expires_at !== null && expires_at > now ? Math.min(next, expires_at) : next,
    })
    .where('id', '=', id)
    .where('checks', '=', checks)
    .where('next_check_at', '<=', now)
    .returning('id')
    .executeTakeFirst()
}
