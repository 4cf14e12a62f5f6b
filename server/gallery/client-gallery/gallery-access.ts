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

/** Its last day ends at midnight by the clock of the studio, whether or not somebody has closed it by then. */
export async function isOver(db: Db, { closes_on }: GalleryRow) {
  if (closes_on === null) return false
  const { zone } = (await readStudio(db)).calendar
  return dayIn(zone, Date.now()) > closes_on
}

export const isEntered = async (db: Db, row: GalleryRow) =>
  isGalleryAct('look', row.status) && !(await isOver(db, row))

/** Who comes to a gallery. Whoever may not learns nothing, not even that there is one. */
export async function visitOf(db: Db, request: FastifyRequest, slug: string): Promise<Visit> {
  const row = await findGalleryBySlug(db, slug)
  if (!row) throw notFound('gallery')
  if (request.viewer?.role === 'owner') return { row, role: 'owner' }
  const pass = readPass(request, slug)
  const role = pass && (await roleOfPass(db, row, pass))
  if (!role || !(await isEntered(db, row))) throw notFound('gallery')
  return { row, role }
}

/** For what only the client does. */
export async function clientOf(db: Db, request: FastifyRequest, slug: string): Promise<GalleryRow> {
  const { row, role } = await visitOf(db, request, slug)
  if (role !== 'client') throw forbidden('Only the client of this gallery can do that.')
  return row
}

export interface MayDownload {
  web: boolean
  original: boolean
  /** What originals still wait for, in paisa; null where they do not. */
  balance: number | null
}

export async function mayDownload(db: Db, { row, role }: Visit): Promise<MayDownload> {
  if (role === 'guest') return { web: false, original: false, balance: null }
  const wanted = row.downloads === 'original'
  const owed = wanted && row.originals_when_paid ? await balanceFor(db, row) : null
  const balance = owed !== null && owed > 0 ? owed : null
  return { web: row.downloads !== 'none', original: wanted && balance === null, balance }
}

/** Asked for each file anew: an address that somebody passes on or keeps opens nothing by itself. */
export async function checkFile(db: Db, visit: Visit, size: FileSize) {
  if (visit.role === 'owner' || size === 'thumb' || size === 'view') return
  if (!(await mayDownload(db, visit))[size]) throw notFound('picture')
}
