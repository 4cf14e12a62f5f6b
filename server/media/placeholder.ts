import type { Sharp } from 'sharp'

/** So few pixels that a wall of thirty costs a page one kilobyte; the browser draws them large, and so soft. */
const side = 12

/** What stands in a picture's place until it arrives. */
export async function makePlaceholder(picture: Sharp) {
  const tiny = await picture
    .clone()
    .resize({ width: side, height: side, fit: 'inside' })
    .webp({ quality: 20, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
