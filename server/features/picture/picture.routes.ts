import type { FastifyInstance } from 'fastify'
import { pictureEndpoints as calls } from '../../../contract/picture.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../route.ts'
import { picturesOf } from './picture.service.ts'

export function pictureRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.list, async ({ query }) => ({ data: await picturesOf(db, query.src) }))
}
