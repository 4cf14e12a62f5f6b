import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { takeTurn } from '../../../db/turn.ts'
import { violates } from '../../../db/violations.ts'
import { conflict, notFound } from '../../errors.ts'
import type { Storage } from '../../media/storage.ts'
import { addActivity } from './gallery-activity.ts'
import { filesOf } from './gallery-files.ts'
import { countComments, findPicture, listPictures, listSets } from './gallery-parts.queries.ts'
import { holdLists, updateGallery } from './gallery.queries.ts'
import { readRow } from './gallery.service.ts'

const sameTitle = (error: unknown): never => {
  if (violates(error, 'unique')) throw conflict('A set with this title already exists.', 'title')
  throw error
}

export const addSet = async (db: Db, galleryId: string, title: string) => {
  await readRow(db, galleryId)
  const id = newId()
  const position = (await listSets(db, galleryId)).length
  await db
    .insertInto('gallery_set')
    .values({ id, gallery_id: galleryId, title, position, created_at: new Date().toISOString() })
    .execute()
    .catch(sameTitle)
  return id
}

async function readSet(db: Db, id: string) {
  const set = await db.selectFrom('gallery_set').selectAll().where('id', '=', id).executeTakeFirst()
  if (!set) throw notFound('set')
  return set
}

export const updateSet = (db: Db, id: string, { title, place }: { title?: string; place?: number }) =>
  db
    .transaction()
    .execute(async (trx) => {
      const set = await readSet(trx, id)
      if (title !== undefined)
        await trx.updateTable('gallery_set').set({ title }).where('id', '=', id).execute()
      if (place === undefined) return
      await takeTurn(trx, 'galleries')
      const others = (await listSets(trx, set.gallery_id)).filter((one) => one.id !== id)
      const ordered = others.toSpliced(place, 0, set)
      for (const [position, one] of ordered.entries())
        await trx.updateTable('gallery_set').set({ position }).where('id', '=', one.id).execute()
    })
    .catch(sameTitle)

export async function removeSet(db: Db, id: string) {
  await readSet(db, id)
  await db.deleteFrom('gallery_set').where('id', '=', id).execute()
}

interface Move {
  pictures: string[]
  setId?: string | null
  before?: string | null
}

/** From then on the order is the owner's own: all of them are numbered, and what is uploaded later comes behind. */
export const movePictures = (db: Db, galleryId: string, { pictures: ids, setId, before }: Move) =>
  db.transaction().execute(async (trx) => {
    await takeTurn(trx, 'galleries')
    await readRow(trx, galleryId)
    if (setId && (await readSet(trx, setId)).gallery_id !== galleryId) throw notFound('set')
    const all = await listPictures(trx, galleryId)
    const known = new Map(all.map((row) => [row.id, row]))
    if (ids.some((id) => !known.has(id)) || (before && !known.has(before))) throw notFound('picture')
    if (setId !== undefined)
      await trx.updateTable('gallery_picture').set({ set_id: setId }).where('id', 'in', ids).execute()
    if (before === undefined) return
    const moved = new Set(ids)
    const rest = all.map(({ id }) => id).filter((id) => !moved.has(id))
    const place = before === null ? rest.length : rest.indexOf(before)
    await updateGallery(trx, galleryId, { sorted_by: 'own' })
    const ordered = rest.toSpliced(place === -1 ? rest.length : place, 0, ...ids)
    for (const [position, id] of ordered.entries())
      if (known.get(id)!.position !== position)
        await trx.updateTable('gallery_picture').set({ position }).where('id', '=', id).execute()
  })

interface Words {
  alt?: string
  caption?: string
  altBn?: string
  captionBn?: string
}

export async function saveWords(db: Db, id: string, { alt, caption, altBn, captionBn }: Words) {
  const saved = await db
    .updateTable('gallery_picture')
    .set({ alt, caption, alt_bn: altBn, caption_bn: captionBn })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!saved) throw notFound('picture')
}

/** What was chosen of them is no longer chosen. Files go last: what a crash leaves is a stray for the sweep. */
export async function removePictures(db: Db, storage: Storage, galleryId: string, ids: string[]) {
  const rows = await db.transaction().execute(async (trx) => {
    await takeTurn(trx, 'galleries')
    await readRow(trx, galleryId)
    await trx
      .updateTable('gallery')
      .set({ cover_id: null })
      .where('id', '=', galleryId)
      .where('cover_id', 'in', ids)
      .execute()
    // Whoever chooses in this moment is waited for, and then waits: what was chosen is counted without them otherwise.
    await holdLists(trx, galleryId)
    const gone = await trx
      .deleteFrom('gallery_picture')
      .where('gallery_id', '=', galleryId)
      .where('id', 'in', ids)
      .returningAll()
      .execute()
    if (gone.length === 0) throw notFound('picture')
    await trx
      .updateTable('gallery_list')
      .set((e) => ({
        picked: e
          .selectFrom('gallery_pick')
          .whereRef('gallery_pick.list_id', '=', 'gallery_list.id')
          .select((c) => c.fn.countAll<number>().as('n')),
      }))
      .where('gallery_id', '=', galleryId)
      .execute()
    return gone
  })
  for (const row of rows) for (const name of filesOf(row)) await storage.galleries.remove(name)
}

/** All of it, and every file. */
/** Tells which files belonged to it. */
export async function dropGallery(db: Db, id: string) {
  const pictures = await listPictures(db, id)
  await db.deleteFrom('gallery').where('id', '=', id).execute()
  return pictures.flatMap((row) => [...filesOf(row)])
}

export async function removeGallery(db: Db, storage: Storage, id: string) {
  await readRow(db, id)
  for (const name of await dropGallery(db, id)) await storage.galleries.remove(name)
}

interface NewComment {
  picture: string
  body: string
  actor: 'owner' | 'client'
  /** The most comments that this side can have in the gallery. */
  most?: number
}

/** Below a picture, by either side. */
export async function addComment(db: Db, galleryId: string, { picture, body, actor, most }: NewComment) {
  const row = await findPicture(db, galleryId, picture)
  if (!row) throw notFound('picture')
  const id = newId()
  const created_at = new Date().toISOString()
  await db
    .transaction()
    .execute(async (trx) => {
      if (most !== undefined && (await countComments(trx, galleryId, actor)) >= most)
        throw conflict('No more comments can be added to this gallery.')
      await trx
        .insertInto('gallery_comment')
        .values({ id, gallery_id: galleryId, picture_id: picture, actor, body, created_at })
        .execute()
      await addActivity(trx, galleryId, { what: 'commented', actor, detail: row.file_name })
    })
    .catch((error: unknown) => {
      throw violates(error, 'foreign-key') ? notFound('picture') : error
    })
  return id
}
