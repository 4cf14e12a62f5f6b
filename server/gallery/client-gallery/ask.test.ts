import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { addGallery, enter } from '../gallery/testing/filled-gallery.ts'

const app = await createTestApp()
const { call, db } = app

const read = async (id: string) => (await call(api.gallery.one, { as: 'owner', params: { id } })).body.data
const askMails = () =>
  db.selectFrom('mail').select(['subject', 'recipient']).where('subject', 'like', '%again%').execute()

it('a visitor of a closed gallery can ask once to open it, and the owner opens it for two more weeks', async () => {
  const { id, slug, key } = await addGallery(app, { email: 'client@example.com' })
  const ask = (body: object = {}) =>
    call(api.clientGallery.ask, { params: { slug }, body: { key, what: 'open', ...body } })
  expect((await ask()).status).toBe(409)
  await call(api.gallery.update, { as: 'owner', params: { id }, body: { closesOn: '2026-01-31' } })
  expect((await ask({ key: 'a-guess' })).status).toBe(404)
  expect((await ask({ what: 'pin' })).status).toBe(409)
  const asked = await Promise.all([ask(), ask(), ask()])
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await askMails()).toHaveLength(1)
  const { activity, ...gallery } = await read(id)
  expect(gallery.asked).toBe('open')
  expect(activity[0]).toMatchObject({ what: 'asked-open', actor: 'client' })
  const needs = (await call(api.dashboard.activity, { as: 'owner' })).body.data
  expect(needs.galleries).toMatchObject([{ _id: id, title: 'Sharmin and Rafi', asked: 'open' }])
  expect(needs.pending.galleries).toBe(1)

  await call(api.gallery.close, { as: 'owner', params: { id } })
  await call(api.gallery.open, { as: 'owner', params: { id }, body: { tell: false } })
  expect((await read(id)).asked).toBeNull()
  expect((await enter(app, slug, key)).status).toBe(200)
})

it('a lost PIN is requested by a plain form, and the question ends when it is answered', async () => {
  const { id, slug, key } = await addGallery(app, { pin: '2741' })
  const sent = await app.app.inject({
    method: 'POST',
    url: `/api/gallery-ask/${slug}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ key, what: 'pin' }).toString(),
  })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `/gallery/${slug}?key=${key}&asked=pin`])
  expect((await read(id)).asked).toBe('pin')
  await call(api.gallery.answered, { as: 'owner', params: { id } })
  expect((await read(id)).asked).toBeNull()
})

it('the owner can remind a client with an address and an open gallery', async () => {
  const { id } = await addGallery(app, { email: 'client@example.com' })
  const remind = (of: string) => call(api.gallery.remind, { as: 'owner', params: { id: of }, body: {} })
  expect((await remind(id)).status).toBe(200)
  const mails = db
    .selectFrom('mail')
    .select('recipient')
    .where('subject', 'like', 'Your pictures are waiting%')
  expect(await mails.execute()).toEqual([{ recipient: 'client@example.com' }])
  expect((await read(id)).activity[0]).toMatchObject({ what: 'reminded' })
  expect((await remind((await addGallery(app)).id)).status).toBe(409)
  await call(api.gallery.close, { as: 'owner', params: { id } })
  expect((await remind(id)).status).toBe(409)
})

it('a list of the client can have its own limit', async () => {
  const { slug, key, pictures } = await addGallery(app, {}, 2)
  const { headers } = await enter(app, slug, key)
  const made = await call(api.clientGallery.addList, {
    params: { slug },
    headers,
    body: { name: 'For grandmother', limit: 1 },
  })
  const heart = (picture: string) =>
    call(api.clientGallery.heart, {
      params: { slug },
      headers,
      body: { picture, list: made.body.data._id, on: true },
    })
  expect((await heart(pictures[0]!)).status).toBe(200)
  expect((await heart(pictures[1]!)).status).toBe(409)
})

it('the texts of a picture are shown in the visitor’s language, or else in the other', async () => {
  const { slug, key, pictures } = await addGallery(app, {}, 2)
  const { headers } = await enter(app, slug, key)
  const save = (id: string, body: object) =>
    call(api.galleryPicture.words, { as: 'owner', params: { id }, body })
  await save(pictures[0]!, { alt: 'Two rings', altBn: 'দুটি আংটি', captionBn: 'সন্ধ্যায়' })
  expect((await save('another', { alt: 'x' })).status).toBe(404)
  const look = async (language: string) => {
    const view = await call(api.clientGallery.view, {
      params: { slug },
      query: { language },
      headers,
    })
    return view.body.data.pictures.map(({ alt, caption }: Record<string, string>) => [alt, caption])
  }
  expect(await look('en')).toEqual([
    ['Two rings', 'সন্ধ্যায়'],
    ['', ''],
  ])
  expect((await look('bn'))[0]).toEqual(['দুটি আংটি', 'সন্ধ্যায়'])
})
