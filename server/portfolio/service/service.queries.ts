import { sql, type SelectQueryBuilder } from 'kysely'
import type { ServiceChange, ServiceInput, ServiceQuery } from '../../../contract/portfolio/service.ts'
import { newId } from '../../../db/ids.ts'
import { serviceStatuses } from '../../../contract/portfolio/service-status.ts'
import type { Db } from '../../../db/open.ts'
import type { Tables } from '../../../db/tables.ts'
import { pageOf } from '../../platform/lists/paging.ts'
import { contains, translationContains } from '../../platform/lists/search.ts'
import { hasStatus, type Seen } from './service-status.ts'

/** The owner's order, as `pageOf` reads it: what was never moved comes first, newest first. */
const order = ['rank', 'id'] as const

export const inOrder = <Row>(query: SelectQueryBuilder<Tables, 'service', Row>) =>
  query.orderBy('rank', (by) => by.desc().nullsFirst()).orderBy('id', 'desc')

const found = (db: Db, seen: Seen, search: string | undefined) =>
  db
    .selectFrom('service')
    .where(hasStatus(seen))
    .$if(Boolean(search), (query) =>
      query.where(({ or, ref }) =>
        or([
          contains(ref('title'), search!),
          contains(ref('details'), search!),
          translationContains('service', ref('service.id'), ['title', 'details'], search!),
        ]),
      ),
    )

export const listServices = (db: Db, query: ServiceQuery) =>
  pageOf(found(db, query.status, query.search).selectAll(), [...order], query)

const maxOnHome = 12

/** Those that the owner picked. */
export const listHomeServices = (db: Db) =>
  inOrder(found(db, 'published', undefined).selectAll().where('on_home', '=', true))
    .limit(maxOnHome)
    .execute()

export const countByStatus = (db: Db, search?: string) =>
  found(db, 'any', search)
    .select((e) =>
      serviceStatuses.map((status) => e.fn.countAll<number>().filterWhere(hasStatus(status)).as(status)),
    )
    .executeTakeFirstOrThrow()

export async function countServices(db: Db, seen: Seen, search?: string) {
  const { count } = await found(db, seen, search)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findService = (db: Db, id: string, seen: Seen) =>
  db.selectFrom('service').selectAll().where('id', '=', id).where(hasStatus(seen)).executeTakeFirst()

const columns = ({ onHome, duration, ...input }: ServiceInput) => ({
  ...input,
  duration: duration === undefined ? undefined : String(duration),
  gallery: JSON.stringify(input.gallery),
  on_home: onHome,
})

export async function insertService(db: Db, input: ServiceInput) {
  const id = newId()
  const now = new Date().toISOString()
  await db
    .insertInto('service')
    .values({ id, ...columns(input), created_at: now, updated_at: now })
    .execute()
  return id
}

export const updateService = (db: Db, id: string, { version, ...input }: ServiceChange) =>
  db
    .updateTable('service')
    .set({ ...columns(input), updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('updated_at', '=', version!))
    .returning('id')
    .executeTakeFirst()

export const deleteService = (db: Db, id: string) =>
  db.deleteFrom('service').where('id', '=', id).returning('id').executeTakeFirst()

/** In the owner's order. */
export const listRanks = (db: Db) => inOrder(db.selectFrom('service').select(['id', 'rank'])).execute()

/** A move is no change of a service's own fields. */
export const updateRank = (db: Db, id: string, rank: number) =>
  db.updateTable('service').set({ rank }).where('id', '=', id).execute()

/** Added in the database itself, so that reviews written at the same moment all count. */
export const countStars = (db: Db, id: string, rating: number, change: 1 | -1) => {
  const column = sql.ref<number>(`stars_${rating}`)
  return db
    .updateTable('service')
    .set(`stars_${rating}` as 'stars_1', sql`${column} + ${sql.lit(change)}`)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
}
