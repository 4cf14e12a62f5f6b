import { sql, type Expression } from 'kysely'
import { digits, fold } from '../../../db/searching.ts'

/** A pattern for `like` that finds what was typed as it stands, signs that mean something to `like` included. */
const containing = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

/** Whether a column has these words in it, in any case. */
export const contains = (column: Expression<string>, words: string) =>
  sql<boolean>`fold(${column}) like ${containing(fold(words))} escape '\\'`

/** The digits that both ways to write a number of this country share, '+880 1711-…' and '01711-…'. */
const sharedDigits = (words: string) => digits(words).replace(/^(?:00)?(?:880)?0?/, '')

const looksLikePhone = (words: string) => /^\+?[\d\u09e6-\u09ef\s()./-]{3,}$/.test(words)

/** Whether a column is a phone number that has these digits in it. */
export const isPhoneWith = (column: Expression<string>, words: string) => {
  const looked = looksLikePhone(words) && sharedDigits(words)
  return looked ? sql<boolean>`digits(${column}) like ${containing(looked)}` : contains(column, words)
}
