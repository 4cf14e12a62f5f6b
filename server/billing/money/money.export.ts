import { decimalTaka } from '../../../contract/shape/money.ts'
import type { InvoiceFilter } from '../../../contract/billing/money-page.ts'
import type { Db } from '../../../db/open.ts'
import { cellOfMoment, csvOf, exportBatch } from '../../booking/request/csv.ts'
import { invoicesBefore } from './invoice.queries.ts'
import { lateBefore } from './money.service.ts'
import { ledgerBefore } from './money.queries.ts'

/** A number that spreadsheets can add up. */
const sum = (paisa: number) => decimalTaka(Math.max(0, paisa))

export async function exportInvoices(db: Db, filter: InvoiceFilter) {
  const late = await lateBefore(db)
  return csvOf({
    next: (after) => invoicesBefore(db, late, filter, after, exportBatch),
    columns: [
      ['Number', (row) => row.number],
      ['Date', (row) => cellOfMoment(row.created_at)],
      ['Client', (row) => row.name],
      ['Booking', (row) => row.reference],
      ['Service', (row) => row.service_title],
      ['Event date', (row) => row.event_date],
      ['Total BDT', (row) => sum(row.total)],
      ['Paid BDT', (row) => sum(Number(row.paid))],
      ['State', (row) => row.state],
      ['Cancelled', (row) => (row.cancelled_at ? cellOfMoment(row.cancelled_at) : '')],
      ['Reason', (row) => row.cancel_reason],
    ],
  })
}

export const exportPayments = (db: Db) =>
  csvOf({
    next: (after) => ledgerBefore(db, after, exportBatch),
    columns: [
      ['Paid', (row) => cellOfMoment(row.paid_at)],
      ['Entered', (row) => cellOfMoment(row.created_at)],
      ['Kind', (row) => row.kind],
      // Separate columns, because spreadsheets would read a negative amount as a formula.
      ['In BDT', (row) => (row.amount > 0 ? sum(row.amount) : '')],
      ['Out BDT', (row) => (row.amount < 0 ? sum(-row.amount) : '')],
      ['Way', (row) => row.way],
      ['Provider', (row) => row.provider],
      ['TrxID', (row) => row.transaction_id ?? ''],
      ['Client', (row) => row.name],
      ['Booking', (row) => row.reference],
      ['Service', (row) => row.service_title],
      ['Receipt', (row) => row.receipt ?? ''],
      ['Note', (row) => row.note],
    ],
  })
