import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../../db/open.ts'
import type { PictureTable } from '../../../db/tables.ts'

export const findPictures = async (db: Db, sources: string[]) =>
  sources.length === 0 ? [] : db.selectFrom('picture').selectAll().where('src', 'in', sources).execute()

export const findPicture = (db: Db, src: string) =>
  db.selectFrom('picture').selectAll().where('src', '=', src).executeTakeFirst()

/** The picture that was made of a file with this hash. */
export const findUpload = (db: Db, original: string) =>
  db.selectFrom('picture').selectAll().where('original', '=', original).executeTakeFirst()

type Upload = Pick<Insertable<PictureTable>, 'src' | 'original' | 'hash' | 'width' | 'height' | 'placeholder'>

/** One row for one file, however often it comes. */
export function insertUpload(db: Db, upload: Upload) {
  const now = new Date().toISOString()
  return db
    .insertInto('picture')
    .values({ ...upload, alt: '', uploaded_at: now, created_at: now })
    .onConflict((c) => c.column('original').doUpdateSet({ uploaded_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const findPicturesUnder = (db: Db, folder: string) =>
  db.selectFrom('picture').selectAll().where('src', 'like', `${folder}/%`).orderBy('src').execute()

export const updatePicture = (db: Db, src: string, change: Updateable<PictureTable>) =>
  db.updateTable('picture').set(change).where('src', '=', src).execute()
