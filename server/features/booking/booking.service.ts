import type { BookingInput } from '../../../contract/booking.ts'
import type { Viewer } from '../../../contract/identity.ts'
import type { RequestQuery } from '../../../contract/paging.ts'
import type { Db } from '../../../db/open.ts'
import { violates } from '../../../db/violations.ts'
import { invalid, notFound, unauthenticated } from '../../errors.ts'
import { queueBookingMails } from '../../mail/booking-mails.ts'
import { countShown } from '../request-counts.ts'
import { scopeOf } from '../scope.ts'
import { sendKeyOf } from '../send-key.ts'
import { findService } from '../service/service.queries.ts'
import { toBooking } from './booking.mapper.ts'
import * as queries from './booking.queries.ts'

export async function listBookings(db: Db, viewer: Viewer, query: RequestQuery) {
  const scope = scopeOf(viewer)
  const [rows, counts] = await Promise.all([
    queries.listBookings(db, scope, query),
    queries.countByStatus(db, scope, query.search),
  ])
  return { data: rows.map(toBooking), total: countShown(counts, query.resolved), counts }
}

export async function getBooking(db: Db, viewer: Viewer, id: string) {
  const row = await queries.findBooking(db, scopeOf(viewer), id)
  if (!row) throw notFound('booking request')
  return toBooking(row)
}

export const countBookings = (db: Db, viewer: Viewer) => queries.countBookings(db, scopeOf(viewer))

const noLongerOffered = () => invalid('serviceId', 'This service is no longer offered.')

/**
 * The request and its mails are stored together before anything is acknowledged; a form that is sent again gets the
 * acknowledgement of the first time. The title is the service's own at this moment: it stays readable after the
 * service is gone.
 */
export const addBooking = (db: Db, viewer: Viewer | null, input: BookingInput) =>
  db
    .transaction()
    .execute(async (trx) => {
      const uid = viewer?.uid ?? null
      const service = await findService(trx, input.serviceId)
      if (!service) throw noLongerOffered()
      const { row, isNew } = await queries.insertBooking(trx, input, {
        uid,
        serviceTitle: service.title,
        sendKey: sendKeyOf(input, uid),
      })
      const booking = toBooking(row)
      if (isNew) await queueBookingMails(trx, booking)
      return booking
    })
    .catch((error: unknown) => {
      if (!violates(error, 'foreign-key')) throw error
      // The service was there a moment ago: with a viewer it is rather the account that is gone.
      throw viewer ? unauthenticated() : noLongerOffered()
    })

export async function solveBooking(db: Db, id: string) {
  if (!(await queries.solveBooking(db, id))) throw notFound('booking request')
}
