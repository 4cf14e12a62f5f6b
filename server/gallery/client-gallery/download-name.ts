import type { FileSize } from '../../../contract/gallery/gallery-parts.ts'

/** The file endings of each accepted type, the usual one first. */
const endings: Record<string, string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
  'image/tiff': ['tif', 'tiff'],
}

export const typeOfFile = (type: string, size: FileSize) =>
  size === 'original' ? type : size === 'web' ? 'image/jpeg' : 'image/webp'

/** The camera's file name with an ending that fits the type, because systems choose the program by it. */
export function downloadName(name: string, type: string) {
  const allowed = endings[type] ?? ['bin']
  const fits = (text: string) => allowed.some((ending) => text.toLowerCase().endsWith(`.${ending}`))
  if (fits(name)) return name
  // Digits after a dot are not an ending.
  const stem = name.replace(/\.(?!\d+$)\w{0,10}$/, '')
  return fits(stem) ? stem : `${stem || 'picture'}.${allowed[0]}`
}
