import { sql, type Kysely } from 'kysely'
import type { Engine } from '../open.ts'

interface Guard {
  table: string
  /** Of the rule: both engines say it when they refuse. */
  name: string
  /** Those that stay as they are. */
  columns: string[]
  /** Which rows it guards, as a condition on `old`; all of them unless said. */
  when?: string
  deletes?: boolean
}

async function onPostgres(db: Kysely<any>, { table, name, columns, when, deletes }: Guard) {
  await sql
    .raw(
      `create or replace function ${name}() returns trigger language plpgsql as $$
      begin
        raise exception '${name}' using errcode = 'integrity_constraint_violation';
      end $$`,
    )
    .execute(db)
  const events = [`update of ${columns.join(', ')}`, ...(deletes ? ['delete'] : [])]
  for (const event of events)
    await sql
      .raw(
        `create trigger ${name}_${event.slice(0, 6)} before ${event} on ${table}
        for each row ${when ? `when (${when})` : ''} execute function ${name}()`,
      )
      .execute(db)
  if (deletes)
    await sql
      .raw(
        `create trigger ${name}_truncate before truncate on ${table}
        for each statement execute function ${name}()`,
      )
      .execute(db)
}

async function onSqlite(db: Kysely<any>, { table, name, columns, when, deletes }: Guard) {
  const events = [`update of ${columns.join(', ')}`, ...(deletes ? ['delete'] : [])]
  for (const event of events)
    await sql
      .raw(
        `create trigger ${name}_${event.slice(0, 6)} before ${event} on ${table}
        ${when ? `when ${when}` : ''} begin select raise(abort, '${name}'); end`,
      )
      .execute(db)
}

/** Lets the database itself refuse that rows are changed or deleted, whoever asks. */
export const refuseChanges = (db: Kysely<any>, engine: Engine, guard: Guard) =>
  engine === 'postgres' ? onPostgres(db, guard) : onSqlite(db, guard)
