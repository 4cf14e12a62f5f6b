import type { Updateable } from 'kysely'
import type { Db } from '../../../db/open.ts'
import type { PictureTable } from '../../../db/tables.ts'

export const findPictures = async (db: Db, sources: string[]) =>
  sources.length === 0 ? [] : db.selectFrom('picture').selectAll().where('src', 'in', sources).execute()

export const findPicturesUnder = (db: Db, folder: string) =>
  db.selectFrom('picture').selectAll().where('src', 'like', `${folder}/%`).orderBy('src').execute()

export const updatePicture = (db: Db, src: string, change: Updateable<PictureTable>) =>
  db.updateTable('picture').set(change).where('src', '=', src).execute()
