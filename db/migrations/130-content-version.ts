import { sql, type Kysely } from 'kysely'
import type { Migration } from './migration.ts'

interface Watched {
  table: string
  /** Those that visitors see; without them every column counts. */
  columns?: string[]
  /** Which rows visitors see, as a condition on `row`. */
  shown?: string
}

/** What the public pages show, and what decides which days are free. */
const watched: Watched[] = [
  ...['service', 'review', 'category', 'author', 'picture', 'work', 'translation'].map((table) => ({
    table,
  })),
  ...['blocked_day', 'open_day', 'outside_busy'].map((table) => ({ table })),
  {
    table: 'post',
    shown: 'row.published_at is not null',
    // All but the number of views.
    columns:
      'title reading_minute category_id author_id slug thumbnail body excerpt published_at preview_key seo_title seo_description'.split(
        ' ',
      ),
  },
  {
    table: 'booking',
    shown: `row.status in ('offered', 'confirmed', 'done')`,
    columns: ['status', 'starts_at', 'ends_at', 'place'],
  },
  { table: 'asked_day', shown: 'row.held_until is not null' },
  {
    table: 'setting',
    shown: `row.name in ('site', 'studio', 'mail-server', 'gateway-bkash', 'gateway-sslcommerz')`,
  },
  { table: '"user"', shown: `row.role = 'owner'`, columns: ['role'] },
]

/** Each event with what a row was and is: a row that visitors saw before or see now changes what they see. */
function eventsOf({ columns, shown }: Watched) {
  const when = (...sides: string[]) =>
    shown && sides.map((side) => shown.replaceAll('row.', `${side}.`)).join(' or ')
  return [
    { name: 'insert', event: 'insert', when: when('new') },
    {
      name: 'update',
      event: columns ? `update of ${columns.join(', ')}` : 'update',
      when: when('old', 'new'),
    },
    { name: 'delete', event: 'delete', when: when('old') },
  ]
}

/** At the end of the transaction, once: the row is not locked while other rows are. */
async function countOnPostgres(db: Kysely<any>) {
  await sql`
    create or replace function content_changed() returns trigger language plpgsql as $$
    begin
      update content_version
        set number = number + 1, changed_by = pg_current_xact_id()
        where changed_by is distinct from pg_current_xact_id();
      if found then
        perform pg_notify('aloka_content', '');
      end if;
      return null;
    end $$`.execute(db)
  for (const one of watched)
    for (const { name, event, when } of eventsOf(one))
      await sql
        .raw(
          `create constraint trigger content_${one.table.replaceAll('"', '')}_${name} after ${event} on ${one.table}
          deferrable initially deferred
          for each row ${when ? `when (${when})` : ''} execute function content_changed()`,
        )
        .execute(db)
}

async function countOnSqlite(db: Kysely<any>) {
  for (const one of watched)
    for (const { name, event, when } of eventsOf(one))
      await sql
        .raw(
          `create trigger content_${one.table.replaceAll('"', '')}_${name} after ${event} on ${one.table}
          ${when ? `when ${when}` : ''} begin update content_version set number = number + 1; end`,
        )
        .execute(db)
}

/** One number that goes up with every change of what visitors see takes the place of a list of changes. */
export const contentVersion: Migration = async (db, types) => {
  await db.schema.dropTable('invalidation').execute()
  const isPostgres = types.engine === 'postgres'
  await db.schema
    .createTable('content_version')
    .addColumn('number', types.bigint, (c) => c.notNull())
    .$call((table) => (isPostgres ? table.addColumn('changed_by', sql`xid8`) : table))
    .modifyEnd(types.end)
    .execute()
  // Higher than any that a process may still know of the database before a backup was put back.
  await db.insertInto('content_version').values({ number: Date.now() }).execute()
  await (isPostgres ? countOnPostgres(db) : countOnSqlite(db))
}
