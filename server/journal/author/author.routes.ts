import type { FastifyInstance } from 'fastify'
import { authorEndpoints as calls, type Author } from '../../../contract/journal/author.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../platform/http/route.ts'
import { withPictures } from '../../portfolio/picture/picture.service.ts'
import * as authors from './author.service.ts'

const picture = ({ image }: Author) => [image]

export function authorRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.list, async ({ query }) =>
    withPictures(db, await authors.listAuthors(db, query), picture),
  )
  addRoute(app, calls.one, async ({ params }) =>
    withPictures(db, { data: await authors.getAuthor(db, params.id) }, picture),
  )
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
