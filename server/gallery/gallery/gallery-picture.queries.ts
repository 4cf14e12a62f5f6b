import type { Insertable, Updateable } from 'kysely'
import type { GalleryPictureTable, GallerySizes } from '../../../db/tables/gallery.ts'
import { naturalKey } from '../../../db/text-keys.ts'
import type { Db } from '../../../db/open.ts'

/** Finds a picture with the same content. */
export const findSameFile = (db: Db, galleryId: string, sha256: string) =>
  db
    .selectFrom('gallery_picture')
    .select('id')
    .where('gallery_id', '=', galleryId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()

export const findWithGallery = (db: Db, id: string) =>
  db
    .selectFrom('gallery_picture')
    .innerJoin('gallery', 'gallery.id', 'gallery_picture.gallery_id')
    .selectAll('gallery_picture')
    .select('gallery.watermark')
    .where('gallery_picture.id', '=', id)
    .executeTakeFirst()

export const listPictureIds = (db: Db, galleryId: string) =>
  db.selectFrom('gallery_picture').select('id').where('gallery_id', '=', galleryId).execute()

/** The fields from which the names of files are made. */
export const listFileFields = (db: Db, ids: string[]) =>
  db.selectFrom('gallery_picture').select(['id', 'gallery_id', 'sizes']).where('id', 'in', ids).execute()

/** Returns the row, or undefined if the gallery has the same file already. */
export const insertPicture = (
  trx: Db,
  picture: Omit<Insertable<GalleryPictureTable>, 'name_key' | 'created_at'>,
) =>
  trx
    .insertInto('gallery_picture')
    .values({
      ...picture,
      name_key: naturalKey(picture.file_name),
      created_at: new Date().toISOString(),
    })
    .onConflict((c) => c.columns(['gallery_id', 'sha256']).doNothing())
    .returning('id')
    .executeTakeFirst()

export const updateSizes = (db: Db, id: string, sizes: GallerySizes) =>
  db
    .updateTable('gallery_picture')
    .set({ sizes: JSON.stringify(sizes) })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

export const updateWords = (
  db: Db,
  id: string,
  words: Pick<Updateable<GalleryPictureTable>, 'alt' | 'caption' | 'alt_bn' | 'caption_bn'>,
) => db.updateTable('gallery_picture').set(words).where('id', '=', id).returning('id').executeTakeFirst()

export const updateSetOf = (trx: Db, ids: string[], setId: string | null) =>
  trx.updateTable('gallery_picture').set({ set_id: setId }).where('id', 'in', ids).execute()

export const updatePosition = (trx: Db, id: string, position: number) =>
  trx.updateTable('gallery_picture').set({ position }).where('id', '=', id).execute()

export const deletePictures = (trx: Db, galleryId: string, ids: string[]) =>
  trx
    .deleteFrom('gallery_picture')
    .where('gallery_id', '=', galleryId)
    .where('id', 'in', ids)
    .returningAll()
    .execute()
