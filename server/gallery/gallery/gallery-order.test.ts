import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { addGallery, addPicture } from './testing/filled-gallery.ts'

const app = await createTestApp()
const { call, db } = app

it('pictures are ordered by time and then by natural name, or as the owner moves them', async () => {
  const { id } = await addGallery(app, {}, 0)
  const ids = new Map<string, string>()
  for (const name of ['IMG_10.jpg', 'img_9.jpg', 'IMG_0100.jpg', 'late.jpg', 'early.jpg'])
    ids.set(name, await addPicture(app, id, name))
  const take = (name: string, taken_at: string) =>
    db.updateTable('gallery_picture').set({ taken_at }).where('id', '=', ids.get(name)!).execute()
  await take('late.jpg', '2026-11-19T18:00:00')
  await take('early.jpg', '2026-11-19T09:00:00')
  const names = async () => {
    const { body } = await call(api.gallery.one, { as: 'owner', params: { id } })
    const listed = await call(api.gallery.list, { as: 'owner' })
    expect(listed.body.data[0].coverId, 'the list shows the first one').toBe(body.data.pictures[0]._id)
    return body.data.pictures.map(({ name }: { name: string }) => name)
  }
  const sort = (sortedBy: 'taken' | 'name' | 'own') =>
    call(api.gallery.update, { as: 'owner', params: { id }, body: { sortedBy } })

  const byTime = ['early.jpg', 'late.jpg', 'img_9.jpg', 'IMG_10.jpg', 'IMG_0100.jpg']
  expect(await names()).toEqual(byTime)
  await sort('name')
  const byName = ['early.jpg', 'img_9.jpg', 'IMG_10.jpg', 'IMG_0100.jpg', 'late.jpg']
  expect(await names()).toEqual(byName)
  const body = { pictures: [ids.get('late.jpg')!], before: ids.get('early.jpg')! }
  await call(api.galleryPicture.move, { as: 'owner', params: { id }, body })
  const own = ['late.jpg', 'early.jpg', 'img_9.jpg', 'IMG_10.jpg', 'IMG_0100.jpg']
  expect(await names()).toEqual(own)
  await addPicture(app, id, 'IMG_1.jpg')
  expect(await names(), 'what comes later stands at the end').toEqual([...own, 'IMG_1.jpg'])
  await sort('taken')
  await sort('own')
  expect(await names(), 'the own order is kept').toEqual([...own, 'IMG_1.jpg'])
})
