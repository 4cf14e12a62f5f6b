import { required } from '../../../contract/shape/field-refusals.ts'
import { randomInt } from 'node:crypto'
import type { Gallery, GalleryChanges, GalleryInput } from '../../../contract/gallery/gallery.ts'
import type { ListQuery } from '../../../contract/shape/paging.ts'
import { slugify } from '../../../contract/shape/slug.ts'
import type { Db } from '../../../db/open.ts'
import { violates } from '../../../db/violations.ts'
import { conflict, invalid, notFound, notUpdated } from '../../platform/http/errors.ts'
import { findBooking } from '../../booking/booking/booking.queries.ts'
import { readBalance } from '../../billing/payment/payment.queries.ts'
import { addActivity, listActivity } from './gallery-activity.queries.ts'
import { galleryKey, galleryPath, type GalleryRow, type LinkRole } from './gallery-key.ts'
import { resetPinGuesses, pinColumns, type PinColumns, pinLockedUntil, type PinSafe } from './gallery-pin.ts'
import { updateMost } from './gallery-list.queries.ts'
import { findPicture, readParts } from './gallery-parts.queries.ts'
import { remakeSizes } from './gallery-sizes.ts'
import { toActivity, toComment, toListed, toLists, toOwnerPicture, toSets } from './gallery.mapper.ts'
import * as queries from './gallery.queries.ts'
import { findGalleryBySlug } from './gallery.queries.ts'

/** Contains only characters that are valid in cookies and addresses, with a random ending. */
function newSlug(title: string) {
  const plain = slugify(title)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  const end = randomInt(36 ** 5)
    .toString(36)
    .padStart(5, '0')
  return plain ? `${plain}-${end}` : end
}

export async function listGalleries(db: Db, query: ListQuery & queries.GalleryFilter) {
  const [rows, counts, bytes] = await Promise.all([
    queries.listGalleries(db, query),
    queries.countGalleries(db, query.search),
    queries.sizeOfGalleries(db),
  ])
  const total = query.status
    ? counts[query.status]
    : Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { data: rows.map(toListed), total, bytes, counts }
}

/** Creates a gallery; missing fields are taken from its booking. */
export async function makeGallery(trx: Db, input: GalleryInput, pin: PinColumns) {
  const booking = input.bookingId ? await findBooking(trx, 'everyone', input.bookingId) : undefined
  if (input.bookingId && !booking) throw notFound('booking request')
  const title = input.title ?? booking?.name
  if (!title) throw invalid('title', required('Title').error())
  const row = await queries.insertGallery(
    trx,
    {
      slug: newSlug(title),
      booking_id: booking?.id ?? null,
      title,
      client_name: input.clientName || booking?.name || '',
      email: input.email || booking?.email || '',
      language: input.language ?? booking?.language ?? 'en',
      event_date: input.eventDate ?? booking?.event_date ?? null,
      place: input.place || booking?.address || '',
      status: 'draft',
      closes_on: input.closesOn ?? null,
      guests: input.guests ?? false,
      sorted_by: input.sortedBy,
      ...pin,
      downloads: input.downloads ?? 'web',
      originals_when_paid: input.originalsWhenPaid ?? true,
      watermark: input.watermark ?? false,
      comments: input.commentsOn ?? true,
    },
    input.limit ?? null,
  )
  await addActivity(trx, row.id, { what: 'made', actor: 'owner', detail: booking?.reference })
  return { _id: row.id, slug: row.slug, clientPath: await galleryPath(trx, row, 'client') }
}

export async function addGallery(db: Db, safe: PinSafe, input: GalleryInput) {
  const pin = await pinColumns(safe, input.pin)
  return db.transaction().execute((trx) => makeGallery(trx, input, pin))
}

export async function requireGallery(db: Db, id: string): Promise<GalleryRow> {
  const row = await queries.findGallery(db, id)
  if (!row) throw notFound('gallery')
  return row
}

/** The open balance of its booking; null without an accepted offer. */
export async function balanceFor(db: Db, { booking_id }: GalleryRow) {
  if (!booking_id) return null
  const { agreed, balance } = await readBalance(db, booking_id)
  return agreed === null ? null : balance
}

