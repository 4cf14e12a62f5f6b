import type { PaymentWay } from '../../../contract/shape/payment-way.ts'
import type { NotPaidBackCode, NotPaidCode } from './not-paid.ts'

/** One try to pay, as a gateway needs to know it. Sums are paisa and come from the database alone. */
export interface Attempt {
  /** Ours, which the gateway tells us again. */
  ourId: string
  /** The gateway's own, once there is one. */
  gatewayId: string | null
  /**
   * What a browser or a notice brought back: a hint where to look, and never believed. 'tried' where none came, and the
   * money was asked for all the same.
   */
  hint: string | null
  amount: number
  /** False once it ended: then the gateway is only asked, and no money is taken any more. */
  open: boolean
  /** Whether the time that the gateway gives to pay is over. */
  expired: boolean
}

interface Person {
  name: string
  email: string
  phone: string
  address: string
}

export interface Beginning {
  person: Person
  /** What is paid for, in a few words. */
  what: string
  returnUrl: string
  noticeUrl: string
}

/** Without an address the client cannot pay, whatever the gateway has stored. */
export type Started =
  | { state: 'started'; gatewayId: string; url: string }
  | { state: 'not-started'; why: string }

/** What the gateway's own server says was paid. */
export interface Paid {
  state: 'paid'
  transactionId: string
  /** To be compared with ours, exactly. */
  ourId: string
  amount: number
  currency: string
  way: PaymentWay
  sender: string
  /** The gateway wonders about it, and so should the owner. */
  risky?: boolean
  /** What a refund has to name beside the transaction. */
  refundId: string
}

/** A clear no, which can only be said with a documented code. */
export interface NotPaid {
  state: 'not-paid'
  code: NotPaidCode
}

/** Everything else: another code, any HTTP status, garbage, silence. */
export interface Unknown {
  state: 'unknown'
  why: string
  /**
   * Whether the client has approved it, as far as the gateway says. Where they have or may have, the money is taken as soon
   * as that is stored as the hint.
   */
  stage?: 'not-approved' | 'may-be-approved' | 'approved'
}

export type Outcome = Paid | NotPaid | Unknown

export interface RefundOf {
  transactionId: string
  refundId: string
  amount: number
  reason: string
  /** Ours, for this refund. */
  ourId: string
}

/** One that was asked for and has no outcome yet. */
export interface WaitingRefundOf extends RefundOf {
  /** The gateway's own id of it, where it gave one. */
  gatewayId: string | null
  /** Refunds of this payment that are recorded, by their transaction ids. */
  known: string[]
}

export type RefundOutcome =
  | { state: 'paid-back'; transactionId: string }
  | { state: 'not-paid-back'; code: NotPaidBackCode }
  | { state: 'unknown'; why: string; gatewayId?: string }

export type Trial = { state: 'works' } | { state: 'refused'; why: string } | { state: 'unknown'; why: string }

/** All that the rest of the site knows of bKash or SSLCommerz. None of these throw because of a gateway. */
export interface Gateway {
  /** After this long a payment that was not approved never will be. */
  expiresAfterMs: number
  start: (attempt: Attempt, beginning: Beginning) => Promise<Started>
  settle: (attempt: Attempt) => Promise<Outcome>
  refund: (refund: RefundOf) => Promise<RefundOutcome>
  /** What became of a refund that got no answer. Never asks for it again. */
  askRefund: (refund: WaitingRefundOf) => Promise<RefundOutcome>
  /** Whether the keys work, in a sentence for the owner where they do not. */
  test: () => Promise<Trial>
}
