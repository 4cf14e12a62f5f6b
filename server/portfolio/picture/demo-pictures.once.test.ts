import { access, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { variantAddress } from '../../../contract/shape/picture-variants.ts'
import { demoSite } from '../../../db/seed/site.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createDemoPictures } from './demo-pictures.ts'

const { app, call, send, db, config } = await createTestApp()
const src = '/media/demo/og-default.jpg'
const media = join(config.dataDir, 'media')
const cache = await mkdtemp(join(tmpdir(), 'aloka-cache-'))
afterAll(() => rm(cache, { recursive: true }))

const now = new Date().toISOString()
await db
  .insertInto('picture')
  .values({ src, width: 1200, height: 630, alt: 'A bottle.', created_at: now })
  .execute()

const pictures = createDemoPictures(db, media, cache)
const shown = async () => (await call(api.picture.list, { query: { src } })).body.data[0]

it('places the original with a placeholder first', async () => {
  expect(await pictures.place()).toEqual(['og-default.jpg'])
  const { variants, placeholder } = await shown()
  expect(variants).toBeUndefined()
  expect(placeholder).toMatch(/^data:image\/webp;base64,.{20,380}$/)
  expect((await send('GET', src)).headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400',
  })
})

it('an interrupted start is continued by the next one', async () => {
  await pictures.finish(['og-default.jpg'], app.log).stop()
  expect((await shown()).variants).toBeUndefined()
  expect(await pictures.place()).toEqual(['og-default.jpg'])
})

it('then makes every size in another process, cacheable for a year', async () => {
  await pictures.finish(['og-default.jpg'], app.log).done
  const { variants } = await shown()
  expect(variants.widths).toEqual([400, 600, 800, 1200])
  for (const format of ['avif', 'webp', 'jpeg'] as const) {
    for (const width of variants.widths) {
      const address = variantAddress(variants.base, width, format)
      const { statusCode: status, headers, rawPayload } = await app.inject(address)
      expect(status, address).toBe(200)
      expect((await sharp(rawPayload).metadata()).xmpAsString, address).toContain(demoSite.owner)
      expect(headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      })
    }
  }
})

it('a missing variant is answered with 404, which is not cached', async () => {
  const { status, headers } = await send('GET', '/media/p/00000000000000000000-400.avif')
  expect(status).toBe(404)
  expect(String(headers['cache-control'] ?? '')).not.toContain('immutable')
})

it('another data folder is filled from the cache, and a deleted file is restored', async () => {
  const other = join(config.dataDir, 'other')
  expect(await createDemoPictures(db, other, cache).place()).toEqual([])
  expect((await readdir(join(other, 'p'))).toSorted()).toEqual((await readdir(join(media, 'p'))).toSorted())
  const [lost] = await readdir(join(media, 'p'))
  await rm(join(media, 'p', lost!))
  expect(await pictures.place()).toEqual([])
  await access(join(media, 'p', lost!))
})

it('the cache is not needed if all files are in place', async () => {
  expect(await createDemoPictures(db, media, join(cache, 'empty')).place()).toEqual([])
})
