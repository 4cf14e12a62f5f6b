import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addAuthor, addCategory, postExample } from '../../testing/examples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const save = ({ call }: TestApp, body: object) => call(api.post.saveDraft, { as: 'owner', body })
const read = async ({ call }: TestApp, id: string) =>
  (await call(api.post.one, { as: 'owner', params: { id } })).body.data

/** A blog that has a category and an author. */
async function createBlog() {
  const app = await createTestApp()
  return { app, category: await addCategory(app), author: await addAuthor(app) }
}

it('a draft needs only a title', async () => {
  const { app } = await createBlog()
  const { status, body } = await save(app, { title: 'আলো and light' })
  expect([status, body.data.slug]).toEqual([200, 'field-notes/আলো-and-light'])
  expect(await read(app, body.data._id)).toMatchObject({
    status: 'draft',
    title: 'আলো and light',
    postBody: '',
    readingMinute: 0,
  })
  const visible = await app.call(api.post.list)
  expect(visible.body.total).toBe(0)
})

it('saving a draft creates no category and no author', async () => {
  const app = await createTestApp()
  const refusal = async () => (await save(app, { title: 'One' })).body.fields
  expect(await refusal()).toEqual({ cat_id: 'Choose a category.' })
  await addCategory(app)
  expect(await refusal()).toEqual({ author_id: 'Choose an author.' })
  expect((await app.call(api.author.list)).body.data).toEqual([])
})

it('a draft without category and author gets existing ones', async () => {
  const { app, category, author } = await createBlog()
  const { body } = await save(app, {
    title: 'One',
    cat_id: '',
    author_id: '',
    slug: '',
    thumbnail: '',
    readingMinute: '',
  })
  expect(await read(app, body.data._id)).toMatchObject({ cat_id: category, author_id: author })
})

it('saving again updates the same draft, and two drafts with one title get two slugs', async () => {
  const { app } = await createBlog()
  const first = (await save(app, { title: 'One' })).body.data
  const again = (await save(app, { ...first, title: 'One', postBody: '<p>More.</p>' })).body.data
  expect([again._id, again.slug]).toEqual([first._id, 'field-notes/one'])
  const other = (await save(app, { title: 'One' })).body.data
  expect(other.slug).toBe('field-notes/one-2')
  expect((await app.call(api.post.list, { as: 'owner', query: { status: 'draft' } })).body.total).toBe(2)
})

it('a save from an outdated tab is refused and overwrites nothing', async () => {
  const { app } = await createBlog()
  const first = (await save(app, { title: 'One' })).body.data
  expect((await save(app, { ...first, title: 'Two' })).status).toBe(200)
  const late = await save(app, { ...first, title: 'Three' })
  expect(late.status).toBe(409)
  expect((await read(app, first._id)).title).toBe('Two')
})

it('saving a draft over a published post is refused', async () => {
  const app = await createTestApp()
  const post = postExample(await addCategory(app), await addAuthor(app))
  const { _id } = (await app.call(api.post.add, { as: 'owner', body: post })).body.data
  expect((await save(app, { _id, title: 'Half a' })).status).toBe(409)
  expect(await read(app, _id)).toMatchObject({ status: 'published', title: post.title })
})

it('scripts are removed from the body of a draft', async () => {
  const { app } = await createBlog()
  const { body } = await save(app, { title: 'One', postBody: '<p onclick="x()">a</p><script>b</script>' })
  expect((await read(app, body.data._id)).postBody).toBe('<p>a</p>')
})

it('search title and description are stored with the post', async () => {
  const app = await createTestApp()
  const post = postExample(await addCategory(app), await addAuthor(app))
  const seo = { seoTitle: 'Walls in Dhaka', seoDescription: 'How I photograph walls.' }
  const { _id } = (await app.call(api.post.add, { as: 'owner', body: { ...post, ...seo } })).body.data
  expect(await read(app, _id)).toMatchObject(seo)
})
