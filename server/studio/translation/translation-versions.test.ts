import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { TranslatedField } from '../../../contract/studio/translation.ts'
import { demoSite } from '../../../db/seed/site.ts'
import { addAuthor, addCategory, addPost, addService } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const staleMessage = 'The Bangla was changed somewhere else since you opened it. Nothing was overwritten.'

function inBangla(kind: string, id: string) {
  const params = { kind, id }
  const fields = async (): Promise<TranslatedField[]> =>
    (await app.call(api.translation.one, { as: 'owner', params })).body.data
  return {
    /** As a form has them when it is opened. */
    versions: async () => Object.fromEntries((await fields()).map(({ field, version }) => [field, version])),
    texts: async () => Object.fromEntries((await fields()).map(({ field, text }) => [field, text])),
    save: (texts: Record<string, string>, versions?: object) =>
      app.call(api.translation.update, { as: 'owner', params, body: { texts, versions } }),
  }
}

it('a save from an outdated tab is refused and overwrites nothing, even the very first time', async () => {
  const { versions, texts, save } = inBangla('service', await addService(app))
  const first = await versions()
  expect(first).toEqual({ title: null, details: null })
  expect((await save({ title: 'আলো' }, first)).status).toBe(200)
  // A conflict in one text rolls back the others, too.
  const second = await save({ details: 'ছায়ার কথা', title: 'ছায়া' }, first)
  expect(second).toMatchObject({ status: 409, body: { error: staleMessage } })
  expect(second.body).not.toHaveProperty('fields')
  expect(await texts()).toEqual({ title: 'আলো', details: '' })

  const later = await versions()
  expect((await save({ title: 'নতুন আলো' }, later)).status).toBe(200)
  expect((await save({ title: 'ছায়া' }, later)).status).toBe(409)
  expect((await save({ title: '' }, later)).status).toBe(409)
  expect(await texts()).toMatchObject({ title: 'নতুন আলো' })
  expect((await save({ title: 'যা-ই থাকুক' })).status).toBe(200)
})

it('a text removed in one tab is restored only with the current version', async () => {
  const { versions, texts, save } = inBangla('service', await addService(app))
  await save({ title: 'আলো' })
  const opened = await versions()
  expect((await save({ title: '' }, opened)).status).toBe(200)
  expect((await save({ title: 'আলো' }, opened)).status).toBe(409)
  expect((await texts()).title).toBe('')
  expect((await save({ title: 'আলো' }, await versions())).status).toBe(200)
})

it('tabs that save different texts of one record do not conflict', async () => {
  const { versions, texts, save } = inBangla('service', await addService(app))
  const opened = await versions()
  expect((await save({ title: 'আলো' }, opened)).status).toBe(200)
  expect((await save({ details: 'আলোর কথা' }, opened)).status).toBe(200)
  expect(await texts()).toEqual({ title: 'আলো', details: 'আলোর কথা' })
})

it.each([
  ['that was not there yet', ''],
  ['that was there', 'পুরোনো'],
])('only one of many tabs that save at once a text %s succeeds', async (_, before) => {
  const { versions, texts, save } = inBangla('service', await addService(app))
  if (before) await save({ title: before })
  const opened = await versions()
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, n) => save({ title: `আলো ${n}`, details: `কথা ${n}` }, opened)),
  )
  const winner = replies.findIndex(({ status }) => status === 200)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(7)
  expect(await texts()).toEqual({ title: `আলো ${winner}`, details: `কথা ${winner}` })
})

it('only one of two addresses of one post saved at once is stored, and the former one still works', async () => {
  const post = await addPost(app, await addCategory(app), await addAuthor(app))
  const { versions, texts, save } = inBangla('post', post)
  await save({ slug: 'নোট/আগে' })
  const opened = await versions()
  const replies = await Promise.all(
    ['নোট/এক', 'নোট/দুই'].map((slug) => save({ slug, body: `<p>${slug}</p>` }, opened)),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)!.body).toMatchObject({ error: staleMessage })
  const { slug, body } = await texts()
  expect(body).toBe(`<p>${slug}</p>`)
  const old = await app.send('GET', `/api/single-blog/${encodeURI('নোট/আগে')}`, { query: { language: 'bn' } })
  expect(old.body.data.slug).toBe(slug)
})

it('the texts of the settings are guarded by their place, even after a slide was moved', async () => {
  const slides = demoSite.slides.slice(0, 2)
  const order = (all: typeof slides) => app.call(api.site.update, { as: 'owner', body: { slides: all } })
  const { versions, texts, save } = inBangla('site', 'site')
  await order(slides)
  await save({ 'slides.0.title': 'পণ্যের ছবি' })
  await order(slides.toReversed())
  const opened = await versions()
  expect((await texts())['slides.1.title']).toBe('পণ্যের ছবি')
  expect((await save({ 'slides.1.title': 'এক' }, opened)).status).toBe(200)
  expect((await save({ 'slides.1.title': 'দুই' }, opened)).status).toBe(409)
  expect((await texts())['slides.1.title']).toBe('এক')
})
