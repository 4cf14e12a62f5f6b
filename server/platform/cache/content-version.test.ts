import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { api, endpoints } from '../../../contract/api.ts'
import type { Endpoint } from '../../../contract/shape/endpoint.ts'
import { openDatabase } from '../../../db/open.ts'
import { buildApp } from '../../app.ts'
import { findContent } from '../../studio/site/content.queries.ts'
import type { RenderPage } from '../pages/render.ts'
import { addEveryRow, validBodies } from '../../testing/every-row.ts'
import { addAuthor, addCategory, addPost, addService } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

/** A page that shows the answers of all cached endpoints. */
const render: RenderPage = async (_, { fetchApi, site, content }) => {
  const answers = await Promise.all(
    addresses.map(async (address) => [address, await (await fetchApi(address, {})).json()]),
  )
  return Response.json({ brand: site.brand, content, answers: Object.fromEntries(answers) })
}

const site = await createTestApp({}, { render })
const { app, call, db } = site
const rows = await addEveryRow(site, 'Nadia')
const shown = await addPost(site, rows.category, rows.author, { slug: 'field-notes/shown' })
await db
  .insertInto('picture')
  .values({ src: '/media/p/planted.jpg', width: 3, height: 2, alt: '', created_at: new Date().toISOString() })
  .execute()
