import sharp from 'sharp'
import { expect, it } from 'vitest'
import { xmpOf } from './credit.ts'
import { makeGallerySizes } from './gallery-picture.ts'
import { processLargest, processPicture } from './process-picture.ts'
import { photograph } from './testing/photograph.ts'

const studio = { creator: 'Ayesha Karim', copyright: '© Ayesha Karim, আলোক' }
const source = await (await photograph(1300, 900)).jpeg().toBuffer()

/** Pictures of the work wall are made like all pictures of the site, also when they come from a gallery. */
it.each([
  ['a picture of the site', 12, () => processPicture(source, studio)],
  ['its first file', 1, () => processLargest(source, studio)],
  ['a picture of a gallery', 3, () => makeGallerySizes(source, studio)],
  ['a picture of a gallery with a watermark', 3, () => makeGallerySizes(source, studio, 'Aloka')],
] as const)('every file of %s contains author and copyright', async (_, count, make) => {
  const { files } = await make()
  expect(files).toHaveLength(count)
  for (const { name, bytes } of files)
    expect((await sharp(bytes).metadata()).xmpAsString, name).toBe(xmpOf(studio))
})
