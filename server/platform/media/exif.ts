const ascii = 2
const entrySize = 12
const maxEntries = 200
const maxLength = 500

/** Texts of a picture's main directory by tag. Throws a RangeError where offsets point outside the block. */
export function exifTexts(exif: Buffer): Map<number, string> {
  const start = exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0
  const tiff = exif.subarray(start)
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const u32 = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))

  const texts = new Map<number, string>()
  const directory = u32(4)
  const entries = Math.min(u16(directory), maxEntries)
  for (let entry = directory + 2; entry < directory + 2 + entries * entrySize; entry += entrySize) {
    if (u16(entry + 2) !== ascii) continue
    const length = u32(entry + 4)
    // A value of up to four bytes is stored in the entry itself.
    const at = length > 4 ? u32(entry + 8) : entry + 8
    const [text = ''] = tiff.toString('utf8', at, at + Math.min(length, maxLength)).split('\0')
    texts.set(u16(entry), text.trim())
  }
  return texts
}
