import type { FastifyInstance } from 'fastify'
import { studioEndpoints as calls } from '../../../contract/shape/studio-settings.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../platform/http/route.ts'
import { getStudio, updateStudio } from './studio.service.ts'

export function studioRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.one, async () => ({ data: await getStudio(db) }))
  addRoute(app, calls.update, async ({ body }) => ({
    message: 'Settings saved',
    data: { version: await updateStudio(db, body) },
  }))
}
