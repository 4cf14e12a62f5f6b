import type { TranslatedKind } from '../../../contract/studio/translation.ts'
import type { Db } from '../../../db/open.ts'
import { contentLanguage } from '../http/language.ts'
import { findTranslations } from './translation.queries.ts'

/**
 * The records with their texts in the language of the reader, where they have been translated; what is missing stays in
 * English. `fields` names what a text is called in a translation and in the record.
 */
export async function inReadersLanguage<T extends object>(
  db: Db,
  kind: TranslatedKind,
  records: T[],
  idOf: (record: T) => string,
  fields: Record<string, keyof T>,
): Promise<T[]> {
  if (contentLanguage() === 'en' || records.length === 0) return records
  const said = new Map<string, Partial<T>>()
  for (const { record_id, field, text } of await findTranslations(db, kind, [
    ...new Set(records.map(idOf)),
  ])) {
    const name = fields[field]
    if (name) said.set(record_id, { ...said.get(record_id), [name]: text } as Partial<T>)
  }
  return records.map((record) => ({ ...record, ...said.get(idOf(record)) }))
}
