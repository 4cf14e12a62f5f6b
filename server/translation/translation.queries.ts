import type { TranslatedKind } from '../../contract/translation.ts'
import type { Db } from '../../db/open.ts'
import { hashOf } from '../../db/original-hash.ts'

/** Of all these records from one query. */
export const findTranslations = (db: Db, kind: TranslatedKind, recordIds: string[]) =>
  recordIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('translation')
        .select(['record_id', 'field', 'text', 'original_hash'])
        .where('kind', '=', kind)
        .where('record_id', 'in', recordIds)
        .execute()

/** The English that each translation of a record was made of, by field, where it is known. */
export async function findFormerOriginals(db: Db, kind: TranslatedKind, recordId: string) {
  const rows = await db
    .selectFrom('translation')
    .select(['field', 'original'])
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .where('original', 'is not', null)
    .execute()
  return new Map(rows.map(({ field, original }) => [field, original!]))
}

export interface TranslationKey {
  kind: TranslatedKind
  recordId: string
  field: string
}

export const saveTranslation = (
  db: Db,
  { kind, recordId, field }: TranslationKey,
  text: string,
  original: string,
) => {
  const said = {
    text: text.normalize('NFC'),
    original_hash: hashOf(original),
    original,
    updated_at: new Date().toISOString(),
  }
  return db
    .insertInto('translation')
    .values({ kind, record_id: recordId, field, ...said })
    .onConflict((c) => c.columns(['kind', 'record_id', 'field']).doUpdateSet(said))
    .execute()
}

export const removeTranslation = (db: Db, { kind, recordId, field }: TranslationKey) =>
  db
    .deleteFrom('translation')
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .where('field', '=', field)
    .execute()

/** With the record that they were of. */
export const removeTranslations = (db: Db, kind: TranslatedKind, recordId: string) =>
  db.deleteFrom('translation').where('kind', '=', kind).where('record_id', '=', recordId).execute()
