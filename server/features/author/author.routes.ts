import type { FastifyInstance } from 'fastify'
import { authorEndpoints as calls } from '../../../contract/author.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../route.ts'
import * as authors from './author.service.ts'

export function authorRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.list, ({ query }) => authors.listAuthors(db, query))
  addRoute(app, calls.one, async ({ params }) => ({ data: await authors.getAuthor(db, params.id) }))
  addRoute(app, calls.add, async ({ body }) => ({
    message: 'Author added successfully',
    data: { _id: await authors.addAuthor(db, body) },
  }))
  addRoute(app, calls.update, async ({ params, body }) => {
    await authors.updateAuthor(db, params.id, body)
    return { message: 'Author updated successfully' }
  })
  addRoute(app, calls.remove, async ({ params }) => {
    await authors.deleteAuthor(db, params.id)
    return { message: 'Author deleted successfully' }
  })
}
