import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { ServiceChange, ServiceInput, ServiceQuery } from '../../../contract/portfolio/service.ts'
import { newId } from '../../../db/ids.ts'
import { type ServiceStatus, serviceStatuses } from '../../../contract/portfolio/service-status.ts'
import type { Db } from '../../../db/open.ts'
import type { Tables } from '../../../db/tables.ts'
import { pageOf } from '../../platform/lists/paging.ts'
import { contains, translationContains } from '../../platform/lists/search.ts'

/** Which services a query returns. Everything that visitors read uses `published`. */
export type ServiceStatusFilter = ServiceStatus | 'any'

/** The only row filter that hides unpublished services from everyone but the owner. */
export const hasStatus = (status: ServiceStatusFilter) => (e: ExpressionBuilder<Tables, 'service'>) =>
  status === 'any' ? e.lit(true) : e('service.status', '=', status)

/** The owner's order, as `pageOf` expects it: services that were never moved come first, newest first. */
const order = ['rank', 'id'] as const

export const inOrder = <Row>(query: SelectQueryBuilder<Tables, 'service', Row>) =>
  query.orderBy('rank', (by) => by.desc().nullsFirst()).orderBy('id', 'desc')

const filtered = (db: Db, status: ServiceStatusFilter, search: string | undefined) =>
  db
    .selectFrom('service')
    .where(hasStatus(status))
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
  pageOf(filtered(db, query.status, query.search).selectAll(), [...order], query)

const maxOnHome = 12

export const listHomeServices = (db: Db) =>
  inOrder(filtered(db, 'published', undefined).selectAll().where('on_home', '=', true))
    .limit(maxOnHome)
    .execute()

export const countByStatus = (db: Db, search?: string) =>
  filtered(db, 'any', search)
    .select((e) =>
      serviceStatuses.map((status) => e.fn.countAll<number>().filterWhere(hasStatus(status)).as(status)),
    )
    .executeTakeFirstOrThrow()

export async function countServices(db: Db, status: ServiceStatusFilter, search?: string) {
  const { count } = await filtered(db, status, search)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findService = (db: Db, id: string, status: ServiceStatusFilter) =>
  db.selectFrom('service').selectAll().where('id', '=', id).where(hasStatus(status)).executeTakeFirst()

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

/** Keeps updated_at, because moving a service does not edit it. */
export const updateRank = (db: Db, id: string, rank: number) =>
  db.updateTable('service').set({ rank }).where('id', '=', id).execute()

/** Incremented in the database, so that concurrent reviews all count. */
export const changeStarCount = (db: Db, id: string, rating: number, change: 1 | -1) => {
  const column = sql.ref<number>(`stars_${rating}`)
  return db
    .updateTable('service')
    .set(`stars_${rating}` as 'stars_1', sql`${column} + ${sql.lit(change)}`)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
}
