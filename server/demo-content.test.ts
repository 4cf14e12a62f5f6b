import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { api } from '../contract/api.ts'
import { createTestApp } from './testing/test-app.ts'
import { parseXml, textsOf } from './testing/xml.ts'
import type { Db } from '../db/open.ts'
import { photos, picture } from '../db/seed/pictures.ts'
import { seedDemoContent } from '../db/seed/seed.ts'
import { addDemoGalleries } from './gallery/gallery/demo-gallery.ts'
import { createDemoPictures } from './portfolio/picture/demo-pictures.ts'

const app = await createTestApp()
const { call, db } = app
const seeded = await seedDemoContent(db)
const list = async (endpoint: Parameters<typeof call>[0], query = {}) =>
  (await call(endpoint, { as: 'owner', query })).body

it('seeding is idempotent, and restores nothing that the owner deleted', async () => {
  expect(seeded).toBe(true)
  const { data, total } = await list(api.service.list, { limit: 50 })
  await call(api.service.remove, { as: 'owner', params: { id: data.at(-1)._id } })
  expect(await seedDemoContent(db)).toBe(false)
  expect((await list(api.service.list)).total).toBe(total - 1)
})

it('fills services over two pages, posts, authors, categories and requests', async () => {
  expect((await list(api.service.list)).total).toBeGreaterThanOrEqual(9)
  const posts = await list(api.post.list)
  expect(posts.total).toBeGreaterThanOrEqual(9)
  for (const { postBody, title } of posts.data) {
    const words = postBody.replace(/<[^>]+>/g, ' ').split(/\s+/).length
    expect(words, title).toBeGreaterThanOrEqual(500)
    expect(postBody).toMatch(/<h2>[^]*<li>[^]*/)
    expect(postBody).toContain('<blockquote>')
  }
  expect((await list(api.author.list)).total).toBe(2)
  expect((await list(api.category.list)).total).toBe(4)
  for (const endpoint of [api.booking.list, api.message.list]) {
    const { data } = await list(endpoint)
    expect(new Set(data.map((row: { resolved: boolean }) => row.resolved))).toEqual(new Set([true, false]))
  }
})

it('spreads reviews unevenly, in English and Bangla, and stored averages match them', async () => {
  const services = (await list(api.service.list, { limit: 50 })).data
  const counts = services.map((service: any) => service.reviewCount)
  expect(Math.min(...counts)).toBe(0)
  expect(Math.max(...counts)).toBeGreaterThan(6)
  const reviews = await db.selectFrom('review').select(['service_id', 'rating', 'review']).execute()
  expect(reviews.length).toBeGreaterThanOrEqual(30)
  expect(reviews.some(({ review }) => /[\u0980-\u09FF]/.test(review))).toBe(true)
  for (const service of services) {
    const own = reviews.filter((review) => review.service_id === service._id).map((review) => review.rating)
    const average = own.length === 0 ? 0 : own.reduce((sum, n) => sum + n, 0) / own.length
    expect(service.rating).toBeCloseTo(average, 1)
  }
})

it('its feeds have absolute URLs of pictures and end descriptions at a word, in both languages', async () => {
  for (const path of ['/rss.xml', '/bn/rss.xml']) {
    const [channel] = parseXml((await app.send('GET', path)).body).children
    for (const item of channel!.children.filter(({ name }) => name === 'item')) {
      const [content] = textsOf(item, 'content:encoded')
      const sources = [...content!.matchAll(/<img\s[^>]*?src="([^"]*)"/g)].map(([, src]) => src)
      expect(sources.filter((src) => !URL.canParse(src!))).toEqual([])
      const [description] = textsOf(item, 'description')
      expect(description!.length).toBeLessThanOrEqual(200)
      expect(description).toMatch(/[\p{L}\p{M}\p{N}\p{P}]…$/u)
    }
  }
})

