import type { FastifyInstance } from 'fastify'
import { categoryEndpoints as calls, type Category } from '../../../contract/journal/category.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../platform/http/route.ts'
import { withPictures } from '../../portfolio/picture/picture.service.ts'
import * as categories from './category.service.ts'

const picture = ({ cat_image }: Category) => [cat_image]

export function categoryRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.list, async ({ query }) =>
    withPictures(db, await categories.listCategories(db, query), picture),
  )
  addRoute(app, calls.one, async ({ params }) =>
    withPictures(db, { data: await categories.getCategory(db, params.id) }, picture),
  )
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
