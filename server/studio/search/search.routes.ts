import type { FastifyInstance } from 'fastify'
import { searchEndpoints as calls } from '../../../contract/studio/search.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../platform/http/route.ts'
import { findEverywhere } from './search.service.ts'

export function searchRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.find, async ({ query }) => ({ data: await findEverywhere(db, query.search) }))
}
