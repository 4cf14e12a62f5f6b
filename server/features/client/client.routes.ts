import type { FastifyInstance } from 'fastify'
import { clientEndpoints as calls } from '../../../contract/client.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../route.ts'
import { readClients } from './client.service.ts'

export function clientRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.list, ({ query }) => readClients(db, query))
}
