import { isHolding } from '../../../contract/booking/booking-status.ts'
import { dayIn } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { askWaitingList } from '../calendar/waiting-list-job.ts'
import type { BookingRow } from './booking-row.queries.ts'

/** The days that a booking has taken until now are free for whoever waits. */
export async function freeDaysOf(trx: Db, row: BookingRow) {
  if (!isHolding(row.status)) return
  const { zone } = (await readStudio(trx)).calendar
  await askWaitingList(trx, dayIn(zone, row.starts_at!), dayIn(zone, row.ends_at! - 1))
}
