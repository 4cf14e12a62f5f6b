import type { FastifyInstance } from 'fastify'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { moneyEndpoints as calls } from '../../../contract/billing/money-page.ts'
import type { Db } from '../../../db/open.ts'
import { addDownload, addRoute } from '../../platform/http/route.ts'
import { exportInvoices, exportPayments } from './money.export.ts'
import { readInvoices, readOverview } from './money.service.ts'

export function moneyRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.overview, async () => ({ data: await readOverview(db) }))
  addRoute(app, calls.invoices, ({ query }) => readInvoices(db, query))
  addDownload(app, calls.exportInvoices, async ({ query }) => ({
    fileName: `invoices-${dayInDhaka()}.csv`,
    content: await exportInvoices(db, query),
  }))
  addDownload(app, calls.exportPayments, () => ({
    fileName: `payments-${dayInDhaka()}.csv`,
    content: exportPayments(db),
  }))
}
