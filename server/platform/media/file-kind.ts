/** The first bytes of all accepted types; the rest of a file may still be damaged. */
const signatures = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG\r\n/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftyp[^]{0,48}avi[fs]/,
  /^GIF8[79]a/,
  /^(?:II[*+]\0|MM\0[*+])/, // TIFF
]

/** What iPhones write; the library reads it only if it was built with the patented decoder. */
const heic = /^[^]{4}ftyp[^]{0,48}he(?:i[cxms]|v[cxms])/

/** What a file is by its first bytes, regardless of its name. */
export function kindOf(bytes: Uint8Array): 'accepted' | 'heic' | 'other' | 'empty' {
  if (bytes.length === 0) return 'empty'
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  if (signatures.some((signature) => signature.test(start))) return 'accepted'
  return heic.test(start) ? 'heic' : 'other'
}
