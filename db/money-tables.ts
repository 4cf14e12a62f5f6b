import type { Generated } from 'kysely'
import type { BookingActor } from '../contract/booking-event.ts'
import type { ClaimStatus, EntryKind } from '../contract/payment.ts'
import type { PaymentProvider, PaymentWay } from '../contract/payment-way.ts'

/** Append-only: the database refuses every change but that of the sender. Sums are paisa. */
export interface PaymentTable {
  id: string
  booking_id: string
  kind: EntryKind
  /** What a refund or a reversal is about. */
  of_payment: string | null
  /** Below zero where it leaves the studio, or takes back what was written by mistake. */
  amount: number
  way: PaymentWay
  /** Whose transaction id it is. */
  provider: PaymentProvider
  transaction_id: string | null
  /** How often the same transaction was recorded and reversed before: it counts only once at a time. */
  reversed_before: Generated<number>
  sender: string
  note: string
  paid_at: string
  actor: BookingActor
  user_id: string | null
  idempotency_key: string | null
  created_at: string
}

/** A transaction that a client says to have made; the owner looks whether it arrived. */
export interface PaymentClaimTable {
  id: string
  booking_id: string
  way: PaymentWay
  transaction_id: string
  sender: string
  /** What was due when it was sent in; null where nothing was agreed yet. */
  amount: number | null
  status: ClaimStatus
  payment_id: Generated<string | null>
  decided_at: Generated<string | null>
  created_at: string
}

export interface MoneyTables {
  payment: PaymentTable
  payment_claim: PaymentClaimTable
}
