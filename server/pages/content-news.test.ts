import { expect, it, vi } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { emptyPlace } from '../../db/testing/empty-place.ts'
import { createContentNews } from './content-news.ts'

it('a change in one process drops the pages of the others within a second, once', async () => {
  const place = await emptyPlace()
  const [here, there] = [openDatabase(place), openDatabase(place)]
  await migrate(here)
  const [dropHere, dropThere] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const stop = createContentNews(there, dropThere).watch((error) => expect.unreachable(String(error)))
  await vi.waitFor(() => expect(dropThere).toHaveBeenCalledOnce())
  await createContentNews(here, dropHere).changed()
  expect(dropHere).toHaveBeenCalled()
  await vi.waitFor(() => expect(dropThere).toHaveBeenCalledTimes(2), 1000)
  await stop()
  await Promise.all([here.close(), there.close()])
  await place.remove()
})
