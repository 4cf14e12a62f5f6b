import { dayInDhaka } from '../../../contract/shape/dates.ts'
import type { Invoice, InvoiceQuery, MoneyOverview } from '../../../contract/billing/money-page.ts'
import { addDays } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { countInvoices, type InvoiceRow, listInvoices } from './invoice.queries.ts'
import * as queries from './money.queries.ts'

/** Balances that were due before this day are overdue. */
export async function lateBefore(db: Db, today = dayInDhaka()) {
  return addDays(today, -(await readStudio(db)).late.days)
}

export async function readOverview(db: Db): Promise<MoneyOverview> {
  const today = dayInDhaka()
  const starts = queries.lastMonths(today)
  const [received, agreed, shoots, open, claims] = await Promise.all([
    queries.receivedByMonth(db, starts),
    queries.agreedByMonth(db, starts),
    queries.shootsByMonth(db, starts),
    lateBefore(db, today).then((day) => queries.openSums(db, day, today)),
    queries.countOpenClaims(db),
  ])
  const months = starts.slice(0, -1).map((start, index) => ({
    month: start.slice(0, 7),
    received: received[index]!,
    agreed: agreed[index]!,
    shoots: shoots[index]!,
  }))
  return { months, ...open, claims }
}

const toInvoice = (row: InvoiceRow): Invoice => ({
  _id: row.id,
  number: row.number,
  booking: row.booking_id,
  name: row.name,
  serviceTitle: row.service_title,
  eventDate: row.event_date,
  date: row.created_at,
  total: row.total,
  paid: row.paid,
  state: row.state,
})

export async function readInvoices(db: Db, query: InvoiceQuery) {
  const late = await lateBefore(db)
  const [rows, counts] = await Promise.all([
    listInvoices(db, late, query),
    countInvoices(db, late, query.search),
  ])
  const total = query.state
    ? counts[query.state]
    : Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { data: rows.map(toInvoice), counts, total }
}
