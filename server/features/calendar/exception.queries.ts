import type { BlockedDays, BlockedDaysInput, OpenDay } from '../../../contract/calendar.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'

const mostListed = 1000
const endless = '9999-12-31'

export async function insertBlocked(db: Db, { from, to, fromTime, toTime, reason }: BlockedDaysInput) {
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
      created_at: new Date().toISOString(),
    })
    .execute()
  return id
}

export async function listBlocked(db: Db, since: string, until = endless): Promise<BlockedDays[]> {
  const rows = await db
    .selectFrom('blocked_day')
    .selectAll()
    .where('to_day', '>=', since)
    .where('from_day', '<=', until)
    .orderBy('from_day')
    .orderBy('id')
    .limit(mostListed)
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    from: row.from_day,
    to: row.to_day,
    fromTime: row.from_time,
    toTime: row.to_time,
    reason: row.reason,
  }))
}

export const deleteBlocked = (db: Db, id: string) =>
  db.deleteFrom('blocked_day').where('id', '=', id).returning(['from_day', 'to_day']).executeTakeFirst()

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
