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

it('addresses count as what is kept: however many and long, the memory has an end', async () => {
  const cache = createPageCache()
  const address = (n: number) => `/${n}${'x'.repeat(15_000)}`
  for (let n = 0; n < 5000; n++) await cache.get(address(n), async () => toPage(200, [], Buffer.from('x')))
  const kept = Array.from({ length: 5000 }, (_, n) => cache.find(address(n))).filter(Boolean)
  expect(kept.length * 30_000).toBeLessThan(64 * 1024 * 1024)
  expect(cache.find(address(4999))).toBeTruthy()
})

it('addresses that are made up faster than they are drawn are refused, and the others are not', async () => {
  const cache = createPageCache()
  let finish = () => {}
  const slowly = new Promise<void>((done) => (finish = done))
  const ask = (n: number) =>
    cache.get(`/${n}`, async () => {
      await slowly
      return toPage(200, [], Buffer.from('x'))
    })
  const drawn = Array.from({ length: 200 }, (_, n) => ask(n))
  await expect(ask(200)).rejects.toMatchObject({ code: 'unavailable' })
  drawn.push(ask(0))
  finish()
  await Promise.all(drawn)
  expect((await ask(200)).status).toBe(200)
})