export async function readGallery(db: Db, { vault }: PinSafe, id: string): Promise<Gallery> {
  const row = await requireGallery(db, id)
  const [parts, activity, balance, clientPath, guestPath, booking, lockedUntil] = await Promise.all([
    readParts(db, id),
    listActivity(db, id),
    balanceFor(db, row),
    galleryPath(db, row, 'client'),
    galleryPath(db, row, 'guest'),
    row.booking_id ? findBooking(db, 'everyone', row.booking_id) : undefined,
    pinLockedUntil(db, row),
  ])
  const lists = toLists(parts)
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    clientName: row.client_name,
    email: row.email,
    language: row.language,
    eventDate: row.event_date,
    place: row.place,
    closesOn: row.closes_on,
    limit: lists.find(({ main }) => main)?.limit ?? null,
    downloads: row.downloads,
    originalsWhenPaid: row.originals_when_paid,
    watermark: row.watermark,
    comments: parts.comments.map(toComment),
    commentsOn: row.comments,
    guests: row.guests,
    sortedBy: row.sorted_by,
    bookingId: row.booking_id,
    bookingReference: booking?.reference ?? null,
    status: row.status,
    coverId: row.cover_id,
    hasPin: row.pin_hash !== null,
    pin: (row.pin_sealed && vault.open(row.pin_sealed)) || null,
    phone: booking?.phone ?? '',
    pinLockedUntil: lockedUntil ?? null,
    clientPath,
    guestPath,
    balance,
    sentAt: row.sent_at,
    message: row.message,
    asked: row.asked,
    bytes: parts.pictures.reduce((sum, { bytes }) => sum + bytes, 0),
    sets: toSets(parts),
    pictures: parts.pictures.map(toOwnerPicture),
    lists,
    activity: activity.map(toActivity),
    version: row.settings_at,
  }
}

/** The limit is a constraint of the main list, which refuses one below the number of chosen pictures. */
const saveLimit = (trx: Db, galleryId: string, most: number | null) =>
  updateMost(trx, galleryId, most).catch((error: unknown) => {
    if (violates(error, 'check')) throw conflict('More pictures than that have already been chosen.', 'limit')
    throw error
  })

export async function updateGallery(
  db: Db,
  id: string,
  { version, guests, coverId, sortedBy, ...changes }: GalleryChanges,
) {
  if (coverId && !(await findPicture(db, id, coverId))) throw notFound('picture')
  return db.transaction().execute(async (trx) => {
    const row = await queries.updateGallery(
      trx,
      id,
      {
        title: changes.title,
        client_name: changes.clientName,
        email: changes.email,
        language: changes.language,
        event_date: changes.eventDate,
        place: changes.place,
        closes_on: changes.closesOn,
        downloads: changes.downloads,
        originals_when_paid: changes.originalsWhenPaid,
        watermark: changes.watermark,
        comments: changes.commentsOn,
        guests,
        cover_id: coverId,
        sorted_by: sortedBy,
        // Guests, cover and order have separate controls, which must not make an open form outdated.
        ...(Object.keys(changes).length > 0 && { settings_at: new Date().toISOString() }),
      },
      { version },
    )
    if (!row) throw notUpdated('gallery', await queries.findGallery(trx, id))
    if (changes.limit !== undefined) await saveLimit(trx, id, changes.limit)
    if (changes.watermark !== undefined) await remakeSizes(trx, id)
    return { version: row.settings_at }
  })
}

/** Visitors with the old link lose access with their next request, also to files. */
export const renewLink = (db: Db, id: string, which: LinkRole) =>
  db.transaction().execute(async (trx) => {
    const row = await requireGallery(trx, id)
    const changes =
      which === 'client' ? { key_version: row.key_version + 1 } : { guest_version: row.guest_version + 1 }
    const renewed = (await queries.updateGallery(trx, id, changes))!
    await addActivity(trx, id, { what: 'renewed', actor: 'owner', detail: which })
    return galleryPath(trx, renewed, which)
  })

export async function savePin(db: Db, safe: PinSafe, id: string, pin: string | null) {
  const row = await requireGallery(db, id)
  const isDone = row.asked === 'pin' && { asked: null }
  const changes = { ...(await pinColumns(safe, pin)), pin_version: row.pin_version + 1, ...isDone }
  await queries.updateGallery(db, id, changes)
}

export async function answerAsk(db: Db, id: string) {
  if (!(await queries.updateGallery(db, id, { asked: null }))) throw notFound('gallery')
}

export const liftPinLock = async (db: Db, id: string) => resetPinGuesses(db, await requireGallery(db, id))

/** The client's key of a gallery, for a mail that is being sent. */
export async function keyOfGallery(db: Db, slug: string) {
  const row = await findGalleryBySlug(db, slug)
  return row ? galleryKey(db, row, 'client') : ''
}
