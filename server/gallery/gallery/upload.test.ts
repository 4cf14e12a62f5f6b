import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { galleryFile } from '../../../contract/gallery/gallery-parts.ts'
import { createImageWorker } from '../../platform/media/image-worker.ts'
import { openStorage } from '../../platform/media/storage.ts'
import { photograph } from '../../platform/media/testing/photograph.ts'
import { createTestApp, sessionOf } from '../../testing/test-app.ts'
import { createGallerySizes } from './gallery-sizes.ts'
import { addGallery } from './testing/filled-gallery.ts'
import { beginUpload, sendFile, sendPart } from './testing/send-file.ts'

const app = await createTestApp()
const { call, config, db } = app
await app.app.listen({ port: 0, host: 'localhost' })
const origin = `http://localhost:${(app.app.server.address() as AddressInfo).port}`
const authorization = `Bearer ${await app.tokens.sign(sessionOf('owner'))}`

const target = { origin, authorization }
const tus = { 'tus-resumable': '1.0.0', authorization }

const begin = (galleryId: string, bytes: number, name?: string, set?: string) =>
  beginUpload(target, bytes, { galleryId, name, set })

const upload = (galleryId: string, bytes: Buffer, name?: string, set?: string) =>
  sendFile(target, bytes, { galleryId, name, set })

const read = async (id: string) => (await call(api.gallery.one, { as: 'owner', params: { id } })).body.data

const camera = {
  IFD0: { Make: 'Nikon', Model: 'Z 6' },
  IFD2: { DateTimeOriginal: '2026:11:06 18:30:00', FNumber: '28/10', ISOSpeedRatings: '400' },
  IFD3: { GPSLatitude: '23/1 46/1 0/1' },
}
const jpeg = async (hue = 0) =>
  (await photograph(900, 600)).modulate({ hue }).withExif(camera).jpeg().toBuffer()

it('a file that is sent in pieces is added with its camera facts, but without its location', async () => {
  const { id, slug } = await addGallery(app, {}, 0)
  const bytes = await jpeg()
  const { at } = await begin(id, bytes.length, 'ALK_4101.jpg', 'Holud/Morning')
  const half = Math.floor(bytes.length / 2)
  expect((await sendPart(target, at, bytes.subarray(0, half))).status).toBe(204)
  const head = await fetch(new URL(at, origin), { method: 'HEAD', headers: tus })
  expect(head.headers.get('upload-offset')).toBe(String(half))
  const last = await sendPart(target, at, bytes.subarray(half), half)
  expect([last.status, last.headers.get('gallery-duplicate')]).toEqual([204, 'no'])
  const gallery = await read(id)
  expect(gallery.sets).toMatchObject([{ title: 'Morning', pictures: 1 }])
  expect(gallery.pictures).toMatchObject([
    {
      name: 'ALK_4101.jpg',
      width: 900,
      height: 600,
      bytes: bytes.length,
      takenAt: '2026-11-06T18:30:00',
      ready: false,
    },
  ])
  const { facts } = await db
    .selectFrom('gallery_picture')
    .select('facts')
    .where('gallery_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(facts).toEqual({ camera: 'Nikon Z 6', aperture: 2.8, iso: 400 })
  const original = await app.app.inject({
    url: galleryFile(slug, gallery.pictures[0]._id, 'original'),
    headers: { authorization },
  })
  expect(original.rawPayload.equals(bytes)).toBe(true)
  expect(await readdir(join(config.dataDir, 'uploads'))).toEqual([])
})

it('the same file is added once, also when it is uploaded concurrently', async () => {
  const { id } = await addGallery(app, {}, 0)
  const bytes = await jpeg(90)
  const answers = await Promise.all([upload(id, bytes), upload(id, bytes, 'copy.jpg')])
  expect(answers.map(({ headers }) => headers.get('gallery-duplicate')).toSorted()).toEqual(['no', 'yes'])
  expect((await read(id)).pictures).toHaveLength(1)
})

it('a file that is no picture is refused with the reason, and later ones are accepted', async () => {
  const { id } = await addGallery(app, {}, 0)
  expect(await begin(id, 10, 'ALK_4203.NEF')).toMatchObject({
    status: 415,
    text: expect.stringContaining('Raw files cannot be shown'),
  })
  expect(await begin(id, 0, 'ALK_4204.JPG')).toMatchObject({
    status: 415,
    text: expect.stringContaining('This file is empty'),
  })
  const text = await upload(id, Buffer.from('no picture at all'), 'notes.jpg')
  expect(text.status).toBe(415)
  expect(await text.text()).toContain('type is not supported')
  const cut = await upload(id, (await jpeg(20)).subarray(0, 20_000), 'cut.jpg')
  expect(cut.status).toBe(415)
  expect((await upload(id, await jpeg(40))).status).toBe(204)
  expect((await read(id)).pictures).toHaveLength(1)
  expect(await readdir(join(config.dataDir, 'uploads'))).toEqual([])
})

it('uploads without a session are refused', async () => {
  const response = await fetch(`${origin}/api/gallery-upload`, {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': '1' },
  })
  expect(response.status).toBe(401)
})

it('sizes have the credit of the studio, and a watermark only in those shown on the page', async () => {
  const { id, slug } = await addGallery(app, { watermark: true }, 0)
  await upload(id, await jpeg(150))
  const imageWorker = createImageWorker()
  const make = createGallerySizes(db, { dataDir: config.dataDir, storage: openStorage(config), imageWorker })
  const [{ _id: picture }] = (await read(id)).pictures
  await make({ id: picture })
  const file = async (size: 'thumb' | 'view' | 'web') =>
    (await app.app.inject({ url: galleryFile(slug, picture, size), headers: { authorization } })).rawPayload
  const view = await sharp(await file('view')).metadata()
  expect(view).toMatchObject({ width: 900, height: 600, format: 'webp' })
  expect(view.xmpAsString).toContain('dc:rights')
  expect((await sharp(await file('thumb')).metadata()).width).toBe(640)
  const meanOf = async (bytes: Buffer) =>
    (await sharp(bytes).extract({ left: 150, top: 250, width: 600, height: 100 }).stats()).channels[0]!.mean
  expect(Math.abs((await meanOf(await file('view'))) - (await meanOf(await file('web'))))).toBeGreaterThan(
    1.4,
  )
  await call(api.gallery.update, { as: 'owner', params: { id }, body: { watermark: false } })
  await make({ id: picture })
  expect(Math.abs((await meanOf(await file('view'))) - (await meanOf(await file('web'))))).toBeLessThan(1)
  const files = await readdir(join(config.dataDir, 'galleries', id, picture))
  expect(files.toSorted()).toEqual(['original', 'thumb-plain.webp', 'view-plain.webp', 'web.jpg'])
  await call(api.gallery.remove, { as: 'owner', params: { id } })
  expect(await readdir(join(config.dataDir, 'galleries', id, picture)).catch(() => [])).toEqual([])
  imageWorker.stop()
})
