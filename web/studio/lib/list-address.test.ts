import { expect, it } from 'vitest'
import { listAddress, stayOnList } from './list-address.ts'

const list = 'https://aloka.example/admin/my-reviews'

it('reads page and filters, and ignores blank or invalid ones', () => {
  expect(listAddress(`${list}?page=3&search=%20sun%20&rating=&other=1`, ['search', 'rating'])).toEqual({
    page: 3,
    filters: { search: 'sun' },
    isNarrowed: true,
  })
  expect(listAddress(`${list}?page=-1`, ['search'])).toEqual({ page: 1, filters: {}, isNarrowed: false })
})

it('redirects a page beyond the end to the last one with its filters', () => {
  const where = (address: string, page: number, total: number) => {
    try {
      stayOnList(address, page, 12, total)
      return null
    } catch (response) {
      return (response as Response).headers.get('location')
    }
  }
  expect(where(`${list}?page=2&search=sun`, 2, 12)).toBe('/admin/my-reviews?search=sun')
  expect(where(`${list}?page=9`, 9, 30)).toBe('/admin/my-reviews?page=3')
  expect(where(`${list}?page=2`, 2, 13)).toBeNull()
  expect(where(list, 1, 0)).toBeNull()
})
