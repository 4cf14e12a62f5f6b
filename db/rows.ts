import { sql, type Kysely } from 'kysely'
import type { Db } from './open.ts'
import type { Tables } from './tables.ts'

/** Derived from other tables, or of no use in another database. */
type Derived = 'tally' | 'content_version' | 'booking_situation' | 'refundable'

/** The primary key of every table with data of its own; a table comes after those it refers to. */
const keys: Record<Exclude<keyof Tables, Derived>, string[]> = {
  setting: ['name'],
  user: ['id'],
  account: ['id'],
  session: ['id'],
  verification: ['id'],
  service: ['id'],
  review: ['id'],
  category: ['id'],
  author: ['id'],
  post: ['id'],
  post_address: ['slug'],
  post_view: ['post_id', 'day', 'visitor'],
  daily_view: ['post_id', 'day'],
  booking: ['id'],
  booking_event: ['id'],
  client_message: ['id'],
  asked_day: ['booking_id'],
  reminder: ['booking_id', 'kind'],
  offer: ['id'],
  acceptance: ['offer_id'],
  payment: ['id'],
  document_counter: ['series'],
  document: ['id'],
  paper_file: ['name'],
  payment_attempt: ['id'],
  refund_attempt: ['id'],
  gateway_token: ['account'],
  payment_claim: ['id'],
  gallery: ['id'],
  gallery_set: ['id'],
  gallery_picture: ['id'],
  gallery_list: ['id'],
  gallery_pick: ['list_id', 'picture_id'],
  gallery_comment: ['id'],
  gallery_activity: ['id'],
  blocked_day: ['id'],
  outside_calendar: ['id'],
  outside_busy: ['calendar_id', 'starts_at'],
  open_day: ['day'],
  message: ['id'],
  picture: ['src'],
  work: ['id'],
  job: ['id'],
  mail: ['id'],
  reply: ['id'],
  note: ['id'],
  reply_template: ['id'],
  person: ['id'],
  person_member: ['id'],
  translation: ['kind', 'record_id', 'field'],
  attempt: ['key'],
}

/** Filled by triggers, or of no use in another database. */
const ownTables = ['tally', 'content_version', 'kysely_migration', 'kysely_migration_lock']

export type TableName = keyof typeof keys
export const tableNames = Object.keys(keys) as TableName[]

export type Row = Record<string, unknown>

/** Small enough to hold in memory even if each row is a long post. */
const pageSize = 200

/** The existing tables, in the order in which rows can be inserted. */
export async function listTables(db: Db) {
  const there = new Set((await db.introspection.getTables()).map((table) => table.name))
  return tableNames.filter((name) => there.has(name))
}

/** Every row of a table, a page at a time, with the same values on both engines. */
export async function* readPages(db: Kysely<any>, table: TableName): AsyncGenerator<Row[]> {
  const key = keys[table]
  const columns = sql.join(key.map((name) => sql.ref(name)))
  let page: Row[] = []
  do {
    const last = page.at(-1)
    page = await db
      .selectFrom(table)
      .selectAll()
      .$if(last !== undefined, (q) => {
        const values = sql.join(key.map((name) => last![name]))
        return q.where(sql<boolean>`(${columns}) > (${values})`)
      })
      .orderBy(columns)
      .limit(pageSize)
      .execute()
    if (page.length > 0) yield page
  } while (page.length === pageSize)
}

const stored = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value

/** Inserts what `readPages` returned. */
export async function insertRows(db: Kysely<any>, table: TableName, rows: Row[]) {
  const values = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, stored(value)])),
  )
  await db.insertInto(table).values(values).execute()
}

/** The first table that has a row. */
export async function findFilledTable(db: Db) {
  for (const table of await listTables(db)) {
    const row = await (db as Kysely<any>)
      .selectFrom(table)
      .select(sql`1`.as('one'))
      .limit(1)
      .execute()
    if (row.length > 0) return table
  }
  return undefined
}

/** Drops all tables and views of the site; others in the same database stay. */
export async function dropTables(db: Db) {
  for (const view of ['booking_situation', 'refundable']) await db.schema.dropView(view).ifExists().execute()
  for (const table of [...tableNames.toReversed(), ...ownTables])
    await db.schema.dropTable(table).ifExists().execute()
}
