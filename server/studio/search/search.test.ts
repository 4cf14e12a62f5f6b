import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import {
  addAuthor,
  addCategory,
  addPost,
  addService,
  bookingExample,
  messageExample,
} from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const { call } = app
const find = async (search: string) =>
  (await call(api.search.find, { as: 'owner', query: { search } })).body.data as {
    kind: string
    title: string
    detail: string
  }[]

it('finds every kind of record by its words, drafts included, and names what tells it from others', async () => {
  const service = await addService(app, { title: 'Jamdani portraits' })
  await call(api.booking.add, { body: { ...bookingExample(service), name: 'Jamdani House' } })
  await call(api.message.add, { body: { ...messageExample, name: 'Rafi', subject: 'About Jamdani' } })
  const [category, author] = [await addCategory(app), await addAuthor(app)]
  await addPost(app, category, author, { title: 'A jamdani loom', publishedAt: null })
  await call(api.gallery.add, { as: 'owner', body: { title: 'Jamdani fair', clientName: 'Nadia' } })
  const found = await find('  JAMDANI ')
  expect(found.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
    'client: Jamdani House',
    'booking: Jamdani House',
    'message: Rafi',
    'service: Jamdani portraits',
    'post: A jamdani loom',
    'gallery: Jamdani fair',
  ])
  expect(found[1]).toMatchObject({ detail: 'Jamdani portraits', day: bookingExample(service).eventDate })
  expect(await find('nothing like it')).toEqual([])
})

it('shows at most five of a kind', async () => {
  for (let n = 1; n <= 6; n++) await addService(app, { title: `Ceramics ${n}` })
  expect(await find('ceramics')).toHaveLength(5)
})

it.each(['', '  ', 'x'.repeat(101)])('refuses %j', async (search) => {
  expect((await call(api.search.find, { as: 'owner', query: { search } })).status).toBe(400)
})
