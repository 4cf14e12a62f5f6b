import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { addGallery } from './testing/filled-gallery.ts'

const app = await createTestApp()
const { call } = app

it('a gallery is listed with its chosen cover, or with its first picture that has sizes', async () => {
  const { id, pictures } = await addGallery(app, {}, 2)
  const cover = async () => (await call(api.gallery.list, { as: 'owner' })).body.data[0].coverId
  expect(await cover()).toBe(pictures[0])
  const body = { coverId: pictures[1] }
  expect((await call(api.gallery.update, { as: 'owner', params: { id }, body })).status).toBe(200)
  expect(await cover()).toBe(pictures[1])
  await app.db.updateTable('gallery_picture').set({ sizes: null }).where('id', '=', pictures[1]!).execute()
  expect(await cover()).toBe(pictures[0])
})
