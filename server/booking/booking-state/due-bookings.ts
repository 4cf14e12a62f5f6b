import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { runPeriodically } from '../../platform/jobs/periodic.ts'
import { watchClock } from '../../platform/jobs/steady-clock.ts'
import { lapseProposal } from '../client-booking/asked-day.service.ts'
import { overdueProposals } from '../client-booking/thread.queries.ts'
import { lapseHold } from './hold.service.ts'
import { overdueHolds } from './booking-row.queries.ts'
import { sendReminder } from './send-reminder.ts'
import { dueReminders } from './reminder.queries.ts'

/** After the clock was set, nothing is released until it has run evenly for this long. */
const evenMs = 60_000
/** Releases overdue holds and proposals and sends due reminders. A failure does not stop the others and is returned. */
export async function processDueBookings(db: Db, now: number) {
  const errors: unknown[] = []
  async function each<T>(due: T[], work: (one: T) => Promise<unknown>) {
    for (const one of due) await work(one).catch((error: unknown) => void errors.push(error))
  }
  await each(await overdueHolds(db, now), ({ id }) => lapseHold(db, id, now))
  await each(await overdueProposals(db, now), (proposal) => lapseProposal(db, proposal.booking_id))
  await each(await dueReminders(db, now), (due) => sendReminder(db, due, now))
  return errors
}

/** Processes due bookings every few seconds, until stopped. */
export function watchDueBookings(db: Db, log: FastifyBaseLogger) {
  const clock = watchClock()
  async function check() {
    const { now, evenForMs } = clock.read()
    if (evenForMs < evenMs) return
    for (const err of await processDueBookings(db, now))
      log.warn({ err }, 'something due in the calendar was not done')
  }
  return runPeriodically(check, log, 'calendar not looked at')
}
