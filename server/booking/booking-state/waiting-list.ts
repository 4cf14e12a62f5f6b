import type { Db } from '../../../db/open.ts'
import type { FreedDays } from '../calendar/waiting-list-job.ts'
import { waitingFor } from './booking-row.queries.ts'
import { offerDay } from './hold.service.ts'

/** Offers freed days to those who wait, in the order in which they asked. */
export const createWaitingList =
  (db: Db) =>
  async ({ from, to }: FreedDays) => {
    for (const { id } of await waitingFor(db, from, to)) await offerDay(db, id)
  }
