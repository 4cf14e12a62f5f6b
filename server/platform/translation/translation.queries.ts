import type { Updateable } from 'kysely'
import type { TranslatedKind } from '../../../contract/studio/translation.ts'
import type { TranslationTable } from '../../../db/tables/platform.ts'
import type { Db } from '../../../db/open.ts'
import { hashOf } from '../../../db/original-hash.ts'

/** Of all these records from one query. */
export const findTranslations = (db: Db, kind: TranslatedKind, recordIds: string[]) =>
  recordIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('translation')
        .select(['record_id', 'field', 'text', 'original_hash', 'updated_at'])
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

const updateTranslation = (
  db: Db,
  { kind, recordId, field }: TranslationKey,
  said: Updateable<TranslationTable>,
  version: string,
) =>
  db
    .updateTable('translation')
    .set(said)
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .where('field', '=', field)
    .where('updated_at', '=', version)
    .returning('field')
    .executeTakeFirst()

/** The row, or none where it is not of this version: null while there was none; undefined where nobody cares. */
export const saveTranslation = (
  db: Db,
  key: TranslationKey,
  text: string,
  original: string,
  version?: string | null,
) => {
  const said = {
    text: text.normalize('NFC'),
    original_hash: hashOf(original),
    original,
    updated_at: new Date().toISOString(),
  }
  if (version) return updateTranslation(db, key, said, version)
  const { kind, recordId: record_id, field } = key
  return db
    .insertInto('translation')
    .values({ kind, record_id, field, ...said })
    .onConflict((c) => {
      const there = c.columns(['kind', 'record_id', 'field'])
      return version === null ? there.doNothing() : there.doUpdateSet(said)
    })
    .returning('field')
    .executeTakeFirst()
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
