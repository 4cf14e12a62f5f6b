import { z } from '../shape/zod.ts'
import { languages } from '../../language/languages.ts'
import { endpoint } from '../shape/endpoint.ts'
import { createdReply, dataReply, doneReply } from '../shape/envelope.ts'
import { id, idParams, requiredText, timestamp } from '../shape/fields.ts'
import { paymentWays } from '../shape/payment-way.ts'

/** An invoice for what was agreed on, a receipt for each payment. */
export const documentKinds = ['invoice', 'receipt'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** What every paper says. */
const paperHead = z.object({
  /** 'AL-2026-0042': without gaps in a year. Receipts are counted apart, 'AL-2026-R0042'. */
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

/** What is priced on offers and invoices alike. */
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
  /** Of the invoice that it belongs to, where there is one. */
  invoice: z.string().nullable(),
  total: z.int().nullable(),
  /** What was agreed to be paid ahead; the first receipts do not say it. */
  advance: z.int().optional(),
  /** The balance after this payment. */
  open: z.int().nullable(),
})

const paper = z.discriminatedUnion('kind', [invoicePaper, receiptPaper])
export type DocumentPaper = z.infer<typeof paper>
export type InvoicePaper = z.infer<typeof invoicePaper>
export type ReceiptPaper = z.infer<typeof receiptPaper>

/** It never changes. One that is wrong is cancelled, and another one made. */
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
    summary: 'Invoices and receipts of a booking, oldest first, also those that were cancelled',
    params: idParams,
    reply: dataReply(z.array(document)),
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/paper/{id}',
    access: 'owner',
    linked: true,
    summary: 'An offer that was sent, an invoice or a receipt as a PDF of A4 pages',
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
    summary: 'Cancel an invoice and make another one of what is agreed, with today’s names and addresses',
    params: idParams,
    body: reason,
    status: 201,
    reply: createdReply,
  }),
}
