import { issueSentence } from '../../../contract/shape/errors.ts'
import { postSlug, slugify } from '../../../contract/shape/slug.ts'
import type { TranslatedField } from '../../../contract/studio/translation.ts'
import type { Db } from '../../../db/open.ts'
import { violates } from '../../../db/violations.ts'
import { invalid } from '../../platform/http/errors.ts'
import {
  findBanglaSlug,
  changeAddress,
  refuseTakenSlug,
  slugTaken,
} from '../../journal/post/post-address.queries.ts'
import { findBanglaCategory } from './untranslated.queries.ts'

const field = 'texts.slug'

function readSlug(typed: string) {
  if (typed === '') return ''
  const read = postSlug.safeParse(typed, { error: issueSentence })
  if (!read.success) throw invalid(field, read.error.issues[0]!.message)
  return read.data
}

/** As in English, the former address keeps leading to the post. Returns the new address. */
export async function changeBanglaAddress(db: Db, postId: string, typed: string) {
  const slug = readSlug(typed)
  if (slug) await refuseTakenSlug(db, slug, postId, field)
  await changeAddress(db, postId, await findBanglaSlug(db, postId), slug || undefined)
  return slug
}

/** For two posts that claim the same address at the same moment. */
export function explainTakenSlug(error: unknown): never {
  throw violates(error, 'unique') ? slugTaken(field) : error
}

/** Suggests the beginning of an address: the category in Bangla if translated, or else the English one. */
export async function withSlugBeginning(db: Db, postId: string, fields: TranslatedField[]) {
  const category = await findBanglaCategory(db, postId)
  return fields.map((one) =>
    one.field === 'slug'
      ? { ...one, beginning: slugify(category ?? '') || one.original.split('/')[0]! }
      : one,
  )
}
