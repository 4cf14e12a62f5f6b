import type { TranslatedKind } from '../../../contract/studio/translation.ts'
import type { Db } from '../../../db/open.ts'
import { contentLanguage } from '../http/language.ts'
import { findTranslations } from './translation.queries.ts'

/**
 * The records with their texts in the language of the reader; texts without a translation stay in English. `fields` maps the
 * name of a text in the translation to its name in the record.
 */
export async function inReadersLanguage<T extends object>(
  db: Db,
  kind: TranslatedKind,
  records: T[],
  idOf: (record: T) => string,
  fields: Record<string, keyof T>,
): Promise<T[]> {
  if (contentLanguage() === 'en' || records.length === 0) return records
  const translations = new Map<string, Partial<T>>()
  for (const { record_id, field, text } of await findTranslations(db, kind, [
    ...new Set(records.map(idOf)),
  ])) {
    const name = fields[field]
    if (name) translations.set(record_id, { ...translations.get(record_id), [name]: text } as Partial<T>)
  }
  return records.map((record) => ({ ...record, ...translations.get(idOf(record)) }))
}
