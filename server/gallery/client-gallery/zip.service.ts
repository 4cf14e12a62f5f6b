import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { conflict, forbidden, notFound } from '../../platform/http/errors.ts'
import type { Storage } from '../../platform/media/storage.ts'
import { planZip, type ZipEntry } from '../../platform/media/zip.ts'
import { fileName } from '../gallery/gallery-files.ts'
import { readParts, type PictureRow } from '../gallery/gallery-parts.queries.ts'
import { downloadName, typeOfFile } from './download-name.ts'
import { mayDownload, visitOf, type Visit } from './gallery-access.ts'

export type ZipSize = 'web' | 'original'

/** Makes names unique, because cameras can use a name twice. */
function createUniqueNames() {
  const taken = new Set<string>()
  return (wanted: string) => {
    const [, stem = wanted, ending = ''] = /^(.*?)(\.[^./]*)?$/s.exec(wanted) ?? []
    let name = wanted
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${stem} (${n})${ending}`
    taken.add(name.toLowerCase())
    return name
  }
}

/** A name that is valid on all systems. */
const safeName = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_')

async function picturesOfList(db: Db, galleryId: string, list: string) {
  const { sets, pictures, lists, picks } = await readParts(db, galleryId)
  const titles = new Map(sets.map(({ id, title }) => [id, title]))
  if (list === '') return { titles, pictures }
  const wanted = lists.find(({ id, main }) => (list === 'main' ? main : id === list))
  if (!wanted) throw notFound('list')
  const ids = new Set(picks.filter((pick) => pick.list_id === wanted.id).map((pick) => pick.picture_id))
  return { titles, pictures: pictures.filter(({ id }) => ids.has(id)) }
}

async function checkSize(db: Db, visit: Visit, size: ZipSize) {
  const may = await mayDownload(db, visit)
  if (visit.role === 'owner' || may[size]) return
  throw forbidden(
    size === 'original' && may.balance !== null
      ? 'Originals can be downloaded once everything is paid.'
      : 'These pictures cannot be downloaded.',
  )
}

interface ZipSelection {
  slug: string
  list: string
  size: ZipSize
}

/** The content and name of a ZIP file. The access is checked again before each file is read. */
export async function planDownload(
  db: Db,
  storage: Storage,
  request: FastifyRequest,
  { slug, list, size }: ZipSelection,
) {
  const checkAccess = async () => {
    const visit = await visitOf(db, request, slug)
    await checkSize(db, visit, size)
    return visit
  }
  const visit = await checkAccess()
  const { titles, pictures } = await picturesOfList(db, visit.row.id, list)
  const ready = size === 'web' ? pictures.filter(({ sizes }) => sizes !== null) : pictures
  if (ready.length === 0) throw conflict('There is nothing to download yet.')

  const nameOf = createUniqueNames()
  const entryOf = (row: PictureRow): ZipEntry => {
    const file = downloadName(row.file_name, typeOfFile(row.type, size))
    const folder = row.set_id && titles.get(row.set_id)
    return {
      name: nameOf(folder ? `${safeName(folder)}/${safeName(file)}` : safeName(file)),
      bytes: size === 'web' ? row.sizes!.web : row.bytes,
      crc32: size === 'web' ? row.sizes!.webCrc32 : row.crc32,
      modified: new Date(row.taken_at ? `${row.taken_at}Z` : row.created_at),
      async read(start, end) {
        await checkAccess()
        const stored = await storage.galleries.read(fileName(row, size)!, { start, end })
        if (!stored) throw new Error(`${row.file_name} is missing.`)
        return stored
      },
    }
  }
  const entries = ready.map(entryOf)
  const hash = createHash('sha256')
  for (const { name, bytes, crc32 } of entries) hash.update(`${name}\n${bytes} ${crc32}\n`)
  return {
    visit,
    plan: planZip(entries),
    pictures: entries.length,
    etag: `"${hash.digest('base64url').slice(0, 32)}"`,
    fileName: `${slug}-${size}.zip`,
  }
}
