import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { photograph } from '../../server/platform/media/testing/photograph.ts'

/** Files of a given size, all different: bytes after the end of a JPEG do not change the picture. */
export async function createPhotographs(megabytes: number) {
  const width = Math.round(1440 * Math.sqrt(megabytes))
  const grain = await (
    await photograph(width, Math.round((width * 2) / 3), 1)
  )
    .png({ compressionLevel: 1 })
    .toBuffer()
  const jpeg = await sharp(grain).blur(0.6).jpeg({ quality: 92 }).toBuffer()
  const padding = Math.max(0, megabytes * 1_000_000 - jpeg.length)
  return {
    width,
    next: () => Buffer.concat([jpeg, Buffer.alloc(padding), randomBytes(16)]),
  }
}
