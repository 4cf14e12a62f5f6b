import { overpaid } from '../../../contract/billing/payment.ts'
import type { Db } from '../../../db/open.ts'
import { violates } from '../../../db/violations.ts'
import { queueOwnerMail } from '../../booking/booking-state/booking-state-mails.ts'
import type { OwnerStep } from '../../booking/booking-state/booking-mail-words.ts'
import type { Paid } from '../providers/gateway.ts'
import { type NotPaidCode, notPaidCodes } from '../providers/not-paid-codes.ts'
import { toBooking } from '../../booking/booking/booking.mapper.ts'
import { type BookingRow, lockBooking, setTurn } from '../../booking/booking-state/booking-row.queries.ts'
import { answered, ownersTurn } from '../../booking/booking-state/change-booking.ts'
import { recordMoney } from '../payment/record-money.ts'
import { findEntry, findTransaction, readBalance } from '../payment/payment.queries.ts'
import {
  type AttemptRow,
  claimNotification,
  findAttempt,
  markNotPaid,
  markUnknown,
  updateAttempt,
} from './attempt.queries.ts'

const keepsDay = new Set(['confirmed', 'done'])

async function notifyOwner(trx: Db, step: OwnerStep, row: BookingRow) {
  await setTurn(trx, row.id, ownersTurn('payment'))
  await queueOwnerMail(trx, step, toBooking(row, 'everyone'))
}

/** Ends the owner's turn when a payment to check has an outcome. */
async function clearTurn(trx: Db, row: BookingRow) {
  if (!row.resolved && row.turn_reason === 'payment') await setTurn(trx, row.id, await answered(trx, row))
}

/** Payments of another order or currency are not counted; the owner has to check them. */
const matchesAttempt = (attempt: AttemptRow, { ourId, currency, amount }: Paid) =>
  ourId === attempt.our_id && currency === 'BDT' && amount > 0

/** Locks the booking row first, so that outcomes are recorded one after the other. */
async function readLocked(trx: Db, { id, booking_id }: AttemptRow) {
  const row = await lockBooking(trx, booking_id)
  const attempt = await findAttempt(trx, id)
  return row && attempt && { row, attempt }
}

/** Does not count the payment: the owner gets one mail and has to check it. */
async function flagForOwner(trx: Db, attempt: AttemptRow, row: BookingRow, problem: string, paid?: Paid) {
  const isNew = attempt.status !== 'odd'
  await updateAttempt(trx, attempt.id, {
    status: 'odd',
    problem,
    next_check_at: null,
    unclear_since: null,
    ...(paid && { refund_key: paid.refundId }),
    ...(isNew && { seen_at: null }),
  })
  if (isNew) await notifyOwner(trx, 'paymentDiffers', row)
}

/** Compares the payment with the entry that the owner recorded before; if they differ, the owner has to check it. */
async function compareWithEntry(trx: Db, attempt: AttemptRow, row: BookingRow, paid: Paid) {
  const entry = (await findEntry(trx, attempt.payment_id!))!
  const isSame = entry.transaction_id === paid.transactionId && entry.amount === paid.amount
  if (isSame) return updateAttempt(trx, attempt.id, { refund_key: paid.refundId, next_check_at: null })
  const problem = `The gateway names TrxID ${paid.transactionId}, ${paid.amount} paisa.`
  return flagForOwner(trx, attempt, row, problem, paid)
}
/** Links the attempt to a transaction that is in the ledger already, instead of counting it again. */
async function linkToEntry(
  trx: Db,
  attempt: AttemptRow,
  row: BookingRow,
  paid: Paid,
  known: KnownTransaction,
) {
  const ended = { next_check_at: null, unclear_since: null, refund_key: paid.refundId }
  if (known.booking_id === row.id) {
    await updateAttempt(trx, attempt.id, { ...ended, status: 'paid', payment_id: known.id })
    if (known.amount !== paid.amount) await notifyOwner(trx, 'paymentDiffers', row)
    return
  }
  const isNew = attempt.duplicate_of !== known.id
  const problem = `TrxID ${paid.transactionId}, ${paid.amount} paisa.`
  await updateAttempt(trx, attempt.id, { ...ended, status: 'odd', problem, duplicate_of: known.id })
  if (!isNew) return
  await updateAttempt(trx, attempt.id, { seen_at: null })
  await notifyOwner(trx, 'duplicatePayment', row)
}
type KnownTransaction = NonNullable<Awaited<ReturnType<typeof findTransaction>>>

