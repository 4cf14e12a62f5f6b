import { describe, expect, it, onTestFinished } from 'vitest'
import { dayInDhaka, formatLongDate, formatUsDate } from './shape/dates.ts'
import { allSentences } from '../language/bn/all.ts'
import { readLanguageFrom } from '../language/current.ts'
import { learn } from '../language/t.ts'
import { firstCharacters } from './shape/excerpt.ts'
import { galleryUrl, imageUrl, optionalImageUrl, requiredText, thumbnailUrl } from './shape/fields.ts'
import { pageCount } from './shape/page-sizes.ts'
import { postSlug, postSlugFor, slugify } from './shape/slug.ts'

describe('slugs', () => {
  it('are the lowercased name with hyphens for spaces', () => {
    expect(slugify('Before You Book')).toBe('before-you-book')
    expect(slugify("  What's  in a name? ")).toBe('whats-in-a-name')
    expect(slugify('বিয়ের দিন')).toBe('বিয়ের-দিন'.normalize('NFC'))
  })

  it('of a post are category and title, separated by a slash', () => {
    expect(postSlugFor('Field Notes', 'Straight walls first')).toBe('field-notes/straight-walls-first')
  })

  it('addresses of posts have two segments of small letters, digits and hyphens', () => {
    for (const slug of ['a/b', 'field-notes/2-lenses', 'বিয়ে/বিয়ের-দিন']) {
      expect(postSlug.safeParse(slug).success, slug).toBe(true)
    }
  })

  it('anything else is no address of a post', () => {
    for (const slug of ['a', 'a/b/c', 'A/b', 'a/b c', 'a//b', '/a/b', 'a/b/', 'a/../b', '-a/b', 'a/b--c']) {
      expect(postSlug.safeParse(slug).success, slug).toBe(false)
    }
  })
})

describe('dates are those of Dhaka', () => {
  it('a new day starts there six hours before Greenwich', () => {
    expect(dayInDhaka(new Date('2026-11-14T17:59:59Z'))).toBe('2026-11-14')
    expect(dayInDhaka(new Date('2026-11-14T18:00:00Z'))).toBe('2026-11-15')
  })

  it("read like 'July 5, 2022', and messages in US format", () => {
    expect(formatLongDate('2022-07-04T20:00:00Z')).toBe('July 5, 2022')
    expect(formatUsDate('2022-07-04T20:00:00Z')).toBe('7/5/2022')
  })
})

it('excerpts count characters as a person sees them', () => {
  expect(firstCharacters('abcdef', 3)).toBe('abc')
  expect(firstCharacters('abc', 70)).toBe('abc')
  expect(firstCharacters('ক্ষমা করুন', 2)).toBe('ক্ষমা')
  expect(firstCharacters('👩‍👩‍👧ok', 1)).toBe('👩‍👩‍👧')
  expect(firstCharacters('ab😀', 2)).toBe('ab')
  expect(firstCharacters(`ab${'\u0300'.repeat(9999)}`, 2)).toBe('a')
})

it('gallery entries end in jpeg, jpg, gif or png', () => {
  for (const good of ['https://a.example/x.jpeg', '/media/x.JPG', 'https://a.example/x.gif', '/x.png'])
    expect(galleryUrl.safeParse(good).success, good).toBe(true)
  for (const bad of [
    'https://a.example/x.webp',
    'x.jpg',
    'javascript:x.jpg',
    '//evil.example/x.jpg',
    '/a b.jpg',
    '',
  ])
    expect(galleryUrl.safeParse(bad).success, bad).toBe(false)
})

it('pictures that browsers would block are refused in every field', () => {
  const sentence = expect.stringMatching(/^Browsers block pictures from http:\/\/ addresses\./)
  for (const field of [galleryUrl, imageUrl('Image'), optionalImageUrl('Image'), thumbnailUrl])
    for (const address of ['http://a.example/x.jpg', 'HTTP://a.example/x.jpg'])
      expect(field.safeParse(address).error?.issues).toMatchObject([{ message: sentence }])
  expect(optionalImageUrl('Image').parse('')).toBe('')
})

it('image addresses are web addresses or paths of this site', () => {
  for (const bad of ['data:text/html,x', 'ftp://a/x', '\\\\host\\x', '/x"onerror=', 'https://a.example/<x>'])
    expect(imageUrl('Image').safeParse(bad).success, bad).toBe(false)
})

it('the number of pages is rounded up, and at least one', () => {
  expect([0, 1, 6, 7, 12].map((count) => pageCount(count, 6))).toEqual([1, 1, 1, 2, 2])
})

it('a refusal in Bangla names its field and its numbers', () => {
  learn(allSentences)
  readLanguageFrom(() => 'bn')
  onTestFinished(() => readLanguageFrom(() => 'en'))
  const refusalOf = (input: string) => requiredText('Name', 120).safeParse(input).error?.issues[0]?.message
  expect(refusalOf('')).toBe('নাম দিন।')
  expect(refusalOf('x'.repeat(121))).toBe('নাম সর্বোচ্চ ১২০ অক্ষরের হতে পারে।')
})
