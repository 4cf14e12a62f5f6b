import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addService, bookingExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { addGallery, enter } from './testing/filled-gallery.ts'

it('deleting a booking erases its client from the gallery and keeps the pictures', async () => {
  const app = await createTestApp()
  const { call } = app
  const { _id: bookingId } = (await call(api.booking.add, { body: bookingExample(await addService(app)) }))
    .body.data
  const { id, slug, key, pictures } = await addGallery(app, { bookingId, title: 'Rafi', place: 'Banani' })
  const { headers } = await enter(app, slug, key)
  const words = { picture: pictures[0], body: 'Call me' }
  await call(api.clientGallery.comment, { params: { slug }, headers, body: words })
  expect((await call(api.booking.remove, { as: 'owner', params: { id: bookingId } })).status).toBe(200)
  const gallery = (await call(api.gallery.one, { as: 'owner', params: { id } })).body.data
  expect(gallery).toMatchObject({ clientName: '', email: '', place: '', message: '', comments: [] })
  expect(gallery.title).toBe('A former customer')
  expect(gallery.slug).not.toContain('rafi')
  expect(gallery.pictures).toHaveLength(1)
  expect((await enter(app, slug, key)).status).toBe(404)
})
