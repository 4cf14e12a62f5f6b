import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { demoSite } from '../../../db/seed/site.ts'
import {
  addAuthor,
  addCategory,
  addPost,
  addService,
  postExample,
  serviceExample,
} from '../../testing/examples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const translate = (app: TestApp, kind: string, id: string, texts: Record<string, string>) =>
  app.call(api.translation.update, { as: 'owner', params: { kind, id }, body: { texts } })

const fieldsOf = async (app: TestApp, kind: string, id: string) =>
  (await app.call(api.translation.one, { as: 'owner', params: { kind, id } })).body.data as {
    field: string
    text: string
    state: string
  }[]

const read = async (app: TestApp, url: string) => (await app.send('GET', url)).body as any

describe('a service in Bangla', () => {
  it('is read with ?language=bn, and missing texts stay in English', async () => {
    const app = await createTestApp()
    const id = await addService(app)
    await translate(app, 'service', id, { title: 'বিয়ের ছবি' })
    const { data } = await read(app, `/api/service/${id}?language=bn`)
    expect(data).toMatchObject({ title: 'বিয়ের ছবি'.normalize('NFC'), details: serviceExample.details })
    expect((await read(app, '/api/services?language=bn')).data[0].title).toBe(data.title)
    for (const url of [`/api/service/${id}`, '/api/services'])
      expect(JSON.stringify(await read(app, url))).toContain(serviceExample.title)
  })

  it('is cached by language, and a change shows at once', async () => {
    const app = await createTestApp()
    const id = await addService(app)
    const titles = async () => [
      (await read(app, `/api/service/${id}`)).data.title,
      (await read(app, `/api/service/${id}?language=bn`)).data.title,
    ]
    expect(await titles()).toEqual([serviceExample.title, serviceExample.title])
    await translate(app, 'service', id, { title: 'আলো' })
    expect(await titles()).toEqual([serviceExample.title, 'আলো'])
    await translate(app, 'service', id, { title: '' })
    expect(await titles()).toEqual([serviceExample.title, serviceExample.title])
  })

  it('reports which text is missing, and which is older than its original', async () => {
    const app = await createTestApp()
    const id = await addService(app)
    const states = async () =>
      Object.fromEntries((await fieldsOf(app, 'service', id)).map(({ field, state }) => [field, state]))
    expect(await states()).toEqual({ title: 'missing', details: 'missing' })
    await translate(app, 'service', id, { title: 'আলো' })
    expect(await states()).toEqual({ title: 'current', details: 'missing' })
    const body = { ...serviceExample, title: 'Renamed' }
    await app.call(api.service.update, { as: 'owner', params: { id }, body })
    expect(await states()).toEqual({ title: 'older', details: 'missing' })
    // Saving the same text again confirms that it is still right.
    await translate(app, 'service', id, { title: 'আলো' })
    expect(await states()).toEqual({ title: 'current', details: 'missing' })
  })

  it('shows the former English text only beside an outdated translation', async () => {
    const app = await createTestApp()
    const id = await addService(app)
    await translate(app, 'service', id, { title: 'বিয়ের ছবি' })
    await app.call(api.service.update, {
      as: 'owner',
      params: { id },
      body: { ...serviceExample, title: 'Weddings' },
    })
    const title = async () => (await fieldsOf(app, 'service', id)).find(({ field }) => field === 'title')
    expect(await title()).toMatchObject({ state: 'older', before: serviceExample.title })
    await translate(app, 'service', id, { title: 'বিয়ের ছবি' })
    expect(await title()).toMatchObject({ state: 'current' })
    expect(await title()).not.toHaveProperty('before')
  })

  it('is found by its Bangla and its English text, in any normal form', async () => {
    const app = await createTestApp()
    const id = await addService(app)
    await addService(app)
    await translate(app, 'service', id, { title: 'বিয়ের ছবি' })
    for (const words of ['বিয়ের'.normalize('NFC'), 'বিয়ের'.normalize('NFD')]) {
      const { data } = await read(app, `/api/services?search=${encodeURIComponent(words)}`)
      expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([id])
    }
    expect((await read(app, `/api/services?search=${serviceExample.title}`)).data).toHaveLength(2)
  })

  it('deletes its translations with it', async () => {
    const app = await createTestApp()
    const id = await addService(app)
    await translate(app, 'service', id, { title: 'আলো' })
    await app.call(api.service.remove, { as: 'owner', params: { id } })
    expect(await app.db.selectFrom('translation').selectAll().execute()).toEqual([])
  })

  it('refuses texts of other fields', async () => {
    const app = await createTestApp()
    const id = await addService(app)
    for (const other of ['price', 'constructor', 'toString'])
      expect((await translate(app, 'service', id, { [other]: '৫' })).status, other).toBe(400)
    expect((await translate(app, 'service', 'none', { title: 'আলো' })).status).toBe(404)
    expect((await translate(app, 'studio', id, { title: 'আলো' })).status).toBe(400)
  })
})

