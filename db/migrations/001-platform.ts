import { sql, type Kysely } from 'kysely'
import { run, type Migration, type Spelling } from './migration.ts'
import { watchContent } from './watch-content.ts'

/** The tables of the identity library, with its own names. */
const identity = (db: Kysely<any>, { key, text, boolean, time, end }: Spelling) =>
  run(
    db,
    sql`create table "user" (
      id ${key} primary key,
      name ${text} not null,
      email ${text} not null unique,
      "emailVerified" ${boolean} not null,
      image ${text},
      role ${text} default 'customer' not null,
      "createdAt" ${time} not null,
      "updatedAt" ${time} not null,
      language ${key} default 'en' not null
    ) ${end}`,
    sql`create table session (
      id ${key} primary key,
      "expiresAt" ${time} not null,
      token ${key} not null unique,
      "createdAt" ${time} not null,
      "updatedAt" ${time} not null,
      "ipAddress" ${text},
      "userAgent" ${text},
      "userId" ${key} not null references "user" (id) on delete cascade
    ) ${end}`,
    sql`create index "session_user" on session ("userId")`,
    sql`create table account (
      id ${key} primary key,
      "accountId" ${key} not null,
      "providerId" ${text} not null,
      "userId" ${key} not null references "user" (id) on delete cascade,
      "accessToken" ${text},
      "refreshToken" ${text},
      "idToken" ${text},
      "accessTokenExpiresAt" ${time},
      "refreshTokenExpiresAt" ${time},
      scope ${text},
      password ${text},
      "createdAt" ${time} not null,
      "updatedAt" ${time} not null
    ) ${end}`,
    sql`create index account_user on account ("userId")`,
    // Two concurrent first sign-ins must not create two accounts for one identity.
    sql`create unique index account_identity on account ("providerId", "accountId")`,
    sql`create table verification (
      id ${key} primary key,
      identifier ${text} not null,
      value ${text} not null,
      "expiresAt" ${time} not null,
      "createdAt" ${time} not null,
      "updatedAt" ${time} not null
    ) ${end}`,
    sql`create index verification_identifier on verification (identifier)`,
  )

/** The table of mails is in 004: it refers to bookings and messages. */
const work = (db: Kysely<any>, { key, text, integer, time, json, end }: Spelling) =>
  run(
    db,
    // Inserted in the transaction that needs it, so that it survives a crash; deleted when it is done.
    sql`create table job (
      id ${key} primary key,
      kind ${text} not null,
      payload ${json} not null,
      run_at ${time} not null,
      attempts ${integer} default 0 not null,
      leased_until ${time},
      last_error ${text},
      given_up_at ${time},
      created_at ${time} not null
    ) ${end}`,
    sql`create index job_due on job (run_at) where given_up_at is null`,
    // Attempts that count against a limit, shared by all processes.
    sql`create table attempt (
      key ${key} primary key,
      count ${integer} not null,
      ends_at ${time} not null
    ) ${end}`,
    sql`create index attempt_end on attempt (ends_at)`,
  )

/** SQLite gets these two functions in `db/dialects/sqlite-connection.ts`; they do the same as `db/text-keys.ts`. */
async function defineSearching(db: Kysely<any>) {
  // Without a collation, `lower` knows only the letters of the database's locale.
  const icu = await sql`select 1 from pg_collation where collname = 'und-x-icu'`.execute(db)
  const text = icu.rows.length > 0 ? 'normalize($1, NFC) collate "und-x-icu"' : 'normalize($1, NFC)'
  const define = (name: string, result: string) =>
    sql
      .raw(
        `create or replace function ${name}(text) returns text language sql immutable strict parallel safe as $$ select ${result} $$`,
      )
      .execute(db)
  await define('fold', `lower(${text})`)
  await define(
    'digits',
    String.raw`regexp_replace(translate($1, '০১২৩৪৫৬৭৮৯', '0123456789'), '[^0-9]', '', 'g')`,
  )
}

/** A number that triggers count up with every change of what visitors see: see `watchContent`. */
async function countContent(db: Kysely<any>, { engine, bigint, end }: Spelling) {
  const isPostgres = engine === 'postgres'
  // A transaction that changes many rows counts once.
  const changedBy = isPostgres ? sql`, changed_by xid8` : sql``
  await run(
    db,
    sql`create table content_version (number ${bigint} not null${changedBy}) ${end}`,
    // Higher than any number that a running process may remember from before a restore.
    sql`insert into content_version (number) values (${sql.lit(Date.now())})`,
  )
  if (isPostgres)
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
}

/** Tables that no single room owns. */
export const platform: Migration = async (db, types) => {
  const { engine, key, text, integer, time, end } = types
  await identity(db, types)
  await work(db, types)
  await run(
    db,
    sql`create table setting (
      name ${key} primary key,
      value ${text} not null
    ) ${end}`,
    // The row counts of growing lists: see `countRows`.
    sql`create table tally (
      source ${key} not null,
      kind ${key} not null,
      count ${integer} not null,
      constraint tally_key primary key (source, kind)
    ) ${end}`,
    // The Bangla texts beside the English originals, one row for each field. The hash of the original shows whether it
    // has changed since. No foreign key: they belong to rows of several tables, and to the settings.
    sql`create table translation (
      kind ${key} not null,
      record_id ${text} not null,
      field ${key} not null,
      text ${text} not null,
      original_hash ${key} not null,
      updated_at ${time} not null,
      original ${text},
      constraint translation_key primary key (kind, record_id, field)
    ) ${end}`,
    // Bangla addresses of posts are unique, like the English ones.
    sql`create unique index translation_post_slug on translation (text) where kind = 'post' and field = 'slug'`,
  )
  if (engine === 'postgres') await defineSearching(db)
  await countContent(db, types)
  await watchContent(
    db,
    engine,
    { table: 'translation' },
    {
      table: 'setting',
      shown: `row.name in ('site', 'studio', 'mail-server', 'gateway-bkash', 'gateway-sslcommerz')`,
    },
    { table: '"user"', shown: `row.role = 'owner'`, columns: ['role'] },
  )
}
