import { sql, type Kysely } from 'kysely'
import type { Engine } from '../open.ts'

interface Guard {
  table: string
  /** The name of the rule, which both engines report when they refuse. */
  name: string
  /** Columns that cannot change. */
  columns: string[]
  /** Which rows it protects, as a condition on `old`; all if left out. */
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

/** Makes the database refuse updates or deletes of rows. */
export const refuseChanges = (db: Kysely<any>, engine: Engine, guard: Guard) =>
  engine === 'postgres' ? onPostgres(db, guard) : onSqlite(db, guard)
