import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { galleryFile } from '../../../contract/gallery/gallery-parts.ts'
import { addService, bookingExample, offerExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { addGallery, addPicture, enter, openGallery } from '../gallery/testing/filled-gallery.ts'

const app = await createTestApp()
const { call, db } = app

async function entered(settings: object, pictures = 3) {
  const gallery = await addGallery(app, settings, pictures)
  const { headers } = await enter(app, gallery.slug, gallery.key)
  const zip = (query: Record<string, string> = {}, more: Record<string, string> = {}) =>
    app.app.inject({ url: `/api/gallery-zip/${gallery.slug}`, query, headers: { ...headers, ...more } })
  return { ...gallery, headers, zip }
}

it('an interrupted download can be resumed', async () => {
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

it('ranges and HEAD are answered correctly and do not count as downloads', async () => {
  const { zip, id, slug, headers, pictures } = await entered({ downloads: 'original' })
  const { rawPayload, headers: told } = await zip()
  const bytes = rawPayload.length
  const part = async (range: string) => {
    const { statusCode, headers: got, rawPayload: sent } = await zip({}, { range })
    return [statusCode, sent.length, got['content-range']]
  }
  expect(await part('bytes=0-0')).toEqual([206, 1, `bytes 0-0/${bytes}`])
  expect(await part('bytes=-5')).toEqual([206, 5, `bytes ${bytes - 5}-${bytes - 1}/${bytes}`])
  expect(await part(`bytes=10-${'9'.repeat(30)}`)).toEqual([
    206,
    bytes - 10,
    `bytes 10-${bytes - 1}/${bytes}`,
  ])
  for (const range of [`bytes=${bytes}-`, 'bytes=-0', `bytes=${'9'.repeat(30)}-`])
    expect(await part(range), range).toEqual([416, expect.any(Number), `bytes */${bytes}`])
  // Invalid ranges may be answered with the whole file.
  for (const range of ['items=0-5', 'bytes=a-b', 'bytes=-', 'bytes=9-0'])
    expect(await part(range), range).toEqual([200, bytes, undefined])
  const weak = await zip({}, { range: 'bytes=5-9', 'if-range': `W/${told.etag}` })
  expect(weak.statusCode).toBe(200)
  const head = async (url: string, more = {}) =>
    (await app.app.inject({ method: 'HEAD', url, headers: { ...headers, ...more } })).headers[
      'content-length'
    ]
  expect(await head(`/api/gallery-zip/${slug}`)).toBe(String(bytes))
  // Ranges apply only to GET.
  expect(await head(`/api/gallery-zip/${slug}`, { range: 'bytes=5-9' })).toBe(String(bytes))
  expect(await head(`${galleryFile(slug, pictures[0]!, 'original')}?download`)).toBe('8')
  const { activity } = (await call(api.gallery.one, { as: 'owner', params: { id } })).body.data
  const downloads = activity.filter(({ what }: { what: string }) => what === 'downloaded')
  expect(downloads.map(({ times }: { times: number }) => times)).toEqual([6])
})

it('contains only the chosen pictures, and is refused without the right to download', async () => {
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

it('originals can be downloaded once everything is paid', async () => {
  const serviceId = await addService(app)
  const { _id: booking } = (await call(api.booking.add, { body: bookingExample(serviceId) })).body.data
  const made = await call(api.offer.saveDraft, { as: 'owner', params: { id: booking }, body: offerExample })
  const params = { id: made.body.data._id }
  await call(api.offer.send, { as: 'owner', params })
  expect((await call(api.offer.agree, { as: 'owner', params, body: { name: 'Rafi' } })).status).toBe(200)
  const { zip, slug, headers } = await entered({ bookingId: booking, downloads: 'original' })
  expect((await zip({ size: 'original' })).statusCode).toBe(403)
  const view = await call(api.clientGallery.view, { params: { slug }, headers })
  expect(view.body.data).toMatchObject({
    mayDownload: { web: true, original: false },
    originalsWait: true,
    balance: expect.any(Number),
  })
  const { total } = await db.selectFrom('offer').select('total').executeTakeFirstOrThrow()
  const body = { way: 'cash', amount: total }
  expect((await call(api.payment.record, { as: 'owner', params: { id: booking }, body })).status).toBe(201)
  expect((await zip({ size: 'original' })).statusCode).toBe(200)
})

it('files have the ending of their type, alone and in a ZIP file', async () => {
  const { slug, key, id } = await addGallery(app, { downloads: 'original', originalsWhenPaid: false }, 0)
  const pages = [await addPicture(app, id, 'page.html'), await addPicture(app, id, 'page.exe')]
  await openGallery(app, id)
  const { headers } = await enter(app, slug, key)
  for (const page of pages)
    for (const size of ['web', 'original'] as const) {
      const reply = await app.send('GET', `${galleryFile(slug, page, size)}?download`, { headers })
      expect(reply.headers['content-disposition']).toContain('filename="page.jpg"')
    }
  const looked = await app.send('GET', `${galleryFile(slug, pages[0]!, 'view')}?download`, { headers })
  expect(looked.headers['content-disposition']).toContain('filename="page.webp"')
  const zip = await app.app.inject({ url: `/api/gallery-zip/${slug}?size=original`, headers })
  const names = zip.rawPayload.toString('latin1')
  expect([names.includes('page.jpg'), names.includes('page (2).jpg'), names.includes('page.html')]).toEqual([
    true,
    true,
    false,
  ])
  const { activity } = (await call(api.gallery.one, { as: 'owner', params: { id } })).body.data
  const downloads = activity.filter(({ what }: { what: string }) => what === 'downloaded')
  expect(downloads.map(({ detail, times }: { detail: string; times: number }) => [detail, times])).toEqual(
    expect.arrayContaining([
      ['page.jpg', 4],
      ['2', 1],
    ]),
  )
  expect(downloads).toHaveLength(2)
})
