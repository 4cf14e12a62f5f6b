import type { Db } from '../../../db/open.ts'
import { enqueue } from '../../platform/jobs/jobs.queries.ts'
import { isHolding } from '../../../contract/booking/booking-status.ts'
import { dayIn } from '../../../contract/shape/zone.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import type { BookingRow } from '../booking-state/booking-row.queries.ts'

export const waitingListJob = 'waiting-list'

/** Days that may have become free, including the last. */
export interface FreedDays {
  from: string
  to: string
}

/** Call it in the transaction that frees a day: a job then offers it to the waiting list. */
export const enqueueWaitingList = (db: Db, from: string, to: string) =>
  enqueue(db, waitingListJob, { from, to } satisfies FreedDays)

/** Offers the days that a booking no longer takes to the waiting list. */
export async function offerFreedDays(trx: Db, row: BookingRow) {
  if (!isHolding(row.status)) return
  const { zone } = (await readStudio(trx)).calendar
  await enqueueWaitingList(trx, dayIn(zone, row.starts_at!), dayIn(zone, row.ends_at! - 1))
}
