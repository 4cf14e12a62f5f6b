import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { runPeriodically } from '../../platform/jobs/periodic.ts'
import { watchClock } from '../../platform/jobs/steady-clock.ts'
import { lapseProposal } from '../client-booking/asked-day.service.ts'
import { overdueProposals } from '../client-booking/thread.queries.ts'
import { lapseHold } from './hold.service.ts'
import { overdueHolds } from './booking-row.queries.ts'
import { remind } from './remind.ts'
import { dueReminders } from './reminder.queries.ts'

/** A clock that somebody has just set may be set again: nothing is let go by it until it went evenly for so long. */
const evenMs = 60_000

/** What is due at a moment. One that fails keeps nobody else waiting, and is among what comes back. */
export async function doWhatIsDue(db: Db, now: number) {
  const errors: unknown[] = []
  async function each<T>(due: T[], work: (one: T) => Promise<unknown>) {
    for (const one of due) await work(one).catch((error: unknown) => void errors.push(error))
  }
  await each(await overdueHolds(db, now), ({ id }) => lapseHold(db, id, now))
  await each(await overdueProposals(db, now), (one) => lapseProposal(db, one.booking_id))
  await each(await dueReminders(db, now), (due) => remind(db, due, now))
  return errors
}

/** Looks every few seconds what is due in the calendar, until stopped. Nothing depends on a look that did not happen. */
export function keepCalendar(db: Db, log: FastifyBaseLogger) {
  const clock = watchClock()
  async function look() {
    const { now, evenForMs } = clock.read()
    if (evenForMs < evenMs) return
    for (const err of await doWhatIsDue(db, now))
      log.warn({ err }, 'something due in the calendar was not done')
  }
  return runPeriodically(look, log, 'calendar not looked at')
}
