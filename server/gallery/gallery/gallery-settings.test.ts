import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { addGallery } from './testing/filled-gallery.ts'

const app = await createTestApp()

function ofGallery(id: string) {
  const params = { id }
  return {
    params,
    read: async () => (await app.call(api.gallery.one, { as: 'owner', params })).body.data,
    save: (body: object) => app.call(api.gallery.update, { as: 'owner', params, body }),
  }
}

it('a save from an outdated tab is refused and overwrites nothing, even the very first time', async () => {
  const { read, save } = ofGallery((await addGallery(app)).id)
  const { version } = await read()
  expect((await save({ title: 'First', limit: 30, version })).status).toBe(200)
  const second = await save({ title: 'Second', limit: 3, version })
  expect(second.status).toBe(409)
  expect(second.body).toMatchObject({
    error: 'This gallery was changed somewhere else since you opened it. Nothing was overwritten.',
  })
  expect(second.body).not.toHaveProperty('fields')
  const now = await read()
  expect(now).toMatchObject({ title: 'First', limit: 30 })
  const third = await save({ limit: 20, version: now.version })
  expect(third.body.data.version).toBe((await read()).version)
  expect((await save({ limit: 10, version: now.version })).status).toBe(409)
  expect((await save({ title: 'Without a version' })).status).toBe(200)
})

it('only one of many concurrent saves succeeds', async () => {
  const { read, save } = ofGallery((await addGallery(app)).id)
  const { version } = await read()
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, n) => save({ title: `Tab ${n}`, limit: n + 1, version })),
  )
  const winner = replies.findIndex(({ status }) => status === 200)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(7)
  expect(await read()).toMatchObject({ title: `Tab ${winner}`, limit: winner + 1 })
})

it('fields that are not sent do not change', async () => {
  const said = { clientName: 'Sharmin', email: 'sharmin@example.com', place: 'Banani' }
  const { id, pictures } = await addGallery(app, said)
  const { read, save } = ofGallery(id)
  for (const change of [{ guests: true }, { coverId: pictures[0] }, { title: 'Sharmin' }]) {
    expect((await save(change)).status).toBe(200)
    expect(await read()).toMatchObject({ ...said, ...change })
  }
  expect((await save({})).status).toBe(400)
  expect((await save({ place: '' })).status).toBe(200)
  expect(await read()).toMatchObject({ ...said, place: '' })
})

it('other changes of a gallery do not make its settings outdated', async () => {
  const { id, pictures } = await addGallery(app, { limit: 5 }, 2)
  const { params, read, save } = ofGallery(id)
  const { version } = await read()
  const asOwner = { as: 'owner', params } as const
  const done = [
    await save({ guests: true }),
    await save({ coverId: pictures[1] }),
    await app.call(api.gallery.pin, { ...asOwner, body: { pin: '2741' } }),
    await app.call(api.gallery.renew, { ...asOwner, body: { which: 'client' } }),
    await app.call(api.galleryPicture.move, {
      ...asOwner,
      body: { pictures: [pictures[1]], before: pictures[0] },
    }),
    await app.call(api.gallery.close, asOwner),
    await app.call(api.gallery.open, { ...asOwner, body: { tell: false } }),
    await app.call(api.gallery.deliver, { ...asOwner, body: { tell: false } }),
  ]
  expect(done.map(({ status }) => status)).toEqual(done.map(() => 200))
  expect((await save({ title: 'Saved all the same', version })).status).toBe(200)
})

it('a reopened gallery keeps its new last day when a form with the old one is saved', async () => {
  const { params, read, save } = ofGallery((await addGallery(app, { closesOn: '2026-01-31' })).id)
  await app.call(api.gallery.close, { as: 'owner', params })
  await app.db.updateTable('gallery').set({ closes_on: '2026-01-31' }).where('id', '=', params.id).execute()
  const { version } = await read()
  await app.call(api.gallery.open, { as: 'owner', params, body: { tell: false } })
  const { closesOn } = await read()
  expect((await save({ closesOn: '2026-01-31', version })).status).toBe(409)
  expect((await read()).closesOn).toBe(closesOn)
})

it('the owner can read the PIN, which is encrypted in the database', async () => {
  const { id } = await addGallery(app, { pin: '2741' })
  const { params, read } = ofGallery(id)
  const set = (pin: string | null) => app.call(api.gallery.pin, { as: 'owner', params, body: { pin } })
  expect(await read()).toMatchObject({ hasPin: true, pin: '2741' })
  await set('880011')
  expect(await read()).toMatchObject({ hasPin: true, pin: '880011' })
  const stored = app.db.selectFrom('gallery').select('pin_sealed').where('id', '=', id)
  expect((await stored.executeTakeFirstOrThrow()).pin_sealed).not.toContain('880011')
  await app.db.updateTable('gallery').set({ pin_sealed: null }).where('id', '=', id).execute()
  expect(await read(), 'set before it could be read').toMatchObject({ hasPin: true, pin: null })
  await set(null)
  expect(await read()).toMatchObject({ hasPin: false, pin: null })
})

it('renames one set and leaves the others', async () => {
  const { params, read } = ofGallery((await addGallery(app)).id)
  const add = async (title: string): Promise<string> =>
    (await app.call(api.galleryPicture.addSet, { as: 'owner', params, body: { title } })).body.data._id
  const [, second] = [await add('Ceremony'), await add('Dinner')]
  const renamed = { as: 'owner', params: { id: second }, body: { title: 'Reception' } } as const
  expect((await app.call(api.galleryPicture.updateSet, renamed)).status).toBe(200)
  expect((await read()).sets.map(({ title }: { title: string }) => title)).toEqual(['Ceremony', 'Reception'])
})
