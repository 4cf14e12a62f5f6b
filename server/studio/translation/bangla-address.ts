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

/** A post moves in Bangla as it does in English: the address of before still leads there. Tells the new one. */
export async function moveBanglaAddress(db: Db, postId: string, typed: string) {
  const slug = readSlug(typed)
  if (slug) await refuseTakenSlug(db, slug, postId, field)
  await changeAddress(db, postId, await findBanglaSlug(db, postId), slug || undefined)
  return slug
}

/** Two who chose the same address at the same moment. */
export function explainTaken(error: unknown): never {
  throw violates(error, 'unique') ? slugTaken(field) : error
}

/** An address begins with the category in Bangla, where that has a name, or as it does in English. */
export async function withBeginning(db: Db, postId: string, fields: TranslatedField[]) {
  const category = await findBanglaCategory(db, postId)
  return fields.map((one) =>
    one.field === 'slug'
      ? { ...one, beginning: slugify(category ?? '') || one.original.split('/')[0]! }
      : one,
  )
}
