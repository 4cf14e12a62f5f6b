import type { FastifyInstance } from 'fastify'
import { messageEndpoints as calls } from '../../../contract/message.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../route.ts'
import * as messages from './message.service.ts'

export function messageRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.add, async ({ viewer, body }) => ({
    message: 'Thank you, your message was received. I will reply soon.',
    data: { _id: await messages.addMessage(db, viewer, body) },
  }))
  addRoute(app, calls.list, ({ viewer, query }) => messages.listMessages(db, viewer, query))
  addRoute(app, calls.one, async ({ viewer, params }) => ({
    data: await messages.getMessage(db, viewer, params.id),
  }))
  addRoute(app, calls.count, async ({ viewer }) => ({ data: await messages.countMessages(db, viewer) }))
  addRoute(app, calls.solve, async ({ params }) => {
    await messages.solveMessage(db, params.id)
    return { message: 'Issue resolved successfully' }
  })
}
