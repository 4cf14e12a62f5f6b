import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { variantAddress } from '../../../contract/picture-variants.ts'
import { addDays } from '../../../contract/zone.ts'
import type { GallerySizes } from '../../../db/gallery-tables.ts'
import { newId } from '../../../db/ids.ts'
import { naturalKey } from '../../../db/natural-key.ts'
import type { Db } from '../../../db/open.ts'
import { demoGallery } from '../../../db/seed/gallery.ts'
import { photoFile, photos } from '../../../db/seed/pictures.ts'
import type { Config } from '../../config.ts'
import { pins } from '../../identity/password.ts'
import { enqueue } from '../../jobs/queue.ts'
import { createPictureCache, demoCacheFolder } from '../../media/cache.ts'
import { sumsOf } from '../../media/gallery-picture.ts'
import { createFolderStore } from '../../media/store.ts'
import { hashOf } from '../../media/variants.ts'
import { readPicture } from '../../media/read.ts'
import { openVault } from '../../payments/vault.ts'
import { addActivity } from './gallery-activity.ts'
import { fileName } from './gallery-files.ts'
import { galleryPictureJob, type GalleryPictureJob } from './gallery-sizes.ts'
import { pinColumns } from './gallery-pin.ts'
import { makeGallery } from './gallery.service.ts'

const photoOf = new Map(photos.map((photo) => [photo.file, photo]))
const minuteMs = 60_000

/** As a camera counts. */
const fileNames = new Map(
  demoGallery.sets.flatMap(({ shots }) => shots).map(({ file }, n) => [file, `ALK_${4101 + n}.jpg`]),
)

interface Place {
  dataDir: string
  secretsKey?: Config['secretsKey']
  cacheFolder?: string
}

interface Placed {
  /** Null where they were never made. */
  sizes: GallerySizes | null
  placeholder: string
}

/** Puts the files of a picture where a gallery looks for them, as far as they were made for the site before. */
function createPlacing({ dataDir, cacheFolder = demoCacheFolder }: Place) {
  const store = createFolderStore(join(dataDir, 'galleries'))
  const cache = createPictureCache(cacheFolder)
  return async (row: { id: string; gallery_id: string }, bytes: Buffer): Promise<Placed> => {
    await store.put(fileName({ ...row, sizes: null }, 'original')!, bytes)
    const cached = await cache.find(hashOf(bytes))
    if (!cached) return { sizes: null, placeholder: (await readPicture(bytes)).placeholder }
    const { hash, variants, placeholder } = cached
    const file = (width: number, format: 'webp' | 'jpeg') =>
      cache.fileOf(hash, variantAddress(hash, width, format))
    const files = {
      thumb: file(variants.webp.find((width) => width >= 640) ?? variants.webp.at(-1)!, 'webp'),
      view: file(variants.webp.at(-1)!, 'webp'),
      web: file(variants.jpeg.at(-1)!, 'jpeg'),
    }
    const read = {
      thumb: await readFile(files.thumb),
      view: await readFile(files.view),
      web: await readFile(files.web),
    }
    const sizes = {
      version: 'plain',
      thumb: read.thumb.length,
      view: read.view.length,
      web: read.web.length,
      webCrc32: crc32(read.web),
    }
    for (const size of ['thumb', 'view', 'web'] as const)
      await store.adopt(fileName({ ...row, sizes }, size)!, files[size])
    return { sizes, placeholder }
  }
}

/** Pictures by the name of their file. */
async function addPictures(db: Db, galleryId: string, day: string, place: Place) {
  const placing = createPlacing(place)
  const ids = new Map<string, string>()
  for (const [index, { title, from, shots }] of demoGallery.sets.entries()) {
    const setId = newId()
    const created_at = new Date().toISOString()
    await db
      .insertInto('gallery_set')
      .values({ id: setId, gallery_id: galleryId, title, position: index, created_at })
      .execute()
    const first = Date.parse(`${addDays(day, from < '12' ? 1 : 0)}T${from}:00Z`)
    for (const [n, { file, colour }] of shots.entries()) {
      const bytes = await readFile(photoFile(file))
      const row = { id: newId(), gallery_id: galleryId }
      const { sizes, placeholder } = await placing(row, bytes)
      const { width, height, alt } = photoOf.get(file)!
      const position = first + n * 7 * minuteMs
      await db
        .insertInto('gallery_picture')
        .values({
          ...row,
          ...sumsOf(bytes),
          set_id: setId,
          position,
          file_name: fileNames.get(file)!,
          name_key: naturalKey(fileNames.get(file)!),
          type: 'image/jpeg',
          width,
          height,
          colour,
          placeholder,
          taken_at: new Date(position).toISOString().slice(0, 19),
          facts: '{}',
          sizes: sizes && JSON.stringify(sizes),
          alt,
          created_at,
        })
        .execute()
      if (!sizes) await enqueue(db, galleryPictureJob, { id: row.id } satisfies GalleryPictureJob)
      ids.set(file, row.id)
    }
  }
  return ids
}

async function addChoice(db: Db, galleryId: string, ids: Map<string, string>) {
  const { chosen, comment } = demoGallery
  const created_at = new Date().toISOString()
  const list = await db
    .updateTable('gallery_list')
    .set({ picked: chosen.length, frozen: true })
    .where('gallery_id', '=', galleryId)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('gallery_pick')
    .values(chosen.map((file) => ({ list_id: list.id, picture_id: ids.get(file)!, created_at })))
    .execute()
  await db
    .insertInto('gallery_comment')
    .values({
      id: newId(),
      gallery_id: galleryId,
      picture_id: ids.get(comment.file)!,
      actor: 'client',
      body: comment.body,
      created_at,
    })
    .execute()
}

/** A gallery of the demo as its client left it. Its pictures are the demo's own, whose sizes need not be made again. */
export async function addDemoGallery(trx: Db, place: Place) {
  const { bookingEmail, title, pin, cover, message } = demoGallery
  const booking = await trx
    .selectFrom('booking')
    .select(['id', 'event_date'])
    .where('email', '=', bookingEmail)
    .executeTakeFirstOrThrow()
  const { _id: id } = await makeGallery(
    trx,
    {
      title,
      bookingId: booking.id,
      place: demoGallery.place,
      guests: true,
      downloads: 'original',
      originalsWhenPaid: false,
      limit: 6,
    },
    await pinColumns({ pins, vault: openVault({ secretsKey: undefined, ...place }) }, pin),
  )
  const ids = await addPictures(trx, id, booking.event_date, place)
  await addChoice(trx, id, ids)
  const happened = [
    { what: 'uploaded', actor: 'owner', detail: String(ids.size) },
    { what: 'opened', actor: 'owner' },
    { what: 'commented', actor: 'client', detail: fileNames.get(demoGallery.comment.file)! },
    { what: 'sent', actor: 'client', detail: String(demoGallery.chosen.length) },
    { what: 'delivered', actor: 'owner' },
  ] as const
  for (const one of happened) await addActivity(trx, id, one)
  const now = new Date().toISOString()
  await trx
    .updateTable('gallery')
    .set({ status: 'delivered', cover_id: ids.get(cover)!, sent_at: now, message, updated_at: now })
    .where('id', '=', id)
    .execute()
  return id
}
