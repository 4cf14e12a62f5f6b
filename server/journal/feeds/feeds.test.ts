import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addAuthor, addCategory, addPost, addService, postExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { parseXml, textsOf, type XmlNode } from '../../testing/xml.ts'

const origin = 'https://studio.example'

async function createBlog() {
  const app = await createTestApp({ PUBLIC_URL: origin })
  const [category, author] = [await addCategory(app), await addAuthor(app, { name: 'Arko & Co' })]
  const read = async (path: string) => parseXml((await app.send('GET', path)).body)
  return {
    ...app,
    category,
    author,
    put: (changes: object = {}) => addPost(app, category, author, changes),
    sitemap: async () => (await read('/sitemap.xml')).children,
    channel: async () => (await read('/rss.xml')).children[0]!,
  }
}
const itemsOf = (channel: XmlNode) => channel.children.filter(({ name }) => name === 'item')
const first = (node: XmlNode, name: string) => textsOf(node, name)[0]

it('robots.txt allows the site except its private paths, and names the sitemap', async () => {
  const { send } = await createTestApp({ PUBLIC_URL: origin })
  const { body, headers } = await send('GET', '/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toBe(
    `User-agent: *\nAllow: /\nDisallow: /admin\nDisallow: /api\nDisallow: /login\nDisallow: /register\nDisallow: /bn/admin\nDisallow: /bn/api\nDisallow: /bn/login\nDisallow: /bn/register\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
})

describe('/sitemap.xml', () => {
  it('lists every public page by its absolute URL, with the time of its last change if known', async () => {
    const blog = await createBlog()
    const service = await addService(blog)
    await blog.put({ slug: 'নোট/প্রথম-দিন' })
    const urls = await blog.sitemap()
    const english = urls.filter((_, index) => index % 2 === 0)
    expect(english.map((url) => first(url, 'loc'))).toEqual([
      `${origin}/`,
      `${origin}/about`,
      `${origin}/services`,
      `${origin}/services/${service}`,
      `${origin}/blog`,
      `${origin}${encodeURI('/blog/post/নোট/প্রথম-দিন')}`,
      `${origin}/contact`,
      `${origin}/privacy`,
    ])
    const changedAt = (path: string) =>
      first(
        english.find((url) => first(url, 'loc') === origin + encodeURI(path))!,
        'lastmod',
      )
    expect(changedAt('/about')).toBeUndefined()
    for (const path of ['/', '/services', `/services/${service}`, '/blog', '/blog/post/নোট/প্রথম-দিন'])
      expect(new Date(changedAt(path)!).toISOString(), path).toBe(changedAt(path))
  })

  it('lists each page in both languages, with links to both', async () => {
    const blog = await createBlog()
    const urls = await blog.sitemap()
    expect(urls.slice(0, 4).map((url) => first(url, 'loc'))).toEqual([
      `${origin}/`,
      `${origin}/bn`,
      `${origin}/about`,
      `${origin}/bn/about`,
    ])
    for (const url of urls.slice(2, 4)) {
      const links = url.children.filter(({ name }) => name === 'xhtml:link')
      expect(links.map(({ attributes }) => attributes)).toEqual([
        { rel: 'alternate', hreflang: 'en', href: `${origin}/about` },
        { rel: 'alternate', hreflang: 'bn', href: `${origin}/bn/about` },
      ])
    }
  })

  it('is valid without any content, and is sent as compressed XML with ETag and 304', async () => {
    const { app } = await createTestApp()
    const get = (headers: Record<string, string>) => app.inject({ url: '/sitemap.xml?x=1', headers })
    const reply = await get({ 'accept-encoding': 'br' })
    expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8')
    const { name, children } = parseXml(brotliDecompressSync(reply.rawPayload).toString())
    expect([name, children.map((child) => child.name)]).toEqual(['urlset', children.map(() => 'url')])
    expect(children.length).toBeGreaterThan(0)
    expect((await get({ 'if-none-match': String(reply.headers.etag) })).statusCode).toBe(304)
  })
})

describe('/rss.xml', () => {
  it('contains full posts, escaped, with absolute URLs', async () => {
    const blog = await createBlog()
    const id = await blog.put({
      title: 'Salt & light: “1 < 2” ]]> \u0007done',
      slug: 'notes/salt',
      thumbnail: '/media/a.jpg',
      postBody:
        '<p>See <a href="/services?a=1&amp;b=2">this</a> & <a href="mailto:a@b.example">that</a></p><img src="/media/b.jpg">',
    })
    const channel = await blog.channel()
    expect(first(channel, 'title')).toBe('Blog - Aloka Photography')
    expect(first(channel, 'link')).toBe(`${origin}/blog`)
    expect(channel.children.find(({ name }) => name === 'atom:link')!.attributes).toEqual({
      href: `${origin}/rss.xml`,
      rel: 'self',
      type: 'application/rss+xml',
    })
    const [item] = itemsOf(channel)
    expect(first(item!, 'title')).toBe('Salt & light: “1 < 2” ]]> done')
    expect(first(item!, 'link')).toBe(`${origin}/blog/post/notes/salt`)
    expect(first(item!, 'guid')).toBe(id)
    expect(first(item!, 'dc:creator')).toBe('Arko & Co')
    expect(first(item!, 'category')).toBe('Field Notes')
    expect(first(item!, 'pubDate')).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/)
    expect(first(item!, 'description')).toBe('See this & that')
    expect(first(item!, 'content:encoded')).toBe(
      `<p><img src="${origin}/media/a.jpg" alt="" /></p>` +
        `<p>See <a href="${origin}/services?a=1&amp;b=2">this</a> &amp; <a href="mailto:a@b.example">that</a></p>` +
        `<img src="${origin}/media/b.jpg" />`,
    )
  })

  it('contains the newest 20 posts, newest first', async () => {
    const blog = await createBlog()
    for (let n = 1; n <= 21; n++) await blog.put({ title: `Post ${n}`, slug: `notes/post-${n}` })
    const titles = itemsOf(await blog.channel()).map((item) => first(item, 'title'))
    expect(titles).toHaveLength(20)
    expect([titles[0], titles.at(-1)]).toEqual(['Post 21', 'Post 2'])
  })

  it('has a Bangla edition that links to Bangla pages', async () => {
    const blog = await createBlog()
    await blog.put({ slug: 'notes/salt' })
    const [channel] = parseXml((await blog.send('GET', '/bn/rss.xml')).body).children
    expect(first(channel!, 'title')).toBe('ব্লগ - আলোক Photography')
    expect(first(channel!, 'language')).toBe('bn')
    expect(first(itemsOf(channel!)[0]!, 'link')).toBe(`${origin}/bn/blog/post/notes/salt`)
  })

  it('is valid without any post', async () => {
    const { send } = await createTestApp()
    const reply = await send('GET', '/rss.xml')
    expect(reply.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(itemsOf(parseXml(reply.body).children[0]!)).toEqual([])
  })
})

it('the feed and the sitemap show a change by the owner at once', async () => {
  const blog = await createBlog()
  const shown = async () => {
    const titles = itemsOf(await blog.channel()).map((item) => first(item, 'title'))
    return { titles, addresses: (await blog.sitemap()).map((url) => first(url, 'loc')) }
  }
  expect((await shown()).titles).toEqual([])
  const id = await blog.put({ title: 'Before', slug: 'a/before' })
  expect(await shown()).toMatchObject({ titles: ['Before'] })
  const body = { ...postExample(blog.category, blog.author), title: 'After', slug: 'a/after' }
  await blog.call(api.post.update, { as: 'owner', params: { id }, body })
  const after = await shown()
  expect(after.titles).toEqual(['After'])
  expect(after.addresses).toContain(`${origin}/blog/post/a/after`)
  expect(after.addresses).not.toContain(`${origin}/blog/post/a/before`)
  await blog.call(api.post.remove, { as: 'owner', params: { id } })
  expect((await shown()).titles).toEqual([])
})
