import { searchOf } from '../../../lib/url.ts'

const withKind = (path: string, kind: string | undefined) =>
  `${path}${searchOf(new URLSearchParams(kind ? { kind } : {}))}`

/** The wall, or one kind of work on it. */
export const wallPath = (kind?: string) => withKind('/work', kind)

/** A picture of the wall; with a kind, previous and next stay within it. */
export const workPath = (slug: string, kind?: string) => withKind(`/work/${slug}`, kind)
