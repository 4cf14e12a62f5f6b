import type { SettlePaymentInput } from '../../../contract/billing/gateway.ts'
import type { Viewer } from '../../../contract/shape/identity.ts'
import type { Db } from '../../../db/open.ts'
import { violates } from '../../../db/violations.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { setTurn } from '../../booking/booking-state/booking-row.queries.ts'
import { answered } from '../../booking/booking-state/change-booking.ts'
import { recordMoney } from '../payment/record-money.ts'
import { findTransaction } from '../payment/payment.queries.ts'
import { lockForPayment } from '../payment/payment.service.ts'
import { type AttemptRow, findAttempt, updateAttempt } from './attempt.queries.ts'

const duplicateTransaction = () => conflict('A payment with this TrxID is already recorded.', 'transactionId')

/** The entry of a payment that the owner has found: a new one, or one recorded on this booking before. */
async function entryOf(trx: Db, viewer: Viewer, attempt: AttemptRow, transactionId: string, amount: number) {
  const row = await lockForPayment(trx, attempt.booking_id)
  const known = await findTransaction(trx, transactionId)
  if (known && known.booking_id !== row.id) throw duplicateTransaction()
  if (known) return known.id
  const money = {
    amount,
    way: attempt.provider === 'bkash' ? 'bkash' : 'card',
    provider: attempt.provider,
    transaction_id: transactionId,
    sender: '',
    note: attempt.our_id,
    paid_at: attempt.created_at,
    idempotency_key: null,
    user_id: viewer.uid,
  } as const
  return (await recordMoney(trx, row, money, { actor: 'owner', tell: true })).entry.id
}

/**
 * Records the outcome that the owner has seen at the gateway. The checks continue until the gateway answers: the same outcome
 * is not counted again, and a different one is shown to the owner.
 */
export const settlePaymentByHand = (db: Db, viewer: Viewer, id: string, input: SettlePaymentInput) =>
  db
    .transaction()
    .execute(async (trx) => {
      const found = await findAttempt(trx, id)
      if (!found) throw notFound('payment')
      const row = await lockForPayment(trx, found.booking_id)
      const attempt = (await findAttempt(trx, id))!
      if ((attempt.status !== 'open' && attempt.status !== 'odd') || attempt.payment_id)
        throw conflict('The outcome of this payment is already known.')
      const isPaid = input.outcome === 'paid'
      await updateAttempt(trx, id, {
        status: isPaid ? 'paid' : 'failed',
        hand_outcome: input.outcome,
        unclear_since: null,
        seen_at: new Date().toISOString(),
        ...(isPaid && {
          payment_id: await entryOf(
            trx,
            viewer,
            attempt,
            input.transactionId!,
            input.amount ?? attempt.amount,
          ),
        }),
      })
      await setTurn(trx, row.id, await answered(trx, row))
    })
    .catch((error: unknown) => {
      if (violates(error, 'unique')) throw duplicateTransaction()
      throw error
    })
