import type { Db } from '../../../db/open.ts'
import type { FreedDays } from '../calendar/waiting-list-job.ts'
import { offerDay } from './hold.service.ts'

const mostAsked = 200

const waitingFor = (db: Db, { from, to }: FreedDays) =>
  db
    .selectFrom('booking')
    .select('id')
    .where('status', '=', 'waiting')
    .where('event_date', '>=', from)
    .where('event_date', '<=', to)
    .where('spam', '=', false)
    .orderBy('id')
    .limit(mostAsked)
    .execute()

/** Offers freed days to those who wait, in the order in which they asked. */
export const createWaitingList = (db: Db) => async (days: FreedDays) => {
  for (const { id } of await waitingFor(db, days)) await offerDay(db, id)
}
