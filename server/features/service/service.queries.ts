import { sql } from 'kysely'
import type { ServiceChange, ServiceInput, ServiceQuery } from '../../../contract/service.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { pageOf } from '../../lists/paging.ts'
import { contains } from '../../lists/search.ts'

const found = (db: Db, search: string | undefined) =>
  db
    .selectFrom('service')
    .$if(Boolean(search), (query) =>
      query.where(({ or, ref }) => or([contains(ref('title'), search!), contains(ref('details'), search!)])),
    )

export const listServices = (db: Db, query: ServiceQuery) =>
  pageOf(found(db, query.search).selectAll(), 'id', query)

export async function countServices(db: Db, search?: string) {
  const { count } = await found(db, search)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findService = (db: Db, id: string) =>
  db.selectFrom('service').selectAll().where('id', '=', id).executeTakeFirst()

/** Of the services that are still there, by id. */
export async function pricesOf(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('service')
    .select(['id', 'price'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, price }) => [id, price]))
}

const columns = (input: ServiceInput) => ({ ...input, gallery: JSON.stringify(input.gallery) })

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
