import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../../../contract/shape/identity.ts'
import { serviceEndpoints as calls, type ServiceQuery } from '../../../contract/portfolio/service.ts'
import type { Db } from '../../../db/open.ts'
import { forbidden, unauthenticated } from '../../platform/http/errors.ts'
import { addRoute } from '../../platform/http/route.ts'
import { withPictures } from '../picture/picture.service.ts'
import * as services from './service.service.ts'

export function serviceRoutes(app: FastifyInstance, db: Db) {
  function list(query: ServiceQuery, viewer: Viewer | null) {
    if (query.home) return services.listHomeServices(db, { ...query, status: 'published' })
    if (viewer?.role === 'owner') return services.listServicesForOwner(db, query)
    if (query.status !== 'published') throw viewer ? forbidden() : unauthenticated()
    return services.listServices(db, query)
  }
  addRoute(app, calls.list, async ({ query, viewer }) =>
    withPictures(db, await list(query, viewer), ({ thumbnail }) => [thumbnail]),
  )
  addRoute(app, calls.one, async ({ params, viewer }) => {
    const data = await services.getService(db, params.id, services.statusVisibleTo(viewer))
    return withPictures(db, { data }, ({ hero, thumbnail, gallery }) => [hero, thumbnail, ...gallery])
  })
  addRoute(app, calls.count, async () => ({ data: await services.countServices(db) }))
  addRoute(app, calls.averageRating, async ({ params, viewer }) => ({
    data: (await services.getService(db, params.serviceId, services.statusVisibleTo(viewer))).rating,
  }))
  addRoute(app, calls.add, async ({ body }) => ({
    message: 'Service added successfully',
    data: { _id: await services.addService(db, body) },
  }))
  addRoute(app, calls.update, async ({ params, body }) => {
    await services.updateService(db, params.id, body)
    return { message: 'Service updated successfully' }
  })
  addRoute(app, calls.move, async ({ params, body }) => {
    await services.moveService(db, params.id, body.place)
    return { message: 'Service moved' }
  })
  addRoute(app, calls.remove, async ({ params }) => {
    await services.deleteService(db, params.id)
    return { message: 'Service deleted successfully' }
  })
}
