import type { FastifyBaseLogger } from 'fastify'
import { momentIn } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import type { FetchCalendar } from './fetch-calendar.ts'
import { findCalendar, markFailed, saveSpans } from './outside-calendar.queries.ts'
import { askAll, askForDue, windowOf } from './outside-calendar.service.ts'
import { readBusy } from './read-busy.ts'
import { UnreadableCalendar } from './unreadable-calendar.ts'

/**
 * The job that reads one calendar from outside. Where it fails, what was read last goes on to count, and the owner sees
 * since when; the next round tries again by itself.
 */
export const createOutsideReading =
  (db: Db, fetchCalendar: FetchCalendar) =>
  async ({ id }: { id: string }, now = Date.now()) => {
    const calendar = await findCalendar(db, id)
    if (!calendar) return
    const { zone, first, last } = await windowOf(db, now)
    try {
      const window = { startsAt: momentIn(zone, first), endsAt: momentIn(zone, last) }
      const spans = await readBusy(await fetchCalendar(calendar.address), zone, window)
      await db.transaction().execute(async (trx) => {
        if (await saveSpans(trx, id, spans, now)) await askAll(trx)
      })
    } catch (error) {
      if (!(error instanceof UnreadableCalendar)) throw error
      await markFailed(db, id, error.message, now)
    }
  }

const everyMs = 15 * 60_000
const lookEveryMs = 60_000

/** Has every calendar from outside read four times an hour, by one of the processes, until stopped. */
export function keepOutsideCalendars(db: Db, log: FastifyBaseLogger) {
  const look = () =>
    askForDue(db, Date.now(), everyMs).then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, 'outside calendars not asked for'),
    )
  let last = Promise.resolve()
  const timer = setInterval(() => {
    last = last.then(look)
  }, lookEveryMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}
