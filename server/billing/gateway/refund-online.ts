import type { RefundOnlineInput, SettleRefundInput } from '../../../contract/billing/gateway.ts'
import type { Viewer } from '../../../contract/shape/identity.ts'
import type { Db } from '../../../db/open.ts'
import { exceedsPayment, violates } from '../../../db/violations.ts'
import { AppError, conflict, notFound } from '../../platform/http/errors.ts'
import type { RefundOf } from '../providers/gateway.ts'
import type { Gateways } from '../providers/gateways.ts'
import { notPaidBackCodes } from '../providers/not-paid.ts'
import { findEntry } from '../payment/payment.queries.ts'
import { holdBooking, tooMuch } from '../payment/payment.service.ts'
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts'
import { attemptOfPayment } from './attempt.queries.ts'
import { recordRefundOutcome, writePaidBack } from './record-refund.ts'
import {
  claimRefundCheck,
  endRefund,
  findAskedRefund,
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

/** A form that is sent again gets what the first one got. */
function sameAgain(refund: RefundRow) {
  if (refund.status === 'done') return refund
  throw noAnswer()
}

/** Sets the sum aside before the gateway is asked; the database lets no more be asked for than came. */
async function setAside(
  db: Db,
  viewer: Viewer,
  paymentId: string,
  { key, amount, reason }: RefundOnlineInput,
) {
  const idempotencyKey = idempotencyKeyOf({ key, amount, reason, paymentId }, viewer.uid)
  const asked = async () => (idempotencyKey ? findAskedRefund(db, idempotencyKey) : undefined)
  const known = await asked()
  if (known) return sameAgain(known)
  return db
    .transaction()
    .execute(async (trx) => {
      const payment = await findEntry(trx, paymentId)
      if (!payment) throw notFound('payment')
      await holdBooking(trx, payment.booking_id)
      return insertRefund(trx, {
        payment_id: paymentId,
        amount,
        reason,
        user_id: viewer.uid,
        idempotency_key: idempotencyKey,
      })
    })
    .catch(async (error: unknown) => {
      if (exceedsPayment(error)) throw await tooMuch(db, paymentId)
      if (!violates(error, 'unique')) throw error
      const same = await asked()
      if (same) return sameAgain(same)
      throw conflict('A refund of the same amount is on its way. Wait for its outcome.')
    })
}

/** What the gateway has to know about a refund. */
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

/** One whose outcome is not clear stays set aside, and is followed up until the gateway or the owner says how it ended. */
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
  const refund = await setAside(db, viewer, paymentId, input)
  if (refund.status === 'done') return { id: refund.id }
  const outcome = await gateway.refund(await orderOf(db, refund))
  const entry = await recordRefundOutcome(db, refund, outcome)
  if (outcome.state === 'not-paid-back') throw conflict(notPaidBackCodes[outcome.code])
  if (outcome.state === 'unknown') throw noAnswer()
  return { id: entry?.id ?? refund.id }
}

/** Asks what became of a refund without an outcome, and never for the money again. */
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

/** The owner has seen in the gateway's own panel how it ended. */
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
