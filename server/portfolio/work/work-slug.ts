import { slugify } from '../../../contract/shape/slug.ts'
import type { Db } from '../../../db/open.ts'
import { findSlugsLike } from './work.queries.ts'

const words = 6

/** An address that stays, made of what the picture shows, with a number behind it where another has the same. */
export async function slugFor(db: Db, shows: string, kind: string) {
  const base = slugify(shows.split(/\s+/).slice(0, words).join(' ')) || slugify(kind)
  const taken = new Set(await findSlugsLike(db, base))
  let slug = base
  for (let n = 2; taken.has(slug); n++) slug = `${base}-${n}`
  return slug
}
