import { statusesFor, type GalleryAct, type GalleryStatus } from '../../../contract/gallery-acts.ts'
import type { ActivityWhat, GalleryActor } from '../../../contract/gallery.ts'
import type { Db } from '../../../db/open.ts'
import { conflict, notFound } from '../../errors.ts'
import { addActivity } from './gallery-activity.ts'
import type { GalleryRow } from './gallery-key.ts'
import { findGallery, freezeLists, updateGallery } from './gallery.queries.ts'

const sentences: Record<GalleryStatus, string> = {
  draft: 'This gallery is not open yet.',
  open: 'This gallery is open.',
  chosen: 'The selection of this gallery was sent already.',
  delivered: 'This gallery is delivered already.',
  closed: 'This gallery is closed.',
}

export const notNow = (status: GalleryStatus) => conflict(sentences[status])

interface Step {
  act: GalleryAct
  to: GalleryStatus
  what: ActivityWhat
  actor: GalleryActor
  changes?: Pick<Partial<GalleryRow>, 'sent_at' | 'message'>
  detail?: string
}

/** One step of a gallery, only from where it is possible. Pictures are chosen while it is open and at no other time. */
export async function changeStatus(trx: Db, id: string, { act, to, what, actor, changes, detail }: Step) {
  const row = await updateGallery(trx, id, { status: to, ...changes }, { statuses: statusesFor(act) })
  if (!row) {
    const present = await findGallery(trx, id)
    throw present ? notNow(present.status) : notFound('gallery')
  }
  await freezeLists(trx, id, to !== 'open')
  await addActivity(trx, id, { what, actor, detail })
  return row
}

const asOwner = (step: Omit<Step, 'actor'>) => (db: Db, id: string) =>
  db.transaction().execute((trx) => changeStatus(trx, id, { ...step, actor: 'owner' }))

export const openGallery = asOwner({ act: 'open', to: 'open', what: 'opened' })
export const closeGallery = asOwner({ act: 'close', to: 'closed', what: 'closed' })
export const deliverGallery = asOwner({ act: 'deliver', to: 'delivered', what: 'delivered' })
export const reopenSelection = asOwner({
  act: 'reopen',
  to: 'open',
  what: 'reopened',
  changes: { sent_at: null },
})
