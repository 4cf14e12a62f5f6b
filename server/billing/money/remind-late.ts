import type { Db } from '../../../db/open.ts'
import type { DailyJob } from '../../platform/jobs/daily.ts'
import { queueLateMail } from './late-mail.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { claimLate } from '../../booking/booking-state/reminder.queries.ts'
import { toBooking } from '../../booking/booking/booking.mapper.ts'
import { clientPageLink } from '../../booking/booking/booking-mail-parts.ts'
import { readBalance } from '../payment/payment.queries.ts'
import { lockForPayment } from '../payment/payment.service.ts'
import { listUnreminded } from './invoice.queries.ts'
import { lateBefore } from './money.service.ts'

export const lateJob = 'late-invoices'
export const dailyReminders: DailyJob = { kind: lateJob, setting: 'late-invoices-day' }

/** Reminds a client once per booking, and only while there is a balance. */
const remind = (db: Db, bookingId: string, number: string) =>
  db.transaction().execute(async (trx) => {
    const row = await lockForPayment(trx, bookingId)
    const { balance } = await readBalance(trx, bookingId)
    const isOver = !['confirmed', 'done', 'offered'].includes(row.status)
    if (isOver || balance === 0) return
    const marked = await claimLate(trx, bookingId)
    if (marked)
      await queueLateMail(trx, toBooking(row, 'everyone'), { number, balance, page: clientPageLink(row) })
  })

/** Job handler: if it is switched on, each client with an overdue balance gets one reminder. */
export async function remindOfLate(db: Db) {
  if (!(await readStudio(db)).late.remind) return
  for (const { booking_id, number } of await listUnreminded(db, await lateBefore(db)))
    await remind(db, booking_id, number)
}
