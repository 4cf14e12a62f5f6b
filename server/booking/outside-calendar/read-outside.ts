import type { FastifyBaseLogger } from 'fastify'
import { momentIn } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import type { FetchCalendar } from './fetch-calendar.ts'
import { findCalendar, markFailed, saveSpans } from './outside-calendar.queries.ts'
import { offerAllDays, enqueueDueReadings, windowOf } from './outside-calendar.service.ts'
import { readBusy, UnreadableCalendar } from './read-busy.ts'

/**
 * Job handler: reads one outside calendar. If that fails, the last busy times stay in use, the owner sees since when, and the
 * next round tries again.
 */
export const createCalendarReader =
  (db: Db, fetchCalendar: FetchCalendar) =>
  async ({ id }: { id: string }, now = Date.now()) => {
    const calendar = await findCalendar(db, id)
    if (!calendar) return
    const { zone, first, last } = await windowOf(db, now)
    try {
      const window = { startsAt: momentIn(zone, first), endsAt: momentIn(zone, last) }
      const spans = await readBusy(await fetchCalendar(calendar.address), zone, window)
      await db.transaction().execute(async (trx) => {
        if (await saveSpans(trx, id, spans, now)) await offerAllDays(trx)
      })
    } catch (error) {
      if (!(error instanceof UnreadableCalendar)) throw error
      await markFailed(db, id, error.message, now)
    }
  }

const everyMs = 15 * 60_000
const checkEveryMs = 60_000
/** Enqueues the reading of every outside calendar four times an hour, by one of the processes, until stopped. */
export function scheduleOutsideCalendars(db: Db, log: FastifyBaseLogger) {
  const check = () =>
    enqueueDueReadings(db, Date.now(), everyMs).then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, 'outside calendars not asked for'),
    )
  let last = Promise.resolve()
  const timer = setInterval(() => {
    last = last.then(check)
  }, checkEveryMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}