it('lists missing and outdated translations of every kind, until they are done', async () => {
  const app = await createTestApp()
  const listed = async () =>
    (await app.call(api.translation.list, { as: 'owner' })).body.data as Record<string, unknown>[]
  const of = async (kind: string) => (await listed()).filter((row) => row.kind === kind)
  const id = await addService(app)
  const category = await addCategory(app)
  await addPost(app, category, await addAuthor(app))
  expect(await of('service')).toEqual([
    { kind: 'service', id, name: serviceExample.title, missing: 2, older: 0 },
  ])
  expect((await listed()).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['service', 'post', 'category', 'author']),
  )
  await translate(app, 'service', id, { title: 'আলো', details: 'আলোর কথা' })
  await translate(app, 'category', category, { name: 'মাঠের নোট' })
  expect(await of('service')).toEqual([])
  expect(await of('category')).toEqual([])
  const body = { ...serviceExample, title: 'Renamed' }
  await app.call(api.service.update, { as: 'owner', params: { id }, body })
  expect(await of('service')).toMatchObject([{ name: 'Renamed', missing: 0, older: 1 }])
  expect((await app.call(api.translation.list, { as: 'customer' })).status).toBe(403)
})

it('a post is found by its title in Bangla', async () => {
  const app = await createTestApp()
  const id = await addPost(app, await addCategory(app), await addAuthor(app))
  await translate(app, 'post', id, { title: 'শেষ নৌকার অপেক্ষায়' })
  const { data } = await read(app, `/api/blogs?search=${encodeURIComponent('নৌকার')}`)
  expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([id])
})

it('a post in Bangla has its category, its sanitised text and an excerpt of it', async () => {
  const app = await createTestApp()
  const [category, author] = [await addCategory(app), await addAuthor(app)]
  const id = await addPost(app, category, author)
  await translate(app, 'post', id, { title: 'লবণ', body: '<p>আলোর কথা<script>x()</script></p>' })
  await translate(app, 'category', category, { name: 'মাঠের নোট' })
  const { data } = await read(app, `/api/single-blog/${postExample(category, author).slug}?language=bn`)
  expect(data).toMatchObject({ title: 'লবণ', postBody: '<p>আলোর কথা</p>', postCategory: 'মাঠের নোট' })
  expect(data.publishDate).toMatch(/^[\p{Script=Bengali}\p{Script=Common}\p{Script=Inherited}]+$/u)
  const [card] = (await read(app, '/api/blogs?body=none&language=bn')).data
  expect(card).toMatchObject({ title: 'লবণ', postBody: '', excerpt: 'আলোর কথা' })
})

describe('the settings in Bangla', () => {
  const slides = demoSite.slides.slice(0, 2)

  it('follow a slide that was moved, and never apply to its neighbour', async () => {
    const app = await createTestApp()
    const save = (changes: object) => app.call(api.site.update, { as: 'owner', body: changes })
    await save({ slides })
    await translate(app, 'site', 'site', { 'slides.0.title': 'পণ্যের ছবি' })
    const titles = async () =>
      (await fieldsOf(app, 'site', 'site'))
        .filter(({ field }) => /^slides\.\d\.title$/.test(field))
        .map(({ text, state }) => `${text} ${state}`)
    expect(await titles()).toEqual(['পণ্যের ছবি current', ' missing'])
    await save({ slides: slides.toReversed() })
    expect(await titles()).toEqual([' missing', 'পণ্যের ছবি current'])
    await save({ slides: [{ ...slides[0]!, title: 'Another' }, slides[1]!] })
    expect(await titles()).toEqual([' missing', ' missing'])
  })

  it('keep a translation that is older than its original', async () => {
    const app = await createTestApp()
    await app.call(api.site.update, { as: 'owner', body: { tagline: 'Light' } })
    await translate(app, 'site', 'site', { tagline: 'আলো' })
    await app.call(api.site.update, { as: 'owner', body: { tagline: 'More light' } })
    const tagline = (await fieldsOf(app, 'site', 'site')).find(({ field }) => field === 'tagline')
    expect(tagline).toMatchObject({ text: 'আলো', state: 'older', original: 'More light' })
  })
})
