import { expect, it } from 'vitest'
import { sizedBody, sizesOf } from './sized-body.ts'

const sizes = sizesOf([{ src: '/media/a.jpg', width: 900, height: 600 }])

it('adds the size of pictures, unless they have one or it is unknown', () => {
  expect(sizedBody('<p><img alt="A" src="/media/a.jpg" /></p>', sizes)).toBe(
    '<p><img width="900" height="600" alt="A" src="/media/a.jpg" /></p>',
  )
  for (const same of ['<p><img src="/media/b.jpg" /></p>', '<p><img src="/media/a.jpg" width="3" /></p>'])
    expect(sizedBody(same, sizes)).toBe(same)
})
