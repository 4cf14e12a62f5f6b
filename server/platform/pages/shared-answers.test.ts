import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addReview, addService, serviceExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { RenderPage } from './render.ts'

/** A page that shows one answer of the API: the one that its query names. */
const render: RenderPage = async (request, { fetchApi }) => {
  const reply = await fetchApi(new URL(request.url).searchParams.get('shows')!, {})
  return new Response(`${reply.status} ${JSON.stringify(await reply.json())}`, {
    headers: { 'content-type': 'text/html' },
  })
}

async function createSite() {
  const site = await createTestApp({}, { render })
  async function signIn(email: string) {
    const reply = await site.send('POST', '/api/auth/sign-up/email', {
      body: { email, password: 'long-enough-1', name: 'Rafi' },
      headers: { origin: site.config.publicUrl },
    })
    const cookies = [reply.headers['set-cookie']].flat() as string[]
    return {
      uid: reply.body.user.id as string,
      cookie: cookies.find((cookie) => cookie.includes('session'))!.split(';')[0]!,
    }
  }
  /** Not an address of the site, so the page itself is never cached. */
  const page = async (shows: string, cookie = '') =>
    (await site.send('GET', `/anywhere?shows=${encodeURIComponent(shows)}`, { headers: { cookie } }))
      .body as unknown as string
  return { ...site, signIn, page }
}

type Site = Awaited<ReturnType<typeof createSite>>

/** Without clearing the cache, so that only a new read shows it. */
const rename = ({ db }: Site, id: string, title: string) =>
  db.updateTable('service').set({ title }).where('id', '=', id).execute()

it('pages of customers use cached answers until they change', async () => {
  const site = await createSite()
  const { cookie } = await site.signIn('rafi@example.com')
  const id = await addService(site, { title: 'Rings' })
  expect(await site.page(`/service/${id}`)).toContain('Rings')
  await rename(site, id, 'Chains')
  expect(await site.page(`/service/${id}`, cookie)).toContain('Rings')

  await site.call(api.service.update, {
    as: 'owner',
    params: { id },
    body: { ...serviceExample, title: 'Pearls' },
  })
  expect(await site.page(`/service/${id}`, cookie)).toContain('Pearls')
})

it('pages of a visitor who has just changed something use no cached answers', async () => {
  const site = await createSite()
  const { cookie } = await site.signIn('rafi@example.com')
  const id = await addService(site, { title: 'Rings' })
  await site.page(`/service/${id}`)
  await rename(site, id, 'Chains')
  expect(await site.page(`/service/${id}`, `${cookie}; aloka.wrote=1`)).toContain('Chains')
})

it('pages of the owner, who sees more, use no cached answers', async () => {
  const site = await createSite()
  const { uid, cookie } = await site.signIn('rafi@example.com')
  await site.db.updateTable('user').set({ role: 'owner' }).where('id', '=', uid).execute()
  const id = await addService(site, { title: 'Rings' })
  await site.page(`/service/${id}`)
  await rename(site, id, 'Chains')
  expect(await site.page(`/service/${id}`, cookie)).toContain('Chains')

  await site.call(api.service.update, {
    as: 'owner',
    params: { id },
    body: { ...serviceExample, status: 'draft' },
  })
  expect(await site.page(`/service/${id}`, cookie)).toContain('200')
  expect(await site.page(`/service/${id}`)).toContain('404')
})

it('facts about pictures are cached for pages, and read again for direct calls', async () => {
  const site = await createSite()
  const { cookie } = await site.signIn('rafi@example.com')
  const src = '/media/pictures/ring.jpg'
  const created_at = new Date().toISOString()
  await site.db
    .insertInto('picture')
    .values({ src, width: 30, height: 20, alt: 'A ring', created_at })
    .execute()
  const describe = (alt: string) =>
    site.db.updateTable('picture').set({ alt }).where('src', '=', src).execute()
  const asked = `/pictures?src=${encodeURIComponent(src)}`

  expect((await site.send('GET', `/api${asked}`)).body.data[0].alt).toBe('A ring')
  await describe('Two rings')
  expect((await site.send('GET', `/api${asked}`)).body.data[0].alt).toBe('Two rings')

  expect(await site.page(asked, cookie)).toContain('Two rings')
  await describe('Three rings')
  expect(await site.page(asked, cookie)).toContain('Two rings')
  await site.call(api.picture.describe, { as: 'owner', body: { src, alt: 'Four rings' } })
  expect(await site.page(asked, cookie)).toContain('Four rings')
})

it('an answer that only its author may see is not cached for others', async () => {
  const site = await createSite()
  const { uid, cookie } = await site.signIn('rafi@example.com')
  const service = await addService(site, {})
  const review = (await addReview(site, service)).body.data._id
  await site.db.updateTable('review').set({ user_id: uid }).where('id', '=', review).execute()
  await site.db.updateTable('service').set({ status: 'draft' }).where('id', '=', service).execute()
  expect(await site.page(`/reviews/${review}`, cookie)).toContain('200')
  expect(await site.page(`/reviews/${review}`)).toContain('404')
  expect((await site.send('GET', `/api/reviews/${review}`)).status).toBe(404)
})
