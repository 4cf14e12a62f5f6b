import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addService, bookingExample, offerExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { addGallery, enter } from '../gallery/testing/filled-gallery.ts'

const app = await createTestApp()
const { call, db } = app

async function entered(settings: object, pictures = 3) {
  const gallery = await addGallery(app, settings, pictures)
  const { headers } = await enter(app, gallery.slug, gallery.key)
  const zip = (query: Record<string, string> = {}, more: Record<string, string> = {}) =>
    app.app.inject({ url: `/api/gallery-zip/${gallery.slug}`, query, headers: { ...headers, ...more } })
  return { ...gallery, headers, zip }
}

it('a download that broke off goes on where it stopped, byte by byte', async () => {
  const { zip, id } = await entered({ downloads: 'web' })
  const whole = await zip()
  expect(whole.statusCode).toBe(200)
  expect(whole.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(whole.rawPayload.length),
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
  })
  const etag = String(whole.headers.etag)
  const rest = await zip({}, { range: 'bytes=100-', 'if-range': etag })
  expect(rest.statusCode).toBe(206)
  expect(rest.headers['content-range']).toBe(
    `bytes 100-${whole.rawPayload.length - 1}/${whole.rawPayload.length}`,
  )
  expect(rest.rawPayload.equals(whole.rawPayload.subarray(100))).toBe(true)
  const changed = await zip({}, { range: 'bytes=100-', 'if-range': '"another"' })
  expect(changed.statusCode).toBe(200)
  expect((await zip({}, { range: `bytes=${whole.rawPayload.length}-` })).statusCode).toBe(416)
  const { activity } = (await call(api.gallery.one, { as: 'owner', params: { id } })).body.data
  expect(activity[0]).toMatchObject({ what: 'downloaded', actor: 'client', detail: '3' })
})

it('only what was chosen is in it, and nothing where nothing may be taken along', async () => {
  const { zip, headers, slug, pictures, id } = await entered({ downloads: 'web' })
  await call(api.clientGallery.heart, { params: { slug }, headers, body: { picture: pictures[1], on: true } })
  const { rawPayload } = await zip({ list: 'main' })
  expect([rawPayload.includes('ALK_4102.jpg'), rawPayload.includes('ALK_4101.jpg')]).toEqual([true, false])
  expect((await zip({ size: 'original' })).statusCode).toBe(403)
  expect((await zip({ list: 'unknown' })).statusCode).toBe(404)
  await call(api.gallery.update, { as: 'owner', params: { id }, body: { downloads: 'none' } })
  expect((await zip()).statusCode).toBe(403)
  await call(api.gallery.close, { as: 'owner', params: { id } })
  expect((await zip()).statusCode).toBe(404)
})

it('originals come once all is paid', async () => {
  const serviceId = await addService(app)
  const { _id: booking } = (await call(api.booking.add, { body: bookingExample(serviceId) })).body.data
  const made = await call(api.offer.saveDraft, { as: 'owner', params: { id: booking }, body: offerExample })
  const params = { id: made.body.data._id }
  await call(api.offer.send, { as: 'owner', params })
  expect((await call(api.offer.agree, { as: 'owner', params, body: { name: 'Rafi' } })).status).toBe(200)
  const { zip, slug, headers } = await entered({ bookingId: booking, downloads: 'original' })
  expect((await zip({ size: 'original' })).statusCode).toBe(403)
  const view = await call(api.clientGallery.view, { params: { slug }, headers })
  expect(view.body.data).toMatchObject({ mayDownload: { web: true, original: false }, originalsWait: true })
  const { total } = await db.selectFrom('offer').select('total').executeTakeFirstOrThrow()
  const body = { way: 'cash', amount: total }
  expect((await call(api.payment.record, { as: 'owner', params: { id: booking }, body })).status).toBe(201)
  expect((await zip({ size: 'original' })).statusCode).toBe(200)
})
