import type { Db } from '../../../db/open.ts'
import { enqueue } from '../../platform/jobs/jobs.queries.ts'

export const waitingListJob = 'waiting-list'

/** Days that may have become free, the last one included. */
export interface FreedDays {
  from: string
  to: string
}

/** Call it in the transaction that frees a day: whoever waits for it is told soon after. */
export const askWaitingList = (db: Db, from: string, to: string) =>
  enqueue(db, waitingListJob, { from, to } satisfies FreedDays)
