import type { ReferenceExpression, SelectQueryBuilder } from 'kysely'
import { unpagedMax, type ListQuery } from '../../../contract/shape/paging.ts'

/**
 * One page of a list, ordered by id (that is, by time of insertion) or by other columns before it. Without page and limit,
 * the newest rows in the requested order, so that a screen that reverses them shows the newest first.
 */
export async function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  by: ReferenceExpression<DB, TB> | ReferenceExpression<DB, TB>[],
  { page, limit, sort }: ListQuery,
): Promise<Row[]> {
  const columns = Array.isArray(by) ? by : [by]
  const ordered = (direction: 'asc' | 'desc') => {
    let rows = query
    // Rows without a value count as the newest, on both engines.
    for (const column of columns)
      rows = rows.orderBy(column, (order) =>
        direction === 'asc' ? order.asc().nullsLast() : order.desc().nullsFirst(),
      )
    return rows
  }
  if (page === undefined && limit === undefined) {
    const newestFirst = await ordered('desc').limit(unpagedMax).execute()
    return sort === 'asc' ? newestFirst.toReversed() : newestFirst
  }
  const size = limit ?? 50
  return ordered(sort)
    .limit(size)
    .offset(((page ?? 1) - 1) * size)
    .execute()
}
