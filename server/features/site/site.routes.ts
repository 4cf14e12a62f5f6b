import type { FastifyInstance } from 'fastify'
import { siteEndpoints as calls } from '../../../contract/site-settings.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../route.ts'
import { getSite, updateSite } from './site.service.ts'

export function siteRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.one, async () => ({ data: await getSite(db) }))
  addRoute(app, calls.update, async ({ body }) => ({
    message: 'Settings saved',
    data: { version: await updateSite(db, body) },
  }))
}
