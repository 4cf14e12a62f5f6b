import type { Activity } from '../../../contract/studio/dashboard.ts'
import type { Db } from '../../../db/open.ts'

const maxRows = 5

/** Galleries whose client has sent a selection, or asks to have it opened or for its PIN. */
const galleriesInNeed = (db: Db) =>
  db
    .selectFrom('gallery')
    .where((e) => e.or([e('gallery.status', '=', 'chosen'), e('gallery.asked', 'is not', null)]))

export async function countGalleryNeeds(db: Db) {
  const { count } = await galleriesInNeed(db)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function readGalleryNeeds(db: Db): Promise<Activity['galleries']> {
  const rows = await galleriesInNeed(db)
    .leftJoin('gallery_list as list', (join) =>
      join.onRef('list.gallery_id', '=', 'gallery.id').on('list.main', '=', true),
    )
    .select(['gallery.id', 'gallery.title', 'gallery.client_name', 'gallery.asked', 'list.picked'])
    .orderBy('gallery.updated_at')
    .limit(maxRows)
    .execute()
  return rows.map(({ id, title, client_name, asked, picked }) => ({
    _id: id,
    title,
    client: client_name,
    asked,
    picked: picked ?? 0,
  }))
}
