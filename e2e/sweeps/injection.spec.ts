import type { BrowserContext, Page } from '@playwright/test'
import { api } from '../../contract/api.ts'
import { dayInDhaka } from '../../contract/shape/dates.ts'
import { demoSite } from '../../db/seed/site.ts'
import {
  authorExample,
  bookingExample,
  categoryExample,
  messageExample,
  postExample,
  serviceExample,
} from '../../server/testing/examples.ts'
import { type DemoSite, startDemoSite } from '../../tooling/demo-site.ts'
import routes from '../../web/routes.ts'
import { enterAsOwner } from '../fixtures/admin.ts'
import { hostile, payload } from '../fixtures/hostile.ts'
import { type Owner, unique } from '../fixtures/owner.ts'
import { open } from '../fixtures/pages.ts'
import { createPerson } from '../fixtures/person.ts'
import { addGallery } from '../fixtures/gallery.ts'
import { expect, test as base } from '../fixtures/test.ts'

/** A separate site: no other journey may meet what is stored here. */
const test = base.extend<object, { site: DemoSite }>({
  site: [
    async ({ mailbox }, use) => {
      const site = await startDemoSite({ settings: mailbox.settings })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

// The policy of the pages blocks injected scripts. It is off here, because nothing may be injected in the first place.
test.use({ bypassCSP: true })

/** Records where injected code ran. */
async function watchRuns(context: BrowserContext, page: Page) {
  const runs: string[] = []
  await context.exposeFunction('ran', () => void runs.push(page.url()))
  page.on('dialog', (dialog) => {
    runs.push(`a dialog on ${page.url()}`)
    void dialog.dismiss()
  })
  // Rendering takes most of the time and does not matter here; routes would disable the cache of the browser.
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', {
    urls: ['*://example.com/*', '*/media/*', '*.woff2', '*.css'],
  })
  return runs
}

/** Fills every field that a person can fill, for every kind of record. */
async function fillEverything(owner: Owner, url: string) {
  const idOf = async (reply: Promise<{ data: { _id: string } }>) => (await reply).data._id
  const account = { email: `${unique('mallory')}@example.com`, password: 'long-enough' }
  const image = 'https://example.com/a.jpg?%22onerror=ran()//x=%27%3E%3Cscript%3Eran()%3C/script%3E'
  const mallory = createPerson(url, { name: payload.slice(0, 110), image, ...account })

  const { call } = owner
  await call(api.site.update, { body: hostile(api.site.update.body, demoSite) })
  const service = await idOf(call(api.service.add, { body: hostile(api.service.add.body, serviceExample) }))
  const author = await idOf(
    call(api.author.add, {
      body: {
        ...hostile(api.author.add.body, { ...authorExample, instagramLink: '-', about: '-' }),
        author_slug: unique('a'),
      },
    }),
  )
  const category = await idOf(
    call(api.category.add, {
      body: { ...hostile(api.category.add.body, categoryExample), cat_slug: unique('c') },
    }),
  )
  const slug = `field-notes/${unique('worst')}`
  const postInput = hostile(api.post.add.body, postExample(category, author))
  const post = await idOf(
    call(api.post.add, { body: { ...postInput, cat_id: category, author_id: author, slug } }),
  )
  const reviewInput = { serviceId: service, rating: 5, review: payload }
  const review = await idOf(mallory(api.review.add, { body: reviewInput }))
  const bookingInput = hostile(api.booking.add.body, bookingExample(service))
  const booking = await idOf(mallory(api.booking.add, { body: { ...bookingInput, serviceId: service } }))
  const message = await idOf(
    mallory(api.message.add, { body: hostile(api.message.add.body, messageExample) }),
  )
  await call(api.message.reply, { params: { id: message }, body: { body: payload } })
  await call(api.booking.reply, { params: { id: booking }, body: { body: payload } })
  await call(api.booking.notSpam, { params: { id: booking } })
  const { path: clientPageLink } = (await call(api.clientBooking.link, { params: { id: booking } })).data
  const params = { reference: clientPageLink.split(/[/?]/)[2]! }
  const key = clientPageLink.split('key=')[1]!
  await call(api.clientBooking.write, { params, body: { key, message: payload } })
  await call(api.clientBooking.askDay, {
    params,
    body: { key, eventDate: '2077-07-07', message: payload.slice(0, 2000) },
  })
  const offer = {
    lines: [{ text: payload.slice(0, 200), detail: payload.slice(0, 300), count: 1, price: 100 }],
    advance: { kind: 'percent', value: 30 } as const,
    validUntil: dayInDhaka(new Date(Date.now() + 5 * 86_400_000)),
    terms: payload,
    message: payload.slice(0, 2000),
  }
  const sent = await idOf(call(api.offer.saveDraft, { params: { id: booking }, body: offer }))
  await call(api.offer.send, { params: { id: sent } })
  const paper = clientPageLink.replace('?', `/paper/${sent}?`)
  await call(api.note.saveOfBooking, { params: { id: booking }, body: { body: payload } })
  const saved = { name: payload.slice(0, 80), body: payload.replaceAll(/[{}]/g, '') }
  const template = await idOf(call(api.replyTemplate.add, { body: saved }))
  const src = '/media/demo/blog-4.jpg'
  await call(api.work.add, { body: { src: [src], kind: payload.slice(0, 40), serviceId: service } })
  const [hung] = (await call(api.work.list, { query: { limit: 1 } })).data
  await call(api.work.update, {
    params: { id: hung!._id },
    body: hostile(api.work.update.body, { title: '-', story: '-', place: '-', kind: 'Roofs' }),
  })
  const gallery = await addGallery(url, owner, [{ file: 'blog-4.jpg', set: payload.slice(0, 60) }], {
    title: payload.slice(0, 110),
    clientName: payload.slice(0, 110),
    place: payload.slice(0, 190),
  })
  const mails = (await call(api.mail.list, { query: { sort: 'desc', limit: 4 } })).data
  const rows = { service, author, category, post, review, booking, message, template }
  return { account, ...rows, slug, work: hung!.slug, gallery, clientPageLink, paper, mails }
}
type Filled = Awaited<ReturnType<typeof fillEverything>>

const pathsOf = (entries: typeof routes): string[] =>
  entries.flatMap(({ path, children }) => (children ? pathsOf(children) : [`/${path ?? ''}`]))

/** Every page of the site; pages of a record show the one that was filled. */
function pages({ mails, slug, work, gallery, clientPageLink, paper, ...filled }: Filled) {
  const { service, author, category, post, review, booking, message, template } = filled
  const ids: Record<string, string[]> = {
    '/services/:id': [service],
    '/work/:slug': [work],
    '/admin/work/update/:slug': [work],
    '/admin/galleries/view/:id': [gallery._id],
    '/admin/services/update-service/:id': [service],
    '/admin/my-reviews/edit-review/:id': [review],
    '/admin/request/view/:id': [booking],
    '/admin/request/saved-replies/update/:id': [template],
    '/admin/clients/:id': [booking],
    '/admin/inbox/view/:id': [message],
    '/admin/mails/view/:id': mails.map(({ _id }) => _id),
    '/admin/blogs/update-blog/:id': [post],
    '/admin/blogs/update-author/:id': [author],
    '/admin/blogs/update-category/:id': [category],
    '/admin/translate/:kind/:id': [service],
  }
  return pathsOf(routes).flatMap((path) => {
    if (path === '/*') return [`/${encodeURIComponent(payload)}`]
    if (path === '/booking/:reference/paper/:id') return [paper]
    if (path === '/gallery/:slug') return [gallery.clientPath]
    if (path.startsWith('/booking/')) return ['/booking', clientPageLink]
    if (path.startsWith('/blog/post/')) return [`/blog/post/${slug}`]
    // Without optional parameters.
    if (path.endsWith('?')) return [path.replace(/\/:\w+\?$/, '')]
    if (!path.includes(':')) return [path]
    const known = ids[path]
    if (!known) throw new Error(`No row is known for ${path}: fill one.`)
    return known.map((id) => path.replace(':kind', 'service').replace(/:(id|slug)/, id))
  })
}

const q = encodeURIComponent(payload)
const names = [
  ['search', 'page', 'sort', 'return', 'category', 'tab', 'status', 'service', 'rating', 'state'],
  ['reviews', 'resolved', 'spam', 'token', 'preview', 'error', 'code'],
].flat()
const query = `?${names.map((name) => `${name}=${q.slice(0, 600)}`).join('&')}`

/** Parameters of an address, on every list and page that shows them. */
const reflecting = [
  ['/services', '/blog', '/login', '/register', '/reset-password', '/account', '/contact'],
  ['/admin/services', '/admin/my-reviews', '/admin/request', '/admin/inbox', '/admin/mails', '/admin/blogs'],
]
  .flat()
  .map((path) => path + query)
  .concat('/admin/my-reviews?search=' + q, `/services/${q}`, `/blog/post/${q}/${q}`, `/admin/${q}`)

const elsewhere = ['/rss.xml', '/sitemap.xml', '/api/docs', `/api/auth/error?error=${q}`, `/api/${q}`]

/** Attributes and addresses that execute code. */
const running =
  '[onerror], [onload], [onmouseover], [href^="javascript:"], [src^="javascript:"], [action^="javascript:"]'

test('user input is shown as text: none of it runs on any page', async ({
  page,
  context,
  owner,
  site,
  pageErrors,
}) => {
  // Pictures of other sites do not exist, and some of these addresses lead nowhere.
  pageErrors.expect(/net::ERR|Failed to load resource|Loading the font/)
  const runs = await watchRuns(context, page)
  let visits = 0
  const before = (await owner.call(api.site.one)).data
  try {
    const filled = await fillEverything(owner, site.url)
    await enterAsOwner(page)
    const look = async (place: string) => {
      visits++
      if (elsewhere.includes(place)) await page.goto(place)
      else await open(page, place)
      expect(await page.locator(running).count(), place).toBe(0)
    }
    for (const place of [...pages(filled), ...reflecting, ...elsewhere]) await look(place)
    await context.clearCookies()
    await page.request.post('/api/auth/sign-in/email', { data: filled.account })
    for (const place of ['/account', '/admin/my-reviews', `/services/${filled.service}`]) await look(place)
    expect(runs).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>ran()</script>')
    test.info().annotations.push({ type: 'pages', description: String(visits) })
  } finally {
    await owner.call(api.site.update, { body: { ...before, version: undefined } })
  }
})

test('no line break in an address becomes a header, and no redirect leads to another site', async ({
  site,
}) => {
  const lines = '%0d%0aInjected:%201%0d%0a%0d%0a%3Cscript%3Eran()%3C/script%3E'
  const addresses = [
    `/${lines}`,
    `/services/${lines}`,
    `/blog/post/${lines}/${lines}`,
    `/login?return=/${lines}`,
    `/admin/services?page=0&search=${lines}`,
    `/admin/${lines}`,
    `/account?x=${lines}`,
    `/media/${lines}`,
    `/api/${lines}`,
    `/api/booking-export?search=${lines}`,
    ...['//evil.example', '/\\evil.example', '//evil.example/%2e%2e', 'https://evil.example'].flatMap(
      (away) => [
        away.startsWith('/') ? away : `/${away}`,
        `/admin/services?return=${encodeURIComponent(away)}`,
        `/login?return=${encodeURIComponent(away)}`,
      ],
    ),
  ]
  for (const address of addresses) {
    const { status, headers } = await fetch(site.url + address, { redirect: 'manual' })
    expect(status, address).toBeLessThan(500)
    expect(headers.has('injected'), address).toBe(false)
    const { origin } = new URL(headers.get('location') ?? '/', site.url + address)
    expect(origin, address).toBe(site.url)
  }
})
