import sharp from 'sharp'
import { expect, it } from 'vitest'
import { xmpOf } from './credit.ts'
import { makeGallerySizes } from './gallery-picture.ts'
import { processLargest, processPicture } from './process-picture.ts'
import { photograph } from './testing/photograph.ts'

const studio = { creator: 'Ayesha Karim', copyright: '© Ayesha Karim, আলোক' }
const source = await (await photograph(1300, 900)).jpeg().toBuffer()

/** What hangs on the wall of work is a picture of the site like any other, also when it comes from a gallery. */
it.each([
  ['a picture of the site and of the wall', 12, () => processPicture(source, studio)],
  ['the first file of it', 1, () => processLargest(source, studio)],
  ['a picture of a gallery', 3, () => makeGallerySizes(source, studio)],
  ['a picture of a gallery with a mark', 3, () => makeGallerySizes(source, studio, 'Aloka')],
] as const)('author and copyright stand in every file of %s', async (_, count, make) => {
  const { files } = await make()
  expect(files).toHaveLength(count)
  for (const { name, bytes } of files)
    expect((await sharp(bytes).metadata()).xmpAsString, name).toBe(xmpOf(studio))
})