await call(api.work.add, { as: 'owner', body: { src: ['/media/p/planted.jpg'], kind: 'Rings' } })
const { id: work, slug } = await db.selectFrom('work').select(['id', 'slug']).executeTakeFirstOrThrow()
const day = '2050-05-05'
const parts: [Endpoint, string][] = [
  [api.service.one, rows.service],
  [api.service.averageRating, rows.service],
  [api.review.ofService, rows.service],
  [api.review.countOfService, rows.service],
  [api.review.one, rows.review],
  [api.post.bySlug, 'field-notes/shown'],
  [api.post.neighbours, 'field-notes/shown'],
  [api.author.one, rows.author],
  [api.category.one, rows.category],
  [api.picture.list, '?src=/media/p/planted.jpg'],
  [api.work.one, slug],
  [api.calendar.availability, `?serviceId=${rows.service}&from=${day}&to=${day}`],
]
const addresses = endpoints
  .filter(({ cached }) => cached)
  .flatMap((endpoint) => {
    const part = parts.find(([one]) => one === endpoint)?.[1] ?? ''
    const address = endpoint.path.replace(/\{.*/, '') + part
    return [address, `${address}${address.includes('?') ? '&' : '?'}language=bn`]
  })

const other = await buildApp({ config: site.config, database: openDatabase(site.place), web: { render } })
other.watchContent()
afterAll(async () => void (await other.close()))
const [here, there] = await Promise.all([app, other].map((one) => one.listen({ host: '127.0.0.1', port: 0 })))

const read = async (url: string) => (await fetch(url)).json()

/** Expects cached answers, directly and within a page, to equal the database. */
async function expectFresh(what: string) {
  // An injected call comes through no connection, and is not cached.
  const fresh = Object.fromEntries(
    await Promise.all(
      addresses.map(async (address) => [address, (await app.inject(`/api${address}`)).json()]),
    ),
  )
  const page = await read(`${here}/`)
  expect(page, what).toEqual({
    brand: fresh['/site'].data.brand,
    content: { ...(await findContent(db)), email: expect.any(Boolean) },
    answers: fresh,
  })
  const answers = await Promise.all(
    addresses.map(async (address) => [address, await read(`${here}/api${address}`)]),
  )
  expect(Object.fromEntries(answers), what).toEqual(fresh)
}

/** Tables without triggers: visitors do not see them, or read them again after a minute. */
const unseen = `acceptance account attempt booking_event client_message content_version daily_view document
  document_counter gallery gallery_activity gallery_comment gallery_list gallery_pick gallery_picture gallery_set
  gateway_token job mail message note offer outside_calendar paper_file payment
  payment_attempt payment_claim person person_member post_address post_view refund_attempt reminder reply reply_template
  session tally verification`

const number = async () =>
  Number((await db.selectFrom('content_version').select('number').executeTakeFirstOrThrow()).number)

describe('a change is seen', () => {
  it('at once in the process that made it, for every call', async () => {
    await expectFresh('before any change')
    const bodies = validBodies(rows)
    const ids = [...Object.values(rows), shown, work]
    const isLast = ({ method, path }: Endpoint) => method === 'DELETE' || path.includes('account')
    const changing = endpoints
      .filter(({ method }) => method !== 'GET')
      .toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))
    let changes = 0
    for (const endpoint of changing) {
      const { access, params } = endpoint
      const before = await number()
      for (const id of params ? ids : ['']) {
        const names = endpoint.path.matchAll(/\{(\w+)\}/g)
        await call(endpoint, {
          as: access === 'user' ? 'customer' : 'owner',
          params: Object.fromEntries([...names].map(([, name]) => [name!, id])),
          body: bodies.get(endpoint) ?? {},
        })
      }
      if ((await number()) === before) continue
      changes += 1
      await expectFresh(`${endpoint.method} ${endpoint.path}`)
    }
    expect(changes).toBeGreaterThan(20)
  })

  it('by another process within a second', async () => {
    const seen = async () => JSON.stringify(await read(`${there}/api/authors`))
    const now = new Date().toISOString()
    const { id } = await db
      .insertInto('author')
      .values({
        id: 'new',
        name: 'First',
        slug: 'new',
        designation: '',
        email: '',
        image: '',
        about: '',
        facebook_link: '',
        instagram_link: '',
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await expect.poll(seen, { timeout: 60_000 }).toContain('First')
    await db.updateTable('author').set({ name: 'Second' }).where('id', '=', id).execute()
    await expect.poll(seen, { timeout: 60_000 }).toContain('Second')
  })
})

describe('the number', () => {
  it('increases with each of many concurrent changes, and not with one that is rolled back', async () => {
    const service = await addService(site)
    const before = await number()
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        db
          .updateTable('service')
          .set({ title: `Rings ${n}` })
          .where('id', '=', service)
          .execute(),
      ),
    )
    expect(await number()).toBe(before + 20)
    const failing = db.transaction().execute(async (trx) => {
      await trx.updateTable('service').set({ title: 'Chains' }).where('id', '=', service).execute()
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    expect(await number()).toBe(before + 20)
  })

  it('stays the same for changes that no visitor sees', async () => {
    const category = await addCategory(site, { cat_name: 'Drafts', cat_slug: 'drafts' })
    const author = await addAuthor(site, { name: 'Drafter' })
    const post = await addPost(site, category, author, { slug: 'field-notes/draft', publishedAt: null })
    const before = await number()
    await db.updateTable('post').set({ title: 'Still a draft' }).where('id', '=', post).execute()
    await db
      .updateTable('post')
      .set((e) => ({ view_count: e('view_count', '+', 1) }))
      .execute()
    await db.updateTable('booking').set({ client_note: 'Called' }).execute()
    await db.insertInto('setting').values({ name: 'last-look', value: '1' }).execute()
    expect(await number()).toBe(before)
  })

  it('is increased by triggers of every table except these', async () => {
    const triggers =
      site.database.engine === 'sqlite'
        ? sql<{
            name: string
          }>`select tbl_name as name from sqlite_master where type = 'trigger' and name like 'content_%'`
        : sql<{
            name: string
          }>`select tgrelid::regclass::text as name from pg_trigger where tgname like 'content_%'`
    const counted = new Set((await triggers.execute(db)).rows.map(({ name }) => name.replaceAll('"', '')))
    const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView)
    const others = tables.map(({ name }) => name).filter((name) => !counted.has(name))
    expect(others.toSorted().join(' ')).toBe(unseen.split(/\s+/).toSorted().join(' '))
  })
})
