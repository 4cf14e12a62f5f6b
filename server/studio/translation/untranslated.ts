import type { Untranslated } from '../../../contract/studio/translation.ts'
import type { Db } from '../../../db/open.ts'
import { hashOf } from '../../../db/text-keys.ts'
import { listKinds } from '../../portfolio/work/work.queries.ts'
import { listFields } from './translation.service.ts'
import { columns, type RecordKind } from './originals.queries.ts'
import { idColumn, listHashes, listNewest } from './untranslated.queries.ts'

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

const lettersOf = (text: string, script: RegExp) => text.match(script)?.length ?? 0

/** Somebody who writes in Bangla has nothing to translate: readers of both languages see it as it is. */
const isBangla = (text: string) => lettersOf(text, /\p{Script=Bengali}/gu) > lettersOf(text, /[A-Za-z]/g)

async function inRecords(db: Db, kind: RecordKind): Promise<Untranslated[]> {
  const rows = await listNewest(db, kind, nameColumns[kind], newest)
  const idOf = (row: Record<string, string>) => row[idColumn(kind)]!
  const fields = Object.entries<string>(columns[kind])
  const made = await listHashes(
    db,
    kind,
    rows.map(idOf),
    fields.map(([field]) => field),
  )
  const hashes = new Map(made.map((row) => [`${row.record_id} ${row.field}`, row.original_hash]))
  return rows.map((row) => {
    const id = idOf(row)
    const name = nameColumns[kind].map((column) => row[column]).find(Boolean) ?? ''
    const texts = fields.flatMap(([field, column]) =>
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
