import type { GalleryDoor } from '../../../contract/gallery/client-gallery.ts'
import type { Db } from '../../../db/open.ts'
import { AppError, conflict, invalid, notFound } from '../../platform/http/errors.ts'
import type { Passwords } from '../../platform/identity/password.ts'
import { addActivity } from '../gallery/gallery-activity.queries.ts'
import { newPass, roleOfKey, roleOfPass, type GalleryRow, type LinkRole } from '../gallery/gallery-key.ts'
import { findFirstPicture, findPicture } from '../gallery/gallery-parts.queries.ts'
import { provePin } from '../gallery/gallery-pin.ts'
import { findGalleryBySlug } from '../gallery/gallery.queries.ts'
import { isOpenToVisitors } from './gallery-access.ts'
import { passMs } from './gallery-cookie.ts'

interface LinkedGallery {
  row: GalleryRow
  role: LinkRole
}

/** The gallery that a link leads to. The error does not reveal whether the name or the key was wrong. */
export async function galleryOfLink(db: Db, slug: string, key: string): Promise<LinkedGallery> {
  const row = await findGalleryBySlug(db, slug)
  const role = row && row.status !== 'draft' && (await roleOfKey(db, row, key))
  if (!role) throw notFound('gallery')
  return { row, role }
}

export async function readDoor(db: Db, slug: string, key: string): Promise<GalleryDoor> {
  const { row, role } = await galleryOfLink(db, slug, key)
  const [isOpen, cover] = await Promise.all([
    isOpenToVisitors(db, row),
    row.cover_id ? findPicture(db, row.id, row.cover_id) : findFirstPicture(db, row.id),
  ])
  return {
    title: row.title,
    clientName: row.client_name,
    language: row.language,
    eventDate: row.event_date,
    place: row.place,
    role,
    isOpen,
    closedOn: isOpen ? null : (row.closes_on ?? row.updated_at.slice(0, 10)),
    needsPin: row.pin_hash !== null,
    placeholder: cover?.placeholder ?? '',
    colour: cover?.colour ?? '',
  }
}

async function checkPin(
  db: Db,
  pins: Passwords,
  { row, role }: LinkedGallery,
  { pin, network, pass }: EnterAttempt,
) {
  if (row.pin_hash === null) return
  if (pin === '') throw invalid('pin', 'Please enter the PIN for this gallery.')
  if (await provePin(db, pins, row, { role, pin, network, pass })) return
  await addActivity(db, row.id, { what: 'wrong-pin', actor: role })
  throw invalid('pin', 'That is not the PIN for this gallery. Please try again.')
}

interface EnterAttempt {
  slug: string
  key: string
  pin: string
  network: string
  pass?: string
}

/** Gives a pass to a visitor with a link and, if there is one, the PIN. */
export async function enter(db: Db, pins: Passwords, attempt: EnterAttempt) {
  const linked = await galleryOfLink(db, attempt.slug, attempt.key)
  const { row, role } = linked
  if (!(await isOpenToVisitors(db, row))) throw conflict('This gallery is closed.')
  await checkPin(db, pins, linked, attempt)
  await addActivity(db, row.id, { what: 'visited', actor: role })
  return { row, role, pass: await newPass(db, row, role, Date.now() + passMs) }
}

/** As `enter`, for a gallery without a PIN; undefined if the page must ask for one or shows that it is closed. */
export async function enterByLink(db: Db, pins: Passwords, attempt: Omit<EnterAttempt, 'pin'>) {
  const row = await findGalleryBySlug(db, attempt.slug)
  if (!row || row.pin_hash !== null) return undefined
  return enter(db, pins, { ...attempt, pin: '' }).catch((error: unknown) => {
    if (error instanceof AppError) return undefined
    throw error
  })
}

/** The language of a visitor before entering, unless the form says otherwise. */
export const languageOf = async (db: Db, slug: string) =>
  (await findGalleryBySlug(db, slug))?.language ?? 'en'

export async function isInside(db: Db, slug: string, pass: string | undefined) {
  const row = pass && (await findGalleryBySlug(db, slug))
  return Boolean(row && (await roleOfPass(db, row, pass)))
}
