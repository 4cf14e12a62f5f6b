import { beforeAll, describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { galleryStatuses, type GalleryStatus } from '../../../contract/gallery/gallery-acts.ts'
import { fileSizes, galleryFile, type FileSize } from '../../../contract/gallery/gallery-parts.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { addGallery, enter } from '../gallery/testing/filled-gallery.ts'

const app = await createTestApp()
const { call, send, db } = app

const settings = { guests: true, downloads: 'original' }
let gallery: Awaited<ReturnType<typeof addGallery>>
const cookies: Record<string, Record<string, string>> = { nobody: {} }

beforeAll(async () => {
  gallery = await addGallery(app, settings)
  const other = await addGallery(app, settings)
  const owned = await call(api.gallery.one, { as: 'owner', params: { id: gallery.id } })
  const guestKey = new URLSearchParams(owned.body.data.guestPath.split('?')[1]).get('key')!
  cookies.client = (await enter(app, gallery.slug, gallery.key)).headers
  cookies.guest = (await enter(app, gallery.slug, guestKey)).headers
  // The pass of another gallery in this gallery's cookie.
  const stolen = (await enter(app, other.slug, other.key)).headers.cookie.split('=')[1]
  cookies['client of another'] = { cookie: `aloka.gallery.${gallery.slug}=${stolen}` }
})

const shown = new Set<GalleryStatus>(['open', 'chosen', 'delivered'])
const may: Record<string, (size: string) => boolean> = {
  nobody: () => false,
  'client of another': () => false,
  client: () => true,
  guest: (size) => size === 'thumb' || size === 'view',
}

const fetchFile = (size: FileSize, headers: Record<string, string>) =>
  send('GET', galleryFile(gallery.slug, gallery.pictures[0]!, size), { headers })

describe.each(galleryStatuses)('files of a gallery that is %s', (status) => {
  beforeAll(() => db.updateTable('gallery').set({ status }).where('id', '=', gallery.id).execute())

  it('the files that each role may open', async () => {
    for (const [role, size] of Object.keys(may).flatMap((role) =>
      fileSizes.map((size) => [role, size] as const),
    )) {
      const { status: answer } = await fetchFile(size, cookies[role]!)
      expect(answer, `${role} ${size}`).toBe(shown.has(status) && may[role]!(size) ? 200 : 404)
    }
  })

  it('are always visible to the owner', async () => {
    const address = galleryFile(gallery.slug, gallery.pictures[0]!, 'original')
    const { status: answer } = await send('GET', address, { as: 'owner' })
    expect(answer).toBe(200)
  })
})

it('other spellings of an address are not found, and files cannot be changed', async () => {
  await db.updateTable('gallery').set({ status: 'open' }).where('id', '=', gallery.id).execute()
  const other = await addGallery(app, settings)
  const [picture, foreign] = [gallery.pictures[0]!, other.pictures[0]!]
  const at = (path: string) => `/api/gallery-file/${path}`
  for (const url of [
    at(`${gallery.slug}/${picture.toUpperCase()}/original`),
    at(`${gallery.slug.toUpperCase()}/${picture}/original`),
    at(`${gallery.slug}/${foreign}/original`),
    at(`${gallery.slug}/..%2f..%2f${other.id}%2f${foreign}/original`),
    at(`${gallery.slug}/%2e%2e/original`),
    at(`/${gallery.slug}/${picture}/original`),
    at(`${gallery.slug}/${picture}/ORIGINAL`),
    at(`${gallery.slug}/${picture}/original%00`),
    at(`%ff/${picture}/original`),
    `/media/%2e%2e/galleries/${gallery.id}/${picture}`,
  ]) {
    const { statusCode, body } = await app.app.inject({ url, headers: cookies.client! })
    expect([400, 404], url).toContain(statusCode)
    expect(body, url).not.toBe('original')
  }
  const file = galleryFile(gallery.slug, picture, 'original')
  for (const method of ['PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS'] as const)
    expect((await app.app.inject({ method, url: file, headers: cookies.client! })).statusCode).toBe(405)
  const stranger = await app.app.inject({ method: 'HEAD', url: file })
  expect([stranger.statusCode, stranger.headers.etag]).toEqual([404, undefined])
})

describe('the access of a visitor ends', () => {
  it('after the last day, at midnight of the studio', async () => {
    const { slug, key, id } = await addGallery(app)
    const { headers } = await enter(app, slug, key)
    const look = () => call(api.clientGallery.view, { params: { slug }, headers })
    expect((await look()).status).toBe(200)
    await db.updateTable('gallery').set({ closes_on: '2026-01-31' }).where('id', '=', id).execute()
    expect((await look()).status).toBe(404)
    const door = await call(api.clientGallery.door, { params: { slug }, query: { key } })
    expect(door.body.data).toMatchObject({ isOpen: false, closedOn: '2026-01-31' })
  })

  it('when the link is renewed', async () => {
    const { slug, key, id } = await addGallery(app)
    const { headers } = await enter(app, slug, key)
    const look = () => call(api.clientGallery.view, { params: { slug }, headers })
    await call(api.gallery.renew, { as: 'owner', params: { id }, body: { which: 'client' } })
    expect((await look()).status).toBe(404)
    expect((await enter(app, slug, key)).status).toBe(404)
  })
})

it('galleries are not cached by proxies or found by search engines', async () => {
  await db.updateTable('gallery').set({ status: 'open' }).where('id', '=', gallery.id).execute()
  const file = await fetchFile('view', cookies.client!)
  expect(file.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  })
  const again = await fetchFile('view', { ...cookies.client, 'if-none-match': String(file.headers.etag) })
  expect(again.status).toBe(304)
  const view = await call(api.clientGallery.view, {
    params: { slug: gallery.slug },
    headers: cookies.guest,
  })
  expect(view.headers['cache-control']).toBe('no-store')
  expect(view.body.data).toMatchObject({ role: 'guest', lists: [], comments: [], mayChoose: false })
})
