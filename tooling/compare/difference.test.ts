import sharp from 'sharp'
import { expect, it } from 'vitest'
import { differenceOf } from './difference.ts'

function paint(width: number, height: number, marks: [number, number][] = []) {
  const data = Buffer.alloc(width * height * 3, 200)
  for (const [x, y] of marks) data.fill(202, (y * width + x) * 3, (y * width + x) * 3 + 1)
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

it('a picture equals itself, even if encoded differently', async () => {
  const picture = await paint(40, 30)
  expect(await differenceOf(picture, picture)).toBeUndefined()
  expect(
    await differenceOf(picture, await sharp(picture).png({ compressionLevel: 0 }).toBuffer()),
  ).toBeUndefined()
})

it('finds one pixel that differs by two steps of one colour', async () => {
  const difference = await differenceOf(await paint(40, 30), await paint(40, 30, [[7, 9]]))
  expect(difference?.pixels).toBe(1)
})

it('a row that only one of them has counts as different', async () => {
  expect((await differenceOf(await paint(40, 30), await paint(40, 31)))?.pixels).toBe(40)
})
