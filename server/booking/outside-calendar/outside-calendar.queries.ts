import type { z } from '../../../contract/shape/zod.ts'
import type { OutsideCalendar, outsideCalendarInput } from '../../../contract/booking/outside-calendar.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import type { Span } from '../calendar/slots.ts'
import { translated } from '../../../language/t.ts'

const momentOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

export async function listCalendars(db: Db): Promise<OutsideCalendar[]> {
  const rows = await db
    .selectFrom('outside_calendar')
    .selectAll()
    .select((e) =>
      e
        .selectFrom('outside_busy')
        .whereRef('outside_busy.calendar_id', '=', 'outside_calendar.id')
        .select((busy) => busy.fn.countAll<number>().as('count'))
        .as('busy'),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    host: new URL(row.address).host,
    busy: Number(row.busy),
    readAt: momentOf(row.read_at),
    failedSince: momentOf(row.failed_since),
    problem: translated(row.problem),
  }))
}

export async function countCalendars(db: Db) {
  const { count } = await db
    .selectFrom('outside_calendar')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertCalendar(db: Db, { name, address }: z.output<typeof outsideCalendarInput>) {
  const id = newId()
  const now = Date.now()
  await db
    .insertInto('outside_calendar')
    .values({ id, name, address, asked_at: now, problem: '', created_at: new Date(now).toISOString() })
    .execute()
  return id
}

export const findCalendar = (db: Db, id: string) =>
  db.selectFrom('outside_calendar').selectAll().where('id', '=', id).executeTakeFirst()

export const renameCalendar = (db: Db, id: string, name: string) =>
  db.updateTable('outside_calendar').set({ name }).where('id', '=', id).returning('id').executeTakeFirst()

export const deleteCalendar = (db: Db, id: string) =>
  db.deleteFrom('outside_calendar').where('id', '=', id).returning('id').executeTakeFirst()

/** Stores the time of the first failure in a row and the reason of the last. */
export const markFailed = (db: Db, id: string, problem: string, now: number) =>
  db
    .updateTable('outside_calendar')
    .set((e) => ({ problem, failed_since: e.fn.coalesce('failed_since', e.val(now)) }))
    .where('id', '=', id)
    .execute()

const knownSpans = async (db: Db, id: string): Promise<Span[]> => {
  const rows = await db
    .selectFrom('outside_busy')
    .select(['starts_at', 'ends_at'])
    .where('calendar_id', '=', id)
    .orderBy('starts_at')
    .execute()
  return rows.map((row) => ({ startsAt: row.starts_at, endsAt: row.ends_at }))
}

const rowsAtOnce = 500

/** Replaces the busy spans of a calendar. Returns whether they changed; false if the calendar was deleted. */
export async function saveSpans(trx: Db, id: string, spans: Span[], now: number) {
  const row = await trx
    .updateTable('outside_calendar')
    .set({ read_at: now, failed_since: null, problem: '' })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!row || JSON.stringify(await knownSpans(trx, id)) === JSON.stringify(spans)) return false
  await trx.deleteFrom('outside_busy').where('calendar_id', '=', id).execute()
  for (let at = 0; at < spans.length; at += rowsAtOnce)
    await trx
      .insertInto('outside_busy')
      .values(
        spans
          .slice(at, at + rowsAtOnce)
          .map(({ startsAt, endsAt }) => ({ calendar_id: id, starts_at: startsAt, ends_at: endsAt })),
      )
      .execute()
  return true
}

/** Claims the calendars that are due for reading, also after the clock was set back. */
export const claimDueCalendars = (trx: Db, now: number, everyMs: number) =>
  trx
    .updateTable('outside_calendar')
    .set({ asked_at: now })
    .where((e) => e.or([e('asked_at', '<=', now - everyMs), e('asked_at', '>', now + everyMs)]))
    .returning('id')
    .execute()
