import type { FastifyInstance } from 'fastify'
import { serviceEndpoints as calls } from '../../../contract/service.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../route.ts'
import { withPictures } from '../picture/picture.service.ts'
import * as services from './service.service.ts'

export function serviceRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.list, async ({ query }) =>
    withPictures(db, await services.listServices(db, query), ({ thumbnail }) => [thumbnail]),
  )
  addRoute(app, calls.one, async ({ params }) =>
    withPictures(db, { data: await services.getService(db, params.id) }, ({ thumbnail, gallery }) => [
      thumbnail,
      ...gallery,
    ]),
  )
  addRoute(app, calls.count, async () => ({ data: await services.countServices(db) }))
  addRoute(app, calls.averageRating, async ({ params }) => ({
    data: (await services.getService(db, params.serviceId)).rating,
  }))
  addRoute(app, calls.add, async ({ body }) => ({
    message: 'Service added successfully',
    data: { _id: await services.addService(db, body) },
  }))
  addRoute(app, calls.update, async ({ params, body }) => {
    await services.updateService(db, params.id, body)
    return { message: 'Service updated successfully' }
  })
  addRoute(app, calls.remove, async ({ params }) => {
    await services.deleteService(db, params.id)
    return { message: 'Service deleted successfully' }
  })
}
