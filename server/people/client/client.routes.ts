import type { FastifyInstance } from 'fastify'
import { clientEndpoints as calls } from '../../../contract/people/client.ts'
import type { Db } from '../../../db/open.ts'
import type { Storage } from '../../platform/media/storage.ts'
import { addRoute } from '../../platform/http/route.ts'
import { readClients } from './client.service.ts'
import { eraseClient } from './erase-client.ts'

export function clientRoutes(app: FastifyInstance, db: Db, storage: Storage) {
  addRoute(app, calls.list, ({ query }) => readClients(db, query))
  addRoute(app, calls.erase, async ({ params, body }) => {
    await eraseClient(db, storage, params.id, body)
    return { message: 'The client has been erased' }
  })
}
