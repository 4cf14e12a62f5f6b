import sharp, { type Sharp } from 'sharp'

/** So few pixels that a wall of thirty costs a page one kilobyte. */
const side = 16
/** Enough that no pixel stands out when the browser draws them large: without it they make a lattice. */
const softness = 2

/** What stands in a picture's place until it arrives. */
export async function makePlaceholder(picture: Sharp) {
  const tiny = await picture.clone().resize({ width: side, height: side, fit: 'inside' }).png().toBuffer()
  const soft = await sharp(tiny).blur(softness).webp({ quality: 85, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${soft.toString('base64')}`
}
