import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'

export const findSet = (db: Db, id: string) =>
  db.selectFrom('gallery_set').selectAll().where('id', '=', id).executeTakeFirst()

const columns = (galleryId: string, title: string, position: number) => ({
  id: newId(),
  gallery_id: galleryId,
  title,
  position,
  created_at: new Date().toISOString(),
})

export async function insertSet(db: Db, galleryId: string, title: string, position: number) {
  const set = columns(galleryId, title, position)
  await db.insertInto('gallery_set').values(set).execute()
  return set.id
}

/** Returns the set with this title, or adds it as the last one. */
export async function findOrInsertSet(trx: Db, galleryId: string, title: string) {
  const { last } = await trx
    .selectFrom('gallery_set')
    .select((e) => e.fn.max('position').as('last'))
    .where('gallery_id', '=', galleryId)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('gallery_set')
    .values(columns(galleryId, title, (last ?? -1) + 1))
    .onConflict((c) => c.columns(['gallery_id', 'title']).doNothing())
    .execute()
  const set = await trx
    .selectFrom('gallery_set')
    .select('id')
    .where('gallery_id', '=', galleryId)
    .where('title', '=', title)
    .executeTakeFirstOrThrow()
  return set.id
}

export const updateTitle = (trx: Db, id: string, title: string) =>
  trx.updateTable('gallery_set').set({ title }).where('id', '=', id).execute()

export const updateSetPosition = (trx: Db, id: string, position: number) =>
  trx.updateTable('gallery_set').set({ position }).where('id', '=', id).execute()

export const deleteSet = (db: Db, id: string) => db.deleteFrom('gallery_set').where('id', '=', id).execute()
