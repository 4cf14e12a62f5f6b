import { beforeAll, describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { galleryStatuses, type GalleryStatus } from '../../../contract/gallery-acts.ts'
import { fileSizes, galleryFile, type FileSize } from '../../../contract/gallery-parts.ts'
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
  // The pass of one gallery under the name of another.
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

  it.each(Object.keys(may).flatMap((role) => fileSizes.map((size) => [role, size] as const)))(
    'for %s: %s',
    async (role, size) => {
      const { status: answer } = await fetchFile(size, cookies[role]!)
      expect(answer).toBe(shown.has(status) && may[role]!(size) ? 200 : 404)
    },
  )

  it('are the owner’s to see', async () => {
    const address = galleryFile(gallery.slug, gallery.pictures[0]!, 'original')
    const { status: answer } = await send('GET', address, { as: 'owner' })
    expect(answer).toBe(200)
  })
})

describe('what was opened ends', () => {
  it('with the last day, at midnight of the studio', async () => {
    const { slug, key, id } = await addGallery(app)
    const { headers } = await enter(app, slug, key)
    const look = () => call(api.clientGallery.view, { params: { slug }, headers })
    expect((await look()).status).toBe(200)
    await db.updateTable('gallery').set({ closes_on: '2026-01-31' }).where('id', '=', id).execute()
    expect((await look()).status).toBe(404)
    const door = await call(api.clientGallery.door, { params: { slug }, query: { key } })
    expect(door.body.data).toMatchObject({ isOpen: false, closedOn: '2026-01-31' })
  })

  it('with a renewed link, and with another PIN', async () => {
    const { slug, key, id } = await addGallery(app)
    const { headers } = await enter(app, slug, key)
    const look = () => call(api.clientGallery.view, { params: { slug }, headers })
    await call(api.gallery.renew, { as: 'owner', params: { id }, body: { which: 'client' } })
    expect((await look()).status).toBe(404)
    expect((await enter(app, slug, key)).status).toBe(404)
  })
})

it('nothing of a gallery is kept on the way or found by search engines', async () => {
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
