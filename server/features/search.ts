import { sql, type Expression } from 'kysely'

/** A pattern for `like` that finds what was typed as it stands, signs that mean something to `like` included. */
const containing = (words: string) => `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** Whether a column has these words in it, in any case. */
export const contains = (column: Expression<string>, words: string) =>
  sql<boolean>`lower(${column}) like ${containing(words)} escape '\\'`
