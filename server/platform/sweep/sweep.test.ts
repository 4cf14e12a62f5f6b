import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { newId } from '../../../db/ids.ts'
import { addActivity } from '../../gallery/gallery/gallery-activity.queries.ts'
import { addGallery } from '../../gallery/gallery/testing/filled-gallery.ts'
import { removeStrayFiles } from '../../gallery/gallery/stray-files.ts'
import { outboxOf } from '../mail/transport.ts'
import { openStorage } from '../media/storage.ts'
import {
  addAuthor,
  addCategory,
  addPost,
  addService,
  bookingExample,
  messageExample,
} from '../../testing/examples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createSweep } from './sweep.ts'

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
const sweep = ({ db, config }: TestApp) =>
  createSweep(db, config, (before) => removeStrayFiles(db, openStorage(config), before))()

it('ended sessions, links and limits are deleted, and others stay', async () => {
  const app = await createTestApp()
  const { db } = app
  for (const email of ['a@example.org', 'b@example.org']) {
    await app.send('POST', '/api/auth/sign-up/email', {
      body: { name: 'A', email, password: 'secret-enough' },
    })
    await app.send('POST', '/api/auth/request-password-reset', { body: { email } })
  }
  const ended = daysAgo(1).toISOString()
  const ids = async (table: 'session' | 'verification') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)
  const before = { session: await ids('session'), verification: await ids('verification') }
  for (const table of ['session', 'verification'] as const) {
    const [first] = before[table]
    await db.updateTable(table).set({ expiresAt: ended }).where('id', '=', first!).execute()
  }
  const keys = Array.from({ length: 1100 }, (_, n) => ({ key: `old ${n}`, count: 1, ends_at: ended }))
  await db.insertInto('attempt').values(keys).execute()
  const attempts = db.selectFrom('attempt').select('key').where('key', 'like', 'old %')
  expect(await attempts.execute()).toHaveLength(1100)
  await sweep(app)
  expect(await attempts.execute()).toEqual([])
  expect(await db.selectFrom('attempt').select('key').execute()).toHaveLength(2)
  for (const table of ['session', 'verification'] as const)
    expect(await ids(table)).toEqual(before[table].slice(1))
})

it('visitors of past days are deleted, and the counts of views stay', async () => {
  const app = await createTestApp()
  const { db } = app
  const post_id = await addPost(app, await addCategory(app), await addAuthor(app))
  const [today, yesterday] = [dayInDhaka(), dayInDhaka(daysAgo(1))]
  const seen = Array.from({ length: 700 }, (_, n) => ({ post_id, day: yesterday, visitor: `v${n}` }))
  await db.insertInto('post_view').values(seen).execute()
  await db.insertInto('post_view').values({ post_id, day: today, visitor: 'v' }).execute()
  await db.insertInto('daily_view').values({ post_id, day: yesterday, views: 700 }).execute()
  await sweep(app)
  expect(await db.selectFrom('post_view').select('day').execute()).toEqual([{ day: today }])
  expect(await db.selectFrom('daily_view').select('views').execute()).toEqual([{ views: 700 }])
})

it('sent and failed mails are deleted after the configured days, waiting ones never', async () => {
  const app = await createTestApp({ KEEP_MAILS_DAYS: '30' })
  const { db, call } = app
  const { _id } = (await call(api.message.add, { body: messageExample })).body.data
  await call(api.message.reply, { as: 'owner', params: { id: _id }, body: { body: 'Yes.' } })
  await call(api.message.add, { body: messageExample })
  const [sent, failed, waiting, ...young] = await db.selectFrom('mail').select('id').orderBy('id').execute()
  const created_at = daysAgo(31).toISOString()
  for (const { id } of [sent!, failed!, waiting!])
    await db.updateTable('mail').set({ created_at }).where('id', '=', id).execute()
  await db
    .updateTable('mail')
    .set({ sent_at: created_at, delivery: 'smtp' })
    .where('id', '=', sent!.id)
    .execute()
  await db.updateTable('job').set({ given_up_at: created_at }).where('id', '=', failed!.id).execute()
  await sweep(app)
  const left = [waiting, ...young].map((mail) => mail!.id)
  expect((await db.selectFrom('mail').select('id').orderBy('id').execute()).map(({ id }) => id)).toEqual(left)
  expect((await call(api.mail.list, { as: 'owner' })).body.counts).toMatchObject({
    failed: 0,
    waiting: left.length,
  })
  const { replies } = (await call(api.message.one, { as: 'owner', params: { id: _id } })).body
  expect(replies).toHaveLength(1)
})

