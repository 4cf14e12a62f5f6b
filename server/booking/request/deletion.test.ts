import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { runJobs } from '../../platform/jobs/runner.ts'
import { createOutboxRemoval, outboxJob } from '../../platform/mail/delete-mails.ts'
import { outboxOf } from '../../platform/mail/transport.ts'
import { addService, bookingExample, messageExample } from '../../testing/examples.ts'
import { sendMails } from '../../testing/mail-runner.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const rows = async ({ db }: TestApp, table: 'mail' | 'job' | 'reply' | 'booking' | 'message') =>
  (await db.selectFrom(table).selectAll().execute()).length

/** Runs all jobs of the queue. */
async function workThrough(app: TestApp) {
  const removal = { [outboxJob]: createOutboxRemoval(app.config.dataDir) }
  const runners = [sendMails(app), runJobs(app.db, removal, app.app.log)]
  await expect.poll(() => rows(app, 'job')).toBe(0)
  await Promise.all(runners.map((runner) => runner.stop()))
}

describe.each(['booking', 'message'] as const)('deleting a %s', (noun) => {
  async function site() {
    const app = await createTestApp()
    const example = noun === 'booking' ? bookingExample(await addService(app)) : messageExample
    const add = async (changes: object = {}): Promise<string> =>
      (await app.call(api[noun].add, { as: 'customer', body: { ...example, ...changes } })).body.data._id
    const remove = (id: string, as: 'owner' | 'customer' = 'owner') =>
      app.call(api[noun].remove, { as, params: { id } })
    const counts = async () => (await app.call(api[noun].list, { as: 'owner' })).body.counts
    return { app, add, remove, counts }
  }

  it('deletes its replies and mails, and updates the counts', async () => {
    const { app, add, remove, counts } = await site()
    const [kept, gone, spam] = [await add(), await add(), await add({ website: 'https://cheap.example' })]
    for (const id of [kept, gone])
      await app.call(api[noun].reply, { as: 'owner', params: { id }, body: { body: 'Yes.' } })
    await app.call(api[noun].solve, { as: 'owner', params: { id: gone } })
    expect(await counts()).toEqual({ pending: 1, solved: 1, spam: 1 })
    expect((await remove(gone)).body).toMatchObject({
      success: true,
      message: expect.stringMatching(/ deleted$/),
    })
    expect((await remove(spam)).status).toBe(200)
    expect(await counts()).toEqual({ pending: 1, solved: 0, spam: 0 })
    expect([
      await rows(app, noun),
      await rows(app, 'reply'),
      await rows(app, 'mail'),
      await rows(app, 'job'),
    ]).toEqual([1, 1, 3, 3])
    expect((await app.call(api.mail.list, { as: 'owner' })).body.counts).toMatchObject({ waiting: 3 })
    expect((await remove(gone)).status).toBe(404)
  })

  it('is refused for others', async () => {
    const { app, add, remove } = await site()
    const id = await add()
    expect((await remove(id, 'customer')).status).toBe(403)
    expect((await app.call(api[noun].remove, { params: { id } })).status).toBe(401)
    expect(await rows(app, noun)).toBe(1)
  })

  it('removes its mails from the outbox', async () => {
    const { app, add, remove } = await site()
    const [kept, gone] = [await add(), await add()]
    await workThrough(app)
    const folder = outboxOf(app.config.dataDir)
    expect(await readdir(folder)).toHaveLength(4)
    await remove(gone)
    await workThrough(app)
    const left = await app.db
      .selectFrom('mail')
      .select(['id', `${noun}_id as about`])
      .execute()
    expect(left.map(({ about }) => about)).toEqual([kept, kept])
    expect((await readdir(folder)).toSorted()).toEqual(left.map(({ id }) => `${id}.eml`).toSorted())
  })
})

describe('deleting a mail', () => {
  it('that waits prevents its sending and keeps the reply', async () => {
    const app = await createTestApp()
    const { _id } = (await app.call(api.message.add, { body: messageExample })).body.data
    await app.call(api.message.reply, { as: 'owner', params: { id: _id }, body: { body: 'Yes.' } })
    const mails = (await app.call(api.mail.list, { as: 'owner' })).body.data as {
      _id: string
      kind: string
    }[]
    const id = mails.find(({ kind }) => kind === 'reply')!._id
    expect((await app.call(api.mail.remove, { as: 'customer', params: { id } })).status).toBe(403)
    const removed = await app.call(api.mail.remove, { as: 'owner', params: { id } })
    expect(removed.body).toEqual({ success: true, message: 'Email deleted' })
    expect((await app.call(api.mail.remove, { as: 'owner', params: { id } })).status).toBe(404)
    const { replies } = (await app.call(api.message.one, { as: 'owner', params: { id: _id } })).body
    expect(replies).toMatchObject([{ body: 'Yes.', mail: null }])
    await workThrough(app)
    expect((await app.call(api.mail.list, { as: 'owner' })).body.counts).toEqual({
      waiting: 0,
      failed: 0,
      sent: 2,
    })
    await expect(access(join(outboxOf(app.config.dataDir), `${id}.eml`))).rejects.toThrow('ENOENT')
  })
})
