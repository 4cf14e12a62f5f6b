import { createHash } from 'node:crypto'
import { link, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { FileSize } from '../../contract/gallery/gallery-parts.ts'
import { newId } from '../../db/ids.ts'
import { fileName } from '../../server/gallery/gallery/gallery-files.ts'
import { makeGallerySizes, readGalleryPicture, sumsOf } from '../../server/platform/media/gallery-picture.ts'
import { createPhotographs } from './photographs.ts'
import type { Stage } from './site.ts'

const minuteMs = 60_000

/**
 * Inserts pictures without uploading them: each has its row and its files. The files are hard links to the same ones,
 * so that gigabytes of them use little disk space and are still read in full.
 */
export async function fillGallery(stage: Stage, galleryId: string, count: number, megabytes: number) {
  const original = (await createPhotographs(megabytes)).next()
  const { files } = await makeGallerySizes(original, {})
  const { gallery, width, height, placeholder } = await readGalleryPicture(original)
  const { colour, type } = gallery
  const sums = sumsOf(original)
  const made: Record<string, Buffer> = {
    original,
    ...Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])),
  }
  const sizes = {
    version: 'plain',
    thumb: made.thumb!.length,
    view: made.view!.length,
    web: made.web!.length,
    webCrc32: crc32(made.web!),
  }
  const folder = join(stage.dataDir, 'galleries')
  const shared = Object.fromEntries(
    await Promise.all(
      Object.entries(made).map(async ([size, bytes]) => {
        const file = join(stage.dataDir, `bench-${size}-${newId()}`)
        await writeFile(file, bytes)
        return [size, file]
      }),
    ),
  )
  const rows = Array.from({ length: count }, (_, n) => {
    const id = newId()
    return {
      id,
      gallery_id: galleryId,
      set_id: null,
      position: n * minuteMs,
      name_key: '',
      file_name: `ALK_${String(n).padStart(4, '0')}.jpg`,
      type,
      bytes: sums.bytes,
      crc32: sums.crc32,
      sha256: createHash('sha256').update(id).digest('hex'),
      // A few upright ones.
      ...(n % 5 === 0 ? { width: height, height: width } : { width, height }),
      colour,
      placeholder,
      taken_at: null,
      facts: '{}',
      sizes: JSON.stringify(sizes),
      created_at: new Date().toISOString(),
    }
  })
  for (const row of rows)
    for (const size of ['original', 'web', 'view', 'thumb'] satisfies FileSize[]) {
      const file = join(folder, fileName({ ...row, sizes }, size)!)
      await mkdir(dirname(file), { recursive: true })
      await link(shared[size]!, file)
    }
  await stage.look(async (db) => {
    for (let n = 0; n < rows.length; n += 100)
      await db
        .insertInto('gallery_picture')
        .values(rows.slice(n, n + 100))
        .execute()
  })
  return rows.length * original.length
}
