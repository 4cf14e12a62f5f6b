import type { PaymentWay } from '../../contract/payment-way.ts'

/** One try to pay, as a gateway needs to know it. Sums are paisa and come from the database alone. */
export interface Attempt {
  /** Ours, which the gateway tells us again. */
  ourId: string
  /** The gateway's own, once there is one. */
  gatewayId: string | null
  /** What a browser or a notice brought back. It is a hint where to look, and never believed. */
  hint: string | null
  amount: number
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

/** What the gateway's own server says has become of it. */
export type Outcome =
  | {
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
  | { state: 'open' }
  | { state: 'failed' | 'cancelled'; problem: string }

export interface RefundOf {
  transactionId: string
  refundId: string
  amount: number
  reason: string
  /** Ours, for this refund. */
  ourId: string
}

/** All that the rest of the site knows of bKash or SSLCommerz. */
export interface Gateway {
  start: (attempt: Attempt, beginning: Beginning) => Promise<{ gatewayId: string; url: string }>
  settle: (attempt: Attempt) => Promise<Outcome>
  refund: (refund: RefundOf) => Promise<{ transactionId: string }>
  /** Fails with a sentence for the owner where the keys are wrong. */
  test: () => Promise<void>
}

/** It gave no answer, or none that can be read: nobody knows whether it did what it was asked to. */
export class GatewayAway extends Error {
  override name = 'GatewayAway'
}

/** It said no, in a sentence for the owner. */
export class GatewayRefusal extends Error {
  override name = 'GatewayRefusal'
}
