import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { galleryFile } from '../../../contract/gallery/gallery-parts.ts'
import { createImageWorker } from '../../platform/media/image-worker.ts'
import { openStorage } from '../../platform/media/storage.ts'
import { createEmptyBucket, environmentOf } from '../../platform/media/testing/empty-bucket.ts'
import { photograph } from '../../platform/media/testing/photograph.ts'
import { createTestApp, sessionOf } from '../../testing/test-app.ts'
import { createGallerySizes } from '../gallery/gallery-sizes.ts'
import { removeStrayFiles } from '../gallery/stray-files.ts'
import { addGallery, enter, openGallery } from '../gallery/testing/filled-gallery.ts'
import { sendFile } from '../gallery/testing/send-file.ts'

it('a gallery in a bucket: upload, sizes, downloads, a resumed ZIP file, and deletion', async () => {
  const app = await createTestApp(environmentOf(await createEmptyBucket()))
  const { call, config, db } = app
  await app.app.listen({ port: 0, host: 'localhost' })
  const origin = `http://localhost:${(app.app.server.address() as AddressInfo).port}`
  const authorization = `Bearer ${await app.tokens.sign(sessionOf('owner'))}`
  const { id, slug, key } = await addGallery(app, { downloads: 'original' }, 0)
  const originals = await Promise.all(
    [900, 1200].map(async (width) => (await photograph(width, 600)).jpeg().toBuffer()),
  )
  for (const [n, bytes] of originals.entries()) {
    const sent = await sendFile({ origin, authorization }, bytes, { galleryId: id, name: `ALK_${n}.jpg` })
    expect(sent.status).toBe(204)
  }
  const storage = openStorage(config)
  const imageWorker = createImageWorker()
  const make = createGallerySizes(db, { dataDir: config.dataDir, storage, imageWorker })
  const { pictures } = (await call(api.gallery.one, { as: 'owner', params: { id } })).body.data
  for (const { _id } of pictures) await make({ id: _id })
  imageWorker.stop()
  expect(await storage.galleries.list()).toHaveLength(8)

  await openGallery(app, id)
  const { headers } = await enter(app, slug, key)
  const file = async (size: 'thumb' | 'web' | 'original') =>
    (await app.app.inject({ url: galleryFile(slug, pictures[0]._id, size), headers })).rawPayload
  expect((await sharp(await file('thumb')).metadata()).width).toBe(640)
  expect((await sharp(await file('web')).metadata()).format).toBe('jpeg')
  expect((await file('original')).equals(originals[0]!)).toBe(true)

  const zip = (more: Record<string, string> = {}) =>
    app.app.inject({ url: `/api/gallery-zip/${slug}?size=original`, headers: { ...headers, ...more } })
  const whole = await zip()
  expect(whole.rawPayload.includes(originals[1]!)).toBe(true)
  const middle = originals[0]!.length
  const rest = await zip({ range: `bytes=${middle}-`, 'if-range': String(whole.headers.etag) })
  expect(rest.statusCode).toBe(206)
  expect(rest.rawPayload.equals(whole.rawPayload.subarray(middle))).toBe(true)

  const { name } = (await storage.galleries.list())[0]!
  expect((await buffer((await storage.galleries.read(name, { start: 2, end: 5 }))!)).length).toBe(4)
  await db.deleteFrom('gallery_picture').where('id', '=', pictures[0]._id).execute()
  await removeStrayFiles(db, storage, new Date(Date.now() + 60_000))
  expect(await storage.galleries.list()).toHaveLength(4)
  await call(api.gallery.remove, { as: 'owner', params: { id } })
  expect(await storage.galleries.list()).toEqual([])
})
