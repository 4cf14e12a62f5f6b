import { sql, type Expression } from 'kysely'
import type { TranslatedKind } from '../../../contract/studio/translation.ts'
import { contains } from './search.ts'

/** Whether the Bangla of one of these fields has these words in it. */
export const hasTranslationWith = (
  kind: TranslatedKind,
  id: Expression<string>,
  fields: string[],
  words: string,
) => sql<boolean>`${id} in (
  select record_id from translation
  where kind = ${kind} and field in (${sql.join(fields)}) and ${contains(sql.ref<string>('translation.text'), words)}
)`
