import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { variantAddress } from '../../../contract/shape/picture-variants.ts'
import { addDays } from '../../../contract/shape/zone.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import type { GallerySizes } from '../../../db/tables/gallery.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { banglaAlts } from '../../../db/seed/bangla/pictures.ts'
import { demoGalleries, type DemoGallery } from '../../../db/seed/gallery.ts'
import { photoFile, photos } from '../../../db/seed/pictures.ts'
import type { Config } from '../../config.ts'
import { pins } from '../../platform/identity/password.ts'
import { enqueue } from '../../platform/jobs/jobs.queries.ts'
import { createPictureCache, demoCacheFolder } from '../../platform/media/picture-cache.ts'
import { sumsOf } from '../../platform/media/gallery-picture.ts'
import { createFolderStore } from '../../platform/media/store.ts'
import { hashOf } from '../../platform/media/variants.ts'
import { readPicture } from '../../platform/media/read-picture.ts'
import { openVault } from '../../platform/secrets/vault.ts'
import { bookingsSentFrom } from '../../booking/booking/booking.queries.ts'
import { addActivity } from './gallery-activity.queries.ts'
import { fileName } from './gallery-files.ts'
import { freezeLists, insertPick, updatePicked } from './gallery-list.queries.ts'
import { insertComment, listLists } from './gallery-parts.queries.ts'
import { insertPicture } from './gallery-picture.queries.ts'
import { insertSet } from './gallery-set.queries.ts'
import { galleryPictureJob, type GalleryPictureJob } from './gallery-sizes.ts'
import { pinColumns } from './gallery-pin.ts'
import { updateGallery } from './gallery.queries.ts'
import { makeGallery } from './gallery.service.ts'

const photoOf = new Map(photos.map((photo) => [photo.file, photo]))
const minuteMs = 60_000

/** File names with a camera's counter. */
const fileNamesOf = ({ sets, firstNumber }: DemoGallery) =>
  new Map(sets.flatMap(({ shots }) => shots).map(({ file }, n) => [file, `ALK_${firstNumber + n}.jpg`]))

interface DemoStorage {
  dataDir: string
  secretsKey?: Config['secretsKey']
  cacheFolder?: string
}

interface StoredSizes {
  /** Null if they were not made yet. */
  sizes: GallerySizes | null
  placeholder: string
}

/** Stores the original of a picture, and its sizes if they are cached. */
function createPictureStore({ dataDir, cacheFolder = demoCacheFolder }: DemoStorage) {
  const store = createFolderStore(join(dataDir, 'galleries'))
  const cache = createPictureCache(cacheFolder)
  return async (row: { id: string; gallery_id: string }, bytes: Buffer): Promise<StoredSizes> => {
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

/** Adds the pictures and returns their ids by file. */
async function addPictures(
  db: Db,
  gallery: DemoGallery,
  galleryId: string,
  day: string,
  storage: DemoStorage,
) {
  const storePicture = createPictureStore(storage)
  const fileNames = fileNamesOf(gallery)
  const ids = new Map<string, string>()
  for (const [index, { title, from, shots }] of gallery.sets.entries()) {
    const setId = await insertSet(db, galleryId, title, index)
    const first = Date.parse(`${addDays(day, from < '12' ? 1 : 0)}T${from}:00Z`)
    for (const [n, { file, colour }] of shots.entries()) {
      const bytes = await readFile(photoFile(file))
      const row = { id: newId(), gallery_id: galleryId }
      const { sizes, placeholder } = await storePicture(row, bytes)
      const { width, height, alt } = photoOf.get(file)!
      const position = first + n * 7 * minuteMs
      const [caption, caption_bn] = gallery.captions[file] ?? []
      await insertPicture(db, {
        ...row,
        ...sumsOf(bytes),
        set_id: setId,
        position,
        file_name: fileNames.get(file)!,
        type: 'image/jpeg',
        width,
        height,
        colour,
        placeholder,
        taken_at: new Date(position).toISOString().slice(0, 19),
        facts: '{}',
        sizes: sizes && JSON.stringify(sizes),
        alt,
        alt_bn: banglaAlts[file],
        caption,
        caption_bn,
      })
      if (!sizes) await enqueue(db, galleryPictureJob, { id: row.id } satisfies GalleryPictureJob)
      ids.set(file, row.id)
    }
  }
  return ids
}

async function addChoice(
  db: Db,
  { chosen, comments, message }: DemoGallery,
  galleryId: string,
  ids: Map<string, string>,
) {
  const [main] = await listLists(db, galleryId)
  for (const file of chosen) await insertPick(db, main!.id, ids.get(file)!)
  await updatePicked(db, main!.id, chosen.length)
  await freezeLists(db, galleryId, message !== undefined)
  for (const { file, actor, body } of comments)
    await insertComment(db, { gallery_id: galleryId, picture_id: ids.get(file)!, actor, body })
}

/** How long the demo's client may still choose. */
const daysToChoose = 21

async function addGallery(trx: Db, gallery: DemoGallery, storage: DemoStorage) {
  const { bookingEmail, title, pin, cover, message, chosen, limit } = gallery
  const booking = (await bookingsSentFrom(trx, [bookingEmail]))[0]!
  const { _id: id } = await makeGallery(
    trx,
    {
      title,
      bookingId: booking.id,
      place: gallery.place,
      guests: message !== undefined,
      downloads: 'original',
      originalsWhenPaid: false,
      closesOn: message === undefined ? addDays(dayInDhaka(), daysToChoose) : null,
      limit,
    },
    await pinColumns({ pins, vault: openVault({ secretsKey: undefined, ...storage }) }, pin),
  )
  const ids = await addPictures(trx, gallery, id, booking.event_date, storage)
  await addChoice(trx, gallery, id, ids)
  const activities: Parameters<typeof addActivity>[2][] = [
    { what: 'uploaded', actor: 'owner', detail: String(ids.size) },
    { what: 'opened', actor: 'owner' },
    { what: 'commented', actor: 'client', detail: fileNamesOf(gallery).get(gallery.comments[0]!.file)! },
  ]
  if (message !== undefined)
    activities.push(
      { what: 'sent', actor: 'client', detail: String(chosen.length) },
      { what: 'delivered', actor: 'owner' },
    )
  for (const activity of activities) await addActivity(trx, id, activity)
  await updateGallery(trx, id, {
    status: message === undefined ? 'open' : 'delivered',
    cover_id: ids.get(cover)!,
    sent_at: message === undefined ? null : new Date().toISOString(),
    message: message ?? '',
  })
}

/**
 * The galleries of the demo: one delivered, and one to choose from. They use the demo's pictures, whose sizes are cached.
 */
export async function addDemoGalleries(trx: Db, storage: DemoStorage) {
  for (const gallery of demoGalleries) await addGallery(trx, gallery, storage)
}
