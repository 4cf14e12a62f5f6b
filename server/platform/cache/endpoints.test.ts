import { expect, it, vi } from 'vitest'
import { api } from '../../../contract/api.ts'
import {
  addAuthor,
  addCategory,
  addPost,
  addService,
  bookingExample,
  serviceExample,
} from '../../testing/examples.ts'
import { createTestApp, sessionOf } from '../../testing/test-app.ts'

const render = async () => new Response('<p>A page</p>', { headers: { 'content-type': 'text/html' } })
const site = await createTestApp(
  { CORS_ORIGINS: 'https://elsewhere.example', TRUST_PROXY: '127.0.0.1' },
  { render },
)
const url = await site.app.listen({ host: '127.0.0.1', port: 0 })

async function get(path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(url + path, { headers: { 'accept-encoding': 'gzip', ...headers } })
  return { status: reply.status, headers: Object.fromEntries(reply.headers), text: await reply.text() }
}

/** Changes the title without clearing the cache, so that only a new read shows it. */
const rename = (id: string, title: string) =>
  site.db.updateTable('service').set({ title }).where('id', '=', id).execute()

it('a public answer is read once and then sent from the cache', async () => {
  const id = await addService(site, { title: 'Rings' })
  const first = await get(`/api/service/${id}`)
  expect(first.headers['content-type']).toContain('application/json')
  await rename(id, 'Chains')
  const again = await get(`/api/service/${id}`)
  expect(again.text).toBe(first.text)
  expect(JSON.parse(again.text)).toMatchObject({ data: { title: 'Rings' } })
  expect(again.headers).toEqual({
    ...first.headers,
    date: expect.any(String),
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  })
  const known = await get(`/api/service/${id}`, { 'if-none-match': first.headers.etag! })
  expect(known).toMatchObject({ status: 304, text: '' })
})

it('concurrent requests share one read', async () => {
  const id = await addService(site, { title: 'Rings' })
  const reads = vi.spyOn(site.db, 'selectFrom')
  const replies = await Promise.all(Array.from({ length: 20 }, () => get(`/api/service/${id}`)))
  const ofServices = reads.mock.calls.filter(([table]) => (table as string) === 'service')
  reads.mockRestore()
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(ofServices).toHaveLength(1)
})

it('a change is shown to all visitors at once', async () => {
  const id = await addService(site, { title: 'Rings' })
  await get(`/api/service/${id}`)
  await site.call(api.service.update, {
    as: 'owner',
    params: { id },
    body: { ...serviceExample, title: 'Chains' },
  })
  expect((await get(`/api/service/${id}`)).text).toContain('Chains')
})

it('free days are cached until a booking, a block or a rule changes them, or the day ends', async () => {
  const id = await addService(site)
  const day = '2050-05-05'
  const path = `/api/availability?serviceId=${id}&from=${day}&to=${day}`
  const state = async () => JSON.parse((await get(path)).text).data[0].state
  expect(await state()).toBe('free')
  const hidden = { id: 'behind', from_day: day, from_time: null, to_day: day, to_time: null, reason: '' }
  await site.db
    .insertInto('blocked_day')
    .values({ ...hidden, created_at: new Date().toISOString() })
    .execute()
  expect(await state()).toBe('free')
  await site.call(api.studio.update, { as: 'owner', body: { referencePrefix: 'CA' } })
  expect(await state()).toBe('closed')
  await site.call(api.calendar.unblock, { as: 'owner', params: { id: 'behind' } })
  expect(await state()).toBe('free')
  const body = { ...bookingExample(id), eventDate: day }
  const { _id } = (await site.call(api.booking.add, { body })).body.data
  await site.call(api.bookingState.confirm, { as: 'owner', params: { id: _id }, body: {} })
  expect(await state()).toBe('taken')
  await site.call(api.bookingState.cancel, { as: 'owner', params: { id: _id }, body: {} })
  expect(await state()).toBe('free')
})

it('requests with an account or from another site are not answered from the cache', async () => {
  const id = await addService(site, { title: 'Rings' })
  await get(`/api/service/${id}`)
  await rename(id, 'Chains')
  const token = `Bearer ${await site.tokens.sign(sessionOf('customer'))}`
  const others: Record<string, string>[] = [
    { authorization: token },
    { cookie: 'a=1' },
    { origin: 'https://elsewhere.example' },
  ]
  for (const headers of others) {
    const reply = await get(`/api/service/${id}`, headers)
    expect(reply.text).toContain('Chains')
    expect(reply.headers['cache-control']).toBe('no-store')
  }
})

it('answers with unknown parameters are not cached, and each known parameter is cached separately', async () => {
  for (const query of ['?x=1', '?page=1&x=1', '?%70age=2', '?page=1&', '?'])
    expect((await get(`/api/services${query}`)).headers['cache-control'], query).toBe('no-store')
  const texts: string[] = []
  for (const query of ['?page=1', '?page=2', '?limit=1&page=1']) {
    const { headers, text } = await get(`/api/services${query}`)
    expect(headers['cache-control'], query).toContain('public')
    texts.push(text)
  }
  expect(new Set(texts).size).toBe(3)
})

it('a renewed preview link ends the old one at once', async () => {
  const filing = [
    await addCategory(site, { cat_name: 'Drafts', cat_slug: 'drafts' }),
    await addAuthor(site, { name: 'Drafter' }),
  ] as const
  const draft = { title: 'Not yet', slug: 'drafts/not-yet', publishedAt: null }
  const id = await addPost(site, ...filing, draft)
  const { previewKey } = (await site.call(api.post.one, { as: 'owner', params: { id } })).body.data
  const read = () => get(`/api/single-blog/drafts/not-yet?preview=${previewKey}`)
  expect((await read()).status).toBe(200)
  await site.call(api.post.renewPreview, { as: 'owner', params: { id } })
  expect((await read()).status).toBe(404)
})

it('refusals and personal answers are not cached', async () => {
  expect((await get('/api/service/unknown')).headers['cache-control']).toBe('no-store')
  const { headers } = await get('/api/booking-form')
  expect(headers).toMatchObject({ 'cache-control': 'no-store' })
})

it('readers of a cached post are counted', async () => {
  const id = await addPost(site, await addCategory(site), await addAuthor(site))
  const read = async () => (await site.call(api.post.one, { as: 'owner', params: { id } })).body.data
  const { slug } = await read()
  for (const reader of [1, 2, 2])
    await get(`/api/single-blog/${slug}`, {
      'user-agent': 'Mozilla/5.0 Firefox/140.0',
      'x-forwarded-for': `203.0.113.${reader}`,
    })
  await expect.poll(async () => (await read()).viewCount).toBe(2)
})
