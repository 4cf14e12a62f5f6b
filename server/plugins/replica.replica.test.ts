import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, inject, it } from 'vitest'
import { api } from '../../contract/api.ts'
import type { RenderPage } from '../pages/render.ts'
import { addAuthor, addCategory, addPost, serviceExample } from '../testing/examples.ts'
import { createTestApp, viewerOf, type TestReply } from '../testing/test-app.ts'

const { url, pid } = inject('replica')!
const copy = new pg.Pool({ connectionString: url, max: 1 })
copy.on('error', () => {})
afterAll(() => copy.end())

const render: RenderPage = async (_, { fetchApi }) =>
  new Response(JSON.stringify(await (await fetchApi('/services', {})).json()), {
    headers: { 'content-type': 'text/html' },
  })
const site = await createTestApp({}, { render })
const { call, send, database, db } = site
const replica = database.replica!
// Until a page is asked for, the site takes it that there are entries of every kind. The first change would look, and drop
// what links to those that are not there: a moment later, by when the replica no longer had everything.
await send('GET', '/')

/** As of now the replica has everything, is in use, and gets nothing new until the work is done. */
async function whileItStandsStill(work: () => Promise<void>) {
  const since = performance.now()
  await expect.poll(() => replica.has(since)).toBe(true)
  const { rows } = await sql<{ at: string }>`select pg_current_wal_lsn() as at`.execute(db)
  const ask = async (question: string) => Object.values((await copy.query(question)).rows[0])[0]
  await expect.poll(() => ask(`select pg_last_wal_replay_lsn() >= '${rows[0]!.at}'`)).toBe(true)
  await ask('select pg_wal_replay_pause()')
  await expect.poll(() => ask('select pg_get_wal_replay_pause_state()')).toBe('paused')
  try {
    await work()
  } finally {
    await ask('select pg_wal_replay_resume()')
  }
}

const addService = (title: string) =>
  call(api.service.add, { as: 'owner', body: { ...serviceExample, title } })
/** Behind the site's back, so that nothing is known of a change. */
const rename = (title: string) => db.updateTable('service').set({ title }).execute()
const titles = ({ body }: TestReply) => body.data.map((service: { title: string }) => service.title)
const asStranger = async () => titles(await call(api.service.list))

it('strangers are answered by the replica, whoever is signed in or has just written by the database', async () => {
  const { headers } = await addService('Rings')
  const [cookie] = String(headers['set-cookie']).split(';')
  expect(cookie).toBe('aloka.wrote=1')
  await whileItStandsStill(async () => {
    await rename('Chains')
    expect(await asStranger()).toEqual(['Rings'])
    for (const reader of [
      { as: 'owner' as const },
      { as: 'customer' as const },
      { headers: { cookie: cookie! } },
    ])
      expect(titles(await call(api.service.list, reader))).toEqual(['Chains'])
  })
  await expect.poll(asStranger).toEqual(['Chains'])
})

it('a page is rendered from the database itself, as it is cached', async () => {
  await whileItStandsStill(async () => {
    await rename('Watches')
    expect(await asStranger()).toEqual(['Chains'])
    expect((await send('GET', '/')).body).toContain('Watches')
  })
})

it('what was changed is there for strangers too, or an old answer would be cached for them', async () => {
  await whileItStandsStill(async () => {
    await addService('Lamps')
    expect(await asStranger()).toEqual(['Lamps', 'Watches'])
  })
})

it('somebody who signs up is known at once', async () => {
  await whileItStandsStill(async () => {
    const body = { name: 'Nadia', email: 'nadia@example.com', password: 'a good password' }
    const { status, headers, body: account } = await send('POST', '/api/auth/sign-up/email', { body })
    expect(status).toBe(200)
    const cookie = [headers['set-cookie']].flat().join('; ')
    const { id: uid, email } = account.user
    const { body: proof } = await call(api.identity.token, {
      headers: { cookie },
      body: { uid, email, displayName: 'Nadia' },
    })
    const mine = await call(api.identity.myData, { headers: { authorization: `Bearer ${proof.token}` } })
    expect(mine.body.data.account).toMatchObject({ uid, name: 'Nadia' })
  })
})

it('a stranger’s read that has to be written down is, and nobody hears of a read-only database', async () => {
  const slug = 'field-notes/straight-walls-first'
  const id = await addPost(site, await addCategory(site), await addAuthor(site))
  await whileItStandsStill(async () => {
    const [category, name] = slug.split('/')
    const { status } = await call(api.post.bySlug, {
      params: { cat_slug: category!, slug: name! },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    })
    expect(status).toBe(200)
    await expect
      .poll(async () => (await call(api.post.one, { as: 'owner', params: { id } })).body.data.viewCount)
      .toBe(1)
    const locked = await replica.readLate(true, () =>
      db.selectFrom('service').select('title').where('title', '=', 'Lamps').forUpdate().execute(),
    )
    expect(locked).toEqual([{ title: 'Lamps' }])
  })
})

it('within one request nothing is read from before its own change', async () => {
  await whileItStandsStill(async () => {
    await replica.readLate(true, async () => {
      const read = () =>
        db.selectFrom('user').select('name').where('id', '=', viewerOf('stranger').uid).executeTakeFirst()
      expect(await read()).toEqual({ name: 'The stranger' })
      await db.updateTable('user').set({ name: 'Changed' }).where('id', '=', 'customer-2').execute()
      expect(await read()).toEqual({ name: 'Changed' })
    })
  })
})

it('a replica that goes away is not missed', async () => {
  process.kill(pid, 'SIGINT')
  await addService('Glass')
  expect(await asStranger()).toContain('Glass')
  await expect.poll(() => replica.rows('select 1', [])).toBeUndefined()
  expect(await asStranger()).toContain('Glass')
})
