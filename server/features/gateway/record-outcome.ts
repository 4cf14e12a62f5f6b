import type { Db } from '../../../db/open.ts'
import { violates } from '../../../db/violations.ts'
import { queueOwnerMail } from '../../mail/booking-state-mails.ts'
import type { OwnerStep } from '../../mail/booking-words.ts'
import type { Paid } from '../../payments/gateway.ts'
import { type NotPaidCode, notPaidCodes } from '../../payments/not-paid.ts'
import { toBooking } from '../booking/booking.mapper.ts'
import { type BookingRow, lockBooking } from '../booking-state/change-booking.ts'
import { enterMoney } from '../payment/enter-money.ts'
import { findEntry, findTransaction } from '../payment/payment.queries.ts'
import {
  type AttemptRow,
  claimTelling,
  findAttempt,
  markNotPaid,
  markUnknown,
  updateAttempt,
} from './attempt.queries.ts'

const keepsDay = new Set(['confirmed', 'done'])

const alarm = (trx: Db, step: OwnerStep, row: BookingRow) =>
  queueOwnerMail(trx, step, toBooking(row, 'everyone'))

/** Money of the wrong currency or of another order is not ours to count; the owner has to look. */
const isOurs = (attempt: AttemptRow, { ourId, currency, amount }: Paid) =>
  ourId === attempt.our_id && currency === 'BDT' && amount > 0

/** With its booking held, so that nobody else writes about it meanwhile. */
async function readHeld(trx: Db, { id, booking_id }: AttemptRow) {
  const row = await lockBooking(trx, booking_id)
  const attempt = await findAttempt(trx, id)
  return row && attempt && { row, attempt }
}

/** Nothing is counted: the owner is told once, and it stands before them until they have looked. */
async function setAside(trx: Db, attempt: AttemptRow, row: BookingRow, problem: string, paid?: Paid) {
  const isNew = attempt.status !== 'odd'
  await updateAttempt(trx, attempt.id, {
    status: 'odd',
    problem,
    next_check_at: null,
    unclear_since: null,
    ...(paid && { refund_key: paid.refundId }),
    ...(isNew && { seen_at: null }),
  })
  if (isNew) await alarm(trx, 'moneyOdd', row)
}

/** The owner has written down before what the gateway says now: it is the same money, or they have to look. */
async function compare(trx: Db, attempt: AttemptRow, row: BookingRow, paid: Paid) {
  const entry = (await findEntry(trx, attempt.payment_id!))!
  const isSame = entry.transaction_id === paid.transactionId && entry.amount === paid.amount
  if (isSame) return updateAttempt(trx, attempt.id, { refund_key: paid.refundId, next_check_at: null })
  const problem = `The gateway names TrxID ${paid.transactionId}, ${paid.amount} paisa.`
  return setAside(trx, attempt, row, problem, paid)
}

/** The transaction is in the ledger already, so that it is not counted again. */
async function link(trx: Db, attempt: AttemptRow, row: BookingRow, paid: Paid, known: Known) {
  const ended = { next_check_at: null, unclear_since: null, refund_key: paid.refundId }
  if (known.booking_id === row.id) {
    await updateAttempt(trx, attempt.id, { ...ended, status: 'paid', payment_id: known.id })
    if (known.amount !== paid.amount) await alarm(trx, 'moneyOdd', row)
    return
  }
  const isNew = attempt.twin_payment_id !== known.id
  const problem = `TrxID ${paid.transactionId}, ${paid.amount} paisa.`
  await updateAttempt(trx, attempt.id, { ...ended, status: 'odd', problem, twin_payment_id: known.id })
  if (!isNew) return
  await updateAttempt(trx, attempt.id, { seen_at: null })
  await alarm(trx, 'moneyTwice', row)
}
type Known = NonNullable<Awaited<ReturnType<typeof findTransaction>>>

/**
 * What the gateway's own server says was paid is what is written down. Entry, receipt, mails and the confirmed day are
 * stored together with the end of the attempt, or none of it. Another sum than was asked for confirms nothing, and the
 * owner hears of it at once, as they do where the day is held no more.
 */
async function writePaid(trx: Db, found: AttemptRow, paid: Paid) {
  const held = await readHeld(trx, found)
  if (!held) return
  const { row, attempt } = held
  if (attempt.status === 'paid' && !attempt.hand_outcome) return
  if (!isOurs(attempt, paid)) {
    const problem = `The gateway names ${paid.ourId}, ${paid.amount} paisa, ${paid.currency}.`
    return setAside(trx, attempt, row, problem, paid)
  }
  if (attempt.payment_id) return compare(trx, attempt, row, paid)
  const known = await findTransaction(trx, paid.transactionId)
  if (known) return link(trx, attempt, row, paid, known)
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
  const isAsked = paid.amount === attempt.amount
  const entered = await enterMoney(trx, row, money, { actor: 'client', tell: true, confirms: isAsked })
  await updateAttempt(trx, attempt.id, {
    status: 'paid',
    payment_id: entered.entry.id,
    refund_key: paid.refundId,
    next_check_at: null,
    unclear_since: null,
  })
  if (!isAsked || paid.risky || attempt.hand_outcome) await alarm(trx, 'moneyOdd', entered.row)
  else if (row.status !== 'offered' && !keepsDay.has(row.status)) await alarm(trx, 'moneyLate', entered.row)
}

export async function recordPaid(db: Db, attempt: AttemptRow, paid: Paid) {
  const write = () => db.transaction().execute((trx) => writePaid(trx, attempt, paid))
  await write().catch((error: unknown) => {
    if (!violates(error, 'unique')) throw error
    // Somebody has written the same transaction down in the same moment: now it is there to be found.
    return write()
  })
}

export async function recordNotPaid(db: Db, found: AttemptRow, code: NotPaidCode, expired: boolean) {
  const [status, problem] = notPaidCodes[code]
  if (!found.hand_outcome) return markNotPaid(db, found, { status, problem, expired })
  await db.transaction().execute(async (trx) => {
    const held = await readHeld(trx, found)
    if (!held || !expired) return
    const { row, attempt } = held
    if (attempt.hand_outcome === 'paid' && attempt.status === 'paid')
      return setAside(trx, attempt, row, `The gateway says that it was not paid: ${problem}`)
    await updateAttempt(trx, attempt.id, { next_check_at: null })
  })
}

/** The client reads that it is unknown, and an hour later the owner is told. */
export async function recordUnknown(
  db: Db,
  attempt: AttemptRow,
  { why, untouched, now }: { why: string; untouched: boolean; now: number },
) {
  await markUnknown(db, attempt, { untouched, problem: untouched ? '' : why, now })
  if (untouched) return
  await db.transaction().execute(async (trx) => {
    const row = await lockBooking(trx, attempt.booking_id)
    if (row && (await claimTelling(trx, attempt.id, now))) await alarm(trx, 'moneyUnknown', row)
  })
}
