import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPageCache, type NextChange } from './page-cache.ts'
import { toPage } from './render.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

function createReader(nextChange?: NextChange) {
  const cache = createPageCache(nextChange)
  let drawn = 0
  return async (time: number, drawingTakes = 0) => {
    vi.setSystemTime(time)
    const page = await cache.get('/', async () => {
      vi.setSystemTime(time + drawingTakes)
      return toPage(200, [], Buffer.from(String(++drawn)))
    })
    return page.body.toString()
  }
}

it('a page that nothing dropped is drawn anew after a minute, for the numbers that change in silence', async () => {
  const readAt = createReader()
  expect(await readAt(1000)).toBe('1')
  expect(await readAt(60_999)).toBe('1')
  expect(await readAt(61_000)).toBe('2')
})

it('a page that was drawn before the clock was set back is drawn anew', async () => {
  const readAt = createReader()
  expect(await readAt(10_000_000)).toBe('1')
  expect(await readAt(1000)).toBe('2')
})

it('a page never outlives the next publishing moment', async () => {
  const moments = [10_000, 20_000]
  const readAt = createReader(async () => {
    const next = moments.find((moment) => moment > Date.now())
    return next ? new Date(next).toISOString() : null
  })
  expect(await readAt(1000)).toBe('1')
  expect(await readAt(9999)).toBe('1')
  expect(await readAt(10_000)).toBe('2')
  expect(await readAt(19_000)).toBe('2')
  expect(await readAt(20_000)).toBe('3')
  expect(await readAt(79_999)).toBe('3')
})

it('a page that was being drawn at a publishing moment is not kept', async () => {
  const readAt = createReader(async () => (Date.now() < 5000 ? new Date(5000).toISOString() : null))
  expect(await readAt(4000, 2000)).toBe('1')
  expect(await readAt(6000)).toBe('2')
})

it('a database that does not answer is for the page to tell, and what it tells is not kept', async () => {
  const readAt = createReader(() => Promise.reject(new Error('gone')))
  expect(await readAt(1000)).toBe('1')
  expect(await readAt(1001)).toBe('2')
})
