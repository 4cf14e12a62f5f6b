import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCache, type NextChange } from './cache.ts'
import type { Page } from './page.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

const pageOf = (text: string): Page => ({ status: 200, headers: [], body: Buffer.from(text) })

function createReader(nextChange?: NextChange) {
  const cache = createCache(nextChange)
  let rendered = 0
  return async (time: number, renderingTakes = 0) => {
    vi.setSystemTime(time)
    const page = await cache.get('/', async () => {
      vi.setSystemTime(time + renderingTakes)
      return pageOf(String(++rendered))
    })
    return page.body.toString()
  }
}

it('a page without changes is rendered again after a minute, to update its number of views', async () => {
  const readAt = createReader()
  expect(await readAt(1000)).toBe('1')
  expect(await readAt(60_999)).toBe('1')
  expect(await readAt(61_000)).toBe('2')
})

it('a page that was rendered before the clock was set back is rendered again', async () => {
  const readAt = createReader()
  expect(await readAt(10_000_000)).toBe('1')
  expect(await readAt(1000)).toBe('2')
})

it('a page is not cached beyond the next publishing moment', async () => {
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

it('a page is not cached beyond the moment at which it becomes outdated by itself', async () => {
  const cache = createCache()
  let rendered = 0
  const readAt = async (time: number) => {
    vi.setSystemTime(time)
    const render = async () => ({ ...pageOf(String(++rendered)), freshUntil: 5000 })
    return (await cache.get('/', render)).body.toString()
  }
  expect(await readAt(1000)).toBe('1')
  expect(await readAt(4999)).toBe('1')
  expect(await readAt(5000)).toBe('2')
})

it('a page that was being rendered at a publishing moment is not cached', async () => {
  const readAt = createReader(async () => (Date.now() < 5000 ? new Date(5000).toISOString() : null))
  expect(await readAt(4000, 2000)).toBe('1')
  expect(await readAt(6000)).toBe('2')
})

it('if the database does not answer, the page is rendered and not cached', async () => {
  const readAt = createReader(() => Promise.reject(new Error('gone')))
  expect(await readAt(1000)).toBe('1')
  expect(await readAt(1001)).toBe('2')
})

it('long addresses count towards the memory limit of the cache', async () => {
  const cache = createCache()
  const address = (n: number) => `/${n}${'x'.repeat(15_000)}`
  for (let n = 0; n < 5000; n++) await cache.get(address(n), async () => pageOf('x'))
  const cached = Array.from({ length: 5000 }, (_, n) => cache.find(address(n))).filter(Boolean)
  expect(cached.length * 30_000).toBeLessThan(64 * 1024 * 1024)
  expect(cache.find(address(4999))).toBeTruthy()
})

it('new addresses are refused while too many are being rendered, and others are not', async () => {
  const cache = createCache()
  let finish = () => {}
  const slowly = new Promise<void>((done) => (finish = done))
  const ask = (n: number) =>
    cache.get(`/${n}`, async () => {
      await slowly
      return pageOf('x')
    })
  const asked = Array.from({ length: 200 }, (_, n) => ask(n))
  await expect(ask(200)).rejects.toMatchObject({ code: 'unavailable' })
  asked.push(ask(0))
  finish()
  await Promise.all(asked)
  expect((await ask(200)).status).toBe(200)
})

function createCounter() {
  const cache = createCache()
  let rendered = 0
  const read = async (meanwhile?: () => void) => {
    const page = await cache.get('/', async () => {
      meanwhile?.()
      return pageOf(String(++rendered))
    })
    return Number(page.body.toString())
  }
  return { read, clear: cache.clear }
}

it('a page is not cached if something changed while it was rendered', async () => {
  const { read, clear } = createCounter()
  expect(await read(clear)).toBe(1)
  expect(await read()).toBe(2)
  expect(await read()).toBe(2)
})

it('a request after a change does not share a rendering that began before it', async () => {
  const { read, clear } = createCounter()
  const early = read()
  clear()
  expect(await Promise.all([early, read()])).toEqual([1, 2])
  expect(await read()).toBe(2)
})
