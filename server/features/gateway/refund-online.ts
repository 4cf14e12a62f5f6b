import type { Viewer } from '../../../contract/identity.ts'
import { formatPaisa } from '../../../contract/money.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { AppError, conflict, invalid, notFound } from '../../errors.ts'
import { GatewayRefusal } from '../../payments/gateway.ts'
import type { Gateways } from '../../payments/gateways.ts'
import { findEntry, insertEntry, refundableOf } from '../payment/payment.queries.ts'
import { holdBooking } from '../payment/payment.service.ts'
import { attemptOfPayment } from './attempt.queries.ts'

interface Wanted {
  amount: number
  reason: string
}

const askedOf = async (trx: Db, paymentId: string) =>
  (
    await trx
      .selectFrom('refund_attempt')
      .select('amount')
      .where('payment_id', '=', paymentId)
      .where('status', '=', 'asked')
      .execute()
  ).reduce((sum, { amount }) => sum + amount, 0)

/** Sets the sum aside before the gateway is asked, so that two who ask at once do not send it twice. */
const setAside = (db: Db, paymentId: string, { amount }: Wanted) =>
  db.transaction().execute(async (trx) => {
    const payment = await findEntry(trx, paymentId)
    if (!payment) throw notFound('payment')
    await holdBooking(trx, payment.booking_id)
    const left = (await refundableOf(trx, payment)) - (await askedOf(trx, paymentId))
    if (amount > left) throw invalid('amount', `Of this payment ${formatPaisa(left)} can go back at most.`)
    const id = newId()
    await trx
      .insertInto('refund_attempt')
      .values({ id, payment_id: paymentId, amount, status: 'asked', created_at: new Date().toISOString() })
      .execute()
    return { id, payment }
  })

const end = (trx: Db, id: string, status: 'done' | 'refused') =>
  trx.updateTable('refund_attempt').set({ status }).where('id', '=', id).execute()

/** One that got no answer stays set aside: the owner looks at the gateway and writes it down by hand if it went. */
export async function refundOnline(
  db: Db,
  gateways: Gateways,
  viewer: Viewer,
  paymentId: string,
  wanted: Wanted,
) {
  const attempt = await attemptOfPayment(db, paymentId)
  if (!attempt?.refund_key)
    throw conflict('This payment did not come online. Send the money by hand and write it down.')
  const gateway = await gateways.find(attempt.provider, { evenIfOff: true })
  if (!gateway) throw conflict('This way to pay is not set up.')
  const { id, payment } = await setAside(db, paymentId, wanted)
  const ask = gateway.refund({
    transactionId: payment.transaction_id!,
    refundId: attempt.refund_key,
    amount: wanted.amount,
    reason: wanted.reason,
    ourId: id.slice(-30),
  })
  const { transactionId } = await ask.catch(async (error: unknown) => {
    if (!(error instanceof GatewayRefusal))
      throw new AppError(
        'unavailable',
        'The gateway gave no answer. Look there whether the money went back before you try again.',
      )
    await end(db, id, 'refused')
    throw conflict(error.message)
  })
  return db.transaction().execute(async (trx) => {
    await holdBooking(trx, payment.booking_id)
    await end(trx, id, 'done')
    return insertEntry(trx, {
      booking_id: payment.booking_id,
      kind: 'refund',
      of_payment: payment.id,
      amount: -wanted.amount,
      way: payment.way,
      provider: payment.provider,
      transaction_id: transactionId,
      sender: '',
      note: wanted.reason,
      paid_at: new Date().toISOString(),
      actor: 'owner',
      user_id: viewer.uid,
      idempotency_key: null,
    })
  })
}

/** The owner has looked there: the money did not go, and may be sent another way. */
export async function releaseRefund(db: Db, id: string) {
  const released = await db
    .updateTable('refund_attempt')
    .set({ status: 'refused' })
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .returning('id')
    .executeTakeFirst()
  if (!released) throw notFound('payment')
}
