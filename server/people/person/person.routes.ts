import type { FastifyInstance } from 'fastify'
import { personEndpoints as calls } from '../../../contract/people/person.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../platform/http/route.ts'
import * as persons from './person.service.ts'

export function personRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.one, async ({ params }) => ({ data: await persons.readPerson(db, params.id) }))
  addRoute(app, calls.join, async ({ body }) => ({
    message: 'Merged',
    data: await persons.joinPersons(db, body),
  }))
  addRoute(app, calls.separate, async ({ body }) => ({
    message: 'Separate',
    data: await persons.separateMember(db, body),
  }))
  addRoute(app, calls.undo, async ({ body }) => {
    await persons.undoMoves(db, body.moves)
    return { message: 'Undone' }
  })
}
