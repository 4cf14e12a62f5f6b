import type { Db } from '../../../db/open.ts'
import { exceedsPayment } from '../../../db/violations.ts'
import { queueOwnerMail } from '../../booking/booking-state/booking-state-mails.ts'
import type { RefundOutcome } from '../providers/gateway.ts'
import { notPaidBackCodes } from '../providers/not-paid-codes.ts'
import { toBooking } from '../../booking/booking/booking.mapper.ts'
import { type BookingRow, lockBooking, setTurn } from '../../booking/booking-state/booking-row.queries.ts'
import { ownersTurn } from '../../booking/booking-state/change-booking.ts'
import { findEntry, insertEntry } from '../payment/payment.queries.ts'
import {
  claimRefundNotification,
  endRefund,
  refundsOf,
  type RefundRow,
  updateRefund,
} from './refund.queries.ts'

/** Locks the booking of a refund and reads its payment. */
async function readLocked(trx: Db, refund: RefundRow) {
  const payment = (await findEntry(trx, refund.payment_id))!
  const row = (await lockBooking(trx, payment.booking_id))!
  return { payment, row }
}

/**
 * Records a completed refund once. Returns undefined if it was recorded before, also by hand with the same TrxID.
 */
export const writePaidBack = (
  db: Db,
  refund: RefundRow,
  transactionId: string,
  from: RefundRow['status'][],
) =>
  db.transaction().execute(async (trx) => {
    const { payment } = await readLocked(trx, refund)
    if (!(await endRefund(trx, refund.id, from, { status: 'done', problem: '' }))) return undefined
    if ((await refundsOf(trx, payment.id)).includes(transactionId)) return undefined
    return insertEntry(trx, {
      booking_id: payment.booking_id,
      kind: 'refund',
      of_payment: payment.id,
      amount: -refund.amount,
      way: payment.way,
      provider: payment.provider,
      transaction_id: transactionId,
      sender: '',
      note: refund.reason,
      paid_at: new Date().toISOString(),
      actor: 'owner',
      user_id: refund.user_id,
      idempotency_key: null,
    })
  })

async function notifyOwner(trx: Db, step: 'paymentUnknown' | 'paymentDiffers', row: BookingRow) {
  await setTurn(trx, row.id, ownersTurn('payment'))
  await queueOwnerMail(trx, step, toBooking(row, 'everyone'))
}

/** The owner had settled the refund and sent the money another way, and now the gateway has sent it as well. */
const reportExcessRefund = (db: Db, refund: RefundRow, transactionId: string) =>
  db.transaction().execute(async (trx) => {
    const { row } = await readLocked(trx, refund)
    const problem = `The gateway has sent it back all the same, TrxID ${transactionId}.`
    await endRefund(trx, refund.id, ['refused'], { problem })
    await notifyOwner(trx, 'paymentDiffers', row)
  })

async function recordUnknown(
  db: Db,
  refund: RefundRow,
  why: string,
  gatewayId: string | undefined,
  now: number,
) {
  await updateRefund(db, refund.id, { problem: why, ...(gatewayId && { gateway_id: gatewayId }) })
  await db.transaction().execute(async (trx) => {
    const { row } = await readLocked(trx, refund)
    if (await claimRefundNotification(trx, refund.id, now)) await notifyOwner(trx, 'paymentUnknown', row)
  })
}

/** Records the outcome of a refund. Returns the new entry, if there is one. */
export async function recordRefundOutcome(
  db: Db,
  refund: RefundRow,
  outcome: RefundOutcome,
  now = Date.now(),
) {
  if (outcome.state === 'paid-back') {
    const { transactionId } = outcome
    return writePaidBack(db, refund, transactionId, ['asked', 'refused']).catch(async (error: unknown) => {
      if (!exceedsPayment(error)) throw error
      await reportExcessRefund(db, refund, transactionId)
    })
  }
  if (outcome.state === 'not-paid-back')
    await endRefund(db, refund.id, ['asked'], { status: 'refused', problem: notPaidBackCodes[outcome.code] })
  else await recordUnknown(db, refund, outcome.why, outcome.gatewayId, now)
  return undefined
}
