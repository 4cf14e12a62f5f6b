import type { Untranslated } from '../../../contract/studio/translation.ts'
import type { Db } from '../../../db/open.ts'
import { hashOf } from '../../../db/text-keys.ts'
import { listKinds } from '../../portfolio/work/work.queries.ts'
import { listFields } from './translation.service.ts'
import { columns, type RecordKind } from './originals.queries.ts'
import { idColumn, listHashes, listNewest } from './untranslated.queries.ts'

/** More than anyone translates in one go; the texts of all of them are read. */
const maxRecords = 300

/** The columns that name a record in the owner's lists; a picture is named by its description. */
const nameColumns: Record<RecordKind, string[]> = {
  service: ['title'],
  post: ['title'],
  category: ['name'],
  author: ['name'],
  picture: ['alt', 'caption'],
  work: ['title', 'place', 'kind'],
}

const lettersOf = (text: string, script: RegExp) => text.match(script)?.length ?? 0

/** Originals in Bangla need no translation: readers of both languages see them as they are. */
const isBangla = (text: string) => lettersOf(text, /\p{Script=Bengali}/gu) > lettersOf(text, /[A-Za-z]/g)

async function countInRecords(db: Db, kind: RecordKind): Promise<Untranslated[]> {
  const rows = await listNewest(db, kind, nameColumns[kind], maxRecords)
  const idOf = (row: Record<string, string>) => row[idColumn(kind)]!
  const fields = Object.entries<string>(columns[kind])
  const translated = await listHashes(
    db,
    kind,
    rows.map(idOf),
    fields.map(([field]) => field),
  )
  const hashes = new Map(translated.map((row) => [`${row.record_id} ${row.field}`, row.original_hash]))
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

async function countInFields(
  db: Db,
  kind: 'site' | 'work-kind',
  id: string,
  name: string,
): Promise<Untranslated> {
  const fields = await listFields(db, kind, id)
  const count = (state: string) => fields.filter((field) => field.state === state).length
  return { kind, id, name, missing: count('missing'), older: count('older') }
}

/** Everything that readers of Bangla still see in English, or in an outdated translation. */
export async function listUntranslated(db: Db): Promise<Untranslated[]> {
  const kinds = Object.keys(columns) as RecordKind[]
  const found = [
    await countInFields(db, 'site', 'site', ''),
    ...(await Promise.all(kinds.map((kind) => countInRecords(db, kind)))).flat(),
    ...(await Promise.all(
      (await listKinds(db)).map(({ slug, name }) => countInFields(db, 'work-kind', slug, name)),
    )),
  ]
  return found.filter(({ missing, older }) => missing + older > 0)
}
