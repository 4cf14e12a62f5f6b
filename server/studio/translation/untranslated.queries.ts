import type { TranslatedKind } from '../../../contract/studio/translation.ts'
import type { Db } from '../../../db/open.ts'
import { columns, type RecordKind } from './originals.queries.ts'

type Row = Record<string, string>

export const idColumn = (kind: RecordKind) => (kind === 'picture' ? 'src' : 'id')

/** The newest records of a kind, with their names and all their texts. */
export const listNewest = (db: Db, kind: RecordKind, names: string[], limit: number): Promise<Row[]> =>
  db
    .selectFrom(kind)
    .select([...new Set([idColumn(kind), ...names, ...Object.values<string>(columns[kind])])] as never[])
    .orderBy(idColumn(kind) as never, 'desc')
    .limit(limit)
    .execute() as Promise<Row[]>

/** The hashes of the originals from which the translations of these records were made. */
export const listHashes = (db: Db, kind: TranslatedKind, recordIds: string[], fields: string[]) =>
  recordIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('translation')
        .select(['record_id', 'field', 'original_hash'])
        .where('kind', '=', kind)
        .where('record_id', 'in', recordIds)
        .where('field', 'in', fields)
        .execute()

/** The Bangla name of the category of a post. */
export const findBanglaCategory = async (db: Db, postId: string) =>
  (
    await db
      .selectFrom('translation')
      .select('text')
      .where('kind', '=', 'category')
      .where('field', '=', 'name')
      .where('record_id', '=', (e) => e.selectFrom('post').select('category_id').where('id', '=', postId))
      .executeTakeFirst()
  )?.text
