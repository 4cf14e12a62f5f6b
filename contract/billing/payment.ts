import { required } from '../shape/field-refusals.ts'
import { z } from '../shape/zod.ts'
import { westernDigits } from '../../language/numbers.ts'
import { amount } from '../shape/amount.ts'
import { endpoint } from '../shape/endpoint.ts'
import { createdReply, dataReply, doneReply } from '../shape/envelope.ts'
import { id, idParams, optionalText, requiredText, timestamp } from '../shape/fields.ts'
import { gatewayProviders, claimWays, handWays, paymentProviders, paymentWays } from '../shape/payment-way.ts'
import { formProtection } from '../shape/form-protection.ts'

/** Written as operators print it, however it was typed. */
export const transactionId = z
  .string(required('TrxID'))
  .transform((typed) => westernDigits(typed).replace(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9./-]{3,39}$/, 'Enter the TrxID exactly as in the message.'))

/** Payment, refund, and reversal of a wrong entry. */
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
    /** Now, if left out. */
    paidAt: paidAt.optional(),
    /** Whether to email the receipt to the client. */
    tell: z.boolean().default(true),
  })
  .refine(needsTransaction, transactionMissing)
export type PaymentInput = z.output<typeof paymentInput>

/** A full or partial refund made by hand. */
export const refundInput = z.object({ ...byHand, amount, paidAt: paidAt.optional() })
export type RefundInput = z.output<typeof refundInput>

export const reversalInput = z.object({ reason: requiredText('Reason', 500) })

/** The owner enters the amount that arrived if it was unknown or different. */
export const approvalInput = z.object({ amount: amount.optional() })

export const notFoundInput = z.object({ message: optionalText('Message', 2000) })

export const claimInput = z.object({
  /** The secret in the client's link. */
  key: z.string().max(200),
  way: z.enum(claimWays, 'Choose how it was paid.'),
  transactionId,
  sender: requiredText('The number it was sent from', 60).transform(westernDigits),
})
export type ClaimInput = z.output<typeof claimInput>

/** One entry of the ledger. */
const entry = z.object({
  _id: id,
  kind: entryKind,
  /** The entry that it refunds or reverses. */
  of: id.nullable(),
  /** In paisa; negative if it reduces what was paid. */
  amount: z.int(),
  way: z.enum(paymentWays),
  provider: z.enum(paymentProviders),
  transactionId: z.string().nullable(),
  sender: z.string(),
  note: z.string(),
  paidAt: timestamp,
  /** Whether a later entry reverses it. */
  reversed: z.boolean(),
  /** What can still be refunded; a refund in progress counts as paid out. */
  refundable: z.int(),
  /** Paid through a gateway, which can refund it the same way. */
  online: z.boolean(),
  /** The valid receipt. */
  receipt: z.object({ _id: id, number: z.string() }).nullable(),
  actor: z.enum(['owner', 'client', 'site']),
  /** Who entered it, if that account still exists. */
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

/** Derived from the ledger on each request, in paisa. */
export const balance = z.object({
  /** Total of the accepted offer; null without one. */
  agreed: z.int().nullable(),
  paid: z.int(),
  /** Reported by the client and not checked yet. */
  toCheck: z.int(),
  /** What is missing of the advance; paying it confirms the day. */
  advanceDue: z.int(),
  /** Due by today. */
  dueNow: z.int(),
  /** All that is unpaid, and the day from which it is due. */
  balance: z.int(),
  balanceDueOn: z.iso.date(),
})
export type Balance = z.infer<typeof balance>

/** The next amount to pay: what is due now, else all that is unpaid. */
export const nextPayment = ({ dueNow, balance }: Pick<Balance, 'dueNow' | 'balance'>) => dueNow || balance

/** What was paid beyond the agreed total. */
export const overpaid = ({ agreed, paid }: Pick<Balance, 'agreed' | 'paid'>) =>
  agreed === null ? 0 : Math.max(0, paid - agreed)

/** An online payment that is in progress or needs the owner's attention. */
const attempt = z.object({
  _id: id,
  provider: z.enum(gatewayProviders),
  amount: z.int(),
  status: z.enum(['starting', 'open', 'odd']),
  /** The gateway's last answer, if it was not clear. */
  problem: z.string(),
  /** Whether it may have been paid although the gateway has not said so. */
  unclear: z.boolean(),
  /** Whether it is in the ledger. */
  recorded: z.boolean(),
  /** False if another booking already has the same transaction. */
  own: z.boolean(),
  other: z.object({ _id: id, reference: z.string() }).nullable(),
  date: timestamp,
})
export type Attempt = z.infer<typeof attempt>

/** An online refund in progress: its amount is reserved until the gateway or the owner knows the outcome. */
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
    summary: 'Payments of a booking, oldest first, transfers that the client reported, and the sums',
    params: idParams,
    reply: dataReply(money),
  }),
  record: endpoint({
    ...created,
    path: '/record-payment/{id}',
    summary: 'Record a payment made by hand; a transaction that is recorded already is refused',
    body: paymentInput,
  }),
  refund: endpoint({
    ...created,
    path: '/record-refund/{id}',
    summary: 'Record a refund made by hand',
    body: refundInput,
  }),
  reverse: endpoint({
    ...created,
    path: '/reverse-payment/{id}',
    summary: 'Reverse an entry that was made by mistake',
    body: reversalInput,
  }),
  approve: endpoint({
    ...decision,
    path: '/approve-claim/{id}',
    summary: 'Confirm a transfer that the client reported, and record it',
    body: approvalInput,
  }),
  notFound: endpoint({
    ...decision,
    path: '/claim-not-found/{id}',
    summary: 'Tell the client that a reported transfer was not found',
    body: notFoundInput,
  }),
  claim: endpoint({
    method: 'POST',
    path: '/payment-claim/{reference}',
    access: 'public',
    limit: 'form',
    summary: 'Report the transaction id of a transfer, with the key of the client’s link',
    params: z.object({ reference: z.string().max(64) }),
    body: claimInput,
    status: 201,
    reply: doneReply,
  }),
}
