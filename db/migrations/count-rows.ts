import { sql, type Kysely } from 'kysely'
import type { Engine } from '../open.ts'

interface Counted {
  table: string
  kinds: string[]
  /** The kind of a row, as an expression on `row`. */
  kind: string
}

/** Once for each statement, however many rows it changes, and in a fixed order, which prevents deadlocks. */
async function onPostgres(db: Kysely<any>, { table, kind }: Counted) {
  const kindOf = (row: string) => kind.replaceAll('row.', `${row}.`)
  const steps = {
    insert: `select ${kindOf('added')} as kind, 1 as step from added`,
    delete: `select ${kindOf('removed')} as kind, -1 as step from removed`,
  }
  const events = {
    insert: { rows: steps.insert, seen: 'new table as added' },
    delete: { rows: steps.delete, seen: 'old table as removed' },
    update: {
      rows: `${steps.insert} union all ${steps.delete}`,
      seen: 'old table as removed new table as added',
    },
  }
  for (const [event, { rows, seen }] of Object.entries(events)) {
    const name = `tally_${table}_${event}`
    await sql
      .raw(
        `create or replace function ${name}() returns trigger language plpgsql as $$
        declare change record;
        begin
          for change in select kind, sum(step) as step from (${rows}) as steps
            group by kind having sum(step) <> 0 order by kind
          loop
            update tally set count = count + change.step where source = '${table}' and kind = change.kind;
          end loop;
          return null;
        end $$`,
      )
      .execute(db)
    await sql
      .raw(
        `create trigger ${name} after ${event} on ${table} referencing ${seen}
        for each statement execute function ${name}()`,
      )
      .execute(db)
  }
}

async function onSqlite(db: Kysely<any>, { table, kind }: Counted) {
  const kindOf = (row: string) => kind.replaceAll('row.', `${row}.`)
  const step = (row: 'new' | 'old', sign: '+' | '-') =>
    `update tally set count = count ${sign} 1 where source = '${table}' and kind = ${kindOf(row)};`
  const events = {
    insert: step('new', '+'),
    delete: step('old', '-'),
    update: step('old', '-') + step('new', '+'),
  }
  for (const [event, steps] of Object.entries(events)) {
    const changed = event === 'update' ? `when ${kindOf('old')} <> ${kindOf('new')}` : ''
    await sql
      .raw(`create trigger tally_${table}_${event} after ${event} on ${table} ${changed} begin ${steps} end`)
      .execute(db)
  }
}

/** Triggers that keep the number of rows of each kind of a table, because counting takes longer every year. */
export async function countRows(db: Kysely<any>, engine: Engine, counted: Counted) {
  await (engine === 'postgres' ? onPostgres(db, counted) : onSqlite(db, counted))
  for (const kind of counted.kinds)
    await sql`insert into tally (source, kind, count) values (${sql.lit(counted.table)}, ${sql.lit(kind)}, 0)`.execute(
      db,
    )
}
