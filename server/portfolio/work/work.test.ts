import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { Work, WorkDetails } from '../../../contract/portfolio/work.ts'
import { photograph } from '../../platform/media/testing/photograph.ts'
import { addService } from '../../testing/examples.ts'
import { upload } from '../../testing/uploads.ts'
import { fileName } from '../../gallery/gallery/gallery-files.ts'
import { findPicture } from '../../gallery/gallery/gallery-parts.queries.ts'
import { addGallery } from '../../gallery/gallery/testing/filled-gallery.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const picture = (n: number | string) => `/media/work-${n}.jpg`

async function addPictures(app: TestApp, count: number, alt = (n: number) => `A lamp, number ${n}`) {
  await app.db
    .insertInto('picture')
    .values(
      Array.from({ length: count }, (_, n) => ({
        src: picture(n),
        width: 1500,
        height: 1000,
        alt: alt(n),
        created_at: new Date().toISOString(),
      })),
    )
    .execute()
}

const add = (app: TestApp, numbers: number[], kind = 'Weddings', serviceId: string | null = null) =>
  app.call(api.work.add, { as: 'owner', body: { src: numbers.map(picture), kind, serviceId } })

async function wall(app: TestApp, query = '') {
  const { body } = await app.send('GET', `/api/work${query}`)
  return body as { data: Work[]; total: number; kinds: { slug: string; name: string; count: number }[] }
}

const shown = async (app: TestApp, query = '') => (await wall(app, query)).data.map(({ src }) => src)
const one = async (app: TestApp, path: string) =>
  (await app.send('GET', `/api/work/${path}`)).body.data as WorkDetails

describe('the wall of work', () => {
  it('shows pictures in the order they were added, later additions first', async () => {
    const app = await createTestApp()
    await addPictures(app, 4)
    await add(app, [0, 1])
    await add(app, [2, 3])
    expect(await shown(app)).toEqual([2, 3, 0, 1].map(picture))
  })

  it('shows a picture once, even if it is added several times', async () => {
    const app = await createTestApp()
    await addPictures(app, 2)
    const replies = await Promise.all([add(app, [0, 0, 1]), add(app, [0])])
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    expect((await shown(app)).toSorted()).toEqual([0, 1].map(picture))
  })

  it('refuses all pictures if the size of one is unknown', async () => {
    const app = await createTestApp()
    await addPictures(app, 1)
    const { status, body } = await add(app, [0, 7])
    expect([status, body.fields.src]).toEqual([400, 'One of these pictures no longer exists.'])
    expect((await wall(app)).total).toBe(0)
  })

  it('is filtered by kind, with the count of each kind', async () => {
    const app = await createTestApp()
    await addPictures(app, 3)
    await add(app, [0, 1], 'Weddings')
    await add(app, [2], 'পণ্য')
    const { data, total, kinds } = await wall(app, '?kind=weddings')
    expect([data.length, total]).toEqual([2, 2])
    expect(kinds).toEqual([
      { slug: 'weddings', name: 'Weddings', count: 2 },
      { slug: 'পণ্য', name: 'পণ্য', count: 1 },
    ])
    expect((await wall(app, '?kind=nothing')).total).toBe(0)
  })

  it('keeps the order that the owner chooses', async () => {
    const app = await createTestApp()
    await addPictures(app, 4)
    await add(app, [0, 1, 2])
    const { data } = await wall(app)
    await app.call(api.work.move, { as: 'owner', params: { id: data[2]!._id }, body: { place: 1 } })
    expect(await shown(app)).toEqual([2, 0, 1].map(picture))
    await add(app, [3])
    expect(await shown(app)).toEqual([3, 2, 0, 1].map(picture))
  })
})

