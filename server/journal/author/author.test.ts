import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addAuthor, addCategory, addPost, authorExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const { call } = app

it('adds an author whose slug is the lowercased name with hyphens', async () => {
  const id = await addAuthor(app, { name: 'Rehana Das' })
  const { body } = await call(api.author.one, { params: { id } })
  expect(body.data).toMatchObject({
    ...authorExample,
    _id: id,
    name: 'Rehana Das',
    author_slug: 'rehana-das',
  })
  expect((await call(api.author.list)).body.data.at(-1)._id).toBe(id)
})

it('accepts URLs or emails in the profile fields and refuses other text', async () => {
  await addAuthor(app, { name: 'Two Ways', email: 'https://example.com/me', facebookLink: 'me@example.com' })
  const body = { ...authorExample, name: 'Third', instagramLink: 'not a link', designation: '' }
  const { fields } = (await call(api.author.add, { as: 'owner', body })).body
  expect(fields).toEqual({
    designation: 'Designation is required.',
    instagramLink: 'Instagram link must be a web address or an email address.',
  })
})

it('refuses a slug that another author has, on adding and on updating', async () => {
  await addAuthor(app, { name: 'Same Name' })
  const again = await call(api.author.add, { as: 'owner', body: { ...authorExample, name: 'Same  name' } })
  expect(again.status).toBe(409)
  const id = await addAuthor(app, { name: 'Other Name' })
  const body = { ...authorExample, name: 'Same Name' }
  const renamed = await call(api.author.update, { as: 'owner', params: { id }, body })
  expect(renamed.body.fields).toEqual({ author_slug: 'Another author already has this name or slug.' })
})

it('shows a new name on the posts at once', async () => {
  const id = await addAuthor(app, { name: 'Before' })
  const postId = await addPost(app, await addCategory(app, { cat_name: 'Names' }), id, { slug: 'names/one' })
  const body = { ...authorExample, name: 'After' }
  expect((await call(api.author.update, { as: 'owner', params: { id }, body })).status).toBe(200)
  const post = await call(api.post.one, { as: 'owner', params: { id: postId } })
  expect(post.body.data.author).toBe('After')
})

it('refuses to delete an author that posts use and says how many', async () => {
  const id = await addAuthor(app, { name: 'Busy' })
  const category = await addCategory(app, { cat_name: 'Busy' })
  const posts = [
    await addPost(app, category, id, { slug: 'busy/one' }),
    await addPost(app, category, id, { slug: 'busy/two' }),
  ]
  const refused = await call(api.author.remove, { as: 'owner', params: { id } })
  expect(refused.status).toBe(409)
  expect(refused.body.error).toBe('2 posts use this author. Move or delete them first.')
  for (const post of posts) await call(api.post.remove, { as: 'owner', params: { id: post } })
  expect((await call(api.author.remove, { as: 'owner', params: { id } })).status).toBe(200)
  expect((await call(api.author.remove, { as: 'owner', params: { id } })).status).toBe(404)
})

it('refuses an update based on an outdated version and overwrites nothing', async () => {
  const id = await addAuthor(app, { name: 'Two Tabs' })
  const { version } = (await call(api.author.one, { params: { id } })).body.data
  const save = (body: object) =>
    call(api.author.update, {
      as: 'owner',
      params: { id },
      body: { ...authorExample, name: 'Two Tabs', ...body },
    })
  expect((await save({ version })).status).toBe(200)
  const second = await save({ version })
  expect(second.status).toBe(409)
  expect(second.body.error).toBe(
    'This author was changed somewhere else since you opened it. Nothing was overwritten.',
  )
  expect((await save({})).status).toBe(200)
})
