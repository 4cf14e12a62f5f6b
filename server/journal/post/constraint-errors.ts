import { t } from '../../../language/t.ts'
import { violates } from '../../../db/violations.ts'
import { conflict, invalid } from '../../platform/http/errors.ts'
import { slugTaken } from './post-address.queries.ts'

/** Authors and categories have the same constraints: a unique slug, and no deletion while posts use them. */
export const takenSlug = (field: string, sentence: string) => (error: unknown) => {
  if (violates(error, 'unique')) throw conflict(sentence, field)
  throw error
}

export const inUse =
  (noun: 'author' | 'category', countPosts: () => Promise<number>) => async (error: unknown) => {
    if (!violates(error, 'foreign-key')) throw error
    const count = await countPosts()
    throw conflict(
      count === 1
        ? t('1 post uses this {noun}. Move or delete it first.', { noun: t(noun) })
        : t('{count} posts use this {noun}. Move or delete them first.', { count, noun: t(noun) }),
    )
  }

/** Turns a violated constraint of a post into a sentence. */
export function explainConstraint(error: unknown): never {
  if (violates(error, 'unique')) throw slugTaken()
  if (violates(error, 'foreign-key')) {
    throw invalid('cat_id', 'Choose an existing category and author.')
  }
  throw error
}
