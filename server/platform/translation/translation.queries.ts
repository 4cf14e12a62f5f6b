import type { Updateable } from 'kysely'
import type { TranslatedKind } from '../../../contract/studio/translation.ts'
import type { TranslationTable } from '../../../db/tables/platform.ts'
import type { Db } from '../../../db/open.ts'
import { hashOf } from '../../../db/text-keys.ts'

/** The translations of all these records, in one query. */
export const findTranslations = (db: Db, kind: TranslatedKind, recordIds: string[]) =>
  recordIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('translation')
        .select(['record_id', 'field', 'text', 'original_hash', 'updated_at'])
        .where('kind', '=', kind)
        .where('record_id', 'in', recordIds)
        .execute()

/** The English text from which each translation of a record was made, by field, if it is known. */
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
  changes: Updateable<TranslationTable>,
  version: string,
) =>
  db
    .updateTable('translation')
    .set(changes)
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .where('field', '=', field)
    .where('updated_at', '=', version)
    .returning('field')
    .executeTakeFirst()

/** Returns undefined if the row is not of this version. A version of null means no row, undefined means any. */
export const saveTranslation = (
  db: Db,
  key: TranslationKey,
  text: string,
  original: string,
  version?: string | null,
) => {
  const changes = {
    text: text.normalize('NFC'),
    original_hash: hashOf(original),
    original,
    updated_at: new Date().toISOString(),
  }
  if (version) return updateTranslation(db, key, changes, version)
  const { kind, recordId: record_id, field } = key
  return db
    .insertInto('translation')
    .values({ kind, record_id, field, ...changes })
    .onConflict((c) => {
      const existing = c.columns(['kind', 'record_id', 'field'])
      return version === null ? existing.doNothing() : existing.doUpdateSet(changes)
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

/** For a record that is deleted. */
export const removeTranslations = (db: Db, kind: TranslatedKind, recordId: string) =>
  db.deleteFrom('translation').where('kind', '=', kind).where('record_id', '=', recordId).execute()
