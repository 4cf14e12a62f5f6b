import { sql, type Kysely } from 'kysely'
import type { Engine } from '../open.ts'

const holding = (row: string) => `${row}status in ('offered', 'confirmed', 'done')`

/** The longest possible span, which limits how far back a search for overlaps has to look. */
const longest = 31 * 86_400_000
const fits = `starts_at is not null and ends_at is not null and ends_at > starts_at and ends_at - starts_at <= ${longest}`

const overlaps = (row: string) =>
  `${row}.starts_at > new.starts_at - ${longest} and ${row}.starts_at < new.ends_at
    and ${row}.ends_at > new.starts_at and ${row}.place = new.place`

/** Spans that a new booking or proposed day must not overlap. */
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

// An update that leaves the time unchanged needs no check and must not wait for others.
const takesMore = `not (${holding('old.')} and row(old.starts_at, old.ends_at, old.place)
  is not distinct from row(new.starts_at, new.ends_at, new.place))`

/** Concurrent writers wait for each other, so that the second one sees what the first one has stored. */
const proposalsOnPostgres = (table: Guarded) => [
  `create or replace function ${table}_held_proposal() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('booking_no_overlap'));
      if exists (${conflicts[table]}) then
        raise exception 'booking_no_overlap' using errcode = 'exclusion_violation';
      end if;
      return new;
    end $$`,
  `create trigger ${table}_held_proposal_insert before insert on ${table}
    for each row when (${isHeld[table]}) execute function ${table}_held_proposal()`,
  `create trigger ${table}_held_proposal_update
    before ${table === 'booking' ? 'update of status, starts_at, ends_at, place' : 'update'} on ${table}
    for each row when (${isHeld[table]}${table === 'booking' ? ` and ${takesMore}` : ''})
    execute function ${table}_held_proposal()`,
]

/** Ranges of numbers need no extension. The place is a range of one, so that a second photographer can be booked. */
const onPostgres = [
  `alter table booking add constraint booking_span check (not (${holding('')}) or (${fits}))`,
  `alter table booking add constraint booking_no_overlap exclude using gist (
    int8range(starts_at, ends_at) with &&,
    int4range(place, place, '[]') with &&
  ) where (${holding('')})`,
  ...proposalsOnPostgres('booking'),
  ...proposalsOnPostgres('asked_day'),
]

const bookingsOnSqlite = ['insert', 'update of status, starts_at, ends_at, place'].map(
  (event) => `create trigger booking_no_overlap_${event.slice(0, 6)} before ${event} on booking
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

const proposalsOnSqlite = (table: Guarded) =>
  ['insert', 'update'].map(
    (event) => `create trigger ${table}_held_proposal_${event} before ${event} on ${table}
      when ${isHeld[table]} begin
        select raise(abort, 'booking_no_overlap') where exists (${conflicts[table]});
      end`,
  )

/** SQLite has one writer at a time, so a trigger sees everything. */
const onSqlite = [...bookingsOnSqlite, ...proposalsOnSqlite('booking'), ...proposalsOnSqlite('asked_day')]

const rules: Record<Engine, string[]> = { postgres: onPostgres, sqlite: onSqlite }

/**
 * Two spans that are offered, confirmed or held for a proposed day never overlap, however many processes write: the
 * database refuses the second one.
 */
export async function refuseOverlaps(db: Kysely<any>, engine: Engine) {
  for (const rule of rules[engine]) await sql.raw(rule).execute(db)
}
