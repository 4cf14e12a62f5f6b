import sharp from 'sharp'

/** A photograph for tests: no two pixels alike, red on its left edge so that a turn shows. */
export async function photograph(width: number, height: number) {
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#4a7',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .png()
    .toBuffer()
  const band = { width: Math.ceil(width / 4), height, channels: 3 as const, background: '#e00000' }
  return sharp(noise).composite([{ input: { create: band }, gravity: 'west' }])
}

export const pixelAt = async (bytes: Uint8Array, left: number, top: number) => {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha()
  return [...(await pixel.raw().toBuffer())]
}
