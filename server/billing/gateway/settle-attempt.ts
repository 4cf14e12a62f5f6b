import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { Outcome, Unknown } from '../providers/gateway.ts'
import type { Gateways } from '../providers/gateways.ts'
import { lockBooking, setTurn } from '../../booking/booking-state/booking-row.queries.ts'
import { answered } from '../../booking/booking-state/change-booking.ts'
import { type AttemptRow, findAttempt, markSeen, saveHint } from './attempt.queries.ts'
import { recordNotPaid, recordPaid, recordUnknown } from './record-outcome.ts'

/** The owner has checked a payment that did not match. */
export const markPaymentChecked = (db: Db, id: string) =>
  db.transaction().execute(async (trx) => {
    const seen = await markSeen(trx, id)
    const row = seen && (await lockBooking(trx, seen.booking_id))
    if (!row) throw notFound('payment')
    await setTurn(trx, row.id, await answered(trx, row))
  })

/** Whether the gateway does not need to be asked: the attempt has not started, or its payment is confirmed. */
const isSettled = ({ status, hand_outcome, next_check_at }: AttemptRow) =>
  status === 'starting' || (status === 'paid' && (hand_outcome === null || next_check_at === null))

const isExpired = ({ expires_at, created_at }: AttemptRow, now: number) =>
  now >= (expires_at ?? Date.parse(created_at) + 25 * 3_600_000)

async function ask(gateways: Gateways, attempt: AttemptRow, expired: boolean): Promise<Outcome> {
  const gateway = await gateways.find(attempt.provider, { evenIfOff: true })
  if (!gateway) return { state: 'unknown', why: 'The keys of this gateway are not there any more.' }
  const { our_id: ourId, gateway_id: gatewayId, hint, amount, status } = attempt
  return gateway.settle({ ourId, gatewayId, hint, amount, open: status === 'open', expired })
}

const mayBeTaken = ({ stage }: Unknown) => stage === 'approved' || stage === 'may-be-approved'

/** Asks the gateway for the outcome of an attempt and records it once. */
export async function settleAttempt(
  db: Db,
  gateways: Gateways,
  id: string,
  now = Date.now(),
): Promise<AttemptRow | undefined> {
  const attempt = await findAttempt(db, id)
  if (!attempt || isSettled(attempt)) return attempt
  const expired = isExpired(attempt, now)
  const outcome = await ask(gateways, attempt, expired)
  if (outcome.state === 'paid') await recordPaid(db, attempt, outcome)
  else if (outcome.state === 'not-paid') await recordNotPaid(db, attempt, outcome.code, expired)
  else if (attempt.status === 'open' && attempt.hint === null && mayBeTaken(outcome)) {
    // Stored before the money is taken, so that it is followed up after a crash.
    await saveHint(db, id, outcome.stage === 'approved' ? 'success' : 'tried', now)
    return settleAttempt(db, gateways, id, now)
  } else
    await recordUnknown(db, attempt, { why: outcome.why, notApproved: outcome.stage === 'not-approved', now })
  return findAttempt(db, id)
}
