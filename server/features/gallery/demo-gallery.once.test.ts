import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { galleryFile } from '../../../contract/gallery-parts.ts'
import { demoGallery } from '../../../db/seed/gallery.ts'
import { photoFile } from '../../../db/seed/pictures.ts'
import { seedDemoContent } from '../../../db/seed/seed.ts'
import { createPictureCache } from '../../media/cache.ts'
import { processPicture } from '../../media/process.ts'
import { createTestApp, sessionOf } from '../../testing/test-app.ts'
import { addDemoGallery } from './demo-gallery.ts'
import { galleryPictureJob } from './gallery-sizes.ts'

it('the gallery of the demo is as its client left it, and only what was never made waits for its sizes', async () => {
  const app = await createTestApp()
  const { call, db } = app
  await seedDemoContent(db)
  const cacheFolder = join(app.config.dataDir, 'cache')
  const [made] = demoGallery.sets[0]!.shots
  await createPictureCache(cacheFolder).keep(await processPicture(await readFile(photoFile(made!.file))))
  const id = await addDemoGallery(db, { dataDir: app.config.dataDir, cacheFolder })
  const gallery = (await call(api.gallery.one, { as: 'owner', params: { id } })).body.data
  expect(gallery).toMatchObject({
    status: 'delivered',
    hasPin: true,
    bookingReference: expect.stringContaining('AL-'),
    sets: [{ pictures: 7 }, { pictures: 7 }, { pictures: 6 }],
    lists: [{ pictures: { length: 6 } }],
    comments: [{ from: 'client' }],
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
  expect(waiting).toHaveLength(19)
})
