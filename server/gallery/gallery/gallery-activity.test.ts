import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { countUpload, listActivity } from './gallery-activity.queries.ts'
import { addGallery } from './testing/filled-gallery.ts'

const app = await createTestApp()

it('pictures that are uploaded at once are counted in one activity line', async () => {
  const { id } = await addGallery(app)
  const arrive = () => app.db.transaction().execute((trx) => countUpload(trx, id))
  await Promise.all(Array.from({ length: 8 }, arrive))
  const lines = (await listActivity(app.db, id)).filter(({ what }) => what === 'uploaded')
  expect(lines.map(({ detail }) => detail)).toEqual(['8'])
})
