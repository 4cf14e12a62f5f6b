import type { Attempt, Claim, Entry, WaitingRefund } from '../../../contract/billing/payment.ts'
import type { ClaimRow } from './claim.queries.ts'
import type { listAttempts, listEntries, listWaitingRefunds } from './payment.queries.ts'

type ListedEntry = Awaited<ReturnType<typeof listEntries>>[number]

export const toScheduledBooking = (row: ListedEntry): Entry => ({
  _id: row.id,
  kind: row.kind,
  of: row.of_payment,
  amount: row.amount,
  way: row.way,
  provider: row.provider,
  transactionId: row.transaction_id,
  sender: row.sender,
  note: row.note,
  paidAt: row.paid_at,
  reversed: row.reversal_id !== null,
  refundable: row.refundable ?? 0,
  online: row.refund_key !== null,
  receipt: row.receipt_id === null ? null : { _id: row.receipt_id, number: row.receipt_number! },
  actor: row.actor,
  by: row.by,
  date: row.created_at,
})

export const toClaim = (row: ClaimRow): Claim => ({
  _id: row.id,
  way: row.way,
  transactionId: row.transaction_id,
  sender: row.sender,
  amount: row.amount,
  status: row.status,
  decidedAt: row.decided_at,
  date: row.created_at,
})

type ListedAttempt = Awaited<ReturnType<typeof listAttempts>>[number]

/** An attempt as seen from one of its two bookings. */
export const toAttempt =
  (bookingId: string) =>
  ({ id, provider, amount, status, problem, created_at, ...row }: ListedAttempt): Attempt => {
    const isOwn = row.booking_id === bookingId
    const other = isOwn
      ? { _id: row.other_id, reference: row.other_reference }
      : { _id: row.booking_id, reference: row.reference }
    return {
      _id: id,
      provider,
      amount,
      status: status as Attempt['status'],
      problem,
      unclear: row.unclear_since !== null,
      recorded: row.payment_id !== null,
      own: isOwn,
      other: other._id && other.reference ? { _id: other._id, reference: other.reference } : null,
      date: created_at,
    }
  }

type Waiting = Awaited<ReturnType<typeof listWaitingRefunds>>[number]

export const toWaitingRefund = ({ id, payment_id, amount, problem, created_at }: Waiting): WaitingRefund => ({
  _id: id,
  of: payment_id,
  amount,
  problem,
  date: created_at,
})
