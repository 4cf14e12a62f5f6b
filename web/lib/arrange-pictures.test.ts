import { expect, it } from 'vitest'
import { arrangePictures, withKnownSize } from './arrange-pictures.ts'

const known = {
  '/tall.jpg': { width: 1200, height: 1500 },
  '/wide.jpg': { width: 2880, height: 1800 },
  '/small.jpg': { width: 900, height: 600 },
  '/taller.jpg': { width: 800, height: 2000 },
}
const arranged = (...sources: string[]) => {
  const { full, pair, tall } = arrangePictures(withKnownSize(sources, known))
  return [full?.src, pair.map(({ src }) => src), tall?.src]
}

it('shows one picture across the page, a landscape and a portrait side by side, and the next portrait alone', () => {
  expect(arranged('/tall.jpg', '/small.jpg', '/wide.jpg', '/taller.jpg')).toEqual([
    '/wide.jpg',
    ['/small.jpg', '/tall.jpg'],
    '/taller.jpg',
  ])
})

it('shows no picture twice, none of unknown size, and no narrow one across the page', () => {
  expect(arranged('/wide.jpg', '/wide.jpg', '/unknown.jpg', '/tall.jpg')).toEqual([
    '/wide.jpg',
    [],
    '/tall.jpg',
  ])
  expect(arranged('/small.jpg')).toEqual([undefined, [], undefined])
})
