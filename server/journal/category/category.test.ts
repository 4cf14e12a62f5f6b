import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addAuthor, addCategory, addPost, categoryExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const { call } = app

it("says 'Input a Category Name' when no name is given", async () => {
  for (const body of [{}, { cat_name: '  ', cat_image: '' }]) {
    const { status, body: reply } = await call(api.category.add, { as: 'owner', body })
    expect(status).toBe(400)
    expect(reply.error).toBe('Input a Category Name')
  }
})

it('makes the slug from the name, and takes an edited one on update', async () => {
  const id = await addCategory(app, { cat_name: 'Before You Book' })
  const read = async () => (await call(api.category.one, { params: { id } })).body.data
  expect(await read()).toMatchObject({
    ...categoryExample,
    _id: id,
    cat_name: 'Before You Book',
    cat_slug: 'before-you-book',
  })
  const body = { ...categoryExample, cat_name: 'Booking', cat_slug: 'book-first' }
  expect((await call(api.category.update, { as: 'owner', params: { id }, body })).status).toBe(200)
  expect(await read()).toMatchObject({ cat_name: 'Booking', cat_slug: 'book-first' })
  expect((await call(api.category.list)).body).toMatchObject({ total: 1, data: [{ _id: id }] })
})

it('shows a new name on its posts at once, and leaves their slugs as they are', async () => {
  const id = await addCategory(app, { cat_name: 'Old Name' })
  const post = await addPost(app, id, await addAuthor(app), { slug: 'old-name/one' })
  const body = { ...categoryExample, cat_name: 'New Name', cat_slug: 'new-name' }
  await call(api.category.update, { as: 'owner', params: { id }, body })
  const { data } = (await call(api.post.one, { as: 'owner', params: { id: post } })).body
  expect(data).toMatchObject({ postCategory: 'New Name', slug: 'old-name/one' })
})

it('refuses to delete a category that posts use and says how many', async () => {
  const id = await addCategory(app, { cat_name: 'Used' })
  await addPost(app, id, await addAuthor(app, { name: 'Someone' }), { slug: 'used/one' })
  const refused = await call(api.category.remove, { as: 'owner', params: { id } })
  expect(refused.status).toBe(409)
  expect(refused.body.error).toBe('1 post uses this category. Move or delete it first.')
  const free = await addCategory(app, { cat_name: 'Free' })
  expect((await call(api.category.remove, { as: 'owner', params: { id: free } })).status).toBe(200)
})

it('refuses a name that makes no slug and a slug that is taken', async () => {
  await addCategory(app, { cat_name: 'Taken' })
  const taken = await call(api.category.add, { as: 'owner', body: { cat_name: 'taken' } })
  expect(taken.status).toBe(409)
  const signs = await call(api.category.add, { as: 'owner', body: { cat_name: '!!!' } })
  expect(signs.status).toBe(400)
  expect(signs.body.fields).toHaveProperty('cat_slug')
})

it('lists only categories with a published post if published=true', async () => {
  const shown = async (query: { published?: 'true' }) => {
    const { body } = await call(api.category.list, { query })
    return body.total
  }
  const before = await shown({ published: 'true' })
  const id = await addCategory(app, { cat_name: 'Only Drafts' })
  const author = await addAuthor(app, { name: 'Drafter' })
  await addPost(app, id, author, { slug: 'only-drafts/one', publishedAt: null })
  expect(await shown({})).toBeGreaterThan(before)
  expect(await shown({ published: 'true' })).toBe(before)
  await addPost(app, id, author, { slug: 'only-drafts/two' })
  expect(await shown({ published: 'true' })).toBe(before + 1)
})

it('refuses an update based on an outdated version and overwrites nothing', async () => {
  const id = await addCategory(app, { cat_name: 'Two Tabs' })
  const { version } = (await call(api.category.one, { params: { id } })).body.data
  const save = (body: object) =>
    call(api.category.update, {
      as: 'owner',
      params: { id },
      body: { ...categoryExample, cat_name: 'Two Tabs', ...body },
    })
  expect((await save({ version })).status).toBe(200)
  const second = await save({ version })
  expect(second.status).toBe(409)
  expect(second.body.error).toBe(
    'This category was changed somewhere else since you opened it. Nothing was overwritten.',
  )
  expect((await save({})).status).toBe(200)
})
