import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { dayInDhaka, formatLongDate } from '../../../contract/shape/dates.ts'
import { insecurePicture } from '../../../contract/shape/web-address.ts'
import { addAuthor, addCategory, addPost, postExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp({ TRUST_PROXY: '127.0.0.1' })
const { call, send } = app
const cat_id = await addCategory(app)
const author_id = await addAuthor(app)
const add = (changes: object = {}) => addPost(app, cat_id, author_id, changes)
const read = async (id: string) => (await call(api.post.one, { as: 'owner', params: { id } })).body.data
const update = (id: string, changes: object) =>
  call(api.post.update, {
    as: 'owner',
    params: { id },
    body: { ...postExample(cat_id, author_id), ...changes },
  })
const bySlug = (slug: string, headers = {}) =>
  send('GET', `/api/single-blog/${slug.split('/').map(encodeURIComponent).join('/')}`, { headers })

describe('POST /add-new-blog', () => {
  it('sets publishDate to today, liked false, and counters to 0, whatever the payload claims', async () => {
    const id = await add({
      slug: 'a/one',
      liked: true,
      viewCount: 9,
      reactionCount: 9,
      publishDate: 'July 5, 1999',
    })
    expect(await read(id)).toMatchObject({
      title: 'Straight walls first',
      readingMinute: 4,
      postCategory: 'Field Notes',
      author: 'Arko Dipto',
      publishDate: formatLongDate(new Date().toISOString()),
      liked: false,
      reactionCount: 0,
      viewCount: 0,
    })
  })

  it('sanitises the body when it is saved', async () => {
    const id = await add({
      slug: 'a/unsafe',
      postBody:
        '<h2 onclick="x()">Hi</h2><script>steal()</script><a href="javascript:x()">a</a><img src=x onerror=y><p style="position:fixed">ok</p>',
    })
    const stored = await app.db
      .selectFrom('post')
      .select('body')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(stored.body).toBe('<h2>Hi</h2><a>a</a><img src="x" /><p>ok</p>')
  })

  it('sanitises the body again when it is read', async () => {
    const id = await add({ slug: 'a/old-row' })
    await app.db
      .updateTable('post')
      .set({ body: '<p>ok</p><script>x()</script>' })
      .where('id', '=', id)
      .execute()
    expect((await read(id)).postBody).toBe('<p>ok</p>')
  })

  it('keeps an excerpt of 70 characters without markup, Bangla clusters whole', async () => {
    const id = await add({
      slug: 'a/bangla',
      postBody: `<h2>শিরোনাম</h2><p>${'ক্ষি'.repeat(100)} &amp; more</p>`,
    })
    const { excerpt } = await read(id)
    const clusters = [...new Intl.Segmenter('bn', { granularity: 'grapheme' }).segment(excerpt)]
    expect(clusters).toHaveLength(70)
    expect(excerpt.startsWith('শিরোনাম ক্ষি')).toBe(true)
    expect(excerpt.endsWith('ক্ষি')).toBe(true)
  })

  it('refuses wrong values with an error at their field', async () => {
    for (const [change, field, sentence] of [
      [{ title: '' }, 'title', 'Title is required.'],
      [{ readingMinute: -1 }, 'readingMinute', 'Reading minutes cannot be below 0.'],
      [
        { slug: 'one-segment' },
        'slug',
        'A slug has two parts, like category/title, of lowercase letters, digits and single hyphens.',
      ],
      [
        { slug: 'Upper/Case' },
        'slug',
        'A slug has two parts, like category/title, of lowercase letters, digits and single hyphens.',
      ],
      [
        { slug: 'a/b/c' },
        'slug',
        'A slug has two parts, like category/title, of lowercase letters, digits and single hyphens.',
      ],
      [{ postBody: '' }, 'postBody', 'Post body is required.'],
      [{ postBody: '<p>Look</p><img src="http://a.example/x.jpg">' }, 'postBody', insecurePicture],
      [{ thumbnail: 'http://a.example/x.jpg' }, 'thumbnail', insecurePicture],
      [{ cat_id: '' }, 'cat_id', 'Choose a category.'],
      [{ author_id: undefined }, 'author_id', 'Choose an author.'],
      [{ thumbnail: '' }, 'thumbnail', 'Thumbnail is required.'],
      [{ thumbnail: 'javascript:alert(1)' }, 'thumbnail', 'Please enter a valid image URL'],
      [{ thumbnail: 'data:text/html;base64,AAAA' }, 'thumbnail', 'Please enter a valid image URL'],
      [{ cat_id: 'nowhere' }, 'cat_id', 'Choose an existing category and author.'],
    ] as const) {
      const body = { ...postExample(cat_id, author_id), slug: 'a/refused', ...change }
      const reply = await call(api.post.add, { as: 'owner', body })
      expect(reply.status, JSON.stringify(change)).toBe(400)
      expect(reply.body.fields, JSON.stringify(change)).toEqual({ [field]: sentence })
    }
  })

  it('refuses a body that is empty after sanitising', async () => {
    for (const postBody of [
      '<p></p>',
      '<p> </p><p>&nbsp;<br></p>',
      '<script>alert(1)</script>',
      '<p>\u200b\u2060</p>',
      '<img src="javascript:alert(1)">',
      '<ul><li></li></ul><hr>',
    ]) {
      const body = { ...postExample(cat_id, author_id), slug: 'a/empty', postBody }
      const reply = await call(api.post.add, { as: 'owner', body })
      expect(reply.body.fields, postBody).toEqual({ postBody: 'Post body is required.' })
    }
  })

  it('accepts a body with a picture and no text', async () => {
    const id = await add({ slug: 'a/picture', postBody: '<figure><img src="/media/x.jpg" alt=""></figure>' })
    expect((await read(id)).postBody).toContain('/media/x.jpg')
    const reply = await update(id, { slug: 'a/picture', postBody: '<p> </p>' })
    expect(reply.body.fields).toEqual({ postBody: 'Post body is required.' })
  })

  it('refuses a slug that another post has', async () => {
    await add({ slug: 'a/taken' })
    const reply = await call(api.post.add, {
      as: 'owner',
      body: { ...postExample(cat_id, author_id), slug: 'a/taken' },
    })
    expect(reply.status).toBe(409)
    expect(reply.body.fields).toEqual({ slug: 'Another post already has this slug.' })
  })
})

describe('GET /single-blog/{cat_slug}/{slug}', () => {
  it('finds a post by its two segments, in Bangla too', async () => {
    const id = await add({ slug: 'বিয়ে/বিয়ের-দিন', title: 'বিয়ের দিন' })
    expect((await bySlug('বিয়ে/বিয়ের-দিন')).body.data._id).toBe(id)
    expect((await bySlug('a/nowhere')).status).toBe(404)
  })

  it('finds a post under its former address, until another post takes that address', async () => {
    const id = await add({ slug: 'a/first-address' })
    expect((await update(id, { slug: 'a/second-address' })).status).toBe(200)
    const old = await bySlug('a/first-address')
    expect(old.body.data).toMatchObject({ _id: id, slug: 'a/second-address' })
    expect((await update(id, { slug: 'a/first-address' })).status).toBe(200)
    expect((await bySlug('a/second-address')).body.data.slug).toBe('a/first-address')
    const other = await add({ slug: 'a/second-address' })
    expect((await bySlug('a/second-address')).body.data._id).toBe(other)
  })

  it('counts a view once per visitor and day, and not for crawlers', async () => {
    const id = await add({ slug: 'a/viewed' })
    const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
    const view = (address: string, agent = chrome) =>
      bySlug('a/viewed', { 'user-agent': agent, 'x-forwarded-for': address })
    for (const agent of [chrome, chrome, 'Mozilla/5.0 Firefox/140.0']) await view('203.0.113.7', agent)
    await view('203.0.113.8', 'Googlebot/2.1 (+http://www.google.com/bot.html)')
    await Promise.all(Array.from({ length: 10 }, (_, n) => view('203.0.113.9', `${chrome} Edg/${n}`)))
    // One home network may use all of these addresses.
    for (const end of ['1', 'ffff', 'a:b:c']) await view(`2001:db8:0:7::${end}`)
    expect((await read(id)).viewCount).toBe(3)
    const seen = await app.db.selectFrom('post_view').selectAll().where('post_id', '=', id).execute()
    expect(seen).toHaveLength(3)
    expect(JSON.stringify(seen)).not.toContain('203.0.113')
    const days = app.db.selectFrom('daily_view').select(['day', 'views']).where('post_id', '=', id)
    expect(await days.execute()).toEqual([{ day: dayInDhaka(), views: 3 }])
  })
})

describe('GET /blogs', () => {
  it('replies in insertion order with the total, and filters, pages, sorts and leaves bodies out when asked', async () => {
    const other = await addCategory(app, { cat_name: 'Darkroom' })
    const first = await add({ slug: 'darkroom/one', cat_id: other })
    const second = await add({ slug: 'darkroom/two', cat_id: other })
    const all = (await call(api.post.list)).body
    expect(all.data.slice(-2).map((post: any) => post._id)).toEqual([first, second])
    expect(all.total).toBe(all.data.length)
    expect(all.data.at(-1).postBody).toBe('<p>Walls come first.</p>')
    const query = { category: 'darkroom', sort: 'desc', limit: 1, body: 'none' }
    const newest = (await call(api.post.list, { query })).body
    expect(newest).toMatchObject({
      total: 2,
      data: [{ _id: second, postBody: '', excerpt: 'Walls come first.' }],
    })
    expect((await call(api.post.count)).body.data).toBe(all.total)
  })
})

describe('GET /blogs?search=', () => {
  it('finds words of the title and of the slug, and counts what it finds', async () => {
    const byTitle = await add({ slug: 'search/by-title', title: 'Shapla at dawn' })
    const byAddress = await add({ slug: 'search/a-shapla-pond', title: 'A pond' })
    const query = { search: 'SHAPLA', body: 'none', sort: 'desc', page: 1, limit: 5 } as const
    const { body } = await call(api.post.list, { query })
    expect(body.data.map((post: any) => post._id)).toEqual([byAddress, byTitle])
    expect(body.total).toBe(2)
    expect((await call(api.post.list, { query: { search: 'no post has this' } })).body.total).toBe(0)
  })
})

describe('GET /blog-neighbours/{cat_slug}/{slug}', () => {
  const titles = (cards: { title: string }[]) => cards.map(({ title }) => title)

  it('replies with the previous and next post, and the newest of the category, filled up with others', async () => {
    const blog = await createTestApp()
    const author = await addAuthor(blog)
    const [notes, studio] = [
      await addCategory(blog),
      await addCategory(blog, { cat_name: 'Studio', cat_slug: 'studio' }),
    ]
    const around = async (slug: string) =>
      (await blog.send('GET', `/api/blog-neighbours/${slug}`)).body.data as Record<string, any>
    const put = (title: string, category: string) =>
      addPost(blog, category, author, { title, slug: `a/${title}` })
    await put('one', notes)
    expect(await around('a/one')).toEqual({ previous: null, next: null, related: [] })
    for (const title of ['two', 'three', 'four']) await put(title, notes)
    await put('five', studio)
    await put('six', studio)

    const middle = await around('a/three')
    expect([middle.previous.title, middle.next.title]).toEqual(['two', 'four'])
    expect(titles(middle.related)).toEqual(['four', 'two', 'one'])
    const last = await around('a/six')
    expect([last.previous.title, last.next]).toEqual(['five', null])
    expect(titles(last.related)).toEqual(['five', 'four', 'three'])
    expect(last.previous).not.toHaveProperty('postBody')
  })

  it('works with a former address, counts no view, and answers an unknown address with 404', async () => {
    const id = await add({ slug: 'a/moved' })
    await update(id, { slug: 'a/moved-on' })
    const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
    const reply = await send('GET', '/api/blog-neighbours/a/moved', { headers })
    expect(reply.body.data.related.map(({ _id }: { _id: string }) => _id)).not.toContain(id)
    expect((await read(id)).viewCount).toBe(0)
    expect((await send('GET', '/api/blog-neighbours/a/nowhere')).status).toBe(404)
  })
})

describe('PUT /update-blog/{id} and DELETE /delete-blog/{id}', () => {
  it('succeeds with unchanged data and keeps publish date and counters', async () => {
    const id = await add({ slug: 'a/same' })
    await app.db
      .updateTable('post')
      .set({ published_at: '2022-07-05T06:00:00.000Z', view_count: 7 })
      .where('id', '=', id)
      .execute()
    expect((await update(id, { slug: 'a/same', viewCount: 0 })).body).toEqual({
      success: true,
      message: 'Blog updated successfully',
      data: { version: (await read(id)).updatedAt },
    })
    expect(await read(id)).toMatchObject({ publishDate: 'July 5, 2022', viewCount: 7 })
  })

  it('refuses an update based on an outdated version and overwrites nothing', async () => {
    const slug = 'two/tabs'
    const id = await add({ slug })
    const { updatedAt: version } = await read(id)
    expect((await update(id, { slug, title: 'First', version })).status).toBe(200)
    const second = await update(id, { slug: 'two/tabs-moved', title: 'Second', version })
    expect(second.status).toBe(409)
    expect(second.body).toEqual({
      success: false,
      error: 'This post was changed somewhere else since you opened it. Nothing was overwritten.',
    })
    const now = await read(id)
    expect(now).toMatchObject({ title: 'First', slug })
    expect((await update(id, { slug, version: now.updatedAt })).status).toBe(200)
    expect((await update(id, { slug, title: 'Without a version' })).status).toBe(200)
    expect((await update('nowhere', { slug: 'no/where', version })).status).toBe(404)
  })

  it('deletes, and answers unknown ids with 404', async () => {
    const id = await add({ slug: 'a/gone' })
    expect((await call(api.post.remove, { as: 'owner', params: { id } })).status).toBe(200)
    expect((await call(api.post.remove, { as: 'owner', params: { id } })).status).toBe(404)
    expect((await update(id, {})).status).toBe(404)
    expect((await call(api.post.one, { as: 'owner', params: { id } })).status).toBe(404)
  })
})