describe('a picture of the wall', () => {
  it('has an address made from its description, and keeps it when its title changes', async () => {
    const app = await createTestApp()
    await addPictures(app, 2, () => 'Brass lamps glow among orange marigolds on a table')
    await add(app, [0, 1])
    const { data } = await wall(app)
    expect(data.map(({ slug }) => slug).toSorted()).toEqual([
      'brass-lamps-glow-among-orange-marigolds',
      'brass-lamps-glow-among-orange-marigolds-2',
    ])
    const { _id: id, slug } = data[0]!
    const body = { title: 'Lit twice', story: 'The wind won.', place: 'Puran Dhaka', kind: 'Weddings' }
    await app.call(api.work.update, { as: 'owner', params: { id }, body })
    expect(await one(app, slug)).toMatchObject({ title: 'Lit twice', place: 'Puran Dhaka', slug })
  })

  it('links to the previous and next picture in a circle, within its kind if requested', async () => {
    const app = await createTestApp()
    await addPictures(app, 4)
    await add(app, [3], 'Products')
    await add(app, [0, 1, 2])
    const { data } = await wall(app)
    const first = await one(app, data[0]!.slug)
    expect([first.previous!.src, first.next!.src]).toEqual([picture(3), picture(1)])
    const ofKind = await one(app, `${data[0]!.slug}?kind=weddings`)
    expect(ofKind.previous!.src).toBe(picture(2))
    const alone = await one(app, `${data[3]!.slug}?kind=products`)
    expect([alone.previous, alone.next]).toEqual([null, null])
  })

  it('names the service to book, unless it is hidden', async () => {
    const app = await createTestApp()
    await addPictures(app, 2)
    const open = await addService(app, { title: 'Wedding Photography', price: 45_000 })
    const hidden = await addService(app, { title: 'Later', status: 'hidden' })
    await add(app, [0], 'Weddings', open)
    await add(app, [1], 'Weddings', hidden)
    const { data } = await wall(app)
    const services = await Promise.all(data.map(async ({ slug }) => (await one(app, slug)).service?.title))
    expect(services).toEqual([undefined, 'Wedding Photography'])
    await app.call(api.service.remove, { as: 'owner', params: { id: open } })
    expect((await one(app, data[1]!.slug)).service).toBeNull()
  })

  it('is refused with an unknown service', async () => {
    const app = await createTestApp()
    await addPictures(app, 1)
    const { status, body } = await add(app, [0], 'Weddings', 'nobody')
    expect([status, body.fields]).toEqual([400, { serviceId: 'This service no longer exists.' }])
  })

  it('shows camera details if the owner allows it, and never the location', async () => {
    const app = await createTestApp()
    const camera = {
      IFD0: { Make: 'Nikon', Model: 'Z 6' },
      IFD2: { DateTimeOriginal: '2025:12:06 18:10:00', FNumber: '18/10', ISOSpeedRatings: '1600' },
      IFD3: { GPSLatitude: '23/1 46/1 0/1' },
    }
    const bytes = await (await photograph(300, 200)).withExif(camera).jpeg().toBuffer()
    const src: string = (await upload(app, bytes)).body.data.src
    await app.call(api.work.add, { as: 'owner', body: { src: [src], kind: 'Weddings' } })
    const [{ _id: id, slug }] = (await wall(app)).data as [Work]
    expect((await one(app, slug)).camera).toBeNull()
    const known = { takenAt: '2025-12-06T18:10:00', facts: { camera: 'Nikon Z 6', aperture: 1.8, iso: 1600 } }
    const asOwner = await app.call(api.work.one, { as: 'owner', params: { slug } })
    expect(asOwner.body.data.camera).toEqual(known)
    await app.call(api.work.update, {
      as: 'owner',
      params: { id },
      body: { kind: 'Weddings', showCamera: true },
    })
    expect((await one(app, slug)).camera).toEqual(known)
    const { camera: stored } = await app.db.selectFrom('picture').select('camera').executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toMatch(/gps|23/i)
  })

  it('is translated to Bangla, with its kind', async () => {
    const app = await createTestApp()
    await addPictures(app, 2)
    await add(app, [0, 1])
    const [{ _id, slug }] = (await wall(app)).data as [Work]
    const say = (kind: string, id: string, texts: object) =>
      app.call(api.translation.update, { as: 'owner', params: { kind, id }, body: { texts } })
    const body = { title: 'Lamps', kind: 'Weddings' }
    await app.call(api.work.update, { as: 'owner', params: { id: _id }, body })
    await say('work', _id, { title: 'প্রদীপ' })
    await say('work-kind', 'weddings', { name: 'বিয়ে' })
    expect(await one(app, `${slug}?language=bn`)).toMatchObject({ title: 'প্রদীপ', kind: { name: 'বিয়ে' } })
    const { data, kinds } = await wall(app, '?language=bn')
    expect([data[0]!.title, data[1]!.kind.name, kinds[0]!.name]).toEqual(['প্রদীপ', 'বিয়ে', 'বিয়ে'])
    expect((await one(app, slug)).title).toBe('Lamps')
  })

  it('is deleted with its texts, while the picture itself stays', async () => {
    const app = await createTestApp()
    await addPictures(app, 1)
    await add(app, [0])
    const [{ _id: id, slug }] = (await wall(app)).data as [Work]
    await app.call(api.work.remove, { as: 'owner', params: { id } })
    expect((await app.send('GET', `/api/work/${slug}`)).status).toBe(404)
    expect((await app.send('GET', `/api/pictures?src=${picture(0)}`)).body.data).toHaveLength(1)
  })
})

