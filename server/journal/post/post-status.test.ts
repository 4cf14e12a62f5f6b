import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../contract/api.ts'
import { momentInDhaka } from '../../../contract/shape/dates.ts'
import { addAuthor, addCategory, addPost, postExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const minute = 60_000
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString()

/** The clock stands still at this time. */
const setClock = (time: string | number) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
afterEach(() => void vi.useRealTimers())

async function createBlog() {
  const app = await createTestApp()
  const [cat_id, author_id] = [await addCategory(app), await addAuthor(app)]
  const { call, send } = app
  const titles = (reply: { body: any }) => reply.body.data.map(({ title }: any) => title)
  return {
    ...app,
    cat_id,
    add: (title: string, changes: object = {}) =>
      addPost(app, cat_id, author_id, { title, slug: `a/${title}`, ...changes }),
    update: (id: string, title: string, changes: object) =>
      call(api.post.update, {
        as: 'owner',
        params: { id },
        body: { ...postExample(cat_id, author_id), title, slug: `a/${title}`, ...changes },
      }),
    readAsOwner: async (id: string) => (await call(api.post.one, { as: 'owner', params: { id } })).body.data,
    list: async (query = {}): Promise<string[]> => titles(await call(api.post.list, { query })),
    listAsOwner: (query: Record<string, string | number>) => call(api.post.list, { as: 'owner', query }),
    page: (title: string) => send('GET', `/api/single-blog/a/${title}`, { headers: firefox }),
    /** Everything that a visitor can read about posts. */
    async readEverything() {
      const neighbours = await send('GET', '/api/blog-neighbours/a/shown')
      const replies = await Promise.all([
        call(api.post.list),
        call(api.post.list, { as: 'owner' }),
        call(api.post.list, { query: { search: 'hidden' } }),
        call(api.post.list, { query: { category: 'field-notes' } }),
        send('GET', '/rss.xml'),
        send('GET', '/sitemap.xml'),
      ])
      return JSON.stringify([neighbours, ...replies].map(({ body }) => body))
    },
    count: async (): Promise<number> => (await call(api.post.count)).body.data,
  }
}

describe('a draft or scheduled post', () => {
  it.each([
    ['draft', (): string | null => null],
    ['scheduled', (): string | null => inMinutes(5)],
  ] as const)('(%s) is visible only to the owner', async (status, publishedAt) => {
    const blog = await createBlog()
    await blog.add('shown')
    const id = await blog.add('hidden', { publishedAt: publishedAt() })
    expect(await blog.readEverything()).not.toContain('hidden')
    expect(await blog.count()).toBe(1)
    for (const as of [undefined, 'customer', 'owner'] as const) {
      expect((await blog.send('GET', '/api/single-blog/a/hidden', { as, headers: firefox })).status).toBe(404)
      expect((await blog.send('GET', '/api/blog-neighbours/a/hidden', { as })).status).toBe(404)
    }
    expect(await blog.readAsOwner(id)).toMatchObject({ title: 'hidden', status, viewCount: 0 })
  })

  it('is listed for the owner on request, with the count of each status', async () => {
    const blog = await createBlog()
    await blog.add('shown')
    await blog.add('draft', { publishedAt: null })
    await blog.add('later', { publishedAt: inMinutes(60) })
    const { body } = await blog.listAsOwner({ status: 'any', sort: 'desc', body: 'none', page: 1, limit: 5 })
    expect(body.data.map((post: any) => [post.title, post.status, post.publishDate !== ''])).toEqual([
      ['draft', 'draft', false],
      ['later', 'scheduled', true],
      ['shown', 'published', true],
    ])
    expect(body).toMatchObject({ total: 3, counts: { draft: 1, scheduled: 1, published: 1 } })
    const drafts = (await blog.listAsOwner({ status: 'draft', search: 'DRA' })).body
    expect(drafts).toMatchObject({ total: 1, counts: { draft: 1, scheduled: 0, published: 0 } })
    for (const status of ['any', 'draft', 'scheduled']) {
      expect((await blog.call(api.post.list, { query: { status } })).status).toBe(401)
      expect((await blog.call(api.post.list, { as: 'customer', query: { status } })).status).toBe(403)
    }
  })

  it('prevents the deletion of its category', async () => {
    const blog = await createBlog()
    await blog.add('hidden', { publishedAt: null })
    const reply = await blog.call(api.category.remove, { as: 'owner', params: { id: blog.cat_id } })
    expect(reply.body.error).toBe('1 post uses this category. Move or delete it first.')
  })
})

describe('a scheduled post', () => {
  it('appears at its time in every list and on every cached page, without any action', async () => {
    const blog = await createBlog()
    setClock('2026-11-20T02:00:00Z')
    await blog.add('shown')
    const at = momentInDhaka('2026-11-20', '08:30')
    const id = await blog.add('hidden', { publishedAt: at })
    setClock(Date.parse(at) - 1)
    expect(await blog.readEverything()).not.toContain('hidden')
    setClock(at)
    const readEverything = await blog.readEverything()
    expect(readEverything.match(/a\/hidden/g)!.length).toBeGreaterThanOrEqual(6)
    expect(await blog.count()).toBe(2)
    expect((await blog.page('hidden')).body.data).toMatchObject({
      status: 'published',
      publishDate: 'November 20, 2026',
      publishedAt: at,
    })
    expect((await blog.readAsOwner(id)).viewCount).toBe(1)
  })

  it('is ordered by the time of publishing, not of writing', async () => {
    const blog = await createBlog()
    const late = await blog.add('late', { publishedAt: inMinutes(2) })
    await blog.add('early')
    await blog.add('backdated', { publishedAt: '2022-07-05T06:00:00.000Z' })
    setClock(Date.now() + 3 * minute)
    expect(await blog.list()).toEqual(['backdated', 'early', 'late'])
    expect(await blog.list({ sort: 'desc', page: 1, limit: 2 })).toEqual(['late', 'early'])
    const { previous, next } = (await blog.send('GET', '/api/blog-neighbours/a/early')).body.data
    expect([previous.title, next._id]).toEqual(['backdated', late])
  })
})

describe('PUT /update-blog/{id}', () => {
  it('publishes a draft now, unpublishes a post, and keeps the date if publishedAt is absent', async () => {
    const blog = await createBlog()
    const id = await blog.add('one', { publishedAt: null })
    await blog.update(id, 'one', {})
    expect((await blog.readAsOwner(id)).status).toBe('draft')
    setClock('2026-11-20T02:00:00Z')
    await blog.update(id, 'one', { publishedAt: 'now' })
    expect(await blog.readAsOwner(id)).toMatchObject({
      status: 'published',
      publishedAt: '2026-11-20T02:00:00.000Z',
    })
    setClock('2026-11-21T02:00:00Z')
    await blog.update(id, 'one', {})
    expect((await blog.readAsOwner(id)).publishDate).toBe('November 20, 2026')
    await blog.update(id, 'one', { publishedAt: null })
    expect(await blog.readAsOwner(id)).toMatchObject({ status: 'draft', publishedAt: null, publishDate: '' })
    expect((await blog.page('one')).status).toBe(404)
  })

  it('refuses an invalid publishedAt with an error at its field', async () => {
    const blog = await createBlog()
    for (const publishedAt of ['', 'tomorrow', '2026-11-20', 7]) {
      const { status, body } = await blog.update('any', 'one', { publishedAt })
      expect(status).toBe(400)
      expect(body.fields).toEqual({ publishedAt: 'Choose a date and a time.' })
    }
  })
})
