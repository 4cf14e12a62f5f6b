import type { FastifyInstance } from 'fastify'
import { siteEndpoints as calls } from '../../../contract/site-settings.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../route.ts'
import { readSite } from './site.queries.ts'
import { updateSite } from './site.service.ts'

export function siteRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.one, async () => ({ data: await readSite(db) }))
  addRoute(app, calls.update, async ({ body }) => ({
    message: 'Settings saved',
    data: { version: await updateSite(db, body) },
  }))
}
