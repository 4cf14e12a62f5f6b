import { sql } from 'kysely'
import type {
  InvoiceCounts,
  InvoiceFilter,
  InvoiceQuery,
  InvoiceState,
} from '../../../contract/billing/money-page.ts'
import type { Db } from '../../../db/open.ts'
import { pageOf } from '../../platform/lists/paging.ts'
import { contains } from '../../platform/lists/search.ts'

/** Every invoice with its paid sum. An invoice is overdue when its balance was due before the given day. */
export const invoicesOf = (db: Db, lateBefore: string) =>
  db.selectFrom(
    db
      .selectFrom('document')
      .innerJoin('booking', 'booking.id', 'document.booking_id')
      .innerJoin('offer', 'offer.id', 'document.offer_id')
      .innerJoin('booking_situation as money', 'money.booking_id', 'document.booking_id')
      .where('document.kind', '=', 'invoice')
      .select([
        'document.id',
        'document.number',
        'document.created_at',
        'document.cancelled_at',
        'document.cancel_reason',
        'document.booking_id',
        'booking.name',
        'booking.email',
        'booking.reference',
        'booking.service_title',
        'booking.event_date',
        'offer.total',
        'offer.advance',
        'money.paid',
        'money.balance_due_on',
        sql<InvoiceState>`case when document.cancelled_at is not null then 'cancelled'
          when money.paid >= offer.total then 'paid'
          when money.balance_due_on < ${lateBefore} then 'overdue'
          else 'open' end`.as('state'),
      ])
      .as('invoice'),
  )

function filtered(db: Db, lateBefore: string, { search, state }: InvoiceFilter) {
  let query = invoicesOf(db, lateBefore)
  if (state) query = query.where('state', '=', state)
  if (search)
    query = query.where((e) =>
      e.or([
        contains(e.ref('name'), search),
        contains(e.ref('number'), search),
        contains(e.ref('reference'), search),
        e.exists(
          e
            .selectFrom('payment')
            .select('payment.id')
            .whereRef('payment.booking_id', '=', 'invoice.booking_id')
            .where('payment.transaction_id', '=', search.toUpperCase()),
        ),
      ]),
    )
  return query
}

export const listInvoices = (db: Db, lateBefore: string, query: InvoiceQuery) =>
  pageOf(filtered(db, lateBefore, query).selectAll(), 'id', query)
export type InvoiceRow = Awaited<ReturnType<typeof listInvoices>>[number]

/** Counts of all invoices that match the search, ignoring the state filter. */
export async function countInvoices(db: Db, lateBefore: string, search: string | undefined) {
  const rows = await filtered(db, lateBefore, { search })
    .select((e) => ['state', e.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const counts: InvoiceCounts = { open: 0, overdue: 0, paid: 0, cancelled: 0 }
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}

/** The next batch, newest first. */
export function invoicesBefore(
  db: Db,
  lateBefore: string,
  filter: InvoiceFilter,
  before: string | undefined,
  limit: number,
) {
  const query = filtered(db, lateBefore, filter).selectAll().orderBy('id', 'desc').limit(limit)
  return (before ? query.where('id', '<', before) : query).execute()
}

/** Overdue invoices whose client was not reminded yet. */
export const listUnreminded = (db: Db, lateBefore: string) =>
  invoicesOf(db, lateBefore)
    .select(['booking_id', 'number'])
    .where('state', '=', 'overdue')
    .where('email', '!=', '')
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('reminder')
            .select('reminder.kind')
            .whereRef('reminder.booking_id', '=', 'invoice.booking_id')
            .where('reminder.kind', '=', 'late'),
        ),
      ),
    )
    .orderBy('id')
    .execute()
