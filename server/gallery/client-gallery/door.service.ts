import type { GalleryDoor } from '../../../contract/gallery/client-gallery.ts'
import type { Db } from '../../../db/open.ts'
import { AppError, conflict, invalid, notFound } from '../../platform/http/errors.ts'
import type { Passwords } from '../../platform/identity/password.ts'
import { addActivity } from '../gallery/gallery-activity.queries.ts'
import { newPass, roleOfKey, roleOfPass, type GalleryRow, type LinkRole } from '../gallery/gallery-key.ts'
import { findFirstPicture, findPicture } from '../gallery/gallery-parts.queries.ts'
import { provePin } from '../gallery/gallery-pin.ts'
import { findGalleryBySlug } from '../gallery/gallery.queries.ts'
import { isEntered } from './gallery-access.ts'
import { passMs } from './gallery-cookie.ts'

interface AtDoor {
  row: GalleryRow
  role: LinkRole
}

/** Nobody learns whether the name or the key was wrong. */
export async function atDoor(db: Db, slug: string, key: string): Promise<AtDoor> {
  const row = await findGalleryBySlug(db, slug)
  const role = row && row.status !== 'draft' && (await roleOfKey(db, row, key))
  if (!role) throw notFound('gallery')
  return { row, role }
}

export async function readDoor(db: Db, slug: string, key: string): Promise<GalleryDoor> {
  const { row, role } = await atDoor(db, slug, key)
  const [isOpen, cover] = await Promise.all([
    isEntered(db, row),
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

async function checkPin(db: Db, pins: Passwords, { row, role }: AtDoor, { pin, network, pass }: Knock) {
  if (row.pin_hash === null) return
  if (pin === '') throw invalid('pin', 'Please enter the PIN for this gallery.')
  if (await provePin(db, pins, row, { role, pin, network, pass })) return
  await addActivity(db, row.id, { what: 'wrong-pin', actor: role })
  throw invalid('pin', 'That is not the PIN for this gallery. Please try again.')
}

interface Knock {
  slug: string
  key: string
  pin: string
  network: string
  pass?: string
}

/** Whoever comes by a link, and knows the PIN where there is one, gets a pass for this gallery. */
export async function enter(db: Db, pins: Passwords, knock: Knock) {
  const there = await atDoor(db, knock.slug, knock.key)
  const { row, role } = there
  if (!(await isEntered(db, row))) throw conflict('This gallery is closed.')
  await checkPin(db, pins, there, knock)
  await addActivity(db, row.id, { what: 'visited', actor: role })
  return { row, role, pass: await newPass(db, row, role, Date.now() + passMs) }
}

/** The same for a link whose gallery asks for nothing else; undefined where the door has to be shown. */
export async function enterByLink(db: Db, pins: Passwords, knock: Omit<Knock, 'pin'>) {
  const row = await findGalleryBySlug(db, knock.slug)
  if (!row || row.pin_hash !== null) return undefined
  return enter(db, pins, { ...knock, pin: '' }).catch((error: unknown) => {
    if (error instanceof AppError) return undefined
    throw error
  })
}

/** In which somebody who stands at the door is spoken to, unless the page that they come from says otherwise. */
export const languageOf = async (db: Db, slug: string) =>
  (await findGalleryBySlug(db, slug))?.language ?? 'en'

export async function isInside(db: Db, slug: string, pass: string | undefined) {
  const row = pass && (await findGalleryBySlug(db, slug))
  return Boolean(row && (await roleOfPass(db, row, pass)))
}
