import type { Insertable } from 'kysely'
import type { GalleryListTable } from '../../../db/tables/gallery.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'

/** Adds a list; the main list is created with its gallery. */
export async function insertList(
  trx: Db,
  list: Pick<Insertable<GalleryListTable>, 'gallery_id' | 'name' | 'most'>,
) {
  const id = newId()
  await trx
    .insertInto('gallery_list')
    .values({ ...list, id, main: false, frozen: false, created_at: new Date().toISOString() })
    .execute()
  return id
}

export const updateName = (db: Db, id: string, name: string) =>
  db.updateTable('gallery_list').set({ name }).where('id', '=', id).execute()

/** Changes the limit of the main list. */
export const updateMost = (trx: Db, galleryId: string, most: number | null) =>
  trx
    .updateTable('gallery_list')
    .set({ most })
    .where('gallery_id', '=', galleryId)
    .where('main', '=', true)
    .execute()

export const deleteList = (db: Db, id: string) =>
  db.deleteFrom('gallery_list').where('id', '=', id).where('frozen', '=', false).execute()

/** Freezes or unfreezes all lists and returns them. Also waits for concurrent choices. */
export const freezeLists = (trx: Db, galleryId: string, frozen: boolean) =>
  trx
    .updateTable('gallery_list')
    .set({ frozen })
    .where('gallery_id', '=', galleryId)
    .returning(['main', 'picked'])
    .execute()

/** Locks all lists until the transaction ends. */
export const lockLists = (trx: Db, galleryId: string) =>
  trx
    .updateTable('gallery_list')
    .set((e) => ({ picked: e.ref('picked') }))
    .where('gallery_id', '=', galleryId)
    .execute()

/** Locks a list until the transaction ends, so that its count and picks change together; undefined if it is frozen. */
export const lockList = (trx: Db, id: string) =>
  trx
    .updateTable('gallery_list')
    .set((e) => ({ picked: e.ref('picked') }))
    .where('id', '=', id)
    .where('frozen', '=', false)
    .returning(['id', 'picked', 'most'])
    .executeTakeFirst()

export const updatePicked = (trx: Db, id: string, picked: number) =>
  trx.updateTable('gallery_list').set({ picked }).where('id', '=', id).execute()

/** Recounts the pictures of all lists of a gallery. */
export const countPicked = (trx: Db, galleryId: string) =>
  trx
    .updateTable('gallery_list')
    .set((e) => ({
      picked: e
        .selectFrom('gallery_pick')
        .whereRef('gallery_pick.list_id', '=', 'gallery_list.id')
        .select((c) => c.fn.countAll<number>().as('n')),
    }))
    .where('gallery_id', '=', galleryId)
    .execute()

/** Returns the row, or undefined if the picture is in the list already. */
export const insertPick = (trx: Db, list_id: string, picture_id: string) =>
  trx
    .insertInto('gallery_pick')
    .values({ list_id, picture_id, created_at: new Date().toISOString() })
    .onConflict((c) => c.doNothing())
    .returning('list_id')
    .executeTakeFirst()

export const deletePick = (trx: Db, listId: string, pictureId: string) =>
  trx
    .deleteFrom('gallery_pick')
    .where('list_id', '=', listId)
    .where('picture_id', '=', pictureId)
    .returning('list_id')
    .executeTakeFirst()
