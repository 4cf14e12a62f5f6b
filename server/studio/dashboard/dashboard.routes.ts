import type { FastifyInstance } from 'fastify'
import { dashboardEndpoints as calls } from '../../../contract/studio/dashboard.ts'
import type { Db } from '../../../db/open.ts'
import type { MailServerSettings } from '../../platform/mail/mail-server.ts'
import { addRoute } from '../../platform/http/route.ts'
import { countPending, readActivity } from './dashboard.service.ts'

export function dashboardRoutes(app: FastifyInstance, db: Db, mailServer: MailServerSettings) {
  addRoute(app, calls.activity, async () => ({ data: await readActivity(db, mailServer) }))
  addRoute(app, calls.pending, async () => ({ data: await countPending(db, mailServer) }))
}
