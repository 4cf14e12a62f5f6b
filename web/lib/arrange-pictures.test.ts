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

it('one goes across the page, one that lies and one that stands make a pair, the next one stands alone', () => {
  expect(arranged('/tall.jpg', '/small.jpg', '/wide.jpg', '/taller.jpg')).toEqual([
    '/wide.jpg',
    ['/small.jpg', '/tall.jpg'],
    '/taller.jpg',
  ])
})

it('none is shown twice, none of unknown size, and none across the page that is too narrow for it', () => {
  expect(arranged('/wide.jpg', '/wide.jpg', '/unknown.jpg', '/tall.jpg')).toEqual([
    '/wide.jpg',
    [],
    '/tall.jpg',
  ])
  expect(arranged('/small.jpg')).toEqual([undefined, [], undefined])
})
