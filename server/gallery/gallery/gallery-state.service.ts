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

interface Step {
  act: GalleryAct
  to: GalleryStatus
  what: ActivityWhat
  actor: GalleryActor
  changes?: Pick<Partial<GalleryRow>, 'sent_at' | 'message' | 'closes_on' | 'settings_at' | 'asked'>
}

/**
 * One step of a gallery, only from where it is possible. Pictures are chosen while it is open and at no other time.
 * Returns the row, and how many were chosen at the end.
 */
export async function changeStatus(trx: Db, id: string, { act, to, what, actor, changes }: Step) {
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

const asOwner = (trx: Db, id: string, step: Omit<Step, 'actor'>) =>
  changeStatus(trx, id, { ...step, actor: 'owner' })

/** Whoever is led to an empty page takes it for broken. */
async function checkPictures(trx: Db, id: string) {
  if (await findFirstPicture(trx, id)) return
  throw conflict('There are no pictures in this gallery yet. Upload some first.')
}

interface Telling {
  tell: boolean
  message: string
}

/** How long one stays open that was over and is opened again. */
const openAgainDays = 14

/** A last day that is past would close it again at once. */
async function nextLastDay(trx: Db, id: string) {
  const row = await findGallery(trx, id)
  const { zone } = (await readStudio(trx)).calendar
  const today = dayIn(zone, Date.now())
  if (!row?.closes_on || row.closes_on >= today) return {}
  return { closes_on: addDays(today, openAgainDays), settings_at: new Date().toISOString() }
}

/** The step and the mail about it together. */
export const openGallery = (db: Db, id: string, { tell, message }: Telling) =>
  db.transaction().execute(async (trx) => {
    const changes = { asked: null, ...(await nextLastDay(trx, id)) }
    const row = await asOwner(trx, id, { act: 'open', to: 'open', what: 'opened', changes })
    await checkPictures(trx, id)
    if (tell) await queueGalleryMail(trx, 'ready', row, message)
  })

export const deliverGallery = (db: Db, id: string, { tell, message }: Telling) =>
  db.transaction().execute(async (trx) => {
    const row = await asOwner(trx, id, { act: 'deliver', to: 'delivered', what: 'delivered' })
    await checkPictures(trx, id)
    if (tell) await queueGalleryMail(trx, 'delivered', row, message)
  })

/** Once more, as often as the owner likes. */
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
