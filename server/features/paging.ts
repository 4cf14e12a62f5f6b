import type { ReferenceExpression, SelectQueryBuilder } from 'kysely'
import { unpagedMax, type ListQuery } from '../../contract/paging.ts'

/**
 * The asked-for page of a list ordered by id, that is by time of insertion. Without page and limit it is the
 * newest rows in the asked-for order, so that a screen that reverses them shows the newest first.
 */
export async function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  id: ReferenceExpression<DB, TB>,
  { page, limit, sort }: ListQuery,
): Promise<Row[]> {
  if (page === undefined && limit === undefined) {
    const newestFirst = await query.orderBy(id, 'desc').limit(unpagedMax).execute()
    return sort === 'asc' ? newestFirst.toReversed() : newestFirst
  }
  const size = limit ?? 50
  return query
    .orderBy(id, sort)
    .limit(size)
    .offset(((page ?? 1) - 1) * size)
    .execute()
}
