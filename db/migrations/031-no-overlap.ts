import { sql, type Kysely } from 'kysely'
import type { Engine } from '../open.ts'
import type { Migration } from './migration.ts'

const holding = (row: string) => `${row}status in ('offered', 'confirmed', 'done')`

/** No span is longer: a search for what overlaps a time looks no further back. */
const longest = 31 * 86_400_000
const fits = `starts_at is not null and ends_at is not null and ends_at > starts_at and ends_at - starts_at <= ${longest}`

/** Ranges of numbers need no extension. The place is a range of one, so that an assistant may take a second shoot. */
async function guardOnPostgres(db: Kysely<any>) {
  await sql
    .raw(`alter table booking add constraint booking_span check (not (${holding('')}) or (${fits}))`)
    .execute(db)
  await sql
    .raw(
      `alter table booking add constraint booking_no_overlap exclude using gist (
        int8range(starts_at, ends_at) with &&,
        int4range(place, place, '[]') with &&
      ) where (${holding('')})`,
    )
    .execute(db)
}

/** One writer at a time: what a trigger sees is all there is. */
async function guardOnSqlite(db: Kysely<any>) {
  for (const event of ['insert', 'update of status, starts_at, ends_at, place'])
    await sql
      .raw(
        `create trigger booking_no_overlap_${event.slice(0, 6)} before ${event} on booking
        when new.${holding('')} begin
          select raise(abort, 'booking_span')
            where not (${fits.replaceAll(/(starts_at|ends_at)/g, 'new.$1')});
          select raise(abort, 'booking_no_overlap') where exists (
            select 1 from booking as other
            where other.starts_at > new.starts_at - ${longest}
              and other.starts_at < new.ends_at and other.ends_at > new.starts_at
              and other.place = new.place and ${holding('other.')} and other.id <> new.id
          );
        end`,
      )
      .execute(db)
}

const guardOn: Record<Engine, typeof guardOnSqlite> = { postgres: guardOnPostgres, sqlite: guardOnSqlite }

/** Two held or agreed spans never overlap, however many processes write: the database itself refuses the second. */
export const noOverlap: Migration = async (db, { engine }) => {
  await db.schema
    .createIndex('booking_span_start')
    .on('booking')
    .column('starts_at')
    .where(sql.ref('starts_at'), 'is not', sql.lit(null))
    .execute()
  await guardOn[engine](db)
}