/**
 * Records a payment that the gateway's server confirms. Entry, receipt, mails, the confirmed day and the end of the attempt
 * are one transaction. A sum other than the requested one confirms nothing. The owner is informed then, and also when the day
 * is no longer held.
 */
async function writePaid(trx: Db, found: AttemptRow, paid: Paid) {
  const locked = await readLocked(trx, found)
  if (!locked) return
  const { row, attempt } = locked
  if (attempt.status === 'paid' && !attempt.hand_outcome) return
  if (!matchesAttempt(attempt, paid)) {
    const problem = `The gateway names ${paid.ourId}, ${paid.amount} paisa, ${paid.currency}.`
    return flagForOwner(trx, attempt, row, problem, paid)
  }
  if (attempt.payment_id) return compareWithEntry(trx, attempt, row, paid)
  const known = await findTransaction(trx, paid.transactionId)
  if (known) return linkToEntry(trx, attempt, row, paid, known)
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
  const isExpectedSum = paid.amount === attempt.amount
  const recorded = await recordMoney(trx, row, money, {
    actor: 'client',
    tell: true,
    confirms: isExpectedSum,
  })
  await updateAttempt(trx, attempt.id, {
    status: 'paid',
    payment_id: recorded.entry.id,
    refund_key: paid.refundId,
    next_check_at: null,
    unclear_since: null,
  })
  const isOverpaid = overpaid(await readBalance(trx, row.id)) > 0
  if (!isExpectedSum || isOverpaid || paid.risky || attempt.hand_outcome)
    await notifyOwner(trx, 'paymentDiffers', recorded.row)
  else if (row.status !== 'offered' && !keepsDay.has(row.status))
    await notifyOwner(trx, 'paidAfterRelease', recorded.row)
  else await clearTurn(trx, recorded.row)
}

export async function recordPaid(db: Db, attempt: AttemptRow, paid: Paid) {
  const write = () => db.transaction().execute((trx) => writePaid(trx, attempt, paid))
  await write().catch((error: unknown) => {
    if (!violates(error, 'unique')) throw error
    // The same transaction was recorded concurrently; the second attempt finds it.
    return write()
  })
}

export async function recordNotPaid(db: Db, found: AttemptRow, code: NotPaidCode, expired: boolean) {
  const [status, problem] = notPaidCodes[code]
  await db.transaction().execute(async (trx) => {
    if (!found.hand_outcome) {
      const row = await lockBooking(trx, found.booking_id)
      await markNotPaid(trx, found, { status, problem, expired })
      if (row) await clearTurn(trx, row)
      return
    }
    const locked = await readLocked(trx, found)
    if (!locked || !expired) return
    const { row, attempt } = locked
    if (attempt.hand_outcome === 'paid' && attempt.status === 'paid')
      return flagForOwner(trx, attempt, row, `The gateway says that it was not paid: ${problem}`)
    await updateAttempt(trx, attempt.id, { next_check_at: null })
  })
}

/** The client's page shows an unknown outcome; after an hour the owner is informed. */
export async function recordUnknown(
  db: Db,
  attempt: AttemptRow,
  { why, notApproved, now }: { why: string; notApproved: boolean; now: number },
) {
  await markUnknown(db, attempt, { notApproved, problem: notApproved ? '' : why, now })
  if (notApproved) return
  await db.transaction().execute(async (trx) => {
    const row = await lockBooking(trx, attempt.booking_id)
    if (row && (await claimNotification(trx, attempt.id, now))) await notifyOwner(trx, 'paymentUnknown', row)
  })
}
