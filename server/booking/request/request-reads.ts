import { sql, type SelectQueryBuilder } from 'kysely'
import type { RequestFilter, RequestQuery } from '../../../contract/shape/paging.ts'
import type { Db } from '../../../db/open.ts'
import { pageOf } from '../../platform/lists/paging.ts'
import type { Scope } from './request.ts'

/** Queries for lists of bookings or messages, made from a filtered query. */
export const requestReads = <DB, TB extends keyof DB, Row>(
  listed: (db: Db, scope: Scope, filter: RequestFilter) => SelectQueryBuilder<DB, TB, Row>,
) => ({
  list: (db: Db, scope: Scope, query: RequestQuery) => pageOf(listed(db, scope, query), sql.ref('id'), query),

  /** The next batch, newest first. */
  listBefore: (db: Db, filter: RequestFilter, id: string | undefined, limit: number) =>
    listed(db, 'everyone', filter)
      .$if(id !== undefined, (rows) => rows.where(sql<boolean>`id < ${id}`))
      .orderBy(sql.ref('id'), 'desc')
      .limit(limit)
      .execute(),

  async countListed(db: Db, scope: Scope, filter: RequestFilter) {
    const all = listed(db, scope, filter)
      .clearSelect()
      .select(sql<number>`count(*)`.as('count'))
    const { count } = (await all.executeTakeFirstOrThrow()) as { count: number }
    return count
  },
})
