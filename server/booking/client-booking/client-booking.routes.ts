import type { FastifyInstance } from 'fastify'
import { clientBookingEndpoints as calls } from '../../../contract/booking/client-booking.ts'
import type { Db } from '../../../db/open.ts'
import { addDownload, addRoute } from '../../platform/http/route.ts'
import * as days from './asked-day.service.ts'
import * as bookings from './client-booking.service.ts'
import { readLink, renewLink, sendLostLink } from './link.service.ts'

function clientRoutes(app: FastifyInstance, db: Db) {
  addDownload(app, calls.calendar, async ({ params, query }) => ({
    fileName: `${params.reference}.ics`,
    content: [await bookings.readCalendarFile(db, params.reference, query.key)],
  }))
  addRoute(app, calls.write, async ({ params, body }) => {
    await bookings.writeMessage(db, params.reference, body)
    return { message: 'Thank you, I have your message' }
  })
  addRoute(app, calls.askDay, async ({ params, body: { key, ...asked } }) => {
    await days.askDay(db, params.reference, key, asked)
    return { message: 'I have your request and will answer soon. Until then your day stays yours.' }
  })
  addRoute(app, calls.answerDay, async ({ params, body }) => {
    await days.answerDay(db, params.reference, body.key, body.answer)
    return { message: body.answer === 'accept' ? 'The new day is yours' : 'Your day stays as it was' }
  })
  addRoute(app, calls.cancel, async ({ params, body }) => {
    await bookings.cancelAsClient(db, params.reference, body.key, body.message)
    return { message: 'Your booking is cancelled' }
  })
  addRoute(app, calls.lostLink, async ({ body }) => {
    await sendLostLink(db, body.reference, body.email)
    return { message: 'If the reference and the address match, the link is on its way.' }
  })
}

export function clientBookingRoutes(app: FastifyInstance, db: Db) {
  clientRoutes(app, db)
  addRoute(app, calls.thread, async ({ viewer, params }) => ({
    data: await bookings.readOwnThread(db, viewer, params.id),
  }))
  addRoute(app, calls.link, async ({ viewer, params }) => ({ data: await readLink(db, viewer, params.id) }))
  addRoute(app, calls.renewLink, async ({ params }) => {
    await renewLink(db, params.id)
    return { message: 'The link is renewed' }
  })
  addRoute(app, calls.declineDay, async ({ params, body }) => {
    await days.declineDay(db, params.id, body.message)
    return { message: 'The client has been notified that the day stays the same' }
  })
}
