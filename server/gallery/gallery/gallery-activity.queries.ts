import { type ActivityWhat, type GalleryActor, repeatedWhats } from '../../../contract/gallery/gallery.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { takeTurn } from '../../../db/transactions.ts'
import { violates } from '../../../db/violations.ts'
import { notFound } from '../../platform/http/errors.ts'

interface NewActivity {
  what: ActivityWhat
  actor: GalleryActor
  detail?: string
}

/** Events that visitors can repeat share one line per day, so that they cannot flood the list. */
const repeatKey = ({ what, actor, detail = '' }: NewActivity) =>
  repeatedWhats.includes(what) ? `${dayInDhaka()} ${actor} ${what} ${detail}` : null

/** Records an activity of a gallery for the owner. Throws if the gallery was deleted meanwhile. */
export function addActivity(db: Db, galleryId: string, activity: NewActivity) {
  const { what, actor, detail = '' } = activity
  const created_at = new Date().toISOString()
  return db
    .insertInto('gallery_activity')
    .values({
      id: newId(),
      gallery_id: galleryId,
      what,
      actor,
      detail,
      repeat_key: repeatKey(activity),
      created_at,
    })
    .onConflict((c) =>
      c
        .columns(['gallery_id', 'repeat_key'])
        .doUpdateSet((e) => ({ times: e('gallery_activity.times', '+', 1), created_at })),
    )
    .execute()
    .catch((error: unknown) => {
      throw violates(error, 'foreign-key') ? notFound('gallery') : error
    })
}

const mostShown = 200

/** Newest first. Wrong PINs are read separately, so that other events cannot push them out. */
export async function listActivity(db: Db, galleryId: string) {
  const newest = (compared: '=' | '!=') =>
    db
      .selectFrom('gallery_activity')
      .selectAll()
      .where('gallery_id', '=', galleryId)
      .where('what', compared, 'wrong-pin')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostShown)
      .execute()
  const lines = (await Promise.all([newest('='), newest('!=')])).flat()
  return lines.toSorted((one, other) =>
    one.created_at === other.created_at
      ? other.id.localeCompare(one.id)
      : other.created_at.localeCompare(one.created_at),
  )
}

const sameUploadMs = 3_600_000
/** Pictures that are uploaded one after another are counted in one line. */
export async function countUpload(trx: Db, galleryId: string) {
  await takeTurn(trx, 'galleries')
  const last = await trx
    .selectFrom('gallery_activity')
    .selectAll()
    .where('gallery_id', '=', galleryId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isSameUpload = last?.what === 'uploaded' && Date.parse(last.created_at) > Date.now() - sameUploadMs
  if (!isSameUpload) return addActivity(trx, galleryId, { what: 'uploaded', actor: 'owner', detail: '1' })
  const detail = String(Number(last.detail) + 1)
  return trx.updateTable('gallery_activity').set({ detail }).where('id', '=', last.id).execute()
}
