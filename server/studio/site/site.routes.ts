import type { FastifyInstance } from 'fastify'
import { siteEndpoints as calls } from '../../../contract/shape/site-settings.ts'
import type { Db } from '../../../db/open.ts'
import type { Config } from '../../config.ts'
import type { Gateways } from '../../billing/providers/gateways.ts'
import { addRoute } from '../../platform/http/route.ts'
import { readPrivacy } from './privacy.ts'
import { getSite, updateSite } from './site.service.ts'

export function siteRoutes(app: FastifyInstance, db: Db, gateways: Gateways, config: Config) {
  addRoute(app, calls.one, async () => ({ data: await getSite(db) }))
  addRoute(app, calls.privacy, async () => ({ data: await readPrivacy(db, gateways, config) }))
  addRoute(app, calls.update, async ({ body }) => ({
    message: 'Settings saved',
    data: { version: await updateSite(db, body) },
  }))
}
