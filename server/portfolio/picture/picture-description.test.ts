import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { photograph } from '../../platform/media/testing/photograph.ts'
import { addService } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/uploads.ts'

const app = await createTestApp()
const { call } = app

const jpeg = async (height: number) => (await photograph(600, height)).jpeg().toBuffer()
const describe = (body: object) => call(api.picture.describe, { as: 'owner', body: body as never })
const detailsOf = async (src: string) =>
  (await call(api.picture.details, { as: 'owner', query: { src } })).body.data[0]
const shown = async (src: string) => (await call(api.picture.list, { query: { src } })).body.data[0]

it('a description applies wherever the picture is shown, and absent fields keep their values', async () => {
  const src = (await upload(app, await jpeg(401))).body.data.display_url
  expect(await shown(src)).not.toHaveProperty('caption')
  expect(await shown(src)).not.toHaveProperty('focus')
  await describe({ src, alt: ' Two rings ', caption: 'হলুদ, Old Dhaka' })
  await describe({ src, focus: { x: 0, y: 83 } })
  const words = { alt: 'Two rings', caption: 'হলুদ, Old Dhaka', focus: { x: 0, y: 83 } }
  expect(await detailsOf(src)).toMatchObject(words)
  const id = await addService(app, { thumbnail: src, gallery: [] })
  const { body } = await call(api.service.one, { params: { id } })
  expect(body.pictures).toMatchObject([{ src, ...words }])
  await describe({ src, alt: '', caption: '', focus: { x: 50, y: 50 } })
  expect(await shown(src)).toMatchObject({ alt: '' })
  expect(await shown(src)).not.toHaveProperty('focus')
})

it('an invalid or empty description is refused', async () => {
  const src = (await upload(app, await jpeg(402))).body.data.display_url
  for (const wrong of [{ x: 101, y: 0 }, { x: 1.5, y: 0 }, { x: 10 }, 'left'])
    expect((await describe({ src, focus: wrong })).status).toBe(400)
  expect((await describe({ src, alt: 'a'.repeat(301) })).body.error).toBe(
    'Description can be at most 300 characters long.',
  )
  expect((await describe({ src })).body.error).toBe('Enter at least one change.')
  expect((await describe({ src: '/media/p/nobody.jpg', alt: 'Nothing' })).status).toBe(404)
})

it('an external picture is described with its size, and keeps its first size', async () => {
  const src = 'https://pictures.example/rings.jpg'
  expect((await describe({ src, alt: 'Rings' })).status).toBe(404)
  expect((await describe({ src, alt: 'Rings', width: 800, height: 600 })).status).toBe(200)
  await describe({ src, caption: 'Gold', width: 1, height: 1 })
  expect(await shown(src)).toMatchObject({ src, width: 800, height: 600, alt: 'Rings', caption: 'Gold' })
})

it('the last file name of an upload is stored and shown only to the owner', async () => {
  const bytes = await jpeg(403)
  const { display_url: src, name } = (await upload(app, bytes, { name: 'C:\\new\\রিং ২.JPG' })).body.data
  expect(name).toBe('রিং ২.JPG')
  expect(await detailsOf(src)).toMatchObject({ name: 'রিং ২.JPG' })
  await upload(app, bytes, { name: 'rings.jpg' })
  await upload(app, bytes, { name: '' })
  expect(await detailsOf(src)).toMatchObject({ name: 'rings.jpg' })
  expect(await shown(src)).not.toHaveProperty('name')
})
