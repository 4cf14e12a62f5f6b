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

it('what is not sent stays as it is, also where it may be empty', async () => {
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
