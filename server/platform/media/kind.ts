/** How files of the types that are taken begin; what stands behind may still be damaged. */
const beginnings = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG\r\n/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftyp[^]{0,48}avi[fs]/,
  /^GIF8[79]a/,
  /^(?:II[*+]\0|MM\0[*+])/, // TIFF
]

/** What iPhones write; the library reads it only where somebody built it with the patented decoder. */
const heic = /^[^]{4}ftyp[^]{0,48}he(?:i[cxms]|v[cxms])/

/** What a file claims to be by its first bytes, whatever it is called. */
export function kindOf(bytes: Uint8Array): 'taken' | 'heic' | 'other' | 'empty' {
  if (bytes.length === 0) return 'empty'
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  if (beginnings.some((beginning) => beginning.test(start))) return 'taken'
  return heic.test(start) ? 'heic' : 'other'
}
