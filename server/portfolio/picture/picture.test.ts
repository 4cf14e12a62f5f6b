import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addAuthor, addCategory, addPost, addService } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { listPosts } from '../../journal/post/post.service.ts'

const app = await createTestApp()
const { call, send, db } = app

const address = (name: string) => `/media/pictures/${name}.jpg`
const widths = [400, 700]
const row = (name: string) => ({
  src: address(name),
  hash: `hash-${name}`,
  width: 700,
  height: 500,
  alt: `Picture ${name}`,
  placeholder: 'data:image/webp;base64,AAAA',
  variants: JSON.stringify({ avif: widths, webp: widths, jpeg: widths }),
  created_at: new Date().toISOString(),
})
await db.insertInto('picture').values(['a', 'b', 'c', 'd'].map(row)).execute()
const bare = { src: address('bare'), width: 30, height: 20, alt: '', created_at: new Date().toISOString() }
await db.insertInto('picture').values(bare).execute()

const ask = (...names: string[]) =>
  send('GET', `/api/pictures?${new URLSearchParams(names.map((name) => ['src', address(name)]))}`)
const sources = (pictures: { src: string }[]) => pictures.map(({ src }) => src)

it('replies with the pictures of the given addresses, in their order, each once', async () => {
  const { status, body } = await ask('b', 'unknown', 'a', 'b')
  expect(status).toBe(200)
  expect(sources(body.data)).toEqual([address('b'), address('a')])
  expect(body.data[1]).toEqual({
    src: address('a'),
    width: 700,
    height: 500,
    alt: 'Picture a',
    placeholder: 'data:image/webp;base64,AAAA',
    variants: { base: '/media/p/hash-a', widths },
  })
})

it('accepts a single address, and omits variants that are not made yet', async () => {
  const { body } = await ask('bare')
  expect(body.data).toEqual([{ src: address('bare'), width: 30, height: 20, alt: '', placeholder: '' }])
})

it('accepts 50 addresses and refuses 51 or none', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `n${index}`)
  expect((await ask(...names)).body).toEqual({ success: true, data: [] })
  const { status, body } = await ask(...names, 'one-more')
  expect(status).toBe(400)
  expect(body.error).toBe('Ask for at most 50 pictures at once.')
  expect((await ask()).body.error).toBe('Name at least one picture with src.')
})

it('lists of services come with the pictures of thumbnails, and a single service with those of its gallery too', async () => {
  const external = 'https://example.com/one.jpg'
  const gallery = [address('b'), external, address('a'), address('b')]
  const id = await addService(app, { thumbnail: address('a'), gallery })
  const list = (await call(api.service.list)).body
  expect(sources(list.pictures)).toEqual([address('a')])
  const one = (await call(api.service.one, { params: { id } })).body
  expect(sources(one.pictures)).toEqual([address('a'), address('b')])
  expect(one.data).not.toHaveProperty('pictures')
})

it('authors and categories come with their pictures, alone and in lists', async () => {
  const author = await addAuthor(app, { image: address('a') })
  const category = await addCategory(app, { cat_image: address('b') })
  expect(sources((await call(api.author.list)).body.pictures)).toEqual([address('a')])
  expect(sources((await call(api.author.one, { params: { id: author } })).body.pictures)).toEqual([
    address('a'),
  ])
  expect(sources((await call(api.category.list)).body.pictures)).toEqual([address('b')])
  const { pictures } = (await call(api.category.one, { params: { id: category } })).body
  expect(sources(pictures)).toEqual([address('b')])
})

it('pictures are rendered into the body that visitors read, and not into the one the owner edits', async () => {
  const author = await addAuthor(app, { name: 'Other' })
  const category = await addCategory(app, { cat_name: 'Other' })
  const written = `<p>Look:</p><img src="${address('c')}" alt="Mine" srcset="/elsewhere.jpg 9w" />`
  const id = await addPost(app, category, author, { thumbnail: address('d'), postBody: written })
  const [list, single, edited] = await Promise.all([
    call(api.post.list),
    call(api.post.bySlug, { params: { cat_slug: 'field-notes', slug: 'straight-walls-first' } }),
    call(api.post.one, { as: 'owner', params: { id } }),
  ])
  for (const { body } of [list, single]) expect(sources(body.pictures)).toEqual([address('d')])
  expect(sources(edited.body.pictures)).toEqual([address('d'), address('c')])
  const stored = `<p>Look:</p><img src="${address('c')}" alt="Mine" />`
  expect(edited.body.data.postBody).toBe(stored)
  expect(list.body.data[0].postBody).toBe(single.body.data.postBody)
  expect(single.body.data.postBody).toContain(
    'srcset="/media/p/hash-c-400.avif 400w, /media/p/hash-c-700.avif 700w"',
  )
  expect(single.body.data.postBody).toContain('alt="Mine" width="700" height="500" loading="lazy"')
})

it('a body copied from a page is stored without the rendered pictures', async () => {
  const { data } = (await call(api.post.list)).body
  const { _id, ...post } = data[0]
  await call(api.post.update, { as: 'owner', params: { id: _id }, body: post })
  const { postBody } = (await call(api.post.one, { as: 'owner', params: { id: _id } })).body.data
  expect(postBody).not.toMatch(/srcset|<source|<picture|style/)
  expect(postBody).toContain(`<img src="${address('c')}" alt="Mine"`)
})

it('a list reads its pictures with one query', async () => {
  let pictureQueries = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('"name":"picture"')) pictureQueries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { data } = (await call(api.post.list)).body
  const { cat_id, author_id } = data[0]
  for (const name of ['b', 'c']) {
    const slug = `other/${name}-post`
    await addPost(app, cat_id, author_id, {
      slug,
      thumbnail: address(name),
      postBody: `<img src="${address('a')}">`,
    })
  }
  const { pictures } = await listPosts(db.withPlugin(counting), {
    status: 'published',
    body: 'full',
    sort: 'asc',
  })
  expect(pictures).toHaveLength(3)
  expect(pictureQueries).toBe(1)
})
