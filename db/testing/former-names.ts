import { sql } from 'kysely'
import { migrate } from '../migrate.ts'
import type { Database } from '../open.ts'

/** Some of the former migrations, including the first and the last. */
export const formerNames = ['001-identity', '002-content', '120-booking-hours', '140-due-day-stays']

/** The migration at which the former ones ended. */
export const lastSquashed = '008-booking-situation'

/** Makes a new database look as the former migrations left it. */
export async function asFormer(database: Pick<Database, 'db' | 'engine'>, names = formerNames) {
  await migrate(database, lastSquashed)
  const { db, engine } = database
  for (const table of ['booking', 'message', 'review']) {
    await db.schema.dropIndex(`${table}_idempotency_key`).execute()
    await db.schema.createIndex(`${table}_send_key`).unique().on(table).column('idempotency_key').execute()
  }
  if (engine === 'postgres') {
    await sql`alter table reply rename constraint reply_pkey to new_reply_pkey`.execute(db)
    await sql`alter table reply rename constraint reply_idempotency_key_key to new_reply_send_key_key`.execute(
      db,
    )
  }
  await sql`delete from kysely_migration`.execute(db)
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-01-01')`.execute(db)
}
