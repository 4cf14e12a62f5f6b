import type { Insertable } from 'kysely'
import type { GalleryListTable } from '../../../db/tables/gallery.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'

/** One more beside the main list, which comes with its gallery. */
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

/** How many pictures the main list may hold. */
export const updateMost = (trx: Db, galleryId: string, most: number | null) =>
  trx
    .updateTable('gallery_list')
    .set({ most })
    .where('gallery_id', '=', galleryId)
    .where('main', '=', true)
    .execute()

export const deleteList = (db: Db, id: string) =>
  db.deleteFrom('gallery_list').where('id', '=', id).where('frozen', '=', false).execute()

/** Nothing can be chosen while the lists are frozen, also by whoever chooses at this moment. Returns them. */
export const freezeLists = (trx: Db, galleryId: string, frozen: boolean) =>
  trx
    .updateTable('gallery_list')
    .set({ frozen })
    .where('gallery_id', '=', galleryId)
    .returning(['main', 'picked'])
    .execute()

/** Until the transaction ends, nothing is chosen. */
export const holdLists = (trx: Db, galleryId: string) =>
  trx
    .updateTable('gallery_list')
    .set((e) => ({ picked: e.ref('picked') }))
    .where('gallery_id', '=', galleryId)
    .execute()

/** Held until the transaction ends, so that its count and its picks change together; none where it is frozen. */
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

/** Counted anew, for all lists of a gallery. */
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

/** The row, unless it was there already. */
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
