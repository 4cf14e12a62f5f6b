import type { Db } from '../../../db/open.ts'
import { takeTurn } from '../../../db/transactions.ts'
import { violates } from '../../../db/violations.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import type { Storage } from '../../platform/media/storage.ts'
import { addActivity } from './gallery-activity.queries.ts'
import { filesOf } from './gallery-files.ts'
import { countPicked, lockLists } from './gallery-list.queries.ts'
import { countComments, findPicture, insertComment, listPictures, listSets } from './gallery-parts.queries.ts'
import { deletePictures, updatePosition, updateSetOf, updateWords } from './gallery-picture.queries.ts'
import { deleteSet, findSet, insertSet, updateSetPosition, updateTitle } from './gallery-set.queries.ts'
import { clearCover, deleteGallery, updateGallery } from './gallery.queries.ts'
import { requireGallery } from './gallery.service.ts'

const sameTitle = (error: unknown): never => {
  if (violates(error, 'unique')) throw conflict('A set with this title already exists.', 'title')
  throw error
}

export const addSet = async (db: Db, galleryId: string, title: string) => {
  await requireGallery(db, galleryId)
  const position = (await listSets(db, galleryId)).length
  return insertSet(db, galleryId, title, position).catch(sameTitle)
}

async function readSet(db: Db, id: string) {
  const set = await findSet(db, id)
  if (!set) throw notFound('set')
  return set
}

export const updateSet = (db: Db, id: string, { title, place }: { title?: string; place?: number }) =>
  db
    .transaction()
    .execute(async (trx) => {
      const set = await readSet(trx, id)
      if (title !== undefined) await updateTitle(trx, id, title)
      if (place === undefined) return
      await takeTurn(trx, 'galleries')
      const others = (await listSets(trx, set.gallery_id)).filter((one) => one.id !== id)
      const ordered = others.toSpliced(place, 0, set)
      for (const [position, one] of ordered.entries()) await updateSetPosition(trx, one.id, position)
    })
    .catch(sameTitle)

export async function removeSet(db: Db, id: string) {
  await readSet(db, id)
  await deleteSet(db, id)
}

interface Move {
  pictures: string[]
  setId?: string | null
  before?: string | null
}

/** Moves pictures and switches to the owner's order: all pictures are numbered, and later uploads come last. */
export const movePictures = (db: Db, galleryId: string, { pictures: ids, setId, before }: Move) =>
  db.transaction().execute(async (trx) => {
    await takeTurn(trx, 'galleries')
    await requireGallery(trx, galleryId)
    if (setId && (await readSet(trx, setId)).gallery_id !== galleryId) throw notFound('set')
    const all = await listPictures(trx, galleryId)
    const known = new Map(all.map((row) => [row.id, row]))
    if (ids.some((id) => !known.has(id)) || (before && !known.has(before))) throw notFound('picture')
    if (setId !== undefined) await updateSetOf(trx, ids, setId)
    if (before === undefined) return
    const moved = new Set(ids)
    const rest = all.map(({ id }) => id).filter((id) => !moved.has(id))
    const place = before === null ? rest.length : rest.indexOf(before)
    await updateGallery(trx, galleryId, { sorted_by: 'own' })
    const ordered = rest.toSpliced(place === -1 ? rest.length : place, 0, ...ids)
    for (const [position, id] of ordered.entries())
      if (known.get(id)!.position !== position) await updatePosition(trx, id, position)
  })

interface PictureTexts {
  alt?: string
  caption?: string
  altBn?: string
  captionBn?: string
}

export async function saveWords(db: Db, id: string, { alt, caption, altBn, captionBn }: PictureTexts) {
  const saved = await updateWords(db, id, { alt, caption, alt_bn: altBn, caption_bn: captionBn })
  if (!saved) throw notFound('picture')
}

/** Also removes the pictures from lists. Files are deleted last, since the sweep removes those that a crash leaves behind. */
export async function removePictures(db: Db, storage: Storage, galleryId: string, ids: string[]) {
  const rows = await db.transaction().execute(async (trx) => {
    await takeTurn(trx, 'galleries')
    await requireGallery(trx, galleryId)
    await clearCover(trx, galleryId, ids)
    // Concurrent choices must not change the lists between deleting and counting.
    await lockLists(trx, galleryId)
    const gone = await deletePictures(trx, galleryId, ids)
    if (gone.length === 0) throw notFound('picture')
    await countPicked(trx, galleryId)
    return gone
  })
  for (const row of rows) for (const name of filesOf(row)) await storage.galleries.remove(name)
}

/** Deletes the rows of a gallery and returns the names of its files. */
export async function deleteGalleryRows(db: Db, id: string) {
  const pictures = await listPictures(db, id)
  await deleteGallery(db, id)
  return pictures.flatMap((row) => [...filesOf(row)])
}

export async function removeGallery(db: Db, storage: Storage, id: string) {
  await requireGallery(db, id)
  for (const name of await deleteGalleryRows(db, id)) await storage.galleries.remove(name)
}

interface NewComment {
  picture: string
  body: string
  actor: 'owner' | 'client'
  /** The maximum number of this side's comments in the gallery. */
  most?: number
}

/** Adds a comment of the client or the owner to a picture. */
export async function addComment(db: Db, galleryId: string, { picture, body, actor, most }: NewComment) {
  const row = await findPicture(db, galleryId, picture)
  if (!row) throw notFound('picture')
  return db
    .transaction()
    .execute(async (trx) => {
      if (most !== undefined && (await countComments(trx, galleryId, actor)) >= most)
        throw conflict('No more comments can be added to this gallery.')
      const id = await insertComment(trx, { gallery_id: galleryId, picture_id: picture, actor, body })
      await addActivity(trx, galleryId, { what: 'commented', actor, detail: row.file_name })
      return id
    })
    .catch((error: unknown) => {
      throw violates(error, 'foreign-key') ? notFound('picture') : error
    })
}
