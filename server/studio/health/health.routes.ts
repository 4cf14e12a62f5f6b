import type { FastifyInstance } from 'fastify'
import { healthEndpoints as calls } from '../../../contract/studio/health.ts'
import type { Database } from '../../../db/open.ts'
import type { MailServerSettings } from '../../platform/mail/mail-server.ts'
import { addRoute } from '../../platform/http/route.ts'
import { readHealth } from './health.service.ts'

interface HealthSources {
  dataDir: string
  mailServer: MailServerSettings
}

export function healthRoutes(app: FastifyInstance, database: Database, place: HealthSources) {
  addRoute(app, calls.one, async () => ({ data: await readHealth(database, place) }))
}
