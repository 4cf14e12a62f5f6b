import { expect, it } from 'vitest'
import { openingOf } from './opening-of.ts'

const known = {
  '/wide.jpg': { width: 2880, height: 1800 },
  '/wider.jpg': { width: 3000, height: 1800 },
  '/least.jpg': { width: 1200, height: 800 },
  '/small.jpg': { width: 1199, height: 800 },
  '/tall.jpg': { width: 2000, height: 2500 },
  '/taller.jpg': { width: 1200, height: 1500 },
}
const opening = (hero: string, thumbnail: string, ...gallery: string[]) => {
  const { wide, beside } = openingOf({ hero, thumbnail, gallery }, known)
  return wide?.src ?? beside
}

it('prefers the wide hero, then the thumbnail, then the widest picture of the gallery', () => {
  expect(opening('/least.jpg', '/wide.jpg', '/wider.jpg')).toBe('/least.jpg')
  expect(opening('', '/wide.jpg', '/wider.jpg')).toBe('/wide.jpg')
  expect(opening('', '/tall.jpg', '/wide.jpg', '/wider.jpg')).toBe('/wider.jpg')
  expect(opening('/small.jpg', '/tall.jpg', '/least.jpg')).toBe('/least.jpg')
})

it('without a wide picture, shows two portraits next to the title, or one', () => {
  expect(opening('', '/tall.jpg', '/small.jpg', '/taller.jpg')).toEqual(['/tall.jpg', '/taller.jpg'])
  expect(opening('', '/small.jpg')).toEqual(['/small.jpg'])
  expect(opening('', 'https://elsewhere.example/unknown.jpg')).toEqual([
    'https://elsewhere.example/unknown.jpg',
  ])
})
