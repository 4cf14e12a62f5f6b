import { expect, it } from 'vitest'
import { shareLinks } from './share.tsx'

it('encodes the whole address as one value', () => {
  const { facebook, linkedIn } = shareLinks('https://studio.example/blog/post/a/b?x=1&y=2')
  const page = 'https%3A%2F%2Fstudio.example%2Fblog%2Fpost%2Fa%2Fb%3Fx%3D1%26y%3D2'
  expect(facebook).toBe(`https://www.facebook.com/sharer/sharer.php?u=${page}`)
  expect(linkedIn).toBe(`https://www.linkedin.com/sharing/share-offsite/?url=${page}`)
})
