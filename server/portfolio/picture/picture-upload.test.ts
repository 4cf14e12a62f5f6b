import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { api } from '../../../contract/api.ts'
import { variantAddress } from '../../../contract/shape/picture-variants.ts'
import { openStorage } from '../../platform/media/storage.ts'
import { photograph } from '../../platform/media/testing/photograph.ts'
import { createImageWorker } from '../../platform/media/image-worker.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/uploads.ts'
import { createSizes } from './picture-sizes.ts'

const app = await createTestApp()
const { db, config, call, send } = app

const filesIn = (folder: string) => readdir(join(config.dataDir, folder)).catch(() => [] as string[])
const rows = () => db.selectFrom('picture').selectAll().execute()
const jobs = () => db.selectFrom('job').selectAll().execute()

let seed = 0
/** A new photograph each time, because a known one is not stored again. */
const jpeg = async (width = 900, height = 600 + ++seed) => (await photograph(width, height)).jpeg().toBuffer()

/** Runs the queued jobs, as the worker would. */
async function makeSizes() {
  const imageWorker = createImageWorker()
  onTestFinished(imageWorker.stop)
  const work = createSizes(db, {
    dataDir: config.dataDir,
    storage: openStorage(config),
    imageWorker,
  })
  for (const { payload } of await jobs()) await work(payload as { src: string })
  await db.deleteFrom('job').execute()
}

afterEach(() => db.deleteFrom('job').execute())

describe('an uploaded picture', () => {
  it('can be shown as soon as it is acknowledged, from an address that is cached for a year', async () => {
    const { status, body } = await upload(app, await jpeg(2400, 300))
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, data: { width: 2400, height: 300, alt: '' } })
    expect(body.data.display_url).toMatch(/^\/media\/p\/[0-9a-f]{20}-2400\.jpg$/)
    expect(body.data.src).toBe(body.data.display_url)
    expect(body.data.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(body.data.variants).toBeUndefined()
    const file = await app.app.inject(body.data.display_url)
    expect(file.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 2400, height: 300 })
  })

  it('gets its other sizes from a queued job', async () => {
    const { display_url: src } = (await upload(app, await jpeg())).body.data
    expect(await jobs()).toMatchObject([{ kind: 'picture', payload: { src } }])
    await makeSizes()
    const [{ variants }] = (await call(api.picture.list, { query: { src } })).body.data
    expect(variants.widths).toEqual([400, 600, 800, 900])
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const addresses = variants.widths.map((width: number) => variantAddress(variants.base, width, format))
      for (const address of addresses) expect((await send('GET', address)).status, address).toBe(200)
    }
  })

  it('is stored once, even if uploaded again under another name', async () => {
    const bytes = await jpeg()
    const before = (await rows()).length
    const replies = await Promise.all([
      upload(app, bytes),
      upload(app, bytes, { name: 'copy.png' }),
      upload(app, bytes),
    ])
    expect(new Set(replies.map(({ body }) => body.data.display_url)).size).toBe(1)
    expect((await rows()).length).toBe(before + 1)
    await makeSizes()
    const [files, originals] = [await filesIn('media/p'), await filesIn('originals')]
    const again = await upload(app, bytes)
    expect(again.body.data.variants.widths).toContain(400)
    expect(await jobs()).toEqual([])
    expect([await filesIn('media/p'), await filesIn('originals')]).toEqual([files, originals])
  })

  it('is published with its creator but without location and serial number, and its original stays private', async () => {
    const bytes = await (
      await photograph(500, 401)
    )
      .jpeg()
      .withExif({
        IFD0: { Artist: 'Nadia Rahman', Model: 'Camera 7' },
        IFD2: { BodySerialNumber: '123456789' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 46/1 0/1' },
      })
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif!.toString('latin1')).toContain('123456789')
    const { display_url: src } = (await upload(app, bytes)).body.data
    await makeSizes()
    const row = (await rows()).find((picture) => picture.src === src)!
    const published = (await filesIn('media/p')).filter((name) => name.startsWith(row.hash!))
    expect(published).toHaveLength(6)
    for (const name of published) {
      const file = await readFile(join(config.dataDir, 'media/p', name))
      const { exif, xmpAsString } = await sharp(file).metadata()
      expect(exif, name).toBeUndefined()
      expect(xmpAsString, name).toContain('<rdf:li>Nadia Rahman</rdf:li>')
      for (const secret of ['123456789', 'Camera 7']) expect(file.includes(secret), name).toBe(false)
    }
    expect(await filesIn('originals')).toContain(row.original)
    for (const path of [`/originals/${row.original}`, `/media/../originals/${row.original}`])
      expect((await send('GET', path)).status).toBe(404)
  })

  it('is credited to the studio if it names no creator', async () => {
    const { display_url } = (await upload(app, await jpeg())).body.data
    const { rawPayload } = await app.app.inject(display_url)
    expect((await sharp(rawPayload).metadata()).xmpAsString).toContain('© Aloka Photography')
  })

  it('is stored again if its file is missing', async () => {
    const bytes = await jpeg()
    const { display_url } = (await upload(app, bytes)).body.data
    await openStorage(config).media.remove(display_url.slice('/media/'.length))
    expect((await send('GET', display_url)).status).toBe(404)
    expect((await upload(app, bytes)).body.data.display_url).toBe(display_url)
    expect((await send('GET', display_url)).status).toBe(200)
  })
})

it('only the owner may upload, and no other call accepts a multipart form', async () => {
  expect((await upload(app, await jpeg(), { as: 'customer' })).status).toBe(403)
  const form = new FormData()
  form.set('name', 'Rafi')
  expect((await call(api.message.add, { body: form })).status).toBe(415)
})

it('none of these uploads leaves temporary files', async () => {
  expect(await filesIn('incoming')).toEqual([])
})
