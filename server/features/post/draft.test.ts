import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addAuthor, addCategory, postExample } from '../../testing/examples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const save = ({ call }: TestApp, body: object) => call(api.post.saveDraft, { as: 'owner', body })
const read = async ({ call }: TestApp, id: string) =>
  (await call(api.post.one, { as: 'owner', params: { id } })).body.data

it('a draft needs a title only, also on a blog that has neither author nor category', async () => {
  const app = await createTestApp()
  const { status, body } = await save(app, { title: 'আলো and light' })
  expect([status, body.data.slug]).toEqual([200, 'notes/আলো-and-light'])
  expect(await read(app, body.data._id)).toMatchObject({
    status: 'draft',
    title: 'আলো and light',
    postCategory: 'Notes',
    author: 'Studio',
    postBody: '',
    readingMinute: 0,
  })
  const visible = await app.call(api.post.list)
  expect(visible.body.total).toBe(0)
})

it('takes the category and the author that there are', async () => {
  const app = await createTestApp()
  const [category, author] = [await addCategory(app), await addAuthor(app)]
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

it('is saved again as the same draft, and two with one title have two addresses', async () => {
  const app = await createTestApp()
  const first = (await save(app, { title: 'One' })).body.data
  const again = (await save(app, { ...first, title: 'One', postBody: '<p>More.</p>' })).body.data
  expect([again._id, again.slug]).toEqual([first._id, 'notes/one'])
  const other = (await save(app, { title: 'One' })).body.data
  expect(other.slug).toBe('notes/one-2')
  expect((await app.call(api.post.list, { as: 'owner', query: { status: 'draft' } })).body.total).toBe(2)
})

it('the second of two tabs is told, and overwrites nothing', async () => {
  const app = await createTestApp()
  const first = (await save(app, { title: 'One' })).body.data
  expect((await save(app, { ...first, title: 'Two' })).status).toBe(200)
  const late = await save(app, { ...first, title: 'Three' })
  expect(late.status).toBe(409)
  expect((await read(app, first._id)).title).toBe('Two')
})

it('what visitors see is never made a draft by saving itself', async () => {
  const app = await createTestApp()
  const post = postExample(await addCategory(app), await addAuthor(app))
  const { _id } = (await app.call(api.post.add, { as: 'owner', body: post })).body.data
  expect((await save(app, { _id, title: 'Half a' })).status).toBe(409)
  expect(await read(app, _id)).toMatchObject({ status: 'published', title: post.title })
})

it('scripts are removed from a draft, too', async () => {
  const app = await createTestApp()
  const { body } = await save(app, { title: 'One', postBody: '<p onclick="x()">a</p><script>b</script>' })
  expect((await read(app, body.data._id)).postBody).toBe('<p>a</p>')
})

it('search title and description are kept with the post', async () => {
  const app = await createTestApp()
  const post = postExample(await addCategory(app), await addAuthor(app))
  const seo = { seoTitle: 'Walls in Dhaka', seoDescription: 'How I photograph walls.' }
  const { _id } = (await app.call(api.post.add, { as: 'owner', body: { ...post, ...seo } })).body.data
  expect(await read(app, _id)).toMatchObject(seo)
})
