import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../../db/open.ts'
import type { PictureTable } from '../../../db/tables/portfolio.ts'

export const findPictures = async (db: Db, sources: string[]) =>
  sources.length === 0 ? [] : db.selectFrom('picture').selectAll().where('src', 'in', sources).execute()

export const findPicture = (db: Db, src: string) =>
  db.selectFrom('picture').selectAll().where('src', '=', src).executeTakeFirst()

/** The picture made from the file with this hash. */
export const findUpload = (db: Db, original: string) =>
  db.selectFrom('picture').selectAll().where('original', '=', original).executeTakeFirst()

type Upload = Pick<
  Insertable<PictureTable>,
  'src' | 'original' | 'hash' | 'width' | 'height' | 'placeholder' | 'name' | 'camera'
>

/** One row per file, however often it is uploaded; the last file name wins. */
export function insertUpload(db: Db, upload: Upload) {
  const now = new Date().toISOString()
  return db
    .insertInto('picture')
    .values({ ...upload, alt: '', uploaded_at: now, created_at: now })
    .onConflict((c) =>
      c.column('original').doUpdateSet({ uploaded_at: now, ...(upload.name && { name: upload.name }) }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const findPicturesUnder = (db: Db, folder: string) =>
  db.selectFrom('picture').selectAll().where('src', 'like', `${folder}/%`).orderBy('src').execute()

export const updatePicture = (db: Db, src: string, change: Updateable<PictureTable>) =>
  db.updateTable('picture').set(change).where('src', '=', src).execute()

/** Adds an external picture unless it is known. */
export const insertExternalPicture = (
  db: Db,
  picture: Pick<Insertable<PictureTable>, 'src' | 'width' | 'height'>,
) =>
  db
    .insertInto('picture')
    .values({ ...picture, alt: '', created_at: new Date().toISOString() })
    .onConflict((c) => c.column('src').doNothing())
    .execute()

/** The columns that tell which files a picture uses. */
export const listPictureFiles = (db: Db) =>
  db.selectFrom('picture').select(['src', 'hash', 'original', 'uploaded_at']).execute()

/** Deletes the row unless it was uploaded again since. Returns whether it did. */
export async function removeUpload(db: Db, src: string, uploadedBefore: string) {
  const { numDeletedRows } = await db
    .deleteFrom('picture')
    .where('src', '=', src)
    .where('uploaded_at', '<', uploadedBefore)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** All texts of the content that may contain the address of a picture. */
export async function listTextsWithPictures(db: Db): Promise<string[]> {
  const services = await db
    .selectFrom('service')
    .select(['thumbnail', 'hero', 'gallery', 'details'])
    .execute()
  const posts = await db.selectFrom('post').select(['thumbnail', 'body']).execute()
  const authors = await db.selectFrom('author').select(['image', 'about']).execute()
  const works = await db.selectFrom('work').select('src').execute()
  const categories = await db.selectFrom('category').select('image').execute()
  const people = await db.selectFrom('user').select('image').where('image', 'is not', null).execute()
  const reviews = await db.selectFrom('review').select('image').distinct().execute()
  return [...services, ...posts, ...works, ...authors, ...categories, ...people, ...reviews].map((row) =>
    Object.values(row).flat().join('\n'),
  )
}
