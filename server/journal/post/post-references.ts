import { t } from '../../../language/t.ts'
import { violates } from '../../../db/violations.ts'
import { conflict } from '../../platform/http/errors.ts'

/** Authors and categories both hold posts: these are the refusals they share. */
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
