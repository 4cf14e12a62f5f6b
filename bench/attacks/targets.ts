import { api } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/shape/endpoint.ts'
import { demoSite } from '../../db/seed/site.ts'
import {
  authorExample,
  bookingExample,
  categoryExample,
  messageExample,
  postExample,
  serviceExample,
} from '../../server/testing/examples.ts'
import { fieldNames } from '../../server/testing/generated/fields.ts'
import { createCall } from '../../web/lib/api.ts'
import { signInAsOwner } from '../owner.ts'
import type { Call, Target } from './scan.ts'

type Values = Record<string, unknown>

/** The newest row of each kind, and the headers of the owner. */
async function rowsOf(url: string, authorization: string) {
  const call = createCall(`${url}/api`, (address, init) =>
    fetch(address, { ...init, headers: { ...init.headers, authorization } }),
  )
  const query = { limit: 1, page: 1 }
  const lists = {
    service: call(api.service.list, { query }),
    review: call(api.review.all, { query }),
    booking: call(api.booking.list, { query }),
    message: call(api.message.list, { query }),
    post: call(api.post.list, { query }),
    author: call(api.author.list, { query }),
    category: call(api.category.list, { query }),
    mail: call(api.mail.list, { query }),
    gallery: call(api.gallery.list, { query }),
    work: call(api.work.list, { query }),
  }
  const ids = await Promise.all(
    Object.entries<Promise<{ data: { _id: string }[] }>>(lists).map(
      async ([noun, list]) => [noun, (await list).data[0]?._id ?? 'no-such-row'] as const,
    ),
  )
  const { reference } = (await lists.booking).data[0]!
  const { uid } = (await call(api.account.myData, {})).data.account
  return { uid, reference, ...(Object.fromEntries(ids) as Record<keyof typeof lists, string>) }
}

type Rows = Awaited<ReturnType<typeof rowsOf>>

/** Calls whose id is that of another kind of row. */
const rowOf: Partial<Record<keyof typeof api, keyof Rows>> = {
  bookingState: 'booking',
  offer: 'booking',
  clientBooking: 'booking',
  payment: 'booking',
  document: 'booking',
  note: 'booking',
  galleryPicture: 'gallery',
}

/** A valid value for every field, by name; other fields get a word. */
const valuesFor = ({ uid, reference, service, category, author }: Rows): Values => ({
  ...messageExample,
  ...bookingExample(service),
  ...categoryExample,
  ...authorExample,
  ...postExample(category, author),
  ...serviceExample,
  ...demoSite,
  uid,
  reference,
  service,
  page: '1',
  limit: '6',
  sort: 'asc',
  search: 'light',
  category: 'field-notes',
  resolved: 'true',
  spam: 'false',
  status: 'any',
  state: 'sent',
  rating: '5',
  publishedAt: 'now',
  src: '/media/demo/product-1.jpg',
  review: 'Sharp, patient and on time.',
  cat_slug: 'field-notes',
  reviews: 'keep',
  confirm: 'nobody@example.com',
  key: 'key-12345678',
  website: '',
})

/** Adds a mark after each string in it; of a list only the first entry. */
function markedIn(value: unknown): unknown {
  if (typeof value === 'string') return `${value}*`
  if (Array.isArray(value)) return value.slice(0, 1).map(markedIn)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, markedIn(inner)]))
}

/** A call with a mark after each word of its address and query, and a second one with marks in its body. */
function marked({ method, path, params, query, body }: Endpoint, values: Values): Call[] {
  const word = (name: string, mark = '') => `${String(values[name] ?? 'word')}${mark}`
  const address = (mark?: string) =>
    `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => word(name, mark))}`
  const asked = query ? fieldNames(query).map((name) => `${name}=${word(name, '*')}`) : []
  const sent = Object.fromEntries(
    (body ? fieldNames(body) : [])
      .filter((name) => name !== 'version')
      .map((name) => [name, markedIn(values[name] ?? 'word')]),
  )
  const inAddress = params || query
  return [
    ...(inAddress ? [{ method, path: address('*') + (query ? `?${asked.join('&')}` : '') }] : []),
    ...(body ? [{ method, path: address(), body: JSON.stringify(sent) }] : []),
  ]
}

/** Every call of the contract with inputs. DELETE is left out: it takes only an id, like reading the same row. */
const attacked = (rows: Rows) =>
  Object.entries(api).flatMap(([noun, calls]) => {
    const kind = rowOf[noun as keyof typeof api] ?? (noun as keyof Rows)
    return Object.values<Endpoint>(calls)
      .filter(({ method }) => method !== 'DELETE')
      .flatMap((endpoint) => marked(endpoint, { ...valuesFor(rows), id: rows[kind] ?? rows.service }))
  })

const start = [
  ['/services?page=1', '/blog?category=field-notes&page=1', '/login?return=/blog', '/contact', '/register'],
  [
    '/admin',
    '/admin/services?search=light&page=1',
    '/admin/my-reviews?tab=all&search=light',
    '/admin/settings',
  ],
  ['/admin/request?search=light', '/admin/inbox?search=light', '/admin/blogs?search=light', '/admin/mails'],
  ['/api/services?search=light&page=1&limit=6', '/api/blogs?search=light&category=field-notes&sort=asc'],
  ['/api/booking-form?search=light&resolved=true', '/api/all-reviews?search=light&rating=5', '/api/docs'],
].flat()

/** Outside the contract there is only the identity provider: pages reach the database through the API. */
const others: Call[] = [
  // A password is never part of a query, and each attempt takes a tenth of a second.
  {
    path: '/api/auth/sign-in/email',
    method: 'POST',
    body: '{"email":"nadia@example.com*","password":"long-enough"}',
  },
  {
    path: '/api/auth/request-password-reset',
    method: 'POST',
    body: '{"email":"nadia@example.com*","redirectTo":"/reset-password*"}',
  },
]

/** The whole site with the owner's session. */
export async function targetOf(url: string): Promise<Target> {
  const { cookie, authorization } = await signInAsOwner(url)
  const calls = [...attacked(await rowsOf(url, authorization)), ...others]
  return { url, headers: { cookie, authorization, origin: url }, start, calls }
}
