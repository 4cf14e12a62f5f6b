import { t } from '../../../language/t.ts'
import type { FastifyInstance } from 'fastify'
import { type Booking, bookingEndpoints as calls } from '../../../contract/booking/booking.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import type { Db } from '../../../db/open.ts'
import { networkOf } from '../../platform/http/network.ts'
import { addDownload, addRoute } from '../../platform/http/route.ts'
import type { SpamGuard } from '../../platform/spam/spam-guard.ts'
import { exportBookings } from './booking.export.ts'
import * as bookings from './booking.service.ts'
import { enterBooking } from './enter-booking.ts'
import { removeBooking } from './erase-booking.ts'

const receivedWords = ({ status, reference, email }: Booking) => {
  if (status !== 'waiting')
    return t('Your booking request {reference} was received. I will get back to you soon.', { reference })
  return email
    ? t('You are on the waiting list for this day ({reference}). I will write as soon as it is free.', {
        reference,
      })
    : t('You are on the waiting list for this day ({reference}). I will call as soon as it is free.', {
        reference,
      })
}

export function bookingRoutes(app: FastifyInstance, db: Db, spam: SpamGuard) {
  addRoute(app, calls.add, async ({ viewer, body, request }) => {
    const network = networkOf(request)
    const verdict = await spam.judge({
      protection: body,
      typed: { name: body.name },
      network,
      isSignedIn: viewer !== null,
    })
    const { booking, isSendersOwn } = await bookings.addBooking(db, body, { viewer, network, verdict })
    return {
      message: receivedWords(booking),
      data: await bookings.toBooked(db, booking, isSendersOwn),
    }
  })
  addRoute(app, calls.enter, async ({ body }) => ({
    message: 'Request saved',
    data: { _id: await enterBooking(db, body) },
  }))
  addRoute(app, calls.list, ({ viewer, query }) => bookings.listBookings(db, viewer, query))
  addRoute(app, calls.one, ({ viewer, params }) => bookings.readBooking(db, viewer, params.id))
  addRoute(app, calls.count, async ({ viewer }) => ({ data: await bookings.countBookings(db, viewer) }))
  addRoute(app, calls.solve, async ({ params }) => {
    await bookings.solveBooking(db, params.id)
    return { message: 'Issue resolved successfully' }
  })
  addRoute(app, calls.reopen, async ({ params }) => {
    await bookings.reopenBooking(db, params.id)
    return { message: 'Marked as pending' }
  })
  addRoute(app, calls.reply, async ({ viewer, params, body }) => ({
    message: body.solve ? 'Your reply is saved, and it is solved' : 'Your reply is saved',
    data: { _id: await bookings.replyToBooking(db, viewer, params.id, body) },
  }))
  addRoute(app, calls.notSpam, async ({ viewer, params }) => {
    await bookings.markNotSpam(db, viewer, params.id)
    return { message: 'Moved to requests' }
  })
  addRoute(app, calls.remove, async ({ params }) => {
    const isKept = await removeBooking(db, params.id)
    return {
      message: isKept ? 'The client has been erased. Documents and payments are kept.' : 'Request deleted',
    }
  })
  addDownload(app, calls.export, ({ query }) => ({
    fileName: `requests-${dayInDhaka()}.csv`,
    content: exportBookings(db, query),
  }))
}
