import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addAuthor, addCategory, addPost, postExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const { call, send, db } = app
const [cat_id, author_id] = [await addCategory(app), await addAuthor(app)]
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

const draft = (slug: string) => addPost(app, cat_id, author_id, { slug, publishedAt: null })
const readAsOwner = async (id: string) =>
  (await call(api.post.one, { as: 'owner', params: { id } })).body.data
const keyOf = async (id: string): Promise<string> => (await readAsOwner(id)).previewKey
const update = (id: string, slug: string, changes: object) =>
  call(api.post.update, {
    as: 'owner',
    params: { id },
    body: { ...postExample(cat_id, author_id), slug, ...changes },
  })
const page = (slug: string, preview: string) =>
  send('GET', `/api/single-blog/${slug}`, { query: { preview }, headers: firefox })
const renew = (id: string) => call(api.post.renewPreview, { as: 'owner', params: { id } })

describe('a preview link', () => {
  it('opens one draft without an account, as it will look, and counts no view', async () => {
    await addPost(app, cat_id, author_id, { slug: 'a/before', title: 'Before' })
    const id = await draft('a/one')
    const key = await keyOf(id)
    const shown = await page('a/one', key)
    expect(shown.body.data).toMatchObject({
      _id: id,
      status: 'draft',
      publishDate: expect.stringMatching(/\w/),
    })
    const { data } = (await send('GET', '/api/blog-neighbours/a/one', { query: { preview: key } })).body
    expect([data.previous.title, data.next]).toEqual(['Before', null])
    expect((await readAsOwner(id)).viewCount).toBe(0)
    await update(id, 'a/one', { publishedAt: 'now' })
    await send('GET', '/api/single-blog/a/one', { headers: firefox })
    expect((await readAsOwner(id)).viewCount).toBe(1)
  })

  it('is unguessable and opens no other post', async () => {
    const [id, other] = [await draft('a/mine'), await draft('a/other')]
    const key = await keyOf(id)
    expect(key).toMatch(/^[\w-]{32}$/)
    expect(await keyOf(other)).not.toBe(key)
    for (const wrong of ['', 'null', 'undefined', key.slice(1), `${key}x`])
      expect((await page('a/mine', wrong)).status).toBe(404)
    expect((await page('a/other', key)).status).toBe(404)
    expect(JSON.stringify((await page('a/mine', key)).body)).not.toContain(key)
    const list = await call(api.post.list, { as: 'owner', query: { status: 'any' } })
    expect(JSON.stringify(list.body)).not.toContain(key)
  })

  it('still works after the slug of the draft changes', async () => {
    const id = await draft('a/first')
    await update(id, 'a/second', {})
    expect((await page('a/first', await keyOf(id))).body.data.slug).toBe('a/second')
  })

  it('stops working when the owner renews it', async () => {
    const id = await draft('a/renewed')
    const key = await keyOf(id)
    expect((await renew(id)).body.message).toBe('Preview link renewed. The old one no longer works.')
    expect((await page('a/renewed', key)).status).toBe(404)
    expect((await page('a/renewed', await keyOf(id))).status).toBe(200)
    expect((await renew('nowhere')).status).toBe(404)
  })

  it('stops working when the post is published, and stays invalid if the post becomes a draft again', async () => {
    const slug = 'a/published'
    const id = await draft(slug)
    const key = await keyOf(id)
    await update(id, slug, { publishedAt: 'now' })
    expect(await keyOf(id)).toBeNull()
    expect((await renew(id)).status).toBe(409)
    await update(id, slug, { publishedAt: null })
    expect((await page(slug, key)).status).toBe(404)
    expect((await page(slug, await keyOf(id))).status).toBe(200)
  })

  it('stops working when the scheduled time has passed', async () => {
    const slug = 'a/scheduled'
    const id = await draft(slug)
    const key = await keyOf(id)
    await db
      .updateTable('post')
      .set({ published_at: '2022-07-05T06:00:00.000Z' })
      .where('id', '=', id)
      .execute()
    await update(id, slug, { publishedAt: null })
    expect((await page(slug, key)).status).toBe(404)
  })
})
