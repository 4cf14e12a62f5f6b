import type { FastifyInstance } from 'fastify'
import { healthEndpoints as calls } from '../../../contract/health.ts'
import type { Database } from '../../../db/open.ts'
import type { Config } from '../../config.ts'
import { addRoute } from '../../route.ts'
import { readHealth } from './health.service.ts'

export function healthRoutes(app: FastifyInstance, database: Database, config: Config) {
  addRoute(app, calls.one, async () => ({ data: await readHealth(database, config) }))
}