it('pictures of services are candidates until they are on the wall', async () => {
  const app = await createTestApp()
  await addPictures(app, 3)
  await addService(app, { title: 'Weddings', thumbnail: picture(0), gallery: [picture(0), picture(1)] })
  const candidates = async () =>
    (await app.call(api.work.candidates, { as: 'owner' })).body.data.map(({ src }: Work) => src)
  expect(await candidates()).toEqual([picture(0), picture(1)])
  await add(app, [1])
  expect(await candidates()).toEqual([picture(0)])
})

it('concurrent moves are both applied and keep each picture at one place', async () => {
  const app = await createTestApp()
  await addPictures(app, 6)
  await add(app, [0, 1, 2, 3, 4, 5])
  const idOf = new Map((await wall(app)).data.map(({ src, _id }) => [src, _id]))
  const move = (n: number, place: number) =>
    app.call(api.work.move, { as: 'owner', params: { id: idOf.get(picture(n))! }, body: { place } })
  const moved = await Promise.all([move(5, 1), move(0, 6)])
  expect(moved.map(({ status }) => status)).toEqual([200, 200])
  expect(await shown(app)).toEqual([5, 1, 2, 3, 4, 0].map(picture))
})

it('pictures of a gallery are copied to the wall, and the gallery stays private', async () => {
  const app = await createTestApp()
  const { id, pictures } = await addGallery(app, {}, 1)
  const bytes = await (await photograph(300, 200)).jpeg().toBuffer()
  const row = await findPicture(app.db, id, pictures[0]!)
  await writeFile(join(app.config.dataDir, 'galleries', fileName(row!, 'original')!), bytes)
  const body = { pictures, kind: 'Weddings' }
  const addToWork = () => app.call(api.work.addFromGallery, { as: 'owner', params: { id }, body })
  // Twice at once, as with a double click.
  const added = (await Promise.all([addToWork(), addToWork()])).map((reply) => [
    reply.status,
    reply.body.data.added,
  ])
  expect(added.toSorted()).toEqual([
    [201, 0],
    [201, 1],
  ])
  const [{ src }, ...more] = (await wall(app)).data as [Work]
  expect(more).toEqual([])
  expect(src).toMatch(/^\/media\//)
  const other = await app.call(api.work.addFromGallery, { as: 'owner', params: { id: 'another' }, body })
  expect(other.status).toBe(404)
})
