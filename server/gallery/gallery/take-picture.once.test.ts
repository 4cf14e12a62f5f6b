import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createImageWorker } from '../../platform/media/image-worker.ts'
import { openStorage } from '../../platform/media/storage.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { takePicture } from './take-picture.ts'
import { addGallery } from './testing/filled-gallery.ts'

const photo = join(import.meta.dirname, '../../../db/seed/photos/blog-1.jpg')

it('a file that is in the gallery already is recognised before it is decoded', async () => {
  const app = await createTestApp()
  const { id: galleryId } = await addGallery(app, {}, 0)
  const worker = createImageWorker()
  onTestFinished(() => worker.stop())
  const imageWorker = { ...worker, make: vi.fn<typeof worker.make>(worker.make) }
  const parts = { storage: openStorage(app.config), imageWorker, log: app.app.log }
  const take = async (name: string) => {
    const file = join(app.config.dataDir, name)
    await copyFile(photo, file)
    return takePicture(app.db, parts, { file, galleryId, name, set: '' })
  }
  const { id } = await take('first.jpg')
  expect(await take('second.jpg')).toEqual({ id, isNew: false })
  expect(imageWorker.make).toHaveBeenCalledTimes(1)
})
