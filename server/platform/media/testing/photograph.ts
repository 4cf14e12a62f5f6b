import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/**
 * A photograph for tests: noise with a red left edge, so that a rotation shows. Only one pixel in `softness` is random, which
 * is far less work to make and to encode; 1 gives the grain of a real photograph.
 */
export async function photograph(width: number, height: number, softness = 8) {
  const size = { width: Math.ceil(width / softness), height: Math.ceil(height / softness) }
  const { data, info } = await sharp({
    create: {
      ...size,
      channels: 3,
      background: '#4a7',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const band = { width: Math.ceil(width / 4), height, channels: 3 as const, background: '#e00000' }
  return sharp(data, { raw: info }).composite([{ input: { create: band }, gravity: 'west' }])
}

export const pixelAt = async (bytes: Uint8Array, left: number, top: number) => {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha()
  return [...(await pixel.raw().toBuffer())]
}

/** A real PNG of a few kilobytes that unpacks to 200 megapixels, all of them black. */
export function pictureBomb() {
  const [width, height] = [20_000, 10_000]
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(body.length + 8)
    frame.writeUInt32BE(data.length)
    body.copy(frame, 4)
    frame.writeUInt32BE(crc32(body), body.length + 4)
    return frame
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width / 8 + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
