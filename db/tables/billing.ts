import type { DocumentKind } from '../../contract/billing/document.ts'
import type { OfferContent, OfferStatus } from '../../contract/billing/offer.ts'
import type { ClaimStatus, EntryKind } from '../../contract/billing/payment.ts'
import type { BookingActor } from '../../contract/booking/booking-event.ts'
import type { GatewayProvider, PaymentProvider, PaymentWay } from '../../contract/shape/payment-way.ts'
import type { ColumnType, Generated } from 'kysely'

/** Once sent, only its status changes: the database sees to it. */
export interface OfferTable {
  id: string
  booking_id: string
  version: number
  status: OfferStatus
  content: ColumnType<OfferContent, string, string>
  /** In paisa. */
  total: number
  advance: number
  /** The day of the event, where none is set. */
  balance_due_on: Generated<string | null>
  /** The exact bytes that were sent, and their hash. */
  paper: Generated<string | null>
  sha256: Generated<string | null>
  sent_at: Generated<string | null>
  /** When it stopped to be the one that counts. */
  ended_at: Generated<string | null>
  created_at: string
  updated_at: string
}

/** Who accepted which bytes, when and from where. Nobody changes it. */
export interface AcceptanceTable {
  offer_id: string
  name: string
  sha256: string
  actor: 'owner' | 'client'
  /** The network address; empty where the owner wrote it down. */
  address: string
  created_at: string
}

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

/**
 * 'starting' until the client has an address to pay at, 'open' while the outcome is unknown, then the outcome; 'odd' does
 * not fit what was asked for.
 */
export type AttemptStatus = 'starting' | 'open' | 'paid' | 'failed' | 'cancelled' | 'odd' | 'expired'

/** One try of a client to pay online. */
export interface PaymentAttemptTable {
  id: string
  booking_id: string
  provider: GatewayProvider
  /** The order number that the gateway knows it by. */
  our_id: string
  gateway_id: Generated<string | null>
  /** What a browser or a notice brought back: where to look, never what to believe. */
  hint: Generated<string | null>
  amount: number
  status: AttemptStatus
  problem: Generated<string>
  payment_id: Generated<string | null>
  /** What a refund has to name. */
  refund_key: Generated<string | null>
  /** When the owner has looked into what did not fit. */
  seen_at: Generated<string | null>
  checks: Generated<number>
  /** When the gateway is asked again what became of it; null once nothing more can be learnt. */
  next_check_at: Generated<number | null>
  /** When the gateway says for certain whether it was paid. */
  expires_at: Generated<number | null>
  /** When the gateway was asked last. */
  asked_at: Generated<string | null>
  /** Since when it is unclear whether it was paid; null while the gateway says that it was not approved yet. */
  unclear_since: Generated<number | null>
  /** When the owner was informed that the outcome is unknown. */
  notified_at: Generated<string | null>
  /** What the owner has seen at the gateway, before its server said so. */
  hand_outcome: Generated<'paid' | 'not-paid' | null>
  /** The entry of another booking that has the same transaction. */
  duplicate_of: Generated<string | null>
  created_at: string
}

/** Money that is to go back online. While it is asked for, its sum is set aside. */
export interface RefundAttemptTable {
  id: string
  payment_id: string
  amount: number
  status: 'asked' | 'done' | 'refused'
  /** The gateway's own name for it. */
  gateway_id: Generated<string | null>
  reason: Generated<string>
  user_id: Generated<string | null>
  /** What the gateway said last. */
  problem: Generated<string>
  checks: Generated<number>
  /** When the gateway is asked again what became of it; null once that is known. */
  next_check_at: Generated<number | null>
  /** When the owner was informed that the outcome is unknown. */
  notified_at: Generated<string | null>
  /** Of the form that asked for it. */
  idempotency_key: string | null
  created_at: string
}

/** A view: what of each payment may still go back. */
export interface RefundableView {
  payment_id: string
  amount: number
}

/** The last number that was given in a series, like 'invoice-2026'. */
export interface DocumentCounterTable {
  series: string
  last: number
}

/** Invoices and receipts: the database lets them be cancelled once and nothing else. */
export interface DocumentTable {
  id: string
  kind: DocumentKind
  year: number
  position: number
  number: string
  booking_id: string
  offer_id: string | null
  payment_id: string | null
  /** The exact bytes of what it says, and their hash. */
  paper: string
  sha256: string
  cancelled_at: Generated<string | null>
  cancel_reason: Generated<string>
  created_at: string
}

/** A paper as it was printed. */
export interface PaperFileTable {
  /** The hash of what it says. */
  name: string
  /** Null on those printed before it was kept, which say nothing of how to reach the client. */
  booking_id: Generated<string | null>
  /** In base64, which both engines and backups hold alike. */
  pdf: string
  created_at: string
}

/** What a gateway is asked with, shared by all processes, and when it was fetched of late. */
export interface GatewayTokenTable {
  /** A hash of whose it is. */
  account: string
  token: Generated<string | null>
  expires_at: Generated<number | null>
  grants: ColumnType<number[], string, string>
  leased_until: Generated<number | null>
}

export interface BillingTables {
  offer: OfferTable
  acceptance: AcceptanceTable
  payment: PaymentTable
  payment_claim: PaymentClaimTable
  payment_attempt: PaymentAttemptTable
  refund_attempt: RefundAttemptTable
  refundable: RefundableView
  document_counter: DocumentCounterTable
  document: DocumentTable
  paper_file: PaperFileTable
  gateway_token: GatewayTokenTable
}
