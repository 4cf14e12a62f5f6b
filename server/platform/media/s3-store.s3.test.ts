import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { srcset } from '../../../contract/shape/picture-variants.ts'
import { createSizes } from '../../portfolio/picture/picture-sizes.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/uploads.ts'
import { createS3Store } from './s3-store.ts'
import { openStorage } from './storage.ts'
import { createEmptyBucket, environmentOf } from './testing/empty-bucket.ts'
import { photograph } from './testing/photograph.ts'
import { createImageWorker } from './image-worker.ts'
import { formats, widthsFor } from './variants.ts'

const s3 = await createEmptyBucket()
let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'aloka-s3-test-'))))
afterAll(() => rm(folder, { recursive: true }))

const fileOf = async (bytes: Uint8Array) => {
  const file = join(folder, 'file')
  await writeFile(file, bytes)
  return file
}

describe('a bucket', () => {
  const store = createS3Store(s3, 'one')

  it('returns files byte for byte, up to the largest picture', async () => {
    const bytes = Buffer.alloc(30 * 1_048_576, 'picture')
    expect(await store.has('p/a.jpg')).toBe(false)
    expect(await store.read('p/a.jpg')).toBeNull()
    await store.keep('p/a.jpg', await fileOf(bytes))
    expect(await store.has('p/a.jpg')).toBe(true)
    expect((await buffer((await store.read('p/a.jpg'))!)).equals(bytes)).toBe(true)
    const [listed] = await store.list()
    expect(listed).toMatchObject({ name: 'p/a.jpg', bytes: bytes.length })
    expect(Math.abs(listed!.changedAt.getTime() - Date.now())).toBeLessThan(60_000)
    await store.remove('p/a.jpg')
    expect(await store.list()).toEqual([])
  })

  it('lists more than a thousand files, and only those of its prefix', async () => {
    const many = createS3Store(s3, 'many')
    const file = await fileOf(Buffer.from('small'))
    const names = Array.from({ length: 1005 }, (_, n) => `p/${String(n).padStart(4, '0')}`)
    for (let n = 0; n < names.length; n += 50)
      await Promise.all(names.slice(n, n + 50).map((name) => many.keep(name, file)))
    expect((await many.list()).map(({ name }) => name).toSorted()).toEqual(names)
    expect(await store.list()).toEqual([])
  })

  it('refuses requests without the key or with a wrong one', async () => {
    await store.keep('original', await fileOf(Buffer.from('secret')))
    expect((await fetch(`${s3.endpoint}/${s3.bucket}/one/original`)).status).toBe(403)
    const wrong = createS3Store({ ...s3, secretAccessKey: 'wrong' }, 'one')
    await expect(wrong.read('original')).rejects.toThrow('403')
    await expect(wrong.keep('other', await fileOf(Buffer.from('x')))).rejects.toThrow('403')
  })
})

it('an uploaded picture is stored with all its sizes, which are served with a year of caching', async () => {
  const app = await createTestApp(environmentOf(s3))
  const { db, config } = app
  const bytes = await (await photograph(900, 600)).jpeg().toBuffer()
  const { status, body } = await upload(app, bytes)
  expect(status).toBe(200)
  const storage = openStorage(config)
  const imageWorker = createImageWorker()
  await createSizes(db, { dataDir: config.dataDir, storage, imageWorker })(body.data)
  imageWorker.stop()
  const { data } = (await upload(app, bytes)).body
  const addresses = formats.flatMap((format) => srcset(data.variants, format).split(', '))
  expect(addresses).toHaveLength(formats.length * widthsFor(900).length)
  for (const entry of addresses) {
    const [address, width] = entry.split(' ')
    const reply = await app.app.inject(address!)
    expect(reply.statusCode, address).toBe(200)
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.headers['content-type']).toMatch(/^image\/(avif|webp|jpeg)$/)
    expect(`${(await sharp(reply.rawPayload).metadata()).width}w`).toBe(width)
  }
  expect(await storage.originals.list()).toHaveLength(1)
  expect(await readdir(join(config.dataDir, 'media'))).toEqual([])
  expect((await app.send('GET', '/media/p/00000000000000000000-400.avif')).status).toBe(404)
})
