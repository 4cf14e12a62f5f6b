import { sql, type Kysely } from 'kysely'
import type { Engine } from '../open.ts'
import type { Migration, Spelling } from './migration.ts'

/** For each table the kinds of rows that are counted, and how a row tells which it is. */
const kinds = {
  booking: ['pending', 'solved', 'spam'],
  message: ['pending', 'solved', 'spam'],
  mail: ['waiting', 'sent'],
  post: ['draft', 'dated'],
}
type Source = keyof typeof kinds

const request = (row: string) =>
  `case when ${row}.spam then 'spam' when ${row}.resolved then 'solved' else 'pending' end`
const kindOf: Record<Source, (row: string) => string> = {
  booking: request,
  message: request,
  mail: (row) => `case when ${row}.sent_at is null then 'waiting' else 'sent' end`,
  post: (row) => `case when ${row}.published_at is null then 'draft' else 'dated' end`,
}

/** Once for a statement, however many rows it touches; in one order, so that two of them never wait for each other. */
async function countOnPostgres(db: Kysely<any>, source: Source) {
  const steps = {
    insert: `select ${kindOf[source]('added')} as kind, 1 as step from added`,
    delete: `select ${kindOf[source]('removed')} as kind, -1 as step from removed`,
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
    const name = `tally_${source}_${event}`
    await sql
      .raw(
        `create or replace function ${name}() returns trigger language plpgsql as $$
        declare change record;
        begin
          for change in select kind, sum(step) as step from (${rows}) as steps
            group by kind having sum(step) <> 0 order by kind
          loop
            update tally set count = count + change.step where source = '${source}' and kind = change.kind;
          end loop;
          return null;
        end $$`,
      )
      .execute(db)
    await sql
      .raw(
        `create trigger ${name} after ${event} on ${source} referencing ${seen}
        for each statement execute function ${name}()`,
      )
      .execute(db)
  }
}

async function countOnSqlite(db: Kysely<any>, source: Source) {
  const step = (row: 'new' | 'old', sign: '+' | '-') =>
    `update tally set count = count ${sign} 1 where source = '${source}' and kind = ${kindOf[source](row)};`
  const events = {
    insert: step('new', '+'),
    delete: step('old', '-'),
    update: step('old', '-') + step('new', '+'),
  }
  for (const [event, steps] of Object.entries(events)) {
    const changed = event === 'update' ? `when ${kindOf[source]('old')} <> ${kindOf[source]('new')}` : ''
    await sql
      .raw(
        `create trigger tally_${source}_${event} after ${event} on ${source} ${changed} begin ${steps} end`,
      )
      .execute(db)
  }
}

const countOn: Record<Engine, typeof countOnSqlite> = { postgres: countOnPostgres, sqlite: countOnSqlite }

/** How long the lists are that grow for ever, kept by the database itself: counting them takes longer every year. */
async function keepTallies(db: Kysely<any>, types: Spelling) {
  await db.schema
    .createTable('tally')
    .addColumn('source', types.key, (c) => c.notNull())
    .addColumn('kind', types.key, (c) => c.notNull())
    .addColumn('count', types.integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('tally_key', ['source', 'kind'])
    .modifyEnd(types.end)
    .execute()
  for (const source of Object.keys(kinds) as Source[]) {
    // Triggers first: they keep other processes from writing until this has counted what is there.
    await countOn[types.engine](db, source)
    for (const kind of kinds[source]) {
      const there = sql.raw(kindOf[source](source))
      await sql`insert into tally select ${sql.lit(source)}, ${sql.lit(kind)}, count(*)
        from ${sql.table(source)} where ${there} = ${sql.lit(kind)}`.execute(db)
    }
  }
}

/** Weeks are counted from the index alone. */
async function indexWeeks(db: Kysely<any>) {
  for (const table of ['booking', 'message']) {
    await db.schema.dropIndex(`${table}_created`).execute()
    await db.schema
      .createIndex(`${table}_created`)
      .on(table)
      .column('created_at')
      .where(sql.ref('spam'), '=', sql.lit(false))
      .execute()
  }
}

export const counts: Migration = async (db, types) => {
  await keepTallies(db, types)
  await indexWeeks(db)
}
