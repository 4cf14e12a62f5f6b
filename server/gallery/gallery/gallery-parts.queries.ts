import { sql, type Insertable } from 'kysely'
import type { GalleryCommentTable } from '../../../db/tables/gallery.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'

/** The order of the pictures of a gallery. Pictures with the same or no time are ordered by name. */
export const pictureOrder = sql`
  case gallery.sorted_by
    when 'own' then gallery_picture.position
    when 'taken' then case when gallery_picture.taken_at is null then 1 else 0 end
  end,
  case gallery.sorted_by when 'taken' then gallery_picture.taken_at end,
  gallery_picture.name_key,
  gallery_picture.id`

/** The sets of a gallery in their order. */
export const listSets = (db: Db, galleryId: string) =>
  db
    .selectFrom('gallery_set')
    .selectAll()
    .where('gallery_id', '=', galleryId)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const listPictures = (db: Db, galleryId: string) =>
  db
    .selectFrom('gallery_picture')
    .innerJoin('gallery', 'gallery.id', 'gallery_picture.gallery_id')
    .leftJoin('gallery_set', 'gallery_set.id', 'gallery_picture.set_id')
    .selectAll('gallery_picture')
    .where('gallery_picture.gallery_id', '=', galleryId)
    .orderBy('gallery_set.position', (order) => order.asc().nullsLast())
    .orderBy(pictureOrder)
    .execute()
export type PictureRow = Awaited<ReturnType<typeof listPictures>>[number]

/** Used if the owner has chosen no cover. */
export const findFirstPicture = (db: Db, galleryId: string) =>
  db
    .selectFrom('gallery_picture')
    .innerJoin('gallery', 'gallery.id', 'gallery_picture.gallery_id')
    .select(['placeholder', 'colour'])
    .where('gallery_id', '=', galleryId)
    .orderBy(pictureOrder)
    .limit(1)
    .executeTakeFirst()

export const findPicture = (db: Db, galleryId: string, id: string) =>
  db
    .selectFrom('gallery_picture')
    .selectAll()
    .where('gallery_id', '=', galleryId)
    .where('id', '=', id)
    .executeTakeFirst()

/** The main one first. */
export const listLists = (db: Db, galleryId: string) =>
  db
    .selectFrom('gallery_list')
    .selectAll()
    .where('gallery_id', '=', galleryId)
    .orderBy('main', 'desc')
    .orderBy('id')
    .execute()

export const listPicks = (db: Db, galleryId: string) =>
  db
    .selectFrom('gallery_pick')
    .innerJoin('gallery_list', 'gallery_list.id', 'gallery_pick.list_id')
    .select(['gallery_pick.list_id', 'gallery_pick.picture_id'])
    .where('gallery_list.gallery_id', '=', galleryId)
    .orderBy('gallery_pick.created_at')
    .orderBy('gallery_pick.picture_id')
    .execute()

/** Oldest first. */
export const listComments = (db: Db, galleryId: string) =>
  db.selectFrom('gallery_comment').selectAll().where('gallery_id', '=', galleryId).orderBy('id').execute()

export async function readParts(db: Db, galleryId: string) {
  const [sets, pictures, lists, picks, comments] = await Promise.all([
    listSets(db, galleryId),
    listPictures(db, galleryId),
    listLists(db, galleryId),
    listPicks(db, galleryId),
    listComments(db, galleryId),
  ])
  return { sets, pictures, lists, picks, comments }
}
export type PartRows = Awaited<ReturnType<typeof readParts>>

export async function countComments(db: Db, galleryId: string, actor: 'owner' | 'client') {
  const { n } = await db
    .selectFrom('gallery_comment')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('gallery_id', '=', galleryId)
    .where('actor', '=', actor)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export async function insertComment(
  trx: Db,
  comment: Omit<Insertable<GalleryCommentTable>, 'id' | 'created_at'>,
) {
  const id = newId()
  await trx
    .insertInto('gallery_comment')
    .values({ ...comment, id, created_at: new Date().toISOString() })
    .execute()
  return id
}
