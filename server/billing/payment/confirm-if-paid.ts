import type { BookingActor } from '../../../contract/booking/booking-event.ts'
import { dayIn } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import { queueClientMail, queueOwnerMail } from '../../booking/booking-state/booking-state-mails.ts'
import { scheduledBooking } from '../../booking/booking-state/scheduled-booking.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { toBooking } from '../../booking/booking/booking.mapper.ts'
import { type BookingRow, setTurn } from '../../booking/booking-state/booking-row.queries.ts'
import { answered, changeBooking, ownersTurn } from '../../booking/booking-state/change-booking.ts'
import { planReminders } from '../../booking/booking-state/reminder.queries.ts'
import { readBalance } from './payment.queries.ts'

/**
 * Confirms a held day when its advance is paid, unless the day is over. Call it in the transaction of the payment or the
 * acceptance, while the booking row is locked. Returns the resulting booking.
 */
export async function confirmIfPaid(trx: Db, row: BookingRow, actor: BookingActor): Promise<BookingRow> {
  if (row.status !== 'offered') return row
  const { agreed, advanceDue } = await readBalance(trx, row.id)
  if (agreed === null || advanceDue > 0) return row
  if (row.event_date < dayIn((await readStudio(trx)).calendar.zone, Date.now())) {
    await setTurn(trx, row.id, ownersTurn('payment'))
    if (actor === 'client') await queueOwnerMail(trx, 'paidAfterDay', toBooking(row, 'everyone'))
    return row
  }
  const next = await changeBooking(trx, row, {
    actor,
    what: 'confirmed',
    set: { status: 'confirmed', held_until: null, ...(await answered(trx, row)) },
  })
  await planReminders(trx, next)
  await queueClientMail(trx, 'confirmed', await scheduledBooking(trx, next))
  return next
}
