import type { PaymentWay } from '../../../contract/shape/payment-way.ts'
import type { NotPaidBackCode, NotPaidCode } from './not-paid-codes.ts'

/** An attempt to pay, as a gateway needs it. Sums are in paisa and come only from the database. */
export interface Attempt {
  /** Our id, which the gateway repeats in its answers. */
  ourId: string
  /** The gateway's id, once there is one. */
  gatewayId: string | null
  /**
   * What a returning browser or a notice said: only a hint for the check, never trusted. 'tried' if the money was requested
   * without such a hint.
   */
  hint: string | null
  amount: number
  /** False once it has ended: then only the status is asked, and no money is taken. */
  open: boolean
  /** Whether the gateway's time to pay is over. */
  expired: boolean
}

interface Person {
  name: string
  email: string
  phone: string
  address: string
}

export interface PaymentDetails {
  person: Person
  /** A short description of what is paid. */
  what: string
  returnUrl: string
  noticeUrl: string
}

/** Without an address the client cannot pay. */
export type Started =
  | { state: 'started'; gatewayId: string; url: string }
  | { state: 'not-started'; why: string }

/** A payment confirmed by the gateway's server. */
export interface Paid {
  state: 'paid'
  transactionId: string
  /** Must equal our id. */
  ourId: string
  amount: number
  currency: string
  way: PaymentWay
  sender: string
  /** Flagged as risky by the gateway; the owner should check it. */
  risky?: boolean
  /** Required for a refund, in addition to the transaction id. */
  refundId: string
}

/** A certain result, only possible with a documented code. */
export interface NotPaid {
  state: 'not-paid'
  code: NotPaidCode
}

/** Everything else: another code, an HTTP error, an unreadable answer or none. */
export interface Unknown {
  state: 'unknown'
  why: string
  /**
   * Whether the client has approved it, as far as the gateway says. If they have or may have, the money is taken after that is
   * stored as the hint.
   */
  stage?: 'not-approved' | 'may-be-approved' | 'approved'
}

export type Outcome = Paid | NotPaid | Unknown

export interface RefundOf {
  transactionId: string
  refundId: string
  amount: number
  reason: string
  /** Our id of this refund. */
  ourId: string
}

/** A refund that was requested and has no outcome yet. */
export interface WaitingRefundOf extends RefundOf {
  /** The gateway's id of the refund, if it gave one. */
  gatewayId: string | null
  /** Refunds of this payment that are recorded, by their transaction ids. */
  known: string[]
}

export type RefundOutcome =
  | { state: 'paid-back'; transactionId: string }
  | { state: 'not-paid-back'; code: NotPaidBackCode }
  | { state: 'unknown'; why: string; gatewayId?: string }

export type KeyTest =
  | { state: 'works' }
  | { state: 'refused'; why: string }
  | { state: 'unknown'; why: string }

/** The interface of bKash and SSLCommerz. None of these functions throw because of a gateway. */
export interface Gateway {
  /** After this long a payment that was not approved never will be. */
  expiresAfterMs: number
  start: (attempt: Attempt, details: PaymentDetails) => Promise<Started>
  settle: (attempt: Attempt) => Promise<Outcome>
  refund: (refund: RefundOf) => Promise<RefundOutcome>
  /** Asks for the outcome of a refund, without requesting it again. */
  askRefund: (refund: WaitingRefundOf) => Promise<RefundOutcome>
  /** Whether the keys work, with a sentence for the owner if they do not. */
  test: () => Promise<KeyTest>
}
