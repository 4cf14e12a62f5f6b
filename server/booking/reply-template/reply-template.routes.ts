import type { FastifyInstance } from 'fastify'
import { replyTemplateEndpoints as calls } from '../../../contract/booking/reply-template.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../platform/http/route.ts'
import * as templates from './reply-template.service.ts'

export function replyTemplateRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.list, () => templates.listTemplates(db))
  addRoute(app, calls.one, async ({ params }) => ({ data: await templates.getTemplate(db, params.id) }))
  addRoute(app, calls.add, async ({ body }) => ({
    message: 'Reply saved',
    data: { _id: await templates.addTemplate(db, body) },
  }))
  addRoute(app, calls.update, async ({ params, body }) => {
    await templates.updateTemplate(db, params.id, body)
    return { message: 'Reply saved' }
  })
  addRoute(app, calls.remove, async ({ params }) => {
    await templates.deleteTemplate(db, params.id)
    return { message: 'Saved reply deleted' }
  })
}
