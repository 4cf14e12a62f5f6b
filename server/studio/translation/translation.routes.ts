import type { FastifyInstance } from 'fastify'
import { translationEndpoints as calls } from '../../../contract/studio/translation.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../platform/http/route.ts'
import { listFields, translate } from './translation.service.ts'
import { listUntranslated } from './untranslated.ts'

export function translationRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.list, async () => ({ data: await listUntranslated(db) }))
  addRoute(app, calls.one, async ({ params }) => ({ data: await listFields(db, params.kind, params.id) }))
  addRoute(app, calls.update, async ({ params, body }) => {
    await translate(db, params.kind, params.id, body)
    return { message: 'Translation saved' }
  })
}
