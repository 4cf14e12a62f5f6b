import { galleryUrl } from '../../../contract/fields.ts'

export interface Committed {
  gallery: string[]
  /** What could not be added stays in the box, to be mended. */
  rest: string
  added: number
  ok: boolean
}

/** Adds each address of the text that ends like a picture; an address that is there already is not added twice. */
export function commit(gallery: string[], text: string): Committed {
  const entries = text.split(/[\s,]+/).filter(Boolean)
  const next = [...gallery]
  const bad: string[] = []
  for (const entry of entries) {
    if (!galleryUrl.safeParse(entry).success) bad.push(entry)
    else if (!next.includes(entry)) next.push(entry)
  }
  return { gallery: next, rest: bad.join(', '), added: next.length - gallery.length, ok: bad.length === 0 }
}

export function move<T>(list: T[], from: number, to: number): T[] {
  const target = Math.max(0, Math.min(list.length - 1, to))
  const next = list.toSpliced(from, 1)
  return next.toSpliced(target, 0, list[from]!)
}
