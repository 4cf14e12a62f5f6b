import { createHash } from 'node:crypto'
import type { GalleryDoor } from '../../../contract/client-gallery.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { AppError, conflict, invalid, notFound } from '../../errors.ts'
import type { Passwords } from '../../identity/password.ts'
import { addActivity } from '../gallery/gallery-activity.ts'
import { newPass, roleOfKey, roleOfPass, type GalleryRow, type LinkRole } from '../gallery/gallery-key.ts'
import { findFirstPicture, findPicture } from '../gallery/gallery-parts.queries.ts'
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

const windowMs = 15 * 60_000
/** Wrong PINs in that time: from one address, and for one gallery from all of them. */
const guessesFromOne = 5
const guessesFromAll = 30

const resting = () =>
  new AppError('rate-limited', 'Too many wrong PINs. The door rests for 15 minutes; then try again.')

/** Written down before anybody looks whether it is right, so that guesses that come together count one by one. */
async function countGuess(db: Db, galleryId: string, ip: string) {
  const since = new Date(Date.now() - windowMs).toISOString()
  const address = createHash('sha256').update(`${galleryId} ${ip}`).digest('base64url').slice(0, 22)
  const id = newId()
  await db.deleteFrom('gallery_guess').where('created_at', '<', since).execute()
  const created_at = new Date().toISOString()
  await db.insertInto('gallery_guess').values({ id, gallery_id: galleryId, address, created_at }).execute()
  const guesses = await db
    .selectFrom('gallery_guess')
    .select('address')
    .where('gallery_id', '=', galleryId)
    .execute()
  const own = guesses.filter((guess) => guess.address === address).length
  if (own > guessesFromOne || guesses.length > guessesFromAll) throw resting()
  return { id, left: guessesFromOne - own }
}

async function checkPin(db: Db, passwords: Passwords, { row, role }: AtDoor, pin: string, ip: string) {
  if (row.pin_hash === null) return
  if (pin === '') throw invalid('pin', 'Please type the PIN of this gallery.')
  const guess = await countGuess(db, row.id, ip)
  if (await passwords.verify({ hash: row.pin_hash, password: pin })) {
    await db.deleteFrom('gallery_guess').where('id', '=', guess.id).execute()
    return
  }
  await addActivity(db, row.id, { what: 'wrong-pin', actor: role })
  throw invalid(
    'pin',
    guess.left > 0
      ? 'That is not the PIN of this gallery. Please try again.'
      : 'That is not the PIN of this gallery. The door now rests for 15 minutes.',
  )
}

interface Knock {
  slug: string
  key: string
  pin: string
  ip: string
}

/** Whoever comes by a link, and knows the PIN where there is one, gets a pass for this gallery. */
export async function enter(db: Db, passwords: Passwords, { slug, key, pin, ip }: Knock) {
  const there = await atDoor(db, slug, key)
  const { row, role } = there
  if (!(await isEntered(db, row))) throw conflict('This gallery is closed.')
  await checkPin(db, passwords, there, pin, ip)
  await addActivity(db, row.id, { what: 'visited', actor: role })
  return { row, role, pass: await newPass(db, row, role, Date.now() + passMs) }
}

/** The same for a link whose gallery asks for nothing else; undefined where the door has to be shown. */
export async function enterByLink(db: Db, passwords: Passwords, knock: Omit<Knock, 'pin'>) {
  const row = await findGalleryBySlug(db, knock.slug)
  if (!row || row.pin_hash !== null) return undefined
  return enter(db, passwords, { ...knock, pin: '' }).catch((error: unknown) => {
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
