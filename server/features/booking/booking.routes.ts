import type { FastifyInstance } from 'fastify'
import { bookingEndpoints as calls } from '../../../contract/booking.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../route.ts'
import * as bookings from './booking.service.ts'

export function bookingRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.add, async ({ viewer, body }) => {
    const { _id, reference } = await bookings.addBooking(db, viewer, body)
    return {
      message: `Your booking request ${reference} was received. I will get back to you soon.`,
      data: { _id, reference },
    }
  })
  addRoute(app, calls.list, ({ viewer, query }) => bookings.listBookings(db, viewer, query))
  addRoute(app, calls.one, async ({ viewer, params }) => ({
    data: await bookings.getBooking(db, viewer, params.id),
  }))
  addRoute(app, calls.count, async ({ viewer }) => ({ data: await bookings.countBookings(db, viewer) }))
  addRoute(app, calls.solve, async ({ params }) => {
    await bookings.solveBooking(db, params.id)
    return { message: 'Issue resolved successfully' }
  })
}
