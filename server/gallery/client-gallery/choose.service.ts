import { isGalleryAct } from '../../../contract/gallery/gallery-acts.ts'
import type { Db } from '../../../db/open.ts'
import { takeTurn } from '../../../db/transactions.ts'
import { violates } from '../../../db/violations.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import type { GalleryRow } from '../gallery/gallery-key.ts'
import {
  deleteList,
  deletePick,
  insertList,
  insertPick,
  lockList,
  updateName,
  updatePicked,
} from '../gallery/gallery-list.queries.ts'
import { findPicture, listLists } from '../gallery/gallery-parts.queries.ts'
import { notNow } from '../gallery/gallery-state.service.ts'

interface Heart {
  picture: string
  list?: string
  on: boolean
}

function checkMayChoose({ status }: GalleryRow) {
  if (!isGalleryAct('choose', status)) throw notNow(status)
}

async function listOf(db: Db, galleryId: string, id: string | undefined) {
  const lists = await listLists(db, galleryId)
  const list = lists.find((one) => (id === undefined ? one.main : one.id === id))
  if (!list) throw notFound('list')
  return list
}

/** Returns whether something changed: a heart that is set twice counts once. */
async function mark(trx: Db, listId: string, pictureId: string, on: boolean) {
  const changed = on ? await insertPick(trx, listId, pictureId) : await deletePick(trx, listId, pictureId)
  return changed !== undefined
}

async function lockOpenList(trx: Db, row: GalleryRow, id: string) {
  const locked = await lockList(trx, id)
  if (locked) return locked
  await listOf(trx, row.id, id)
  throw notNow('chosen')
}

const explainHeart = (error: unknown): never => {
  if (violates(error, 'check')) throw conflict('This list is full. Remove a picture to choose another.')
  if (violates(error, 'foreign-key')) throw notFound('picture')
  throw error
}

/** Adds a picture to a list or removes it. The list's row has its count, and a constraint enforces its limit. */
export async function choose(db: Db, row: GalleryRow, { picture, list: listId, on }: Heart) {
  checkMayChoose(row)
  const { id } = await listOf(db, row.id, listId)
  if (!(await findPicture(db, row.id, picture))) throw notFound('picture')
  return db
    .transaction()
    .execute(async (trx) => {
      const { most: limit, picked: before } = await lockOpenList(trx, row, id)
      if (!(await mark(trx, id, picture, on))) return { list: id, picked: before, limit }
      const picked = before + (on ? 1 : -1)
      await updatePicked(trx, id, picked)
      return { list: id, picked, limit }
    })
    .catch(explainHeart)
}

const mostLists = 20

const explainList = (error: unknown): never => {
  if (violates(error, 'unique')) throw conflict('A list with this name already exists.', 'name')
  if (violates(error, 'foreign-key')) throw notFound('gallery')
  throw error
}

export async function addList(db: Db, row: GalleryRow, name: string, most: number | null = null) {
  checkMayChoose(row)
  return db
    .transaction()
    .execute(async (trx) => {
      await takeTurn(trx, 'galleries')
      if ((await listLists(trx, row.id)).length >= mostLists)
        throw conflict('No more lists can be added to this gallery.')
      return insertList(trx, { gallery_id: row.id, name, most })
    })
    .catch(explainList)
}

async function requireChangeableList(db: Db, row: GalleryRow, id: string) {
  checkMayChoose(row)
  const list = await listOf(db, row.id, id)
  if (list.main) throw conflict('This list cannot be renamed or deleted.')
  return list
}

export async function renameList(db: Db, row: GalleryRow, id: string, name: string) {
  await requireChangeableList(db, row, id)
  await updateName(db, id, name).catch(explainList)
}

export async function removeList(db: Db, row: GalleryRow, id: string) {
  await requireChangeableList(db, row, id)
  await deleteList(db, id)
}
