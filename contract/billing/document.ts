import { z } from '../shape/zod.ts'
import { languages } from '../../language/languages.ts'
import { endpoint } from '../shape/endpoint.ts'
import { createdReply, dataReply, doneReply } from '../shape/envelope.ts'
import { id, idParams, requiredText, timestamp } from '../shape/fields.ts'
import { paymentWays } from '../shape/payment-way.ts'

/** An invoice for the agreed price, a receipt for each payment. */
export const documentKinds = ['invoice', 'receipt'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** What every document contains. */
const paperHead = z.object({
  /** 'AL-2026-0042', without gaps within a year. Receipts have a series of their own: 'AL-2026-R0042'. */
  number: z.string(),
  language: z.enum(languages),
  date: z.iso.date(),
  reference: z.string(),
  from: z.object({ name: z.string(), address: z.string(), email: z.string(), phone: z.string() }),
  to: z.object({ name: z.string(), address: z.string() }),
  service: z.string(),
  eventDate: z.iso.date(),
})
export type PaperHead = z.infer<typeof paperHead>

/** The priced part of offers and invoices. */
export const pricedLines = {
  lines: z.array(z.object({ text: z.string(), detail: z.string(), count: z.int(), price: z.int() })),
  subtotal: z.int(),
  discount: z.int(),
  total: z.int(),
  advance: z.int(),
  balance: z.int(),
}

const invoicePaper = paperHead.extend({
  kind: z.literal('invoice'),
  ...pricedLines,
  /** When the balance is due. */
  dueOn: z.iso.date().nullable(),
  terms: z.string(),
})

const receiptPaper = paperHead.extend({
  kind: z.literal('receipt'),
  amount: z.int(),
  way: z.enum(paymentWays),
  transactionId: z.string().nullable(),
  paidAt: timestamp,
  /** The number of its invoice, if there is one. */
  invoice: z.string().nullable(),
  total: z.int().nullable(),
  /** The agreed advance; the earliest receipts do not have it. */
  advance: z.int().optional(),
  /** The balance after this payment. */
  open: z.int().nullable(),
})

const paper = z.discriminatedUnion('kind', [invoicePaper, receiptPaper])
export type DocumentPaper = z.infer<typeof paper>
export type InvoicePaper = z.infer<typeof invoicePaper>
export type ReceiptPaper = z.infer<typeof receiptPaper>

/** Documents never change. A wrong one is cancelled and a new one issued. */
export const document = z.object({
  _id: id,
  kind: z.enum(documentKinds),
  number: z.string(),
  paper,
  sha256: z.string(),
  cancelledAt: timestamp.nullable(),
  cancelReason: z.string(),
  date: timestamp,
})
export type Document = z.infer<typeof document>

const reason = z.object({ reason: requiredText('Reason', 300) })

export const documentEndpoints = {
  ofBooking: endpoint({
    method: 'GET',
    path: '/booking-documents/{id}',
    access: 'owner',
    summary: 'Invoices and receipts of a booking, oldest first, including cancelled ones',
    params: idParams,
    reply: dataReply(z.array(document)),
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/paper/{id}',
    access: 'owner',
    linked: true,
    summary: 'A sent offer, an invoice or a receipt as a PDF in A4',
    params: idParams,
    type: 'application/pdf',
    reply: z.string(),
  }),
  cancel: endpoint({
    method: 'PATCH',
    path: '/cancel-document/{id}',
    access: 'owner',
    summary: 'Cancel an invoice or a receipt; it keeps its number and stays readable',
    params: idParams,
    body: reason,
    reply: doneReply,
  }),
  reissue: endpoint({
    method: 'POST',
    path: '/reissue-invoice/{id}',
    access: 'owner',
    summary: 'Cancel an invoice and issue a new one with current names and addresses',
    params: idParams,
    body: reason,
    status: 201,
    reply: createdReply,
  }),
}
