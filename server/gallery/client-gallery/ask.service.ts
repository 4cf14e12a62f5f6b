import type { GalleryAsk } from '../../../contract/gallery/gallery-acts.ts'
import type { Db } from '../../../db/open.ts'
import { conflict } from '../../platform/http/errors.ts'
import { queueAskMail } from '../gallery/gallery-mails.ts'
import { addActivity } from '../gallery/gallery-activity.queries.ts'
import { markAsked } from '../gallery/gallery.queries.ts'
import { galleryOfLink } from './door.service.ts'
import { isOpenToVisitors } from './gallery-access.ts'

/** The owner gets at most one mail in this time. */
const quietMs = 12 * 3_600_000

interface GalleryQuestion {
  slug: string
  key: string
  what: GalleryAsk
}

/** A visitor with a link asks the owner to open the gallery, or for its PIN. */
export async function askOwner(db: Db, { slug, key, what }: GalleryQuestion) {
  const { row, role } = await galleryOfLink(db, slug, key)
  const isOpen = await isOpenToVisitors(db, row)
  if (what === 'open' ? isOpen : !isOpen || row.pin_hash === null)
    throw conflict('This gallery has changed in the meantime. Please reload the page.')
  const now = new Date()
  const since = new Date(now.getTime() - quietMs)
  await db.transaction().execute(async (trx) => {
    const isFirst = await markAsked(trx, row.id, what, now.toISOString(), since.toISOString())
    if (!isFirst) return
    await addActivity(trx, row.id, { what: `asked-${what}`, actor: role })
    await queueAskMail(trx, row, what)
  })
}
