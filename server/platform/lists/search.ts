import { type Expression, sql } from 'kysely'
import { digits, fold } from '../../../db/text-keys.ts'
import type { TranslatedKind } from '../../../contract/studio/translation.ts'

/** A pattern for `like` that finds the typed words literally, with its special characters escaped. */
const containing = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

/** Whether a column contains these words, ignoring case. */
export const contains = (column: Expression<string>, words: string) =>
  sql<boolean>`fold(${column}) like ${containing(fold(words))} escape '\\'`

/** The digits that both spellings of a number of this country share: '+880 1711-…' and '01711-…'. */
const sharedDigits = (words: string) => digits(words).replace(/^(?:00)?(?:880)?0?/, '')

const looksLikePhone = (words: string) => /^\+?[\d\u09e6-\u09ef\s()./-]{3,}$/.test(words)

/** Whether a column is a phone number that contains these digits. */
export const phoneContains = (column: Expression<string>, words: string) => {
  const searched = looksLikePhone(words) && sharedDigits(words)
  return searched ? sql<boolean>`digits(${column}) like ${containing(searched)}` : contains(column, words)
}

/** Whether the Bangla of one of these fields contains these words. */
export const translationContains = (
  kind: TranslatedKind,
  id: Expression<string>,
  fields: string[],
  words: string,
) => sql<boolean>`${id} in (
  select record_id from translation
  where kind = ${kind} and field in (${sql.join(fields)}) and ${contains(sql.ref<string>('translation.text'), words)}
)`
