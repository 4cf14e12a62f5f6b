import type { FastifyRequest } from 'fastify'
import { isGalleryAct } from '../../../contract/gallery/gallery-acts.ts'
import type { FileSize } from '../../../contract/gallery/gallery-parts.ts'
import { dayIn } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import { forbidden, notFound } from '../../platform/http/errors.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { roleOfPass, type GalleryRow, type LinkRole } from '../gallery/gallery-key.ts'
import { findGalleryBySlug } from '../gallery/gallery.queries.ts'
import { balanceFor } from '../gallery/gallery.service.ts'
import { readPass } from './gallery-cookie.ts'

export interface Visit {
  row: GalleryRow
  role: LinkRole | 'owner'
}

/** Whether the last day of a gallery is over, in the zone of the studio, even if it is not marked as closed yet. */
export async function hasExpired(db: Db, { closes_on }: GalleryRow) {
  if (closes_on === null) return false
  const { zone } = (await readStudio(db)).calendar
  return dayIn(zone, Date.now()) > closes_on
}

export const isOpenToVisitors = async (db: Db, row: GalleryRow) =>
  isGalleryAct('look', row.status) && !(await hasExpired(db, row))
/** The gallery and role of a visitor. Without access, the error does not reveal whether the gallery exists. */
export async function visitOf(db: Db, request: FastifyRequest, slug: string): Promise<Visit> {
  const row = await findGalleryBySlug(db, slug)
  if (!row) throw notFound('gallery')
  if (request.viewer?.role === 'owner') return { row, role: 'owner' }
  const pass = readPass(request, slug)
  const role = pass && (await roleOfPass(db, row, pass))
  if (!role || !(await isOpenToVisitors(db, row))) throw notFound('gallery')
  return { row, role }
}

/** As `visitOf`, but only for the client. */
export async function clientOf(db: Db, request: FastifyRequest, slug: string): Promise<GalleryRow> {
  const { row, role } = await visitOf(db, request, slug)
  if (role !== 'client') throw forbidden('Only the client of this gallery can do that.')
  return row
}

export interface MayDownload {
  web: boolean
  original: boolean
  /** The balance in paisa that must be paid before originals can be downloaded; null if there is none. */
  balance: number | null
}

export async function mayDownload(db: Db, { row, role }: Visit): Promise<MayDownload> {
  if (role === 'guest') return { web: false, original: false, balance: null }
  const wanted = row.downloads === 'original'
  const owed = wanted && row.originals_when_paid ? await balanceFor(db, row) : null
  const balance = owed !== null && owed > 0 ? owed : null
  return { web: row.downloads !== 'none', original: wanted && balance === null, balance }
}

/** Checked for each file, because its address alone must not give access. */
export async function checkFile(db: Db, visit: Visit, size: FileSize) {
  if (visit.role === 'owner' || size === 'thumb' || size === 'view') return
  if (!(await mayDownload(db, visit))[size]) throw notFound('picture')
}
