import type { RefundOnlineInput, SettleRefundInput } from '../../../contract/billing/gateway.ts'
import type { Viewer } from '../../../contract/shape/identity.ts'
import type { Db } from '../../../db/open.ts'
import { exceedsPayment, violates } from '../../../db/violations.ts'
import { AppError, conflict, notFound } from '../../platform/http/errors.ts'
import type { RefundOf } from '../providers/gateway.ts'
import type { Gateways } from '../providers/gateways.ts'
import { notPaidBackCodes } from '../providers/not-paid-codes.ts'
import { findEntry } from '../payment/payment.queries.ts'
import { lockForPayment, refundTooLarge } from '../payment/payment.service.ts'
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts'
import { attemptOfPayment } from './attempt.queries.ts'
import { recordRefundOutcome, writePaidBack } from './record-refund.ts'
import {
  claimRefundCheck,
  endRefund,
  findRefundByKey,
  findRefund,
  insertRefund,
  refundsOf,
  type RefundRow,
} from './refund.queries.ts'

const noAnswer = () =>
  new AppError(
    'unavailable',
    'The gateway has not confirmed the refund yet. The site keeps asking, and the amount stays reserved.',
  )

/** A form that is sent again gets the result of the first. */
function repeatedResult(refund: RefundRow) {
  if (refund.status === 'done') return refund
  throw noAnswer()
}

/** Reserves the sum before the gateway is asked. The database allows no more than was paid. */
async function reserveRefund(
  db: Db,
  viewer: Viewer,
  paymentId: string,
  { key, amount, reason }: RefundOnlineInput,
) {
  const idempotencyKey = idempotencyKeyOf({ key, amount, reason, paymentId }, viewer.uid)
  const findKnown = async () => (idempotencyKey ? findRefundByKey(db, idempotencyKey) : undefined)
  const known = await findKnown()
  if (known) return repeatedResult(known)
  return db
    .transaction()
    .execute(async (trx) => {
      const payment = await findEntry(trx, paymentId)
      if (!payment) throw notFound('payment')
      await lockForPayment(trx, payment.booking_id)
      return insertRefund(trx, {
        payment_id: paymentId,
        amount,
        reason,
        user_id: viewer.uid,
        idempotency_key: idempotencyKey,
      })
    })
    .catch(async (error: unknown) => {
      if (exceedsPayment(error)) throw await refundTooLarge(db, paymentId)
      if (!violates(error, 'unique')) throw error
      const same = await findKnown()
      if (same) return repeatedResult(same)
      throw conflict('A refund of the same amount is on its way. Wait for its outcome.')
    })
}

/** The data that the gateway needs for a refund. */
async function orderOf(db: Db, { id, payment_id, amount, reason }: RefundRow): Promise<RefundOf> {
  const [payment, attempt] = [await findEntry(db, payment_id), await attemptOfPayment(db, payment_id)]
  return {
    transactionId: payment!.transaction_id!,
    refundId: attempt!.refund_key!,
    amount,
    reason,
    ourId: id.slice(-30),
  }
}

/** Refunds through the gateway. An unclear outcome keeps the sum reserved and is followed up until it is known. */
export async function refundOnline(
  db: Db,
  gateways: Gateways,
  viewer: Viewer,
  paymentId: string,
  input: RefundOnlineInput,
) {
  const attempt = await attemptOfPayment(db, paymentId)
  if (!attempt?.refund_key)
    throw conflict('This payment was not made online. Send the money yourself and record it.')
  const gateway = await gateways.find(attempt.provider, { evenIfOff: true })
  if (!gateway) throw conflict('This payment method is not set up.')
  const refund = await reserveRefund(db, viewer, paymentId, input)
  if (refund.status === 'done') return { id: refund.id }
  const outcome = await gateway.refund(await orderOf(db, refund))
  const entry = await recordRefundOutcome(db, refund, outcome)
  if (outcome.state === 'not-paid-back') throw conflict(notPaidBackCodes[outcome.code])
  if (outcome.state === 'unknown') throw noAnswer()
  return { id: entry?.id ?? refund.id }
}

/** Asks the gateway for the outcome of a refund, without requesting it again. */
export async function followUpRefund(db: Db, gateways: Gateways, refund: RefundRow, now: number) {
  if (!(await claimRefundCheck(db, refund, now))) return
  const attempt = await attemptOfPayment(db, refund.payment_id)
  const gateway = attempt && (await gateways.find(attempt.provider, { evenIfOff: true }))
  const outcome = gateway
    ? await gateway.askRefund({
        ...(await orderOf(db, refund)),
        gatewayId: refund.gateway_id,
        known: await refundsOf(db, refund.payment_id),
      })
    : { state: 'unknown' as const, why: 'The keys of this gateway are not there any more.' }
  await recordRefundOutcome(db, refund, outcome, now)
}

/** Records the outcome that the owner has seen in the gateway's own panel. */
export async function settleRefundByHand(db: Db, id: string, { outcome, transactionId }: SettleRefundInput) {
  const refund = await findRefund(db, id)
  if (refund?.status !== 'asked') throw notFound('payment')
  if (outcome === 'not-paid-back') {
    if (!(await endRefund(db, id, ['asked'], { status: 'refused' }))) throw notFound('payment')
    return
  }
  await writePaidBack(db, refund, transactionId!, ['asked']).catch((error: unknown) => {
    if (violates(error, 'unique'))
      throw conflict('A payment with this TrxID is already recorded.', 'transactionId')
    throw error
  })
}
