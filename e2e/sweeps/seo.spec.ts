import type { APIRequestContext } from '@playwright/test'
import { api } from '../../contract/api.ts'
import { publicNames } from '../../tooling/public-addresses.ts'
import { fetchPage } from '../fixtures/fetched-page.ts'
import { expect, test } from '../fixtures/test.ts'

async function readHead(request: APIRequestContext, address: string) {
  const page = await fetchPage(request, address)
  const metas = [...page.querySelectorAll('meta')].map((meta) => [
    meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
    meta.getAttribute('content') ?? '',
  ])
  const ld = [...page.querySelectorAll('script[type="application/ld+json"]')]
  return {
    title: page.title,
    meta: Object.fromEntries(metas) as Record<string, string>,
    canonical: [...page.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
    ld: ld.map(({ textContent }) => JSON.parse(textContent) as Record<string, any>),
  }
}

async function expectPicture(request: APIRequestContext, address: string) {
  const reply = await request.get(address)
  expect(reply.status(), address).toBe(200)
  expect(reply.headers()['content-type'], address).toMatch(/^image\//)
}

const types = {
  home: ['ProfessionalService'],
  work: ['BreadcrumbList'],
  workPicture: ['ImageObject', 'BreadcrumbList'],
  services: ['BreadcrumbList'],
  service: ['Service', 'BreadcrumbList'],
  blog: ['BreadcrumbList'],
  post: ['BlogPosting', 'BreadcrumbList'],
  about: ['ProfessionalService', 'BreadcrumbList'],
  contact: ['ProfessionalService', 'BreadcrumbList'],
  privacy: ['BreadcrumbList'],
}

for (const name of publicNames) {
  test(`${name}: title, description, canonical address, cards with a real picture, structured data`, async ({
    site,
    request,
    addresses,
  }) => {
    const path = addresses[name]
    const { title, meta, canonical, ld } = await readHead(request, `${path}?utm_source=a-newsletter`)
    expect(title).toMatch(/^.+ - Aloka Photography$/)
    expect(meta.description!.length).toBeGreaterThan(50)
    expect(meta.description!.length).toBeLessThanOrEqual(161)
    expect(canonical).toEqual([site.url + path])
    expect(meta.robots ?? '').not.toContain('noindex')
    expect(meta['og:title']).toBe(title)
    expect(meta['og:url']).toBe(site.url + path)
    expect(meta['og:description']).toBe(meta.description)
    expect(meta['twitter:card']).toBe('summary_large_image')
    expect(meta['twitter:title']).toBe(title)
    await expectPicture(request, meta['og:image']!)
    await expectPicture(request, meta['twitter:image']!)
    expect(meta['og:image:alt']).toMatch(/\w/)
    expect(ld.every((item) => item['@context'] === 'https://schema.org')).toBe(true)
    expect(ld.map((item) => item['@type'])).toEqual(expect.arrayContaining(types[name]))
  })
}

test('titles and descriptions differ from page to page', async ({ request, addresses }) => {
  const seen = new Set<string>()
  for (const path of Object.values(addresses)) seen.add((await readHead(request, path)).meta.description!)
  expect(seen.size).toBe(publicNames.length)
})

test('a service is a Service with an Offer in BDT and its rating', async ({ request, addresses }) => {
  const { ld } = await readHead(request, addresses.service)
  const service = ld.find((item) => item['@type'] === 'Service')!
  expect(service.offers).toMatchObject({ '@type': 'Offer', priceCurrency: 'BDT', price: expect.any(Number) })
  expect(service.aggregateRating).toMatchObject({
    ratingValue: expect.any(Number),
    reviewCount: expect.any(Number),
  })
  expect(service.url).toContain('/services/')
})

test('a post is a BlogPosting with its author, dates and picture', async ({ request, addresses }) => {
  const { ld, meta } = await readHead(request, addresses.post)
  const post = ld.find((item) => item['@type'] === 'BlogPosting')!
  expect(meta['og:type']).toBe('article')
  expect(Number.isNaN(Date.parse(post.datePublished))).toBe(false)
  expect(post.author).toMatchObject({ '@type': 'Person', name: expect.stringMatching(/\w/) })
  await expectPicture(request, post.image)
})

test('a later page of a list has its own canonical address', async ({ request, site }) => {
  const { canonical } = await readHead(request, '/services?page=2&utm_source=x')
  expect(canonical).toEqual([`${site.url}/services?page=2`])
})

test('sitemap.xml names every public page, service and post; robots.txt names the sitemap', async ({
  request,
  owner,
  site,
}) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/)
  expect(await robots.text()).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  const reply = await request.get('/sitemap.xml')
  expect(reply.headers()['content-type']).toMatch(/xml/)
  const named = [...(await reply.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
  const services = await owner.call(api.service.list, { query: { limit: 50, page: 1 } })
  const posts = await owner.call(api.post.list, { query: { body: 'none' } })
  const expected = [
    '/',
    '/work',
    '/services',
    '/blog',
    '/about',
    '/contact',
    '/privacy',
    ...services.data.map(({ _id }) => `/services/${_id}`),
    ...posts.data.map(({ slug }) => `/blog/post/${encodeURI(slug)}`),
  ]
  for (const path of expected) expect(named).toContain(new URL(path, site.url).href)
  expect(named.filter((address) => /login|register|admin/.test(address))).toEqual([])
})

test('the RSS feed of the blog has the newest posts first', async ({ request, owner }) => {
  const { title } = await owner.addPost({ title: 'Roofs & <kites>' })
  const reply = await request.get('/rss.xml')
  expect(reply.headers()['content-type']).toMatch(/rss\+xml|application\/xml|text\/xml/)
  const text = await reply.text()
  expect(text).toContain('<rss')
  const first = /<item>([^]*?)<\/item>/.exec(text)![1]!
  expect(first).toContain(title.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;'))
})

test('the blog links to its feed', async ({ request }) => {
  const page = await fetchPage(request, '/blog')
  const feed = page.querySelector('link[rel=alternate][type="application/rss+xml"]')!
  expect((await request.get(feed.getAttribute('href')!)).status()).toBe(200)
})
