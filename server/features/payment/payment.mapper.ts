import type { Claim, Entry } from '../../../contract/payment.ts'
import type { ClaimRow } from './claim.queries.ts'
import type { listEntries } from './payment.queries.ts'

type Listed = Awaited<ReturnType<typeof listEntries>>[number]

export const toEntry = (row: Listed): Entry => ({
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
