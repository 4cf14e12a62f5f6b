import type { Insertable, SelectQueryBuilder } from 'kysely'
import { slugify } from '../../../contract/shape/slug.ts'
import type { WorkChange, WorkQuery } from '../../../contract/portfolio/work.ts'
import type { Db } from '../../../db/open.ts'
import type { Tables } from '../../../db/tables.ts'
import type { WorkTable } from '../../../db/tables/portfolio.ts'
import { pageOf } from '../../platform/lists/paging.ts'

const ofKind = (db: Db, kind?: string) =>
  db.selectFrom('work').$if(Boolean(kind), (query) => query.where('kind_slug', '=', kind!))

/** As with services: pictures that were never moved come first, newest first. */
const inOrder = <Row>(query: SelectQueryBuilder<Tables, 'work', Row>) =>
  query.orderBy('rank', (by) => by.desc().nullsFirst()).orderBy('id', 'desc')

export const listWork = (db: Db, query: WorkQuery) =>
  pageOf(ofKind(db, query.kind).selectAll(), ['rank', 'id'], query)

/** The kinds with their counts, largest first. Spellings with the same slug count as one kind. */
export const listKinds = (db: Db) =>
  db
    .selectFrom('work')
    .select((e) => [
      'kind_slug as slug',
      e.fn.max<string>('kind').as('name'),
      e.fn.countAll<number>().as('count'),
    ])
    .groupBy('kind_slug')
    .orderBy('count', 'desc')
    .orderBy('kind_slug')
    .execute()

export const findWork = (db: Db, id: string) =>
  db.selectFrom('work').selectAll().where('id', '=', id).executeTakeFirst()

export const findWorkBySlug = (db: Db, slug: string) =>
  db.selectFrom('work').selectAll().where('slug', '=', slug).executeTakeFirst()

/** The order of the wall, with only the columns that links need. */
export const listOrder = (db: Db, kind?: string) =>
  inOrder(ofKind(db, kind).select(['id', 'slug', 'src', 'title', 'rank'])).execute()

export const findSlugsLike = async (db: Db, slug: string) =>
  (await db.selectFrom('work').select('slug').where('slug', 'like', `${slug}%`).execute()).map(
    (row) => row.slug,
  )

/** Does nothing if the picture is already on the wall. */
export const insertWork = (db: Db, row: Insertable<WorkTable>) =>
  db
    .insertInto('work')
    .values(row)
    .onConflict((c) => c.column('src').doNothing())
    .returning('id')
    .executeTakeFirst()

export const updateWork = (
  db: Db,
  id: string,
  { version, serviceId, showCamera, kind, ...words }: WorkChange,
) =>
  db
    .updateTable('work')
    .set({
      ...words,
      kind,
      kind_slug: slugify(kind),
      service_id: serviceId,
      show_camera: showCamera,
      updated_at: new Date().toISOString(),
    })
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('updated_at', '=', version!))
    .returning('id')
    .executeTakeFirst()

export const setRank = (db: Db, id: string, rank: number) =>
  db.updateTable('work').set({ rank }).where('id', '=', id).execute()

export const deleteWork = (db: Db, id: string) =>
  db.deleteFrom('work').where('id', '=', id).returning('id').executeTakeFirst()

/** The pictures of all services, in the owner's order. */
export const listServicePictures = (db: Db) =>
  db
    .selectFrom('service')
    .select(['id', 'title', 'thumbnail', 'gallery'])
    .orderBy('rank', (by) => by.desc().nullsFirst())
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
