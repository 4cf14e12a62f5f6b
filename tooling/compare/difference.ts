import sharp from 'sharp'

interface Pixels {
  data: Buffer
  width: number
  height: number
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export interface Difference {
  /** Number of differing pixels, including those that only one of the two has. */
  pixels: number
  /** The differing pixels in red. */
  mask: Buffer
}

/** Chromium's antialiasing of rounded corners varies by one step of colour between runs. */
const noise = 1

export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const mask = Buffer.alloc(width * height * 4, 255)
  const isAlike = (x: number, y: number) => {
    if (x >= Math.min(one.width, other.width) || y >= Math.min(one.height, other.height)) return false
    const [from, to] = [(y * one.width + x) * 4, (y * other.width + x) * 4]
    return [0, 1, 2].every((n) => Math.abs(one.data[from + n]! - other.data[to + n]!) <= noise)
  }
  let pixels = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (isAlike(x, y)) continue
      pixels++
      mask.writeUInt32BE(0xd0_20_20_ff, (y * width + x) * 4)
    }
  if (pixels === 0) return undefined
  return {
    pixels,
    mask: await sharp(mask, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  }
}
