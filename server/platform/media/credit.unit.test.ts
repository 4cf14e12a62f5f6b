import { expect, it } from 'vitest'
import { creditOf } from './credit.ts'
import { exifTexts } from './exif.ts'

const credit = (exif: Buffer) => creditOf({ exif } as Parameters<typeof creditOf>[0])

/** One directory with one text, big-endian as some cameras write it. */
function bigEndian(tag: number, text: string) {
  const value = Buffer.from(`${text}\0`)
  const block = Buffer.alloc(26)
  block.write('MM')
  block.writeUInt16BE(42, 2)
  block.writeUInt32BE(8, 4)
  block.writeUInt16BE(1, 8)
  block.writeUInt16BE(tag, 10)
  block.writeUInt16BE(2, 12)
  block.writeUInt32BE(value.length, 14)
  block.writeUInt32BE(26, 18)
  return Buffer.concat([block, value])
}

it('reads both byte orders, with and without the leading word', () => {
  const block = bigEndian(0x013b, 'Rafiq আনোয়ার')
  expect(credit(block).creator).toBe('Rafiq আনোয়ার')
  expect(credit(Buffer.concat([Buffer.from('Exif\0\0'), block])).creator).toBe('Rafiq আনোয়ার')
  expect(exifTexts(bigEndian(0x8298, ' © 2026 ')).get(0x8298)).toBe('© 2026')
})

it('returns nothing for a block that is truncated, empty or invalid', () => {
  const block = bigEndian(0x013b, 'Rafiq Anwar')
  for (let length = 0; length < 22; length += 1) expect(credit(block.subarray(0, length))).toEqual({})
  const lost = Buffer.from(block)
  lost.writeUInt32BE(0xffffffff, 4)
  expect(credit(lost)).toEqual({})
})
