import type { BookingEntry } from '../../../contract/booking/booking.ts'
import { minutesOf } from '../../../contract/shape/day-words.ts'
import type { Db } from '../../../db/open.ts'
import { invalid } from '../../platform/http/errors.ts'
import { queueConfirmation } from './booking-mails.ts'
import { insertEvent } from '../booking-state/booking-event.queries.ts'
import { insertNote } from '../note/note.queries.ts'
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts'
import { findService } from '../../portfolio/service/service.queries.ts'
import { toBooking } from './booking.mapper.ts'
import { insertBooking } from './booking.queries.ts'

/** An end before the start is on the next day. */
const minutesFrom = ({ startTime, endTime }: BookingEntry) =>
  startTime && endTime ? (minutesOf(endTime) - minutesOf(startTime) + 1440) % 1440 || 1440 : undefined

/**
 * Stores a request that came by phone or in person. It belongs to no account, and no mail is sent except a confirmation to
 * the client, if the owner wants one.
 */
export const enterBooking = (db: Db, input: BookingEntry) =>
  db.transaction().execute(async (trx) => {
    const service = await findService(trx, input.serviceId, 'any')
    if (!service) throw invalid('serviceId', 'This service is no longer offered.')
    const { row, isNew } = (await insertBooking(trx, input, {
      uid: null,
      source: 'owner',
      serviceTitle: service.title,
      price: input.price ?? service.price,
      startTime: input.startTime,
      minutes: minutesFrom(input),
      idempotencyKey: idempotencyKeyOf(input, null),
      verdict: { isSpam: false, signs: [] },
    }))!
    if (!isNew) return row.id
    await insertEvent(trx, row, 'owner', 'requested')
    if (input.note) await insertNote(trx, { bookingId: row.id }, input.note)
    if (input.confirm) await queueConfirmation(trx, toBooking(row, 'everyone'))
    return row.id
  })
