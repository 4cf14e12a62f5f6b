import { t } from '../../../language/t.ts'
import type { FastifyInstance } from 'fastify'
import { clientOfferEndpoints } from '../../../contract/billing/client-offer.ts'
import { documentEndpoints as calls } from '../../../contract/billing/document.ts'
import type { Db } from '../../../db/open.ts'
import { addDownload, addRoute } from '../../platform/http/route.ts'
import * as documents from './document.service.ts'
import { readPaperFile } from './paper-file.ts'
import { readSheetPage } from './sheet-page.ts'

export function documentRoutes(app: FastifyInstance, db: Db, publicUrl: string) {
  addRoute(app, calls.ofBooking, async ({ params }) => ({
    data: await documents.readDocuments(db, params.id),
  }))
  addDownload(app, calls.pdf, ({ params }) => readPaperFile(db, params.id))
  addDownload(app, clientOfferEndpoints.pdf, ({ params, query }) =>
    documents.readClientPaper(db, params.reference, query.key, params.id),
  )
  addRoute(app, clientOfferEndpoints.sheet, async ({ params, query }) => ({
    data: await readSheetPage(db, { ...params, ...query, publicUrl }),
  }))
  addRoute(app, calls.cancel, async ({ params, body }) => {
    await documents.cancelDocument(db, params.id, body.reason)
    return { message: 'Document cancelled' }
  })
  addRoute(app, calls.reissue, async ({ params, body }) => {
    const { id, number } = await documents.reissueInvoice(db, params.id, body.reason)
    return { message: t('Invoice {number} takes its place', { number }), data: { _id: id } }
  })
}
