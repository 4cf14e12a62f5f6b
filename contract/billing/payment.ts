import { required } from '../shape/field-refusals.ts'
import { z } from '../shape/zod.ts'
import { westernDigits } from '../../language/numbers.ts'
import { amount } from '../shape/amount.ts'
import { endpoint } from '../shape/endpoint.ts'
import { createdReply, dataReply, doneReply } from '../shape/envelope.ts'
import { id, idParams, optionalText, requiredText, timestamp } from '../shape/fields.ts'
import { gatewayProviders } from '../shape/payment-way.ts'
import { formProtection } from '../shape/form-protection.ts'
import { claimWays, handWays, paymentProviders, paymentWays } from '../shape/payment-way.ts'
import { transactionId } from './transaction-id.ts'

/** Money that came, money that went back, and what takes a mistaken entry back. */
const entryKind = z.enum(['payment', 'refund', 'reversal'])
export type EntryKind = z.infer<typeof entryKind>

const claimStatus = z.enum(['open', 'approved', 'not-found'])
export type ClaimStatus = z.infer<typeof claimStatus>

const paidAt = timestamp.refine(
  (at) => at > '2000' && Date.parse(at) < Date.now() + 86_400_000,
  'The payment date cannot be after today.',
)

const needsTransaction = ({ way, transactionId: given }: { way: string; transactionId?: string }) =>
  way === 'cash' || given !== undefined
const transactionMissing = { path: ['transactionId'], ...required('TrxID') }

const byHand = {
  key: formProtection.shape.key,
  way: z.enum(handWays, 'Choose how it was paid.'),
  transactionId: transactionId.optional(),
  note: optionalText('Note', 500),
}

export const paymentInput = z
  .object({
    ...byHand,
    amount,
    sender: optionalText('Sender', 60).transform(westernDigits),
    /** Now, unless said. */
    paidAt: paidAt.optional(),
    /** Whether the client gets the receipt by mail. */
    tell: z.boolean().default(true),
  })
  .refine(needsTransaction, transactionMissing)
export type PaymentInput = z.output<typeof paymentInput>

/** Part of a payment that went back, by hand. */
export const refundInput = z.object({ ...byHand, amount, paidAt: paidAt.optional() })
export type RefundInput = z.output<typeof refundInput>

export const reversalInput = z.object({ reason: requiredText('Reason', 500) })

/** Where nobody knew the sum, or another one arrived, the owner says what did. */
export const approvalInput = z.object({ amount: amount.optional() })

export const notFoundInput = z.object({ message: optionalText('Message', 2000) })

export const claimInput = z.object({
  /** The secret of the client's link. */
  key: z.string().max(200),
  way: z.enum(claimWays, 'Choose how it was paid.'),
  transactionId,
  sender: requiredText('The number it was sent from', 60).transform(westernDigits),
})
export type ClaimInput = z.output<typeof claimInput>

/** One line of the ledger. */
const entry = z.object({
  _id: id,
  kind: entryKind,
  /** What it refunds or reverses. */
  of: id.nullable(),
  /** In paisa; below zero where it counts against what was paid. */
  amount: z.int(),
  way: z.enum(paymentWays),
  provider: z.enum(paymentProviders),
  transactionId: z.string().nullable(),
  sender: z.string(),
  note: z.string(),
  paidAt: timestamp,
  /** Whether a later entry takes it back. */
  reversed: z.boolean(),
  /** What of a payment may still go back; what is on its way counts as gone. */
  refundable: z.int(),
  /** Came through a gateway, which can send it back the same way. */
  online: z.boolean(),
  /** The one that counts. */
  receipt: z.object({ _id: id, number: z.string() }).nullable(),
  actor: z.enum(['owner', 'client', 'site']),
  /** Who entered it, where that account is still there. */
  by: z.string().nullable(),
  date: timestamp,
})
export type Entry = z.infer<typeof entry>

const claim = z.object({
  _id: id,
  way: z.enum(paymentWays),
  transactionId: z.string(),
  sender: z.string(),
  amount: z.int().nullable(),
  status: claimStatus,
  decidedAt: timestamp.nullable(),
  date: timestamp,
})
export type Claim = z.infer<typeof claim>

