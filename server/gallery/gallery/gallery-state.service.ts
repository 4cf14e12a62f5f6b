import {
  isGalleryAct,
  statusesFor,
  type GalleryAct,
  type GalleryStatus,
} from '../../../contract/gallery/gallery-acts.ts'
import type { ActivityWhat, GalleryActor } from '../../../contract/gallery/gallery.ts'
import { addDays, dayIn } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { queueGalleryMail } from './gallery-mails.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { addActivity } from './gallery-activity.queries.ts'
import type { GalleryRow } from './gallery-key.ts'
import { findFirstPicture } from './gallery-parts.queries.ts'
import { freezeLists } from './gallery-list.queries.ts'
import { findGallery, updateGallery } from './gallery.queries.ts'

const sentences: Record<GalleryStatus, string> = {
  draft: 'This gallery is not open yet.',
  open: 'This gallery is open.',
  chosen: 'The selection for this gallery has already been sent.',
  delivered: 'This gallery has already been delivered.',
  closed: 'This gallery is closed.',
}

export const notNow = (status: GalleryStatus) => conflict(sentences[status])

interface StatusChange {
  act: GalleryAct
  to: GalleryStatus
  what: ActivityWhat
  actor: GalleryActor
  changes?: Pick<Partial<GalleryRow>, 'sent_at' | 'message' | 'closes_on' | 'settings_at' | 'asked'>
}

/**
 * Changes the status of a gallery, if that is possible from the current one. Lists can only be changed while it is open.
 * Returns the row and the number of chosen pictures.
 */
export async function changeStatus(trx: Db, id: string, { act, to, what, actor, changes }: StatusChange) {
  const row = await updateGallery(trx, id, { status: to, ...changes }, { statuses: statusesFor(act) })
  if (!row) {
    const present = await findGallery(trx, id)
    throw present ? notNow(present.status) : notFound('gallery')
  }
  const lists = await freezeLists(trx, id, to !== 'open')
  const picked = lists.find(({ main }) => main)?.picked ?? 0
  await addActivity(trx, id, { what, actor, detail: what === 'sent' ? String(picked) : '' })
  return { ...row, picked }
}

const asOwner = (trx: Db, id: string, step: Omit<StatusChange, 'actor'>) =>
  changeStatus(trx, id, { ...step, actor: 'owner' })

/** An empty gallery would look broken to the client. */
async function checkPictures(trx: Db, id: string) {
  if (await findFirstPicture(trx, id)) return
  throw conflict('There are no pictures in this gallery yet. Upload some first.')
}

interface MailOptions {
  tell: boolean
  message: string
}

/** How long an expired gallery stays open when it is opened again. */
const openAgainDays = 14

/** Replaces a past last day, which would close the gallery again at once. */
async function nextLastDay(trx: Db, id: string) {
  const row = await findGallery(trx, id)
  const { zone } = (await readStudio(trx)).calendar
  const today = dayIn(zone, Date.now())
  if (!row?.closes_on || row.closes_on >= today) return {}
  return { closes_on: addDays(today, openAgainDays), settings_at: new Date().toISOString() }
}

/** Opens a gallery and queues its mail in one transaction. */
export const openGallery = (db: Db, id: string, { tell, message }: MailOptions) =>
  db.transaction().execute(async (trx) => {
    const changes = { asked: null, ...(await nextLastDay(trx, id)) }
    const row = await asOwner(trx, id, { act: 'open', to: 'open', what: 'opened', changes })
    await checkPictures(trx, id)
    if (tell) await queueGalleryMail(trx, 'ready', row, message)
  })

export const deliverGallery = (db: Db, id: string, { tell, message }: MailOptions) =>
  db.transaction().execute(async (trx) => {
    const row = await asOwner(trx, id, { act: 'deliver', to: 'delivered', what: 'delivered' })
    await checkPictures(trx, id)
    if (tell) await queueGalleryMail(trx, 'delivered', row, message)
  })

/** Reminds the client, as often as the owner likes. */
export const remindClient = (db: Db, id: string, message: string) =>
  db.transaction().execute(async (trx) => {
    const row = await findGallery(trx, id)
    if (!row) throw notFound('gallery')
    if (!isGalleryAct('look', row.status)) throw notNow(row.status)
    await checkPictures(trx, id)
    if (!row.email) throw conflict('This gallery has no email address. Send the link another way.')
    await addActivity(trx, id, { what: 'reminded', actor: 'owner' })
    await queueGalleryMail(trx, 'reminder', row, message)
  })

export const closeGallery = (db: Db, id: string) =>
  db.transaction().execute((trx) => asOwner(trx, id, { act: 'close', to: 'closed', what: 'closed' }))

export const reopenSelection = (db: Db, id: string) =>
  db
    .transaction()
    .execute((trx) =>
      asOwner(trx, id, { act: 'reopen', to: 'open', what: 'reopened', changes: { sent_at: null } }),
    )
