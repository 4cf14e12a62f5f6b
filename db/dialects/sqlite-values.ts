import type { StatementSync } from 'node:sqlite'
import type { SelectType } from 'kysely'
import type { Tables } from '../tables.ts'

/** JSON is the only kind of column that is written as a string and read as another type. */
type KindOf<Column> =
  SelectType<Column> extends boolean
    ? 'boolean'
    : unknown extends SelectType<Column>
      ? 'json'
      : SelectType<Column> extends string | number | null
        ? never
        : 'json'

type Kinds<Table> = {
  [Name in keyof Table as KindOf<Table[Name]> extends never ? never : Name]: KindOf<Table[Name]>
}

/** SQLite has neither booleans nor JSON. A column that is missing here is a type error. */
const kinds: {
  [Name in keyof Tables as keyof Kinds<Tables[Name]> extends never ? never : Name]: Kinds<Tables[Name]>
} = {
  service: { gallery: 'json', on_home: 'boolean' },
  post: { liked: 'boolean' },
  booking: { resolved: 'boolean', spam: 'boolean' },
  booking_event: { data: 'json' },
  offer: { content: 'json' },
  gateway_token: { grants: 'json' },
  gallery: { guests: 'boolean', originals_when_paid: 'boolean', watermark: 'boolean', comments: 'boolean' },
  gallery_picture: { facts: 'json', sizes: 'json' },
  gallery_list: { main: 'boolean', frozen: 'boolean' },
  message: { resolved: 'boolean', spam: 'boolean' },
  reply_template: { solves: 'boolean' },
  picture: { variants: 'json', camera: 'json' },
  work: { show_camera: 'boolean' },
  job: { payload: 'json' },
  mail: { letter: 'json' },
  user: { emailVerified: 'boolean' },
}

const read = {
  boolean: (value: unknown) => value === 1,
  json: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value),
}

type Row = Record<string, unknown>

/** Booleans are stored as 0 and 1 and JSON as text; this returns what PostgreSQL returns. */
export function rowReader(statement: StatementSync): (row: Row) => Row {
  const known = kinds as Record<string, Record<string, keyof typeof read>>
  const found = statement.columns().flatMap(({ table, column, name }) => {
    const kind = known[table ?? '']?.[column ?? '']
    return kind ? [{ name, readValue: read[kind] }] : []
  })
  return (row) => {
    for (const { name, readValue } of found) row[name] = readValue(row[name])
    return row
  }
}
