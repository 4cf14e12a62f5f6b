import type { FastifyInstance } from 'fastify'
import { categoryEndpoints as calls } from '../../../contract/category.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../route.ts'
import * as categories from './category.service.ts'

export function categoryRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.list, ({ query }) => categories.listCategories(db, query))
  addRoute(app, calls.one, async ({ params }) => ({ data: await categories.getCategory(db, params.id) }))
  addRoute(app, calls.add, async ({ body }) => ({
    message: 'Category added successfully',
    data: { _id: await categories.addCategory(db, body) },
  }))
  addRoute(app, calls.update, async ({ params, body }) => {
    await categories.updateCategory(db, params.id, body)
    return { message: 'Category updated successfully' }
  })
  addRoute(app, calls.remove, async ({ params }) => {
    await categories.deleteCategory(db, params.id)
    return { message: 'Category deleted successfully' }
  })
}
