import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { watchClock } from '../../jobs/steady-clock.ts'
import { lapseHold, overdueHolds } from './hold.service.ts'
import { sendReminders } from './remind.ts'

const lookEveryMs = 20_000
/** A clock that somebody has just set may be set again: nothing is let go by it until it went evenly for so long. */
const evenMs = 60_000

/** What is due at a moment; tells whether a day became free. */
export async function doWhatIsDue(db: Db, now: number) {
  let freed = false
  for (const { id } of await overdueHolds(db, now)) freed = (await lapseHold(db, id, now)) || freed
  await sendReminders(db, now)
  return freed
}

/** Looks every few seconds what is due in the calendar, until stopped. Nothing depends on a look that did not happen. */
export function keepCalendar(db: Db, log: FastifyBaseLogger, onChange: () => Promise<void>) {
  const clock = watchClock()
  async function look() {
    const { now, evenForMs } = clock.read()
    if (evenForMs >= evenMs && (await doWhatIsDue(db, now))) await onChange()
  }
  let last = Promise.resolve()
  const timer = setInterval(() => {
    last = last.then(look).catch((error: unknown) => log.warn({ err: error }, 'calendar not looked at'))
  }, lookEveryMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}
