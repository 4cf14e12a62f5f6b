import type { Db } from '../../../db/open.ts'
import { hashesIn, variantFolder } from '../../platform/media/variants.ts'
import type { Storage } from '../../platform/media/storage.ts'
import type { StoredFile } from '../../platform/media/store.ts'
import { readSite } from '../../platform/settings/settings.queries.ts'
import { mediaName } from './picture.mapper.ts'
import { listPictureFiles, listTextsWithPictures, removeUpload } from './picture.queries.ts'

const day = 86_400_000

interface LocatedFile extends StoredFile {
  in: keyof Storage
}

export interface Unused {
  /** Uploads that no content uses, with their files. */
  pictures: { src: string; files: LocatedFile[] }[]
  /** Files without a row, left by a crash or by former sizes. */
  strays: LocatedFile[]
}

type Row = Awaited<ReturnType<typeof listPictureFiles>>[number]

const hashesOf = ({ src, hash }: Row) => [...hashesIn(src), ...(hash ? [hash] : [])]

async function hashesInUse(db: Db) {
  const texts = await listTextsWithPictures(db)
  return new Set([...texts, JSON.stringify(await readSite(db))].flatMap(hashesIn))
}

async function filesOlderThan(storage: Storage, before: string): Promise<LocatedFile[]> {
  const old = ({ changedAt }: StoredFile) => changedAt.toISOString() < before
  const media = (await storage.media.list()).filter(({ name }) => name.startsWith(`${variantFolder}/`))
  const originals = await storage.originals.list()
  return [
    ...media.filter(old).map((file): LocatedFile => ({ ...file, in: 'media' })),
    ...originals.filter(old).map((file): LocatedFile => ({ ...file, in: 'originals' })),
  ]
}

const aDayAgo = () => new Date(Date.now() - day).toISOString()

/** Younger files may belong to a form that is not submitted yet. */
export async function findUnused(db: Db, storage: Storage, before = aDayAgo()): Promise<Unused> {
  const files = await filesOlderThan(storage, before)
  const used = await hashesInUse(db)
  const rows = await listPictureFiles(db)
  const isUnused = (row: Row) =>
    row.uploaded_at !== null &&
    row.uploaded_at < before &&
    mediaName(row.src) !== null &&
    !hashesOf(row).some((hash) => used.has(hash))

  const kept = rows.filter((row) => !isUnused(row))
  const names = new Set([...used, ...kept.flatMap((row) => [...hashesOf(row), row.original])])
  const belongsTo = ({ name }: StoredFile, row: Row) =>
    row.original === name || hashesIn(name).some((hash) => hashesOf(row).includes(hash))
  const unreferenced = files.filter(
    (file) => ![file.name, ...hashesIn(file.name)].some((name) => names.has(name)),
  )

  const pictures = rows.filter(isUnused).map((row) => ({
    src: row.src,
    files: unreferenced.filter((file) => belongsTo(file, row)),
  }))
  const owned = new Set(pictures.flatMap((picture) => picture.files))
  return { pictures, strays: unreferenced.filter((file) => !owned.has(file)) }
}

/** Deletes each row before its files, so that what a crash leaves in between is found as a stray next time. */
export async function removeUnused(
  db: Db,
  storage: Storage,
  { pictures, strays }: Unused,
  before = aDayAgo(),
) {
  const remove = (file: LocatedFile) => storage[file.in].remove(file.name)
  for (const { src, files } of pictures) {
    if (await removeUpload(db, src, before)) for (const file of files) await remove(file)
  }
  for (const file of strays) await remove(file)
}
