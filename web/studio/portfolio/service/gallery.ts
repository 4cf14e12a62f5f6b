import { galleryUrl } from '../../../../contract/shape/fields.ts'
import { translated } from '../../../../language/t.ts'

export interface Committed {
  gallery: string[]
  /** The refused addresses, which stay in the box to be corrected. */
  rest: string
  added: number
  /** Why the first of them was refused. */
  problem?: string
}

/** Adds each address that ends like a picture, and skips duplicates. */
export function commit(gallery: string[], text: string): Committed {
  const entries = text.split(/[\s,]+/).filter(Boolean)
  const next = [...gallery]
  const bad: string[] = []
  let problem: string | undefined
  for (const entry of entries) {
    const { error } = galleryUrl.safeParse(entry)
    if (error) {
      bad.push(entry)
      problem ??= translated(error.issues[0]!.message)
    } else if (!next.includes(entry)) next.push(entry)
  }
  return { gallery: next, rest: bad.join(', '), added: next.length - gallery.length, problem }
}
