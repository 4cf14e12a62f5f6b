import { api } from '../../contract/api.ts'
import { dayInDhaka } from '../../contract/shape/dates.ts'
import type { TestApp } from './test-app.ts'

/** Valid payloads; a test changes only what it is about. */
export const serviceExample = {
  title: 'Product Photography',
  price: 25000,
  details: 'One object, one surface, one well-placed lamp.',
  thumbnail: '/media/demo/product-1.jpg',
  gallery: ['https://example.com/one.jpg', '/media/two.png'],
}

export const bookingExample = (serviceId: string) => ({
  name: 'Rafi Hasan',
  email: 'rafi@example.com',
  phone: '+880 1711-000000',
  eventDate: dayInDhaka(new Date(Date.now() + 7 * 86_400_000)),
  address: 'House 1, Road 2, Dhaka',
  serviceId,
  serviceTitle: 'Whatever the form says',
})

export const messageExample = {
  name: 'Nadia',
  email: 'nadia@example.com',
  subject: 'A question',
  message: 'Are you free in December?',
}

export const offerExample = {
  lines: [
    { text: 'Wedding Story', detail: 'One day, two looks', count: 1, price: 8_500_000 },
    { text: 'An hour more', count: 2, price: 400_000 },
  ],
  discount: { kind: 'amount', value: 100_000 },
  advance: { kind: 'percent', value: 30 },
  validUntil: dayInDhaka(new Date(Date.now() + 5 * 86_400_000)),
  terms: 'The advance holds the day.',
  message: 'As we said on the phone.',
}

export const authorExample = {
  name: 'Arko Dipto',
  designation: 'Photographer',
  email: 'arko@example.com',
  facebookLink: 'https://www.facebook.com/example',
  instagramLink: '',
  image: 'https://example.com/arko.jpg',
  about: '',
}

export const categoryExample = { cat_name: 'Field Notes', cat_image: 'https://example.com/notes.jpg' }

async function create(
  { call }: TestApp,
  endpoint: Parameters<TestApp['call']>[0],
  body: object,
): Promise<string> {
  const reply = await call(endpoint, { as: 'owner', body })
  if (reply.status !== 201) throw new Error(`${endpoint.path}: ${JSON.stringify(reply.body)}`)
  return reply.body.data._id
}

export const addService = (app: TestApp, changes: object = {}) =>
  create(app, api.service.add, { ...serviceExample, ...changes })

export const addAuthor = (app: TestApp, changes: object = {}) =>
  create(app, api.author.add, { ...authorExample, ...changes })

export const addCategory = (app: TestApp, changes: object = {}) =>
  create(app, api.category.add, { ...categoryExample, ...changes })

export const postExample = (cat_id: string, author_id: string) => ({
  title: 'Straight walls first',
  readingMinute: 4,
  postCategory: 'ignored',
  author: 'ignored',
  cat_id,
  author_id,
  slug: 'field-notes/straight-walls-first',
  thumbnail: 'https://example.com/walls.jpg',
  postBody: '<p>Walls come first.</p>',
})

export const addPost = (app: TestApp, cat_id: string, author_id: string, changes: object = {}) =>
  create(app, api.post.add, { ...postExample(cat_id, author_id), ...changes })

export const addReview = (
  { call }: TestApp,
  serviceId: string,
  rating = 5,
  as: 'customer' | 'stranger' = 'customer',
) => call(api.review.add, { as, body: { serviceId, rating, review: 'Sharp, patient and on time.' } })
