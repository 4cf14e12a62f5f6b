import type { FastifyInstance } from 'fastify'
import { bookingStateEndpoints as calls } from '../../../contract/booking/booking-state.ts'
import type { Db } from '../../../db/open.ts'
import type { MailServerSettings } from '../../platform/mail/mail-server.ts'
import { addRoute } from '../../platform/http/route.ts'
import { proposeDay } from '../client-booking/asked-day.service.ts'
import * as states from './booking-state.service.ts'
import { answerHold } from './hold.service.ts'
import { remindClient } from './remind-client.ts'

export function bookingStateRoutes(app: FastifyInstance, db: Db, mailServer: MailServerSettings) {
  addRoute(app, calls.confirm, async ({ params, body }) => {
    await states.confirmBooking(db, params.id, body)
    return { message: 'The booking is confirmed' }
  })
  addRoute(app, calls.decline, async ({ params, body }) => {
    await states.declineBooking(db, params.id, body.message)
    return { message: 'The request is declined' }
  })
  addRoute(app, calls.cancel, async ({ params, body }) => {
    await states.cancelBooking(db, params.id, body.message)
    return { message: 'The booking is cancelled' }
  })
  addRoute(app, calls.move, async ({ params, body }) => {
    const { ask, ...move } = body
    if (!ask) {
      await states.moveBooking(db, params.id, move)
      return { message: 'Booking moved' }
    }
    await proposeDay(db, params.id, move)
    return { message: 'The client has been asked to agree' }
  })
  addRoute(app, calls.remind, async ({ params, body }) => {
    await remindClient(db, mailServer, params.id, body.message)
    return { message: 'The reminder is on its way' }
  })
  addRoute(app, calls.done, async ({ params }) => {
    await states.finishBooking(db, params.id)
    return { message: 'Booking marked as done' }
  })
  addRoute(app, calls.answerHold, async ({ params, body }) => {
    await answerHold(db, params.reference, body)
    return {
      message: body.answer === 'accept' ? 'I am keeping the day for you' : 'Thank you for letting me know',
    }
  })
}
