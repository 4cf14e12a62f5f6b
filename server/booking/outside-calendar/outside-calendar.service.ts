import { t } from '../../../language/t.ts'
import type { z } from '../../../contract/shape/zod.ts'
import { mostCalendars, type outsideCalendarInput } from '../../../contract/booking/outside-calendar.ts'
import { addDays, dayIn } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.queries.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { enqueueWaitingList } from '../calendar/waiting-list-job.ts'
import * as queries from './outside-calendar.queries.ts'

export const outsideCalendarJob = 'outside-calendar'

/** How far ahead calendars are read if no longest notice is set. */
const usualDays = 400
const mostDays = 730

/** From yesterday until the last day that can be requested. */
export async function windowOf(db: Db, now: number) {
  const { zone, longestNotice } = (await readStudio(db)).calendar
  const today = dayIn(zone, now)
  return {
    zone,
    first: addDays(today, -1),
    last: addDays(today, Math.min(longestNotice ?? usualDays, mostDays) + 1),
  }
}

/** Offers all days to the waiting list, since busy ones may be free now. */
export async function offerAllDays(trx: Db) {
  const { first, last } = await windowOf(trx, Date.now())
  await enqueueWaitingList(trx, first, last)
}

export const listCalendars = queries.listCalendars

const enqueueReading = (trx: Db, id: string) => enqueue(trx, outsideCalendarJob, { id })

export const addCalendar = (db: Db, input: z.output<typeof outsideCalendarInput>) =>
  db.transaction().execute(async (trx) => {
    if ((await queries.countCalendars(trx)) >= mostCalendars)
      throw conflict(t('You can add at most {mostCalendars} calendars.', { mostCalendars }))
    const id = await queries.insertCalendar(trx, input)
    await enqueueReading(trx, id)
    return id
  })

const requireCalendar = <T>(row: T | undefined) => {
  if (!row) throw notFound('calendar')
  return row
}

export const renameCalendar = async (db: Db, id: string, name: string) =>
  void requireCalendar(await queries.renameCalendar(db, id, name))

export const readAgain = (db: Db, id: string) =>
  db.transaction().execute(async (trx) => {
    requireCalendar(await queries.findCalendar(trx, id))
    await enqueueReading(trx, id)
  })

export const removeCalendar = (db: Db, id: string) =>
  db.transaction().execute(async (trx) => {
    requireCalendar(await queries.deleteCalendar(trx, id))
    await offerAllDays(trx)
  })

export const enqueueDueReadings = (db: Db, now: number, everyMs: number) =>
  db.transaction().execute(async (trx) => {
    const due = await queries.claimDueCalendars(trx, now, everyMs)
    for (const { id } of due) await enqueueReading(trx, id)
    return due.length
  })
