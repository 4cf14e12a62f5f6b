import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { galleryFile } from '../../../contract/gallery/gallery-parts.ts'
import { demoGalleries } from '../../../db/seed/gallery.ts'
import { photoFile } from '../../../db/seed/pictures.ts'
import { seedDemoContent } from '../../../db/seed/seed.ts'
import { createPictureCache } from '../../platform/media/picture-cache.ts'
import { processPicture } from '../../platform/media/process-picture.ts'
import { createTestApp, sessionOf } from '../../testing/test-app.ts'
import { addDemoGalleries } from './demo-gallery.ts'
import { galleryPictureJob } from './gallery-sizes.ts'

it('the demo has an open and a delivered gallery, and only missing sizes are enqueued', async () => {
  const app = await createTestApp()
  const { call, db } = app
  await seedDemoContent(db)
  const cacheFolder = join(app.config.dataDir, 'cache')
  const [made] = demoGalleries[0]!.sets[0]!.shots
  await createPictureCache(cacheFolder).keep(await processPicture(await readFile(photoFile(made!.file))))
  await addDemoGalleries(db, { dataDir: app.config.dataDir, cacheFolder })
  const listed = (await call(api.gallery.list, { as: 'owner' })).body.data as {
    _id: string
    status: string
  }[]
  const read = async (status: string) => {
    const { _id } = listed.find((one) => one.status === status)!
    return (await call(api.gallery.one, { as: 'owner', params: { id: _id } })).body.data
  }
  expect(await read('open')).toMatchObject({
    hasPin: false,
    lists: [{ pictures: { length: 2 } }],
    comments: [{ from: 'client' }, { from: 'owner' }],
  })
  const gallery = await read('delivered')
  expect(gallery).toMatchObject({
    hasPin: true,
    bookingReference: expect.stringContaining('AL-'),
    sets: [{ pictures: 4 }, { pictures: 6 }, { pictures: 3 }],
    lists: [{ pictures: { length: 6 } }],
    comments: [{ from: 'client' }, { from: 'owner' }],
  })
  const ready = gallery.pictures.filter((one: { ready: boolean }) => one.ready)
  expect(ready).toHaveLength(1)
  for (const { name, placeholder } of gallery.pictures) expect(placeholder, name).toMatch(/^data:image\/webp/)
  for (const size of ['thumb', 'view', 'web', 'original'] as const) {
    const reply = await app.app.inject({
      url: galleryFile(gallery.slug, ready[0]._id, size),
      headers: { authorization: `Bearer ${await app.tokens.sign(sessionOf('owner'))}` },
    })
    expect([size, reply.statusCode]).toEqual([size, 200])
  }
  const waiting = await db.selectFrom('job').select('id').where('kind', '=', galleryPictureJob).execute()
  expect(waiting).toHaveLength(20)
})
