import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { api } from '../../../contract/api.ts'
import { openStorage } from '../../platform/media/storage.ts'
import { photograph } from '../../platform/media/testing/photograph.ts'
import { addAuthor, addCategory, addPost, addService } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/uploads.ts'
import { findUnused, removeUnused } from './picture-unused.ts'

const app = await createTestApp()
const { db, config, call } = app
const storage = openStorage(config)

const uploadPicture = async (width: number) => {
  const bytes = await (await photograph(width, 300)).jpeg().toBuffer()
  return { bytes, src: (await upload(app, bytes)).body.data.display_url as string }
}
const tomorrow = () => new Date(Date.now() + 1000).toISOString()
/** As found once all uploads so far are older than a day. */
const unused = () => findUnused(db, storage, tomorrow())
const sources = async () => (await unused()).pictures.map(({ src }) => src).toSorted()
const remove = async () => removeUnused(db, storage, await unused(), tomorrow())
const files = async () => [
  ...(await readdir(join(config.dataDir, 'media/p'))),
  ...(await readdir(join(config.dataDir, 'originals'))),
]

it('finds the pictures that no service, post, author or category uses', async () => {
  const names = ['thumbnail', 'hero', 'gallery', 'leads a post', 'in a body', 'author', 'category', 'nowhere']
  const all: string[] = []
  for (const [index] of names.entries()) all.push((await uploadPicture(300 + index)).src)
  const [thumbnail, hero, gallery, leads, body, author, category, nowhere] = all
  await addService(app, { thumbnail, hero, gallery: [gallery] })
  await addPost(
    app,
    await addCategory(app, { cat_image: category }),
    await addAuthor(app, { image: author }),
    // A smaller size, copied from a page, counts too.
    { thumbnail: leads, postBody: `<img src="https://studio.example${body!.replace('.jpg', '.webp')}">` },
  )
  expect(await sources()).toEqual([nowhere])
})

it('an upload younger than a day is kept, because its form may not be submitted yet', async () => {
  expect(await findUnused(db, storage)).toEqual({ pictures: [], strays: [] })
})

it('files of a deleted service stay while another service uses them', async () => {
  await remove()
  const { src } = await uploadPicture(410)
  const before = await files()
  const [first, second] = [
    await addService(app, { thumbnail: src }),
    await addService(app, { gallery: [src] }),
  ]
  await call(api.service.remove, { as: 'owner', params: { id: first } })
  await remove()
  expect(await files()).toEqual(before)
  await call(api.service.remove, { as: 'owner', params: { id: second } })
  expect(await sources()).toEqual([src])
  expect(await files()).toEqual(before)
  await remove()
  expect(await files()).toHaveLength(before.length - 2)
  expect((await call(api.picture.list, { query: { src } })).body.data).toEqual([])
})

it('a picture that is uploaded again during the removal stays', async () => {
  const { src, bytes } = await uploadPicture(420)
  const found = await unused()
  const before = new Date().toISOString()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 })
  onTestFinished(() => void vi.useRealTimers())
  await upload(app, bytes)
  await removeUnused(db, storage, found, before)
  expect((await app.send('GET', src)).status).toBe(200)
})

it('old files without a row are removed, except those of the demo', async () => {
  await remove()
  const stray = 'p/0123456789abcdef0123-400.avif'
  const demo = 'aaaaaaaaaaaaaaaaaaaa'
  const created_at = new Date().toISOString()
  const src = '/media/demo/one.jpg'
  await db
    .insertInto('picture')
    .values({ src, hash: demo, width: 9, height: 9, alt: '', created_at })
    .execute()
  for (const name of [stray, `p/${demo}-400.avif`, 'one.jpg']) {
    const path = join(config.dataDir, 'media', name)
    await writeFile(path, 'bytes')
    await utimes(path, new Date(0), new Date(0))
  }
  const found = await findUnused(db, storage)
  expect(found.strays.map(({ name }) => name)).toEqual([stray])
  await removeUnused(db, storage, found)
  expect((await findUnused(db, storage)).strays).toEqual([])
})
