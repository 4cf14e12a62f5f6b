import type { ActivityWhat, GalleryActor } from '../../../contract/gallery.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { takeTurn } from '../../../db/turn.ts'
import { violates } from '../../../db/violations.ts'
import { notFound } from '../../errors.ts'

interface Happened {
  what: ActivityWhat
  actor: GalleryActor
  detail?: string
}

/** Writes down what happened to a gallery, for its owner. One that was deleted meanwhile is not there any more. */
export const addActivity = (db: Db, galleryId: string, { what, actor, detail = '' }: Happened) =>
  db
    .insertInto('gallery_activity')
    .values({ id: newId(), gallery_id: galleryId, what, actor, detail, created_at: new Date().toISOString() })
    .execute()
    .catch((error: unknown) => {
      throw violates(error, 'foreign-key') ? notFound('gallery') : error
    })

const mostShown = 200

/** Newest first. */
export const listActivity = (db: Db, galleryId: string) =>
  db
    .selectFrom('gallery_activity')
    .selectAll()
    .where('gallery_id', '=', galleryId)
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()

const togetherMs = 3_600_000

/** Pictures that come one after the other are told of in one line. */
export async function countUpload(trx: Db, galleryId: string) {
  await takeTurn(trx, 'galleries')
  const last = await trx
    .selectFrom('gallery_activity')
    .selectAll()
    .where('gallery_id', '=', galleryId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const goesOn = last?.what === 'uploaded' && Date.parse(last.created_at) > Date.now() - togetherMs
  if (!goesOn) return addActivity(trx, galleryId, { what: 'uploaded', actor: 'owner', detail: '1' })
  const detail = String(Number(last.detail) + 1)
  return trx.updateTable('gallery_activity').set({ detail }).where('id', '=', last.id).execute()
}