it('mails in the outbox are deleted after the configured days, and other files stay', async () => {
  const app = await createTestApp({ KEEP_OUTBOX_DAYS: '10' })
  const folder = outboxOf(app.config.dataDir)
  await mkdir(folder, { recursive: true })
  const files = { 'old.eml': 11, 'old.eml.part': 11, 'new.eml': 9, 'notes.txt': 400 }
  for (const [name, days] of Object.entries(files)) {
    await writeFile(join(folder, name), newId())
    await utimes(join(folder, name), daysAgo(days), daysAgo(days))
  }
  await sweep(app)
  expect((await readdir(folder)).toSorted()).toEqual(['new.eml', 'notes.txt'])
})

it('gallery files without a row are deleted after a day, and all others stay', async () => {
  const app = await createTestApp()
  const { id, pictures } = await addGallery(app, {}, 2)
  const folder = join(app.config.dataDir, 'galleries')
  const files = async () =>
    (await openStorage(app.config).galleries.list()).map(({ name }) => name).toSorted()
  const old = await files()
  // Left by a crash between writing a file and its row, or between deleting a row and its file.
  const strays = [
    `${id}/no-row/original`,
    `${id}/${pictures[0]}/view-earlier.webp`,
    `${id}/half/original.1.part`,
  ]
  const young = `${id}/just-came/original`
  for (const name of [...strays, young]) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), 'bytes')
  }
  for (const name of [...old, ...strays]) await utimes(join(folder, name), daysAgo(2), daysAgo(2))
  await sweep(app)
  expect(await files()).toEqual([...old, young].toSorted())
})

it('waiting-list entries for past days are deleted with their mails, and other requests stay', async () => {
  const app = await createTestApp()
  const { db, call } = app
  const serviceId = await addService(app)
  const ask = async (n: number) =>
    (
      await call(api.booking.add, {
        body: { ...bookingExample(serviceId), email: `person-${n}@example.org` },
      })
    ).body.data._id as string
  const days = { waiting: [91, 89], requested: [91] } as const
  const ids: Record<string, string> = {}
  for (const [status, past] of Object.entries(days))
    for (const n of past) {
      const id = await ask(n)
      await db
        .updateTable('booking')
        .set({ status: status as 'waiting', event_date: dayInDhaka(daysAgo(n)) })
        .where('id', '=', id)
        .execute()
      ids[`${status} ${n}`] = id
    }
  await sweep(app)
  const left = (await db.selectFrom('booking').select('id').execute()).map(({ id }) => id)
  expect(new Set(left)).toEqual(new Set([ids['waiting 89'], ids['requested 91']]))
  const mails = await db.selectFrom('mail').select('booking_id').distinct().execute()
  expect(new Set(mails.map(({ booking_id }) => booking_id))).toEqual(new Set(left))
})

it('activity of gallery visitors is deleted after a year, and changes to the gallery stay', async () => {
  const app = await createTestApp()
  const { id } = await addGallery(app)
  await addActivity(app.db, id, { what: 'visited', actor: 'guest' })
  await app.db
    .updateTable('gallery_activity')
    .set({ created_at: daysAgo(366).toISOString() })
    .execute()
  await addActivity(app.db, id, { what: 'wrong-pin', actor: 'guest' })
  await sweep(app)
  const lines = await app.db.selectFrom('gallery_activity').select('what').orderBy('id').execute()
  expect(lines.map(({ what }) => what)).toEqual(['made', 'opened', 'wrong-pin'])
})
