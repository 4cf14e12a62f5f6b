import type { Expression, SqlBool } from 'kysely'
import type { RequestCounts, RequestFilter } from '../../../contract/shape/paging.ts'
import type { Db } from '../../../db/open.ts'
import type { Scope } from './request.ts'
import { readTally } from '../../platform/lists/tally.queries.ts'

/** Bookings and messages have the same statuses and counts. */
type RequestTable = 'booking' | 'message'

export const readCounts = (db: Db, table: RequestTable) => readTally<keyof RequestCounts>(db, table)

/** Customers do not see whether their requests were marked as spam. */
export async function countByStatus(
  db: Db,
  table: RequestTable,
  scope: Scope,
  hasWords: Expression<SqlBool> | undefined,
): Promise<RequestCounts> {
  if (scope === 'everyone' && !hasWords) return readCounts(db, table)
  const { total, unsolved, marked, unsolvedMarked } = await db
    .selectFrom(table)
    .$if(scope !== 'everyone', (rows) => rows.where('user_id', '=', (scope as { uid: string }).uid))
    .$if(hasWords !== undefined, (rows) => rows.where(hasWords!))
    .select((e) => {
      const count = e.fn.countAll<number>()
      return [
        count.as('total'),
        count.filterWhere('resolved', '=', false).as('unsolved'),
        count.filterWhere('spam', '=', true).as('marked'),
        count.filterWhere('spam', '=', true).filterWhere('resolved', '=', false).as('unsolvedMarked'),
      ]
    })
    .executeTakeFirstOrThrow()
  if (scope !== 'everyone') return { pending: unsolved, solved: total - unsolved, spam: 0 }
  const pending = unsolved - unsolvedMarked
  return { pending, solved: total - marked - pending, spam: marked }
}

/** The total of a list that may be filtered by status or spam. */
export function countShown(
  { pending, solved, spam }: RequestCounts,
  { spam: isSpam, resolved }: RequestFilter,
  countRows: () => Promise<number>,
) {
  // Spam is counted regardless of its status.
  if (isSpam) return resolved === undefined ? spam : countRows()
  return (resolved === true ? 0 : pending) + (resolved === false ? 0 : solved)
}

/** Only the owner can filter by spam. */
export const visibleTo = <Filter extends RequestFilter>(scope: Scope, filter: Filter): Filter =>
  scope === 'everyone' ? filter : { ...filter, spam: undefined }