it('the views of each post match the chart of the dashboard', async () => {
  const posts = await db
    .selectFrom('post')
    .leftJoin('daily_view', 'daily_view.post_id', 'post.id')
    .select((e) => ['post.title', 'post.view_count', e.fn.sum<number>('daily_view.views').as('by_day')])
    .groupBy('post.id')
    .execute()
  for (const { title, view_count, by_day } of posts) expect(Number(by_day), title).toBe(view_count)
  const { weeks } = (await call(api.dashboard.activity, { as: 'owner' })).body.data
  for (const { start, views } of weeks) expect(views, start).toBeGreaterThan(0)
})

it('no post repeats its head picture in the body', async () => {
  const { data } = await list(api.post.list)
  for (const { title, thumbnail, postBody } of data)
    expect(postBody.includes(`"${thumbnail}"`), title).toBe(false)
})

it('every picture that it refers to exists', async () => {
  const media = join(app.config.dataDir, 'media')
  await createDemoPictures(db, media).place()
  const files = new Set((await readdir(join(media, 'demo'))).map((file) => `/media/demo/${file}`))
  const services = (await list(api.service.list, { limit: 50 })).data
  const posts = (await list(api.post.list)).data
  const inBodies = posts.flatMap((post: any) =>
    [...post.postBody.matchAll(/<img src="([^"]+)"/g)].map((m) => m[1]),
  )
  const named = [
    ...services.flatMap((s: any) => [s.thumbnail, ...s.gallery]),
    ...posts.map((p: any) => p.thumbnail),
    ...inBodies,
  ]
  for (const picture of named) expect(files).toContain(picture)
})

it('is translated to Bangla: settings, services, categories, authors, photographs and posts', async () => {
  const all = async (endpoint: Parameters<typeof call>[0]) =>
    (await list(endpoint, { limit: 50 })).data as { _id: string; title: string }[]
  const posts = (await all(api.post.list)).filter(({ title }) => !/[\u0980-\u09FF]/.test(title))
  const records = {
    site: ['site'],
    service: (await all(api.service.list)).map(({ _id }) => _id),
    category: (await all(api.category.list)).map(({ _id }) => _id),
    author: (await all(api.author.list)).map(({ _id }) => _id),
    picture: photos.map(({ file }) => picture(file)),
    post: posts.map(({ _id }) => _id),
  }
  for (const [kind, ids] of Object.entries(records)) {
    expect(ids, kind).not.toEqual([])
    for (const id of ids) {
      const fields = (
        await call(api.translation.one, { as: 'owner', params: { kind, id: encodeURIComponent(id) } })
      ).body.data
      for (const { field, state } of fields) expect(state, `${kind} ${id} ${field}`).toBe('current')
    }
  }
})

it('a post in Bangla has the same headings, pictures and links as in English', async () => {
  const skeletonOf = (html: string) => html.match(/<\w+|(src|href|width|height)="[^"]*"/g)
  const english = (await list(api.post.list)).data
  const bangla = (await list(api.post.list, { language: 'bn' })).data
  for (const [index, { postBody, title }] of bangla.entries()) {
    expect(title).toMatch(/[\u0980-\u09FF]/)
    expect(skeletonOf(postBody), title).toEqual(skeletonOf(english[index].postBody))
  }
})

it('an interrupted start leaves nothing behind, and the next one starts over', async () => {
  const other = await createTestApp()
  const fail = () => Promise.reject(new Error('killed'))
  await expect(seedDemoContent(other.db, fail)).rejects.toThrow('killed')
  expect(await other.db.selectFrom('service').select('id').execute()).toEqual([])
  const place = { dataDir: other.config.dataDir, cacheFolder: join(other.config.dataDir, 'cache') }
  const add = (trx: Db) => addDemoGalleries(trx, place)
  expect(await seedDemoContent(other.db, add)).toBe(true)
  expect(await other.db.selectFrom('gallery').select('status').orderBy('status').execute()).toEqual([
    { status: 'delivered' },
    { status: 'open' },
  ])
  const pictures = await other.db.selectFrom('gallery_picture').select(['alt', 'alt_bn']).execute()
  for (const { alt, alt_bn } of pictures) expect([alt, alt_bn]).not.toContain('')
})
