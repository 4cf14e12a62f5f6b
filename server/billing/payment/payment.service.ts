import { t } from '../../../language/t.ts'
import type { Viewer } from '../../../contract/shape/identity.ts'
import { formatPaisa } from '../../../contract/shape/money.ts'
import type { Money, PaymentInput, RefundInput } from '../../../contract/billing/payment.ts'
import type { Db } from '../../../db/open.ts'
import { exceedsPayment, violates } from '../../../db/violations.ts'
import { conflict, invalid, notFound } from '../../platform/http/errors.ts'
import { lockBooking } from '../../booking/booking-state/booking-row.queries.ts'
import { requireBooking } from '../../booking/booking-state/booking-state.service.ts'
import { cancelReceipt } from '../document/document.queries.ts'
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts'
import { listClaims } from './claim.queries.ts'
import { recordMoney } from './record-money.ts'
import { toAttempt, toClaim, toScheduledBooking, toWaitingRefund } from './payment.mapper.ts'
import * as queries from './payment.queries.ts'

/** Locks the booking row, so that two payments are recorded one after the other. Refuses spam. */
export async function lockForPayment(trx: Db, id: string) {
  const row = await lockBooking(trx, id)
  if (!row) throw notFound('booking request')
  if (row.spam) throw conflict('This request is in spam. Move it to requests first.')
  return row
}

export async function readMoney(db: Db, bookingId: string): Promise<Money> {
  await requireBooking(db, bookingId)
  const [entries, claims, attempts, refunds, balance] = await Promise.all([
    queries.listEntries(db, bookingId),
    listClaims(db, bookingId),
    queries.listAttempts(db, bookingId),
    queries.listWaitingRefunds(db, bookingId),
    queries.readBalance(db, bookingId),
  ])
  return {
    entries: entries.map(toScheduledBooking),
    claims: claims.map(toClaim),
    attempts: attempts.map(toAttempt(bookingId)),
    refunds: refunds.map(toWaitingRefund),
    balance,
  }
}

/** Writes an entry once: a form that is sent again gets the first entry. */
async function writeOnce(db: Db, key: string | null, write: (trx: Db) => Promise<queries.PaymentRow>) {
  const findKnown = () => (key ? queries.findByIdempotencyKey(db, key) : undefined)
  try {
    return (await findKnown()) ?? (await db.transaction().execute(write))
  } catch (error) {
    if (!violates(error, 'unique')) throw error
    const written = await findKnown()
    if (written) return written
    throw conflict('A payment with this TrxID is already recorded.', 'transactionId')
  }
}

const byOwner = ({ uid }: Viewer) => ({ actor: 'owner', user_id: uid }) as const

export function recordPayment(db: Db, viewer: Viewer, bookingId: string, input: PaymentInput) {
  const key = idempotencyKeyOf({ ...input, bookingId }, viewer.uid)
  return writeOnce(db, key, async (trx) => {
    const row = await lockForPayment(trx, bookingId)
    const money = {
      amount: input.amount,
      way: input.way,
      provider: input.way,
      transaction_id: input.transactionId ?? null,
      sender: input.sender,
      note: input.note,
      paid_at: input.paidAt ?? new Date().toISOString(),
      idempotency_key: key,
      user_id: viewer.uid,
    }
    return (await recordMoney(trx, row, money, { actor: 'owner', tell: input.tell })).entry
  })
}

/** The error for a refund of more than was paid. */
export async function refundTooLarge(db: Db, paymentId: string) {
  const left = formatPaisa(await queries.refundableOf(db, paymentId))
  return invalid('amount', t('At most {left} of this payment can be refunded.', { left }))
}

async function readEntry(trx: Db, id: string) {
  const entry = await queries.findEntry(trx, id)
  if (!entry) throw notFound('payment')
  await lockForPayment(trx, entry.booking_id)
  return entry
}

/** Records a full or partial refund. The database allows no more than was paid. */
export function recordRefund(db: Db, viewer: Viewer, paymentId: string, input: RefundInput) {
  const key = idempotencyKeyOf({ ...input, paymentId }, viewer.uid)
  return writeOnce(db, key, async (trx) => {
    const payment = await readEntry(trx, paymentId)
    if (payment.kind !== 'payment') throw conflict('Only a payment can be refunded.')
    return queries.insertEntry(trx, {
      booking_id: payment.booking_id,
      kind: 'refund',
      of_payment: payment.id,
      amount: -input.amount,
      way: input.way,
      provider: input.way,
      transaction_id: input.transactionId ?? null,
      sender: '',
      note: input.note,
      paid_at: input.paidAt ?? new Date().toISOString(),
      idempotency_key: key,
      ...byOwner(viewer),
    })
  }).catch(async (error: unknown) => {
    if (exceedsPayment(error)) throw await refundTooLarge(db, paymentId)
    throw error
  })
}

/** Records a reversal of an entry that was made by mistake; both stay in the ledger. */
export const reverseEntry = (db: Db, viewer: Viewer, id: string, reason: string) =>
  db
    .transaction()
    .execute(async (trx) => {
      const entry = await readEntry(trx, id)
      if (entry.kind === 'reversal') throw conflict('This entry already reverses another one.')
      await cancelReceipt(trx, entry.id, reason)
      return queries.insertEntry(trx, {
        booking_id: entry.booking_id,
        kind: 'reversal',
        of_payment: entry.id,
        amount: -entry.amount,
        way: entry.way,
        provider: entry.provider,
        transaction_id: null,
        sender: '',
        note: reason,
        paid_at: new Date().toISOString(),
        idempotency_key: null,
        ...byOwner(viewer),
      })
    })
    .catch((error: unknown) => {
      if (violates(error, 'unique')) throw conflict('This entry has already been reversed.')
      if (exceedsPayment(error))
        throw conflict('This payment has been refunded, fully or in part, so it cannot be reversed.')
      throw error
    })
