import type { Expression, SqlBool } from 'kysely'
import type { RequestCounts, RequestFilter } from '../../../contract/shape/paging.ts'
import type { Db } from '../../../db/open.ts'
import type { Scope } from './scope.ts'
import { readTally } from '../../platform/lists/tally.queries.ts'

/** Bookings and messages are settled, marked as spam and counted alike. */
type RequestTable = 'booking' | 'message'

export const readCounts = (db: Db, table: RequestTable) => readTally<keyof RequestCounts>(db, table)

/** Those who sent something see nothing of what it was taken for. */
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

/** How many rows a list has that may be narrowed to what is settled, to what is not, or to spam. */
export function countShown(
  { pending, solved, spam }: RequestCounts,
  { spam: isSpam, resolved }: RequestFilter,
  countRows: () => Promise<number>,
) {
  // Spam is counted as one kind, whether it is settled or not.
  if (isSpam) return resolved === undefined ? spam : countRows()
  return (resolved === true ? 0 : pending) + (resolved === false ? 0 : solved)
}

/** Spam is the owner's to see: everybody else's list is as if there were none. */
export const visibleTo = <Filter extends RequestFilter>(scope: Scope, filter: Filter): Filter =>
  scope === 'everyone' ? filter : { ...filter, spam: undefined }
