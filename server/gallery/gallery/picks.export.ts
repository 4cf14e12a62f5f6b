import type { Db } from '../../../db/open.ts'
import { csvOf } from '../../booking/request/csv.ts'
import { readParts } from './gallery-parts.queries.ts'
import { requireGallery } from './gallery.service.ts'

/** The chosen pictures of all lists or of one, in the order of the gallery. */
export async function exportPicks(db: Db, galleryId: string, listId?: string) {
  const { slug } = await requireGallery(db, galleryId)
  const { sets, pictures, lists, picks, comments } = await readParts(db, galleryId)
  const setTitles = new Map(sets.map(({ id, title }) => [id, title]))
  const rows = lists
    .filter(({ id }) => listId === undefined || id === listId)
    .flatMap(({ id: list, name, main }) => {
      const chosen = new Set(picks.filter(({ list_id }) => list_id === list).map((pick) => pick.picture_id))
      return pictures
        .filter(({ id }) => chosen.has(id))
        .map((picture) => ({ ...picture, list: main ? 'Selection' : name }))
    })
  const words = (picture: string) =>
    comments
      .filter(({ picture_id }) => picture_id === picture)
      .map(({ actor, body }) => `${actor}: ${body}`)
      .join('\n')
  return {
    fileName: `${slug}.csv`,
    content: csvOf({
      next: async (after) => (after === undefined ? rows : []),
      columns: [
        ['List', ({ list }) => list],
        ['File name', (row) => row.file_name],
        ['Set', ({ set_id }) => setTitles.get(set_id ?? '') ?? ''],
        ['Taken', ({ taken_at }) => taken_at ?? ''],
        ['Comments', ({ id }) => words(id)],
      ],
    }),
  }
}
