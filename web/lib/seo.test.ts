import { expect, it } from 'vitest'
import { defaultSite } from '../../contract/site-defaults.ts'
import { seo, shorten } from './seo.ts'

it('a description is cut between words, and says so', () => {
  expect(shorten(`${'word '.repeat(31)}last words`)).toBe(`${'word '.repeat(31).trim()}…`)
  expect(shorten('  Short,\n as it is. ')).toBe('Short, as it is.')
})

it.each([
  ['text without spaces', 'আ'.repeat(300)],
  ['a picture character across the end', `${'x'.repeat(158)}😀${'x'.repeat(50)}`],
])('%s is cut too, and no character in half', (_, text) => {
  const short = shorten(text)
  expect(short.length).toBeLessThanOrEqual(161)
  expect(short).toMatch(/…$/)
  expect(short.isWellFormed()).toBe(true)
  expect(text.startsWith(short.slice(0, -1))).toBe(true)
})

it('names the address of each language, where a page has one in each', () => {
  const found = seo(
    { site: defaultSite, publicUrl: 'https://a.example' },
    { title: 'Boat', path: { en: '/blog/post/a/boat', bn: '/blog/post/ক/নৌকা' } },
  )
  const links = found.filter((tag) => 'rel' in tag).map((tag) => decodeURI((tag as { href: string }).href))
  expect(links).toEqual([
    'https://a.example/blog/post/a/boat',
    'https://a.example/blog/post/a/boat',
    'https://a.example/bn/blog/post/ক/নৌকা',
    'https://a.example/blog/post/a/boat',
  ])
})
