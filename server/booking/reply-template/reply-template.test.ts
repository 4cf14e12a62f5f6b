import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const { call, db } = app
const example = { name: 'The day is free', body: 'Dear {name}, {date} is free. {studio}' }
const add = (changes: object = {}) =>
  call(api.replyTemplate.add, { as: 'owner', body: { ...example, ...changes } })
const list = async () => (await call(api.replyTemplate.list, { as: 'owner' })).body

it('the owner makes, reads, changes and deletes saved replies', async () => {
  const id = (await add()).body.data._id
  await add({ name: 'Already taken' })
  expect((await list()).data.map(({ name }: { name: string }) => name)).toEqual([
    'Already taken',
    'The day is free',
  ])
  const { data } = (await call(api.replyTemplate.one, { as: 'owner', params: { id } })).body
  expect(data).toMatchObject({ _id: id, ...example })
  const change = { name: 'Free', body: 'ফ্রি আছি, {name}', version: data.version }
  const changed = await call(api.replyTemplate.update, { as: 'owner', params: { id }, body: change })
  expect(changed.body).toEqual({ success: true, message: 'Reply saved' })
  const outdated = { ...change, version: '2020-01-01T00:00:00.000Z' }
  const refused = await call(api.replyTemplate.update, { as: 'owner', params: { id }, body: outdated })
  expect(refused.status).toBe(409)
  expect((await call(api.replyTemplate.remove, { as: 'owner', params: { id } })).status).toBe(200)
  expect((await call(api.replyTemplate.one, { as: 'owner', params: { id } })).status).toBe(404)
  expect(await list()).toMatchObject({ total: 1 })
})

it('reports unknown placeholders on their field', async () => {
  const known = 'Known are {name}, {service}, {date}, {reference}, {studio}.'
  expect((await add({ body: 'Dear {nam}' })).body.fields).toEqual({
    body: `{nam} is not a known placeholder. ${known}`,
  })
  expect((await add({ body: '{a} {b} {name}' })).body.fields).toEqual({
    body: `{a}, {b} are not known placeholders. ${known}`,
  })
  expect((await add({ name: '', body: '' })).body.fields).toEqual({
    name: 'Name is required.',
    body: 'Reply is required.',
  })
})

it('the number of saved replies is limited', async () => {
  await db.deleteFrom('reply_template').execute()
  for (let n = 0; n < 100; n++) await add({ name: `Reply ${n}` })
  const refused = await add()
  expect([refused.status, refused.body.fields]).toEqual([
    409,
    { name: 'You already have 100 saved replies. Delete one to make room.' },
  ])
  expect((await list()).data).toHaveLength(100)
})
