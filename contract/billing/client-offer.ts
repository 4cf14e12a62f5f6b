import { z } from '../shape/zod.ts'
import { languages } from '../../language/languages.ts'
import { document, pricedLines } from './document.ts'
import { endpoint } from '../shape/endpoint.ts'
import { dataReply, doneReply } from '../shape/envelope.ts'
import { id, requiredText, timestamp } from '../shape/fields.ts'
import { gatewayProviders } from '../shape/payment-way.ts'
import { offerStatuses } from './offer.ts'
import { balance } from './payment.ts'
import { paymentWays } from '../shape/payment-way.ts'
import { sheetPage } from '../shape/sheet.ts'

const key = z.string().max(200)
const params = z.object({ reference: z.string().max(64) })

/** The offer as it was sent. Its hash is computed from exactly this. */
const offerPaper = z.object({
  reference: z.string(),
  version: z.int(),
  language: z.enum(languages),
  date: z.iso.date(),
  from: z.object({ name: z.string(), address: z.string(), email: z.string(), phone: z.string() }),
  to: z.object({ name: z.string(), address: z.string() }),
  service: z.string(),
  eventDate: z.iso.date(),
  startTime: z.string().nullable(),
  ...pricedLines,
  /** The day from which the balance is due; the earliest offers do not have it. */
  dueOn: z.iso.date().optional(),
  validUntil: z.iso.date(),
  message: z.string(),
  terms: z.string(),
})
export type OfferPaper = z.infer<typeof offerPaper>

const clientOffer = z.object({
  _id: id,
  paper: offerPaper,
  sha256: z.string(),
  status: z.enum(offerStatuses),
  acceptedAt: timestamp.nullable(),
})

/** A version that was replaced, withdrawn, declined or expired; the client can still read it. */
const olderOffer = z.object({
  _id: id,
  version: z.int(),
  status: z.enum(offerStatuses),
  sentAt: timestamp,
})

/** The outcome of an online payment. To the client, one that the owner has to check is 'unknown'. */
export const attemptOutcomes = ['unknown', 'paid', 'cancelled', 'failed'] as const
export type AttemptOutcome = (typeof attemptOutcomes)[number]

/** A number or account of the owner that clients can send money to. */
const handWay = z.object({
  way: z.enum(paymentWays),
  to: z.string(),
  /** The kind of wallet, if payers need to know it. */
  kind: z.enum(['personal', 'merchant']).nullable(),
})

const clientMoney = z.object({
  /** The offer to show first: the one to answer, else the accepted one, else the newest. */
  offer: clientOffer.nullable(),
  /** All other offers that were sent, newest first. */
  older: z.array(olderOffer),
  balance,
  payments: z.array(
    z.object({
      _id: id,
      /** Negative for refunds. */
      amount: z.int(),
      way: z.enum(paymentWays),
      transactionId: z.string().nullable(),
      paidAt: timestamp,
      /** Its receipt. */
      receipt: id.nullable(),
    }),
  ),
  /** Transfers that the client reported, and whether the owner found them. */
  claims: z.array(
    z.object({
      _id: id,
      way: z.enum(paymentWays),
      transactionId: z.string(),
      status: z.enum(['open', 'approved', 'not-found']),
      date: timestamp,
    }),
  ),
  byHand: z.array(handWay),
  /** The latest online payment. */
  attempt: z
    .object({
      provider: z.enum(gatewayProviders),
      outcome: z.enum(attemptOutcomes),
      amount: z.int(),
      /** The gateway's own id of it. */
      number: z.string().nullable(),
      startedAt: timestamp,
      /** When the gateway was last asked for its status. */
      askedAt: timestamp.nullable(),
    })
    .nullable(),
  /** The online gateways that are switched on. */
  online: z.array(z.enum(gatewayProviders)),
  /** Invoices and receipts, oldest first. */
  documents: z.array(document),
})
export type ClientMoney = z.infer<typeof clientMoney>

export const acceptInput = z.object({
  key,
  name: requiredText('Name', 120),
  /** The hash of the offer that the client has read: no other version is accepted by this call. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Please look at the offer again.'),
})
export type AcceptInput = z.output<typeof acceptInput>

/** What clients read and do about money, opened by the secret in their link. */
export const clientOfferEndpoints = {
  one: endpoint({
    method: 'GET',
    path: '/client-offer/{reference}',
    access: 'public',
    summary:
      'The offer of a booking, what is paid and due, and how to pay, with the key of the client’s link',
    params,
    query: z.object({ key }),
    reply: dataReply(clientMoney),
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/client-paper/{reference}/{id}',
    access: 'public',
    summary:
      'An offer, an invoice or a receipt of a booking as a PDF in A4, with the key of the client’s link',
    params: params.extend({ id }),
    query: z.object({ key }),
    type: 'application/pdf',
    reply: z.string(),
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/client-sheet/{reference}/{id}',
    access: 'public',
    summary: 'The content of an offer, an invoice or a receipt in the requested language',
    params: params.extend({ id }),
    query: z.object({ key }),
    reply: dataReply(sheetPage),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/accept-offer/{reference}',
    access: 'public',
    limit: 'form',
    summary: 'Accept the offer; refused if it is not the version that was read',
    params,
    body: acceptInput,
    reply: doneReply,
  }),
}
