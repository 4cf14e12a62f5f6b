import type { Untranslated } from '../../../contract/translation.ts'
import type { Db } from '../../../db/open.ts'
import { hashOf } from '../../../db/original-hash.ts'
import { listKinds } from '../work/work.queries.ts'
import { listFields } from './translation.service.ts'
import { columns, type RecordKind } from './originals.ts'

/** Nobody translates more in one go, and the texts of all of them are read. */
const newest = 300

/** What the owner's lists call a record; a picture is known by what it shows. */
const nameColumns: Record<RecordKind, string[]> = {
  service: ['title'],
  post: ['title'],
  category: ['name'],
  author: ['name'],
  picture: ['alt', 'caption'],
  work: ['title', 'place', 'kind'],
}

type Row = Record<string, string>

const lettersOf = (text: string, script: RegExp) => text.match(script)?.length ?? 0

/** Somebody who writes in Bangla has nothing to translate: readers of both languages see it as it is. */
const isBangla = (text: string) => lettersOf(text, /\p{Script=Bengali}/gu) > lettersOf(text, /[A-Za-z]/g)

const idColumn = (kind: RecordKind) => (kind === 'picture' ? 'src' : 'id')

const readRows = (db: Db, kind: RecordKind): Promise<Row[]> =>
  db
    .selectFrom(kind)
    .select([
      ...new Set([idColumn(kind), ...nameColumns[kind], ...Object.values<string>(columns[kind])]),
    ] as never[])
    .orderBy(idColumn(kind) as never, 'desc')
    .limit(newest)
    .execute() as Promise<Row[]>

/** The hash of the original that each translation was made of, by record and field. */
async function readHashes(db: Db, kind: string) {
  const rows = await db
    .selectFrom('translation')
    .select(['record_id', 'field', 'original_hash'])
    .where('kind', '=', kind)
    .execute()
  return new Map(rows.map((row) => [`${row.record_id} ${row.field}`, row.original_hash]))
}

async function inRecords(db: Db, kind: RecordKind): Promise<Untranslated[]> {
  const [rows, hashes] = await Promise.all([readRows(db, kind), readHashes(db, kind)])
  return rows.map((row) => {
    const id = row[idColumn(kind)]!
    const name = nameColumns[kind].map((column) => row[column]).find(Boolean) ?? ''
    const texts = Object.entries<string>(columns[kind]).flatMap(([field, column]) =>
      row[column] && !isBangla(row[column])
        ? [{ original: row[column], hash: hashes.get(`${id} ${field}`) }]
        : [],
    )
    const missing = texts.filter(({ hash }) => hash === undefined).length
    const older = texts.filter(({ original, hash }) => hash !== undefined && hash !== hashOf(original)).length
    return { kind, id, name, missing, older }
  })
}

async function inFields(db: Db, kind: 'site' | 'work-kind', id: string, name: string): Promise<Untranslated> {
  const fields = await listFields(db, kind, id)
  const count = (state: string) => fields.filter((field) => field.state === state).length
  return { kind, id, name, missing: count('missing'), older: count('older') }
}

/** Everything that readers of Bangla still see in English, or in words older than it. */
export async function listUntranslated(db: Db): Promise<Untranslated[]> {
  const kinds = Object.keys(columns) as RecordKind[]
  const found = [
    await inFields(db, 'site', 'site', ''),
    ...(await Promise.all(kinds.map((kind) => inRecords(db, kind)))).flat(),
    ...(await Promise.all(
      (await listKinds(db)).map(({ slug, name }) => inFields(db, 'work-kind', slug, name)),
    )),
  ]
  return found.filter(({ missing, older }) => missing + older > 0)
}
