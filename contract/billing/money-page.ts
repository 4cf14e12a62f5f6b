import { z } from '../shape/zod.ts'
import { endpoint } from '../shape/endpoint.ts'
import { dataReply } from '../shape/envelope.ts'
import { id } from '../shape/fields.ts'
import { listQuery, searchWords } from '../shape/paging.ts'

/** The state of an invoice, derived from ledger and calendar. */
export const invoiceStates = ['open', 'overdue', 'paid', 'cancelled'] as const
export type InvoiceState = (typeof invoiceStates)[number]

const month = z.object({
  /** '2026-11' */
  month: z.string(),
  /** In paisa, by the day of payment, less refunds. */
  received: z.int(),
  /** Of the offers accepted in that month. */
  agreed: z.int(),
  shoots: z.int(),
})
export type MoneyMonth = z.infer<typeof month>

const part = z.object({ sum: z.int(), count: z.int() })

const overview = z.object({
  /** Twelve months, oldest first; the last one is the current month. */
  months: z.array(month),
  /** Due by today according to the payment plans, and not late yet. */
  due: part,
  /** Balances that are late. */
  overdue: part,
  /** Balances that are due later. */
  toCome: part,
  /** Transfers that clients reported and the owner has not checked. */
  claims: z.int(),
})
export type MoneyOverview = z.infer<typeof overview>

const invoice = z.object({
  _id: id,
  number: z.string(),
  booking: id,
  name: z.string(),
  serviceTitle: z.string(),
  eventDate: z.iso.date(),
  date: z.string(),
  total: z.int(),
  paid: z.int(),
  state: z.enum(invoiceStates),
})
export type Invoice = z.infer<typeof invoice>

const invoiceFilter = z.object({
  search: searchWords,
  state: z.enum(invoiceStates, 'State is open, overdue, paid or cancelled.').optional(),
})
export type InvoiceFilter = z.output<typeof invoiceFilter>

const invoiceQuery = listQuery.extend(invoiceFilter.shape)
export type InvoiceQuery = z.output<typeof invoiceQuery>

const counts = z.object({ open: z.int(), overdue: z.int(), paid: z.int(), cancelled: z.int() })
export type InvoiceCounts = z.infer<typeof counts>

const file = { method: 'GET', access: 'owner', type: 'text/csv', reply: z.string() } as const

export const moneyEndpoints = {
  overview: endpoint({
    method: 'GET',
    path: '/money',
    access: 'owner',
    summary: 'What was received, is due, is overdue and is due later, with twelve months of it',
    reply: dataReply(overview),
  }),
  invoices: endpoint({
    method: 'GET',
    path: '/invoices',
    access: 'owner',
    summary: 'Invoices with what is paid of them, by state or search words, and the number in each state',
    query: invoiceQuery,
    reply: dataReply(z.array(invoice)).extend({ total: z.int(), counts }),
  }),
  exportInvoices: endpoint({
    ...file,
    path: '/invoice-export',
    summary: 'The invoices of the list as CSV, newest first',
    query: invoiceFilter,
  }),
  exportPayments: endpoint({
    ...file,
    path: '/payment-export',
    summary: 'Every entry of the ledger as CSV, newest first',
  }),
}
