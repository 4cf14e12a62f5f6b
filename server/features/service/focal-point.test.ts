import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addService, serviceExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

it('a picture keeps its focal point, which is its middle until somebody says otherwise', async () => {
  const app = await createTestApp()
  const id = await addService(app)
  const save = (changes: object) =>
    app.call(api.service.update, { as: 'owner', params: { id }, body: { ...serviceExample, ...changes } })
  const focus = async () => (await app.call(api.service.one, { params: { id } })).body.data.focus
  expect(await focus()).toEqual({ x: 50, y: 50 })
  await save({ focus: { x: 0, y: 83 } })
  await save({})
  expect(await focus()).toEqual({ x: 0, y: 83 })
  for (const wrong of [{ x: 101, y: 0 }, { x: 1.5, y: 0 }, { x: 10 }, 'left'])
    expect((await save({ focus: wrong })).status).toBe(400)
  expect(await focus()).toEqual({ x: 0, y: 83 })
})
