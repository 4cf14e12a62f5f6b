import type { Db } from '../../../db/open.ts'
import { notFound } from '../../errors.ts'
import type { Outcome } from '../../payments/gateway.ts'
import type { Gateways } from '../../payments/gateways.ts'
import { type AttemptRow, findAttempt, markSeen, saveHint } from './attempt.queries.ts'
import { recordNotPaid, recordPaid, recordUnknown } from './record-outcome.ts'

/** The owner has looked into what did not fit: nothing asks for it any more. */
export async function seeOdd(db: Db, id: string) {
  if (!(await markSeen(db, id))) throw notFound('payment')
}

/** Nothing more can be learnt about what the gateway's own server has called paid. */
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

/** Asks the gateway what became of an attempt, and writes it down once, however often it is asked. */
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
  else if (outcome.so === 'approved' && attempt.status === 'open' && attempt.hint !== 'success') {
    // Stored before the money is taken, so that whoever comes after a crash knows that it may be.
    await saveHint(db, id, 'success', now)
    return settleAttempt(db, gateways, id, now)
  } else await recordUnknown(db, attempt, { why: outcome.why, untouched: outcome.so === 'untouched', now })
  return findAttempt(db, id)
}
