const tags = { Artist: 0x013b, Copyright: 0x8298 } as const
export type Credit = Partial<Record<keyof typeof tags, string>>

const ascii = 2
const entrySize = 12
const maxEntries = 200
const maxLength = 500

/** Of all that a camera writes into a picture, only who made it and who owns it: place and serial numbers stay out. */
export function creditOf(exif: Buffer | undefined): Credit {
  try {
    return exif ? read(exif) : {}
  } catch {
    // Offsets that point outside the block: cameras and editors write all kinds of things.
    return {}
  }
}

function read(exif: Buffer): Credit {
  const start = exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0
  const tiff = exif.subarray(start)
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const u32 = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))

  const credit: Credit = {}
  const directory = u32(4)
  const entries = Math.min(u16(directory), maxEntries)
  for (let entry = directory + 2; entry < directory + 2 + entries * entrySize; entry += entrySize) {
    const name = (Object.keys(tags) as (keyof typeof tags)[]).find((key) => tags[key] === u16(entry))
    if (!name || u16(entry + 2) !== ascii) continue
    const length = u32(entry + 4)
    const at = length > 4 ? u32(entry + 8) : entry + 8
    const [text = ''] = tiff.toString('utf8', at, at + Math.min(length, maxLength)).split('\0')
    if (text.trim()) credit[name] = text.trim()
  }
  return credit
}