/** Derived from the ledger whenever somebody asks, in paisa. */
export const balance = z.object({
  /** Of the offer that was accepted; null where there is none. */
  agreed: z.int().nullable(),
  paid: z.int(),
  /** What clients say to have sent and nobody has found yet. */
  toCheck: z.int(),
  /** What of the advance is still to come: it confirms the day. */
  advanceDue: z.int(),
  /** What is due by today. */
  dueNow: z.int(),
  /** All that is still to come, and the day from which it is due. */
  balance: z.int(),
  balanceDueOn: z.iso.date(),
})
export type Balance = z.infer<typeof balance>

/** The next sum to pay: what is due, and where nothing is, all that is still to come. */
export const nextPayment = ({ dueNow, balance }: Pick<Balance, 'dueNow' | 'balance'>) => dueNow || balance

/** What came beyond what was agreed. */
export const overpaid = ({ agreed, paid }: Pick<Balance, 'agreed' | 'paid'>) =>
  agreed === null ? 0 : Math.max(0, paid - agreed)

/** Somebody pays online at this moment, or something of it is not as it should be. */
const attempt = z.object({
  _id: id,
  provider: z.enum(gatewayProviders),
  amount: z.int(),
  status: z.enum(['starting', 'open', 'odd']),
  /** What the gateway said last, where it was not clear. */
  problem: z.string(),
  /** Whether it may be paid without the gateway saying so. */
  unclear: z.boolean(),
  /** Whether an entry was made of it. */
  recorded: z.boolean(),
  /** False on the other booking that has the same transaction already. */
  own: z.boolean(),
  other: z.object({ _id: id, reference: z.string() }).nullable(),
  date: timestamp,
})
export type Attempt = z.infer<typeof attempt>

/** On its way back online: its sum is set aside until the gateway or the owner says whether it went. */
const waitingRefund = z.object({ _id: id, of: id, amount: z.int(), problem: z.string(), date: timestamp })
export type WaitingRefund = z.infer<typeof waitingRefund>

const money = z.object({
  entries: z.array(entry),
  claims: z.array(claim),
  attempts: z.array(attempt),
  refunds: z.array(waitingRefund),
  balance,
})
export type Money = z.infer<typeof money>

const created = {
  method: 'POST',
  access: 'owner',
  params: idParams,
  status: 201,
  reply: createdReply,
} as const
const decision = { method: 'PATCH', access: 'owner', params: idParams, reply: doneReply } as const

export const paymentEndpoints = {
  ofBooking: endpoint({
    method: 'GET',
    path: '/booking-payments/{id}',
    access: 'owner',
    summary: 'Payments of a booking, oldest first, what the client says to have sent, and what that comes to',
    params: idParams,
    reply: dataReply(money),
  }),
  record: endpoint({
    ...created,
    path: '/record-payment/{id}',
    summary: 'Write down money that came by hand; a transaction that is there already is refused',
    body: paymentInput,
  }),
  refund: endpoint({
    ...created,
    path: '/record-refund/{id}',
    summary: 'Write down that money of a payment went back, by hand',
    body: refundInput,
  }),
  reverse: endpoint({
    ...created,
    path: '/reverse-payment/{id}',
    summary: 'Take back what was written down by mistake, with an entry against it',
    body: reversalInput,
  }),
  approve: endpoint({
    ...decision,
    path: '/approve-claim/{id}',
    summary: 'The money that a client told of is there: write it down',
    body: approvalInput,
  }),
  notFound: endpoint({
    ...decision,
    path: '/claim-not-found/{id}',
    summary: 'The money that a client told of is not there: write to them',
    body: notFoundInput,
  }),
  claim: endpoint({
    method: 'POST',
    path: '/payment-claim/{reference}',
    access: 'public',
    limit: 'form',
    summary: 'Tell the transaction id of money that was sent by hand, with the secret of the client’s link',
    params: z.object({ reference: z.string().max(64) }),
    body: claimInput,
    status: 201,
    reply: doneReply,
  }),
}
