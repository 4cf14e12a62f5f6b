import type { FastifyInstance } from 'fastify'
import { documentEndpoints as calls } from '../../../contract/document.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../route.ts'
import * as documents from './document.service.ts'

export function documentRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.ofBooking, async ({ params }) => ({
    data: await documents.readDocuments(db, params.id),
  }))
  addRoute(app, calls.cancel, async ({ params, body }) => {
    await documents.cancelDocument(db, params.id, body.reason)
    return { message: 'The document is cancelled' }
  })
  addRoute(app, calls.reissue, async ({ params, body }) => {
    const { id, number } = await documents.reissueInvoice(db, params.id, body.reason)
    return { message: `Invoice ${number} takes its place`, data: { _id: id } }
  })
}
