import { sql, type Kysely } from 'kysely'
import type { Migration } from './migration.ts'

const holding = (row: string) => `${row}status in ('offered', 'confirmed', 'done')`
/** No span is longer: a search for what overlaps a time looks no further back. */
const longest = 31 * 86_400_000

const overlaps = (row: string) =>
  `${row}.starts_at > new.starts_at - ${longest} and ${row}.starts_at < new.ends_at
    and ${row}.ends_at > new.starts_at and ${row}.place = new.place`

/** What takes the time of a booking that is written, and of a proposed day that is held. */
const conflicts = {
  booking: `select 1 from asked_day where ${overlaps('asked_day')}
    and asked_day.held_until is not null and asked_day.booking_id <> new.id`,
  asked_day: `select 1 from booking where ${overlaps('booking')}
      and ${holding('booking.')} and booking.id <> new.booking_id
    union all
    select 1 from asked_day as other where ${overlaps('other')}
      and other.held_until is not null and other.booking_id <> new.booking_id`,
}
type Guarded = keyof typeof conflicts

const isHeld: Record<Guarded, string> = {
  booking: holding('new.'),
  asked_day: 'new.held_until is not null',
}

/** Those who write in the same moment wait for each other, so that the second sees what the first has stored. */
async function guardOnPostgres(db: Kysely<any>, table: Guarded) {
  await sql
    .raw(
      `create or replace function ${table}_held_proposal() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('booking_no_overlap'));
        if exists (${conflicts[table]}) then
          raise exception 'booking_no_overlap' using errcode = 'exclusion_violation';
        end if;
        return new;
      end $$`,
    )
    .execute(db)
  const changed = table === 'booking' ? 'update of status, starts_at, ends_at, place' : 'update'
  // A change that takes no other time needs no look, and must not wait for those who look.
  const takesMore = `not (${holding('old.')} and row(old.starts_at, old.ends_at, old.place)
    is not distinct from row(new.starts_at, new.ends_at, new.place))`
  const when = table === 'booking' ? `${isHeld.booking} and ${takesMore}` : isHeld.asked_day
  await sql
    .raw(
      `create trigger ${table}_held_proposal_insert before insert on ${table}
      for each row when (${isHeld[table]}) execute function ${table}_held_proposal()`,
    )
    .execute(db)
  await sql
    .raw(
      `create trigger ${table}_held_proposal_update before ${changed} on ${table}
      for each row when (${when}) execute function ${table}_held_proposal()`,
    )
    .execute(db)
}

async function guardOnSqlite(db: Kysely<any>, table: Guarded) {
  for (const event of ['insert', 'update'])
    await sql
      .raw(
        `create trigger ${table}_held_proposal_${event} before ${event} on ${table}
        when ${isHeld[table]} begin
          select raise(abort, 'booking_no_overlap') where exists (${conflicts[table]});
        end`,
      )
      .execute(db)
}

/**
 * A day that the owner proposes is held for a while, beside the day that the booking has. No held day overlaps another,
 * and no booking takes one: the database refuses the second, as it does between two bookings.
 */
export const heldProposals: Migration = async (db, types) => {
  const askedDay = db.schema.alterTable('asked_day')
  for (const column of ['starts_at', 'ends_at', 'held_until'])
    await askedDay.addColumn(column, types.bigint).execute()
  await askedDay.addColumn('place', types.integer, (c) => c.notNull().defaultTo(0)).execute()
  await db.schema
    .createIndex('asked_day_held')
    .on('asked_day')
    .column('starts_at')
    .where(sql.ref('held_until'), 'is not', sql.lit(null))
    .execute()
  const guard = types.engine === 'postgres' ? guardOnPostgres : guardOnSqlite
  for (const table of ['booking', 'asked_day'] as const) await guard(db, table)
}
