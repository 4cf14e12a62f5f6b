import { sql, type Insertable, type Updateable } from 'kysely'
import {
  type GalleryAsk,
  galleryStatuses,
  type GalleryStatus,
  statusesFor,
} from '../../../contract/gallery/gallery-acts.ts'
import type { ListQuery } from '../../../contract/shape/paging.ts'
import type { GalleryTable } from '../../../db/tables/gallery.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { pageOf } from '../../platform/lists/paging.ts'
import { contains } from '../../platform/lists/search.ts'
import { pictureOrder } from './gallery-parts.queries.ts'

export const findGallery = (db: Db, id: string) =>
  db.selectFrom('gallery').selectAll().where('id', '=', id).executeTakeFirst()

export const findGalleryBySlug = (db: Db, slug: string) =>
  db.selectFrom('gallery').selectAll().where('slug', '=', slug).executeTakeFirst()

/** Oldest first. */
export const galleriesOfBooking = (db: Db, bookingId: string) =>
  db.selectFrom('gallery').selectAll().where('booking_id', '=', bookingId).orderBy('id').execute()

const ending = (db: Db) =>
  db
    .selectFrom('gallery')
    .select(['id', 'closes_on'])
    .where('status', 'in', statusesFor('look'))
    .where('closes_on', 'is not', null)

/** Galleries whose last day is over but which are not closed yet. */
export const listExpired = (db: Db, today: string) => ending(db).where('closes_on', '<', today).execute()

/** Galleries whose last day is near and was not announced yet. */
export const listEnding = (db: Db, today: string, until: string) =>
  ending(db)
    .where('closes_on', '>=', today)
    .where('closes_on', '<=', until)
    .where((e) => e.or([e('notified_for', 'is', null), e('notified_for', '!=', e.ref('gallery.closes_on'))]))
    .execute()

export interface GalleryFilter {
  search?: string
  status?: GalleryStatus
}

const filtered = (db: Db, { search, status }: GalleryFilter) =>
  db
    .selectFrom('gallery')
    .$if(status !== undefined, (q) => q.where('status', '=', status!))
    .$if(Boolean(search), (q) =>
      q.where((e) =>
        e.or([contains(e.ref('gallery.title'), search!), contains(e.ref('gallery.client_name'), search!)]),
      ),
    )

const sumOf = (e: ReturnType<typeof sql>) => sql<number>`cast(coalesce(${e}, 0) as bigint)`
/** Counts originals only; their sizes are small compared to them. */
const originalBytes = sql`sum(bytes)`

export const listGalleries = (db: Db, query: ListQuery & GalleryFilter) =>
  pageOf(
    filtered(db, query)
      .selectAll('gallery')
      .select((e) => [
        e
          .selectFrom('gallery_picture')
          .whereRef('gallery_picture.gallery_id', '=', 'gallery.id')
          .select(sql<number>`count(*)`.as('n'))
          .as('pictures'),
        e
          .selectFrom('gallery_picture')
          .whereRef('gallery_picture.gallery_id', '=', 'gallery.id')
          .select(sumOf(originalBytes).as('n'))
          .as('bytes'),
        e
          .selectFrom('gallery_picture')
          .whereRef('gallery_picture.gallery_id', '=', 'gallery.id')
          .where('gallery_picture.sizes', 'is not', null)
          .select('gallery_picture.id')
          .orderBy(sql`case when gallery_picture.id = gallery.cover_id then 0 else 1 end`)
          .orderBy(pictureOrder)
          .limit(1)
          .as('shown_id'),
        e
          .selectFrom('gallery_activity')
          .whereRef('gallery_activity.gallery_id', '=', 'gallery.id')
          .where('gallery_activity.what', '=', 'visited')
          .select(sumOf(sql`sum(times)`).as('n'))
          .as('visits'),
        e
          .selectFrom('gallery_list')
          .whereRef('gallery_list.gallery_id', '=', 'gallery.id')
          .where('gallery_list.main', '=', true)
          .select('gallery_list.picked')
          .as('picked'),
        e
          .selectFrom('gallery_list')
          .whereRef('gallery_list.gallery_id', '=', 'gallery.id')
          .where('gallery_list.main', '=', true)
          .select('gallery_list.most')
          .as('most'),
      ]),
    'gallery.id',
    query,
  )
export type ListedRow = Awaited<ReturnType<typeof listGalleries>>[number]

/** The number of galleries of each status, ignoring the status filter. */
export async function countGalleries(db: Db, search: string | undefined) {
  const rows = await filtered(db, { search })
    .select((e) => ['status', e.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const of = new Map(rows.map(({ status, count }) => [status, Number(count)]))
  return Object.fromEntries(galleryStatuses.map((status) => [status, of.get(status) ?? 0])) as Record<
    GalleryStatus,
    number
  >
}

export async function sizeOfGalleries(db: Db) {
  const { bytes } = await db
    .selectFrom('gallery_picture')
    .select(sumOf(originalBytes).as('bytes'))
    .executeTakeFirstOrThrow()
  return bytes
}

const now = () => new Date().toISOString()

export type NewGallery = Omit<Insertable<GalleryTable>, 'id' | 'created_at' | 'updated_at'>

/** Adds a gallery with its main list, which holds the client's selection. */
export async function insertGallery(trx: Db, values: NewGallery, most: number | null) {
  const id = newId()
  const row = await trx
    .insertInto('gallery')
    .values({ ...values, id, created_at: now(), updated_at: now() })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('gallery_list')
    .values({ id: newId(), gallery_id: id, name: '', main: true, most, frozen: false, created_at: now() })
    .execute()
  return row
}

interface ExpectedState {
  /** Changed only with one of these statuses. */
  statuses?: readonly GalleryStatus[]
  /** Changed only if its settings have this version. */
  version?: string
}

/** Returns the changed row, or undefined if it is not in the expected state. */
export const updateGallery = (
  db: Db,
  id: string,
  changes: Updateable<GalleryTable>,
  { statuses, version }: ExpectedState = {},
) =>
  db
    .updateTable('gallery')
    .set({ ...changes, updated_at: now() })
    .where('id', '=', id)
    .$if(statuses !== undefined, (q) => q.where('status', 'in', statuses!))
    .$if(version !== undefined, (q) => q.where('settings_at', '=', version!))
    .returningAll()
    .executeTakeFirst()

/** Returns the row, unless this last day was announced already. */
export const markNotified = (trx: Db, id: string, day: string) =>
  trx
    .updateTable('gallery')
    .set({ notified_for: day })
    .where('id', '=', id)
    .where((e) => e.or([e('notified_for', 'is', null), e('notified_for', '!=', day)]))
    .returningAll()
    .executeTakeFirst()

/** Returns the row, unless the same question was asked recently. */
export const markAsked = (trx: Db, id: string, asked: GalleryAsk, now: string, since: string) =>
  trx
    .updateTable('gallery')
    .set({ asked, asked_at: now })
    .where('id', '=', id)
    .where((e) => e.or([e('asked_at', 'is', null), e('asked_at', '<', since), e('asked', '!=', asked)]))
    .returning('id')
    .executeTakeFirst()

/** Removes the cover if it is one of these pictures. */
export const clearCover = (trx: Db, id: string, pictures: string[]) =>
  trx
    .updateTable('gallery')
    .set({ cover_id: null })
    .where('id', '=', id)
    .where('cover_id', 'in', pictures)
    .execute()

/** Deletes a gallery with all its rows. */
export const deleteGallery = (db: Db, id: string) => db.deleteFrom('gallery').where('id', '=', id).execute()
