import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { momentIn } from '../../../contract/shape/zone.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { addGallery, addPicture } from './testing/filled-gallery.ts'
import { closeDueGalleries } from './gallery-clock.ts'

const app = await createTestApp()
const { call, db } = app

const mails = async () =>
  (await db.selectFrom('mail').selectAll().where('kind', '=', 'gallery').orderBy('id').execute()).map(
    ({ subject, recipient }) => [recipient, subject],
  )
const midnight = momentIn('Asia/Dhaka', '2049-02-01')

it('a gallery closes at midnight of the studio, and its client is mailed once, a week before', async () => {
  const settings = { email: 'sharmin@example.com', language: 'bn', closesOn: '2049-01-31' }
  const { id } = await addGallery(app, settings)
  const statusOf = async () => (await call(api.gallery.one, { as: 'owner', params: { id } })).body.data.status
  await closeDueGalleries(db, momentIn('Asia/Dhaka', '2049-01-24') - 1)
  expect(await mails()).toEqual([])
  for (let n = 0; n < 3; n++) await closeDueGalleries(db, momentIn('Asia/Dhaka', '2049-01-24'))
  expect(await mails()).toEqual([
    ['sharmin@example.com', expect.stringMatching(/^আপনার গ্যালারি .*৩১.* বন্ধ হবে: Sharmin and Rafi$/)],
  ])
  await closeDueGalleries(db, midnight - 1)
  expect(await statusOf()).toBe('open')
  await closeDueGalleries(db, midnight)
  expect(await statusOf()).toBe('closed')
})

it('the client is mailed when a gallery with pictures is opened and delivered, with a link without its key', async () => {
  await db.deleteFrom('mail').execute()
  const made = await call(api.gallery.add, {
    as: 'owner',
    body: { title: 'Nabila', email: 'nabila@example.com' },
  })
  const params = { id: made.body.data._id }
  const opened = () => call(api.gallery.open, { as: 'owner', params, body: { message: 'Enjoy them!' } })
  expect((await opened()).body.error).toBe('There are no pictures in this gallery yet. Upload some first.')
  expect(await mails()).toEqual([])
  const picture = await addPicture(app, params.id)
  expect((await opened()).status).toBe(200)
  await call(api.galleryPicture.remove, { as: 'owner', params, body: { pictures: [picture] } })
  expect((await call(api.gallery.deliver, { as: 'owner', params, body: {} })).status).toBe(409)
  expect((await call(api.gallery.remind, { as: 'owner', params, body: {} })).status).toBe(409)
  await addPicture(app, params.id)
  await call(api.gallery.deliver, { as: 'owner', params, body: {} })
  expect((await mails()).map(([, subject]) => subject)).toEqual([
    'Your pictures are ready: Nabila',
    'Your finished pictures are ready: Nabila',
  ])
  const { letter } = await db.selectFrom('mail').select('letter').orderBy('id').executeTakeFirstOrThrow()
  expect(JSON.stringify(letter)).toContain(`/gallery/${made.body.data.slug}?key={key}`)
})
