import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addAuthor, addCategory, addPost, postExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { parseXml, textsOf } from '../../testing/xml.ts'

const english = 'notes/last-boat'
const bangla = 'নোট/শেষ-নৌকা'
const origin = 'https://studio.example'

async function createBlog() {
  const app = await createTestApp({ PUBLIC_URL: origin })
  const [category, author] = [await addCategory(app), await addAuthor(app)]
  const id = await addPost(app, category, author, { slug: english })
  const read = (slug: string, language: 'en' | 'bn') =>
    app.send('GET', `/api/single-blog/${encodeURI(slug)}`, {
      query: language === 'bn' ? { language } : {},
    })
  return {
    ...app,
    category,
    author,
    id,
    put: (slug: string) => addPost(app, category, author, { slug }),
    update: (slug: string) =>
      app.call(api.post.update, {
        as: 'owner',
        params: { id },
        body: { ...postExample(category, author), slug },
      }),
    translate: (slug: string, record = id) =>
      app.call(api.translation.update, {
        as: 'owner',
        params: { kind: 'post', id: record },
        body: { texts: { slug } },
      }),
    /** The current address of the post for a reader of this language, whichever address they used. */
    currentSlug: async (slug: string, language: 'en' | 'bn') => {
      const { status, body } = await read(slug, language)
      return status === 200 ? body.data.slug : status
    },
    read,
  }
}

describe('the address of a post in Bangla', () => {
  it('is the one that readers of Bangla get, and both addresses work in both languages', async () => {
    const blog = await createBlog()
    expect(await blog.currentSlug(bangla, 'bn')).toBe(404)
    expect(await blog.currentSlug(english, 'bn')).toBe(english)
    expect((await blog.translate(bangla)).status).toBe(200)
    for (const address of [english, bangla, bangla.normalize('NFD')]) {
      expect(await blog.currentSlug(address, 'bn')).toBe(bangla)
      expect(await blog.currentSlug(address, 'en')).toBe(english)
      const { body } = await blog.read(address, 'en')
      expect(body.slugs).toEqual({ en: english, bn: bangla })
    }
  })

  it('appears in lists, in the feed and in the sitemap', async () => {
    const blog = await createBlog()
    await blog.translate(bangla)
    const { body } = await blog.send('GET', '/api/blogs', { query: { language: 'bn', body: 'none' } })
    expect(body.data[0].slug).toBe(bangla)
    const here = `${origin}${encodeURI(`/bn/blog/post/${bangla}`)}`
    const there = `${origin}/blog/post/${english}`
    const [channel] = parseXml((await blog.send('GET', '/bn/rss.xml')).body).children
    const item = channel!.children.find(({ name }) => name === 'item')!
    expect(textsOf(item, 'link')).toEqual([here])
    const urls = parseXml((await blog.send('GET', '/sitemap.xml')).body).children
    for (const address of [here, there]) {
      const url = urls.find((one) => textsOf(one, 'loc')[0] === address)!
      const links = url.children.filter(({ name }) => name === 'xhtml:link')
      expect(links.map(({ attributes }) => attributes.href)).toEqual([there, here])
    }
  })

  it('still leads to the post after it was changed or removed', async () => {
    const blog = await createBlog()
    await blog.translate(bangla)
    await blog.translate('নোট/নৌকা')
    expect(await blog.currentSlug(bangla, 'bn')).toBe('নোট/নৌকা')
    await blog.translate('')
    for (const address of [bangla, 'নোট/নৌকা']) expect(await blog.currentSlug(address, 'bn')).toBe(english)
  })

  it('is unique among the addresses of all posts in both languages', async () => {
    const blog = await createBlog()
    const other = await blog.put('notes/other')
    const taken = { 'texts.slug': 'Another post already has this slug.' }
    await blog.translate(bangla)
    expect(await blog.translate(bangla, other)).toMatchObject({ status: 409, body: { fields: taken } })
    expect(await blog.translate(english, other)).toMatchObject({ status: 409, body: { fields: taken } })
    expect((await blog.translate(bangla)).status).toBe(200)
    const added = await blog.call(api.post.add, {
      as: 'owner',
      body: { ...postExample(blog.category, blog.author), slug: bangla },
    })
    expect(added).toMatchObject({ status: 409, body: { fields: { slug: taken['texts.slug'] } } })
    // Both addresses of one post may be the same.
    expect((await blog.update(bangla)).status).toBe(200)
    expect((await blog.update(english)).status).toBe(200)
  })

  it('is given to only one of two posts that claim it at once', async () => {
    const blog = await createBlog()
    const other = await blog.put('notes/other')
    const replies = await Promise.all([blog.translate(bangla), blog.translate(bangla, other)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await expect(
      blog.db
        .insertInto('translation')
        .values({
          kind: 'post',
          record_id: 'another',
          field: 'slug',
          text: bangla,
          original_hash: '',
          updated_at: new Date().toISOString(),
        })
        .execute(),
    ).rejects.toThrow(/unique/i)
  })

  it('must have two parts of valid characters', async () => {
    const blog = await createBlog()
    const { status, body } = await blog.translate('শেষ নৌকা')
    expect(status).toBe(400)
    expect(body.fields['texts.slug']).toMatch(/two parts/)
  })

  it('is suggested from the category in Bangla, or else in English', async () => {
    const blog = await createBlog()
    const beginning = async () => {
      const { body } = await blog.call(api.translation.one, {
        as: 'owner',
        params: { kind: 'post', id: blog.id },
      })
      return body.data.find(({ field }: { field: string }) => field === 'slug').beginning
    }
    expect(await beginning()).toBe('notes')
    await blog.call(api.translation.update, {
      as: 'owner',
      params: { kind: 'category', id: blog.category },
      body: { texts: { name: 'মাঠের নোট' } },
    })
    expect(await beginning()).toBe('মাঠের-নোট')
  })

  it('counts views as those of the post', async () => {
    const blog = await createBlog()
    await blog.translate(bangla)
    await blog.app.inject({
      url: `/api/single-blog/${encodeURI(bangla)}?language=bn`,
      headers: { 'user-agent': 'Mozilla/5.0 Chrome/140.0' },
    })
    const { view_count } = await blog.db
      .selectFrom('post')
      .select('view_count')
      .where('id', '=', blog.id)
      .executeTakeFirstOrThrow()
    expect(view_count).toBe(1)
  })
})
