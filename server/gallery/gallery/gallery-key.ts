import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { GalleryTable } from '../../../db/tables/gallery.ts'
import type { Db } from '../../../db/open.ts'
import { addressIn } from '../../../language/languages.ts'
import { sharedSecret } from '../../platform/settings/setting-row.ts'

export type GalleryRow = Selectable<GalleryTable>
/** The role that a link gives. */
export type LinkRole = 'client' | 'guest'

export const versionOf = (row: GalleryRow, role: LinkRole) =>
  role === 'client' ? row.key_version : row.guest_version

async function sign(db: Db, text: string) {
  const secret = await sharedSecret(db, 'gallery-secret')
  return createHmac('sha256', secret).update(text).digest('base64url')
}

function isSame(known: string, given: string) {
  const [one, other] = [Buffer.from(known), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The secret in a link. It is derived when needed and never stored. */
export const galleryKey = (db: Db, row: GalleryRow, role: LinkRole) =>
  sign(db, `key ${row.id} ${role} ${versionOf(row, role)}`)

export const galleryPath = async (db: Db, row: GalleryRow, role: LinkRole) =>
  addressIn(row.language, `/gallery/${row.slug}?key=${await galleryKey(db, row, role)}`)

/** The role of a key. The guests' key is only valid while guests are allowed. */
export async function roleOfKey(db: Db, row: GalleryRow, key: string): Promise<LinkRole | undefined> {
  if (isSame(await galleryKey(db, row, 'client'), key)) return 'client'
  if (row.guests && isSame(await galleryKey(db, row, 'guest'), key)) return 'guest'
  return undefined
}

const passText = (row: GalleryRow, role: LinkRole, until: string) =>
  `pass ${row.id} ${role} ${versionOf(row, role)} ${row.pin_version} ${until}`

/** The content of the cookie: role, expiry and a signature that is void after a new link or PIN. */
export async function newPass(db: Db, row: GalleryRow, role: LinkRole, until: number) {
  const end = String(until)
  return `${role}.${end}.${await sign(db, passText(row, role, end))}`
}

/** Also accepts expired passes, which show that the PIN was entered on this device before. */
export async function roleOfAnyPass(db: Db, row: GalleryRow, pass: string): Promise<LinkRole | undefined> {
  const [role, until = '', signature = ''] = pass.split('.')
  if (role !== 'client' && role !== 'guest') return undefined
  if (role === 'guest' && !row.guests) return undefined
  return isSame(await sign(db, passText(row, role, until)), signature) ? role : undefined
}

export async function roleOfPass(db: Db, row: GalleryRow, pass: string) {
  const [, until] = pass.split('.')
  return Number(until) > Date.now() ? roleOfAnyPass(db, row, pass) : undefined
}
