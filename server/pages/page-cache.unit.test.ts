import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { toPage } from './render.ts'

it('a page that nothing dropped is drawn anew after a minute, for the numbers that change in silence', async () => {
  const clock = vi.spyOn(performance, 'now')
  const cache = createPageCache()
  let drawn = 0
  const readAt = async (time: number) => {
    clock.mockReturnValue(time)
    // The cache looks at the clock again only after a moment.
    await wait(10)
    const page = await cache.get('/', async () => toPage(200, [], Buffer.from(String(++drawn))))
    return page.body.toString()
  }
  expect(await readAt(1000)).toBe('1')
  expect(await readAt(60_000)).toBe('1')
  expect(await readAt(62_000)).toBe('2')
})
