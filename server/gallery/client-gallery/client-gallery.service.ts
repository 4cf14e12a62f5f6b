import type { ClientGallery } from '../../../contract/gallery/client-gallery.ts'
import { isGalleryAct } from '../../../contract/gallery/gallery-acts.ts'
import type { Db } from '../../../db/open.ts'
import { forbidden } from '../../platform/http/errors.ts'
import { queueSelectionMail } from '../gallery/gallery-mails.ts'
import type { GalleryRow } from '../gallery/gallery-key.ts'
import { readParts } from '../gallery/gallery-parts.queries.ts'
import { addComment } from '../gallery/gallery-picture.service.ts'
import { changeStatus, notNow } from '../gallery/gallery-state.service.ts'
import { toComment, toLists, toPicture, toSets } from '../gallery/gallery.mapper.ts'
import { mayDownload, type Visit } from './gallery-access.ts'

/** Guests see only the pictures, not the client's lists and comments. */
export async function readView(db: Db, visit: Visit): Promise<ClientGallery> {
  const { row, role } = visit
  const [parts, downloads] = await Promise.all([readParts(db, row.id), mayDownload(db, visit)])
  const isClient = role === 'client'
  return {
    slug: row.slug,
    title: row.title,
    clientName: row.client_name,
    language: row.language,
    eventDate: row.event_date,
    place: row.place,
    status: row.status,
    role,
    closesOn: row.closes_on,
    coverId: row.cover_id,
    sets: toSets(parts),
    pictures: parts.pictures.map(toPicture),
    lists: role === 'guest' ? [] : toLists(parts),
    comments: role === 'guest' ? [] : parts.comments.map(toComment),
    mayChoose: isClient && isGalleryAct('choose', row.status),
    mayComment: isClient && row.comments && isGalleryAct('comment', row.status),
    mayDownload: { web: downloads.web, original: downloads.original },
    originalsWait: downloads.balance !== null,
    balance: downloads.balance,
    sentAt: row.sent_at,
  }
}

/** The maximum number of the client's comments in a gallery. */
const mostComments = 2000

export function writeComment(db: Db, row: GalleryRow, picture: string, body: string) {
  if (!row.comments) throw forbidden('Comments are turned off in this gallery.')
  if (!isGalleryAct('comment', row.status)) throw notNow(row.status)
  return addComment(db, row.id, { picture, body, actor: 'client', most: mostComments })
}

/** Freezes the selection and mails the owner. */
export const sendSelection = (db: Db, { id }: GalleryRow, message: string) =>
  db.transaction().execute(async (trx) => {
    const row = await changeStatus(trx, id, {
      act: 'send',
      to: 'chosen',
      what: 'sent',
      actor: 'client',
      changes: { sent_at: new Date().toISOString(), message },
    })
    await queueSelectionMail(trx, row)
  })
