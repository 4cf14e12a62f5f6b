import type { FastifyInstance } from 'fastify'
import { reviewEndpoints as calls } from '../../../contract/portfolio/review.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../platform/http/route.ts'
import { withPictures } from '../picture/picture.service.ts'
import { getService, statusVisibleTo } from '../service/service.service.ts'
import * as reviews from './review.service.ts'

export function reviewRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.ofService, ({ params, query, viewer }) =>
    reviews.listReviewsOfService(db, viewer, params.serviceId, query),
  )
  addRoute(app, calls.quote, async () => ({ data: await reviews.findReviewToQuote(db) }))
  addRoute(app, calls.countOfService, async ({ params, viewer }) => ({
    data: (await getService(db, params.serviceId, statusVisibleTo(viewer))).reviewCount,
  }))
  addRoute(app, calls.one, async ({ params, viewer }) => ({
    data: await reviews.getReview(db, viewer, params.id),
  }))
  addRoute(app, calls.mine, async ({ viewer, query }) =>
    withPictures(db, await reviews.listReviewsOfUser(db, viewer, query.uid, query), ({ thumbnail }) => [
      thumbnail,
    ]),
  )
  addRoute(app, calls.all, async ({ query }) =>
    withPictures(db, await reviews.listAll(db, query), ({ thumbnail }) => [thumbnail]),
  )
  addRoute(app, calls.count, async ({ viewer }) => ({ data: await reviews.countReviews(db, viewer) }))
  addRoute(app, calls.add, async ({ viewer, body }) => ({
    message: 'Thank you, your review was added',
    data: { _id: await reviews.addReview(db, viewer, body) },
  }))
  addRoute(app, calls.update, async ({ viewer, params, body }) => {
    await reviews.changeReview(db, viewer, params.id, body)
    return { message: 'Review updated successfully' }
  })
  addRoute(app, calls.remove, async ({ viewer, params }) => {
    await reviews.deleteReview(db, viewer, params.id)
    return { message: 'Review deleted successfully' }
  })
}
