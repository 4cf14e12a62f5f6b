import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { addGallery, enter } from '../gallery/testing/filled-gallery.ts'

const app = await createTestApp()
const { call, db } = app

async function entered(settings: object, pictures: number) {
  const gallery = await addGallery(app, settings, pictures)
  const { headers } = await enter(app, gallery.slug, gallery.key)
  const params = { slug: gallery.slug }
  const heart = (picture: string, on = true, list?: string) =>
    call(api.clientGallery.heart, { params, headers, body: { picture, on, list } })
  const view = async () => (await call(api.clientGallery.view, { params, headers })).body.data
  return { ...gallery, params, headers, heart, view }
}

it('the limit of a selection holds, also for concurrent choices', async () => {
  const { heart, pictures, view, id } = await entered({ limit: 3 }, 8)
  const answers = await Promise.all(pictures.map((picture) => heart(picture)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
  const [main] = (await view()).lists
  expect(main).toMatchObject({ main: true, limit: 3 })
  expect(main.pictures).toHaveLength(3)
  const lower = await call(api.gallery.update, { as: 'owner', params: { id }, body: { limit: 2 } })
  expect(lower.status).toBe(409)
})

it('the same heart twice counts once, on and off', async () => {
  const { heart, pictures } = await entered({ limit: 3 }, 1)
  const [picture] = pictures as [string]
  await Promise.all([heart(picture), heart(picture)])
  expect((await heart(picture)).body.data.picked).toBe(1)
  await Promise.all([heart(picture, false), heart(picture, false)])
  expect((await heart(picture, false)).body.data.picked).toBe(0)
})

it('a sent selection is frozen, mailed to the owner, and can be reopened by them', async () => {
  const { heart, pictures, params, headers, id, view } = await entered({}, 2)
  await heart(pictures[0]!)
  const sent = await call(api.clientGallery.send, { params, headers, body: { message: 'In this order' } })
  expect(sent.status).toBe(200)
  expect((await heart(pictures[1]!)).status).toBe(409)
  expect((await call(api.clientGallery.send, { params, headers, body: {} })).status).toBe(409)
  expect(await view()).toMatchObject({ status: 'chosen', mayChoose: false })
  const mail = await db.selectFrom('mail').select('subject').where('kind', '=', 'gallery').execute()
  expect(mail).toEqual([{ subject: 'Selection received: Sharmin and Rafi' }])
  await call(api.gallery.reopen, { as: 'owner', params: { id } })
  expect((await heart(pictures[1]!)).status).toBe(200)
  const csv = await call(api.gallery.picks, { as: 'owner', params: { id } })
  expect(csv.body).toContain('Selection,ALK_4101.jpg')
})

it('a selection that is sent from two tabs at once is sent once', async () => {
  const { heart, pictures, params, headers, id } = await entered({ title: 'Two tabs' }, 2)
  await heart(pictures[0]!)
  const send = () => call(api.clientGallery.send, { params, headers, body: {} })
  const answers = await Promise.all([send(), send(), heart(pictures[1]!)])
  expect([answers[0].status, answers[1].status].toSorted()).toEqual([200, 409])
  const mails = db.selectFrom('mail').select('id').where('subject', 'like', '%Two tabs')
  expect(await mails.execute()).toHaveLength(1)
  const { lists } = (await call(api.gallery.one, { as: 'owner', params: { id } })).body.data
  const picks = await db
    .selectFrom('gallery_pick')
    .select('list_id')
    .where('list_id', '=', lists[0]._id)
    .execute()
  const list = db.selectFrom('gallery_list').select(['picked', 'frozen']).where('id', '=', lists[0]._id)
  expect(await list.executeTakeFirst()).toEqual({ picked: picks.length, frozen: true })
})

it('changing the limit while the client sends the selection does not fail', async () => {
  for (let round = 0; round < 5; round++) {
    const { params, headers, id } = await entered({}, 1)
    const limit = (most: number) =>
      call(api.gallery.update, { as: 'owner', params: { id }, body: { limit: most } })
    const sent = call(api.clientGallery.send, { params, headers, body: {} })
    const answers = await Promise.all([limit(3), sent, limit(4), limit(5)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  }
})

it('a guest cannot change anything', async () => {
  const { id, slug, pictures } = await addGallery(app, { guests: true })
  const { guestPath } = (await call(api.gallery.one, { as: 'owner', params: { id } })).body.data
  const { headers } = await enter(app, slug, new URLSearchParams(guestPath.split('?')[1]).get('key')!)
  const [params, picture] = [{ slug }, pictures[0]!]
  const { heart, comment, send, addList } = api.clientGallery
  const answers = await Promise.all([
    call(heart, { params, headers, body: { picture, on: true } }),
    call(comment, { params, headers, body: { picture, body: 'Lighter' } }),
    call(addList, { params, headers, body: { name: 'Mine' } }),
    call(send, { params, headers, body: {} }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})

it('additional lists have unique names, and the main one cannot be removed', async () => {
  const { heart, pictures, params, headers, view } = await entered({ limit: 1 }, 2)
  const add = (name: string) => call(api.clientGallery.addList, { params, headers, body: { name } })
  const { _id } = (await add('For my mother')).body.data
  expect((await add('For my mother')).status).toBe(409)
  for (const picture of pictures) expect((await heart(picture, true, _id)).status).toBe(200)
  const [main, own] = (await view()).lists
  expect(own).toMatchObject({ _id, name: 'For my mother', limit: null, pictures })
  const remove = (id: string) => call(api.clientGallery.removeList, { params: { ...params, id }, headers })
  expect((await remove(main._id)).status).toBe(409)
  expect((await remove(_id)).status).toBe(200)
})

it('a gallery has at most twenty lists, also with concurrent requests', async () => {
  const { params, headers, view } = await entered({}, 1)
  const add = (n: number) =>
    call(api.clientGallery.addList, { params, headers, body: { name: `Cousin ${n}` } })
  for (let n = 0; n < 17; n++) await add(n)
  const answers = await Promise.all([17, 18, 19, 20, 21, 22].map(add))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409, 409])
  expect((await view()).lists).toHaveLength(20)
})

it('the count stays right when pictures are chosen and deleted concurrently', async () => {
  const { heart, pictures, params, headers, id, view } = await entered({ limit: 40 }, 40)
  const remove = (some: string[]) =>
    call(api.galleryPicture.remove, { as: 'owner', params: { id }, body: { pictures: some } })
  const comment = (picture: string) =>
    call(api.clientGallery.comment, { params, headers, body: { picture, body: 'Lighter' } })
  const answers = await Promise.all([
    ...pictures.slice(0, 20).map((picture) => heart(picture)),
    remove(pictures.slice(0, 5)),
    comment(pictures[4]!),
    remove(pictures.slice(10, 15)),
    comment(pictures[14]!),
    ...pictures.slice(20).map((picture) => heart(picture)),
    remove(pictures.slice(20, 30)),
  ])
  expect(answers.filter(({ status }) => status > 404)).toEqual([])
  const [main] = (await view()).lists
  const { picked } = await db
    .selectFrom('gallery_list')
    .select('picked')
    .where('id', '=', main._id)
    .executeTakeFirstOrThrow()
  expect(picked).toBe(main.pictures.length)
})

it('a deleted picture is removed from the lists and frees its place', async () => {
  const { heart, pictures, id, view } = await entered({ limit: 1 }, 2)
  await heart(pictures[0]!)
  const body = { pictures: [pictures[0]] }
  expect((await call(api.galleryPicture.remove, { as: 'owner', params: { id }, body })).status).toBe(200)
  expect((await heart(pictures[1]!)).status).toBe(200)
  expect((await view()).lists[0].pictures).toEqual([pictures[1]])
})

it('client and owner comment on a picture', async () => {
  const { pictures, params, headers, id, view } = await entered({}, 1)
  const body = { picture: pictures[0], body: 'আম্মুর প্রিয় ছবি' }
  expect((await call(api.clientGallery.comment, { params, headers, body })).status).toBe(201)
  await call(api.galleryPicture.reply, { as: 'owner', params: { id }, body: { ...body, body: 'Done' } })
  const { comments } = await view()
  expect(comments.map(({ from }: { from: string }) => from)).toEqual(['client', 'owner'])
})
