import { sql } from 'kysely'
import { run, type Migration } from './migration.ts'

/**
 * Which accounts and requests belong to one person according to the owner. Everything sent from one account belongs
 * together without a row here.
 */
export const people: Migration = (db, { key, time, end }) =>
  run(
    db,
    sql`create table person (
      id ${key} primary key,
      created_at ${time} not null
    ) ${end}`,
    sql`create table person_member (
      id ${key} primary key,
      person_id ${key} not null references person (id) on delete cascade,
      booking_id ${key} unique references booking (id) on delete cascade,
      message_id ${key} unique references message (id) on delete cascade,
      user_id ${key} unique references "user" (id) on delete cascade
    ) ${end}`,
    sql`create index person_member_person on person_member (person_id)`,
  )
