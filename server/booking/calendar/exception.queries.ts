import type { Selectable } from 'kysely'
import type { BlockedDays, BlockedDaysInput, OpenDay } from '../../../contract/booking/calendar.ts'
import { occurrences } from '../../../contract/booking/repetition.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import type { BlockedDayTable } from '../../../db/tables/booking.ts'

const toBlocked = (row: Selectable<BlockedDayTable>): BlockedDays => ({
  _id: row.id,
  from: row.from_day,
  to: row.to_day,
  fromTime: row.from_time,
  toTime: row.to_time,
  reason: row.reason,
  repeat: row.repeats,
  repeatUntil: row.repeats_until,
})

const mostListed = 1000
/** Later than any day of a calendar. */
export const endless = '9999-12-31'

export async function insertBlocked(
  db: Db,
  { from, to, fromTime, toTime, reason, repeat, repeatUntil }: BlockedDaysInput,
) {
  const id = newId()
  await db
    .insertInto('blocked_day')
    .values({
      id,
      from_day: from,
      from_time: fromTime ?? null,
      to_day: to,
      to_time: toTime ?? null,
      reason,
      repeats: repeat ?? null,
      repeats_until: (repeat && repeatUntil) ?? null,
      created_at: new Date().toISOString(),
    })
    .execute()
  return id
}

async function blockedBetween(db: Db, first: string, last: string) {
  const rows = await db
    .selectFrom('blocked_day')
    .selectAll()
    .where((where) => where.or([where('to_day', '>=', first), where('repeats', 'is not', null)]))
    .where('from_day', '<=', last)
    .orderBy('from_day')
    .orderBy('id')
    .execute()
  return rows.map(toBlocked)
}

/** Blocks on a day or later; a repeating block is listed once. */
export async function listBlocked(db: Db, since: string) {
  const blocks = await blockedBetween(db, since, endless)
  return blocks.filter((days) => !occurrences(days, since, endless).next().done).slice(0, mostListed)
}

/** Blocks on these days, with each occurrence of repeating ones. */
export async function blockedOn(db: Db, first: string, last: string): Promise<BlockedDays[]> {
  const blocks = await blockedBetween(db, first, last)
  return blocks.flatMap((days) => [...occurrences(days, first, last)].map((time) => ({ ...days, ...time })))
}

export const deleteBlocked = async (db: Db, id: string) => {
  const row = await db.deleteFrom('blocked_day').where('id', '=', id).returningAll().executeTakeFirst()
  return row && toBlocked(row)
}

export const saveOpenDay = (db: Db, { date, from, until }: OpenDay) =>
  db
    .insertInto('open_day')
    .values({ day: date, from_time: from, until_time: until })
    .onConflict((c) => c.column('day').doUpdateSet({ from_time: from, until_time: until }))
    .execute()

export const listOpenDays = (db: Db, since: string, until = endless): Promise<OpenDay[]> =>
  db
    .selectFrom('open_day')
    .select(['day as date', 'from_time as from', 'until_time as until'])
    .where('day', '>=', since)
    .where('day', '<=', until)
    .orderBy('day')
    .limit(mostListed)
    .execute()

export const deleteOpenDay = (db: Db, day: string) =>
  db.deleteFrom('open_day').where('day', '=', day).returning('day').executeTakeFirst()
