import type { Db } from '../../../db/open.ts'
import { violates } from '../../../db/violations.ts'
import { notFound } from '../../errors.ts'
import { queueOwnerMail } from '../../mail/booking-state-mails.ts'
import type { Outcome } from '../../payments/gateway.ts'
import type { Gateways } from '../../payments/gateways.ts'
import { toBooking } from '../booking/booking.mapper.ts'
import { lockBooking } from '../booking-state/change-booking.ts'
import { enterMoney } from '../payment/enter-money.ts'
import { type AttemptRow, findAttempt, markEnded, markSeen } from './attempt.queries.ts'

type Paid = Extract<Outcome, { state: 'paid' }>
const keepsDay = new Set(['confirmed', 'done'])

/** Money of the wrong currency or of another order is not ours to count; the owner has to look. */
const isOurs = (attempt: AttemptRow, { ourId, currency, amount, transactionId }: Paid) =>
  ourId === attempt.our_id && currency === 'BDT' && amount > 0 && transactionId !== ''

async function alarm(trx: Db, step: 'moneyOdd' | 'moneyLate', row: Parameters<typeof toBooking>[0]) {
  await queueOwnerMail(trx, step, toBooking(row, 'everyone'))
}

const refuse = (db: Db, attempt: AttemptRow, paid: Paid) =>
  db.transaction().execute(async (trx) => {
    const row = await lockBooking(trx, attempt.booking_id)
    const now = await findAttempt(trx, attempt.id)
    if (!row || now?.status === 'odd' || now?.status === 'paid') return
    const problem = `The gateway names ${paid.ourId}, ${paid.amount} paisa, ${paid.currency}.`
    await markEnded(trx, attempt.id, 'odd', { problem })
    await alarm(trx, 'moneyOdd', row)
  })

/**
 * Entry, receipt, mails and the confirmed day are stored together with the end of the attempt, or none of it. What the
 * gateway's own server says was paid is what is written down; where that is not what was asked for, or the day is held
 * no more, the owner hears of it at once.
 */
const enter = (db: Db, attempt: AttemptRow, paid: Paid) =>
  db
    .transaction()
    .execute(async (trx) => {
      const row = await lockBooking(trx, attempt.booking_id)
      const now = await findAttempt(trx, attempt.id)
      if (!row || now?.status === 'paid') return
      const money = {
        amount: paid.amount,
        way: paid.way,
        provider: attempt.provider,
        transaction_id: paid.transactionId,
        sender: paid.sender,
        note: attempt.our_id,
        paid_at: new Date().toISOString(),
        idempotency_key: null,
        user_id: null,
      }
      const entered = await enterMoney(trx, row, money, { actor: 'client', tell: true })
      await markEnded(trx, attempt.id, 'paid', { payment_id: entered.entry.id, refund_key: paid.refundId })
      if (paid.amount !== attempt.amount || paid.risky) await alarm(trx, 'moneyOdd', entered.row)
      else if (row.status !== 'offered' && !keepsDay.has(row.status))
        await alarm(trx, 'moneyLate', entered.row)
    })
    .catch(async (error: unknown) => {
      if (!violates(error, 'unique')) throw error
      // The owner was faster and has written the same transaction down by hand.
      await markEnded(db, attempt.id, 'paid', { refund_key: paid.refundId })
    })

/** The owner has looked into what did not fit: nothing asks for it any more. */
export async function lookInto(db: Db, id: string) {
  if (!(await markSeen(db, id))) throw notFound('payment')
}

const asked = ({ our_id, gateway_id, hint, amount }: AttemptRow) => ({
  ourId: our_id,
  gatewayId: gateway_id,
  hint,
  amount,
})

/** Asks the gateway what became of an attempt, and writes it down once, however often it is asked. */
export async function settleAttempt(db: Db, gateways: Gateways, id: string): Promise<AttemptRow | undefined> {
  const attempt = await findAttempt(db, id)
  if (!attempt || attempt.status === 'paid' || attempt.status === 'starting') return attempt
  const gateway = await gateways.find(attempt.provider, { evenIfOff: true })
  if (!gateway) return attempt
  const outcome = await gateway.settle(asked(attempt))
  if (outcome.state === 'paid')
    await (isOurs(attempt, outcome) ? enter(db, attempt, outcome) : refuse(db, attempt, outcome))
  else if (outcome.state !== 'open') await markEnded(db, id, outcome.state, { problem: outcome.problem })
  return findAttempt(db, id)
}
