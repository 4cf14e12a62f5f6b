import { expect, test, vi } from 'vitest'
import { insidePath } from './site/journal/post/inside-path.ts'
import { address } from './lib/api.ts'
import { isUrl, searchOf } from './lib/url.ts'

// Safari 16.4 has neither.
vi.spyOn(URL, 'canParse').mockImplementation(() => {
  throw new TypeError('URL.canParse is not a function')
})
vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as unknown as number)

test('builds queries without `size`', () => {
  const endpoint = { method: 'GET', path: '/service' } as Parameters<typeof address>[0]
  expect(address(endpoint, {}, { page: 2, q: 'roof' })).toBe('/service?page=2&q=roof')
  expect(address(endpoint)).toBe('/service')
  expect(searchOf(new URLSearchParams({ page: '3' }))).toBe('?page=3')
  expect(searchOf(new URLSearchParams())).toBe('')
})

test('recognises addresses without `canParse`', () => {
  expect(isUrl('https://example.com/me.jpg')).toBe(true)
  expect(isUrl('me.jpg')).toBe(false)
  const link = { href: 'https://example.com/about', target: '', hasAttribute: () => false }
  expect(insidePath(link, 'https://example.com/')).toBe('/about')
})
