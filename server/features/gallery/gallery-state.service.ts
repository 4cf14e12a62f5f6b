import { statusesFor, type GalleryAct, type GalleryStatus } from '../../../contract/gallery-acts.ts'
import type { ActivityWhat, GalleryActor } from '../../../contract/gallery.ts'
import type { Db } from '../../../db/open.ts'
import { conflict, notFound } from '../../errors.ts'
import { queueGalleryMail, type GalleryStep } from '../../mail/gallery-mails.ts'
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

const asOwner = (trx: Db, id: string, step: Omit<Step, 'actor'>) =>
  changeStatus(trx, id, { ...step, actor: 'owner' })

interface Telling {
  tell: boolean
  message: string
}

/** The step and the mail about it together. */
const andTell =
  (step: Omit<Step, 'actor'>, mail: GalleryStep) =>
  (db: Db, id: string, { tell, message }: Telling) =>
    db.transaction().execute(async (trx) => {
      const row = await asOwner(trx, id, step)
      if (tell) await queueGalleryMail(trx, mail, row, message)
    })

export const openGallery = andTell({ act: 'open', to: 'open', what: 'opened' }, 'ready')
export const deliverGallery = andTell({ act: 'deliver', to: 'delivered', what: 'delivered' }, 'delivered')

export const closeGallery = (db: Db, id: string) =>
  db.transaction().execute((trx) => asOwner(trx, id, { act: 'close', to: 'closed', what: 'closed' }))

export const reopenSelection = (db: Db, id: string) =>
  db
    .transaction()
    .execute((trx) =>
      asOwner(trx, id, { act: 'reopen', to: 'open', what: 'reopened', changes: { sent_at: null } }),
    )
