import { sql, type Kysely } from 'kysely'
import { countRows } from './count-rows.ts'
import { run, type Migration, type Spelling } from './migration.ts'
import { refuseOverlaps } from './no-overlap.ts'
import { watchContent } from './watch-content.ts'

/**
 * `starts_at` and `ends_at` are the reserved time including buffers; the event itself has columns of its own. All are
 * milliseconds since 1970.
 */
const bookings = (db: Kysely<any>, { key, text, integer, bigint, boolean, time, date, no, end }: Spelling) =>
  run(
    db,
    sql`create table booking (
      id ${key} primary key,
      name ${text} not null,
      email ${text} not null,
      phone ${text} not null,
      event_date ${date} not null,
      address ${text} not null,
      service_id ${key} references service (id) on delete set null,
      service_title ${text} not null,
      user_id ${key} references "user" (id) on delete set null,
      resolved ${boolean} default ${no} not null,
      created_at ${time} not null,
      idempotency_key ${key},
      reference ${key} default '' not null,
      spam ${boolean} default ${no} not null,
      spam_signs ${text} default '' not null,
      resolved_at ${time},
      source ${text} default 'form' not null,
      status ${text} default 'requested' not null check (status in
        ('requested', 'waiting', 'offered', 'confirmed', 'done', 'lapsed', 'declined', 'cancelled')),
      starts_at ${bigint},
      ends_at ${bigint},
      event_starts_at ${bigint},
      event_ends_at ${bigint},
      place ${integer} default 0 not null,
      start_time ${text},
      client_note ${text} default '' not null,
      language ${text} default 'en' not null,
      sequence ${integer} default 0 not null,
      held_until ${bigint},
      key_version ${integer} default 0 not null,
      waiting_contact ${key},
      price ${integer},
      turn_reason ${text} default 'request' not null,
      erased_at ${time},
      minutes ${integer} check (minutes between 15 and 1440)
    ) ${end}`,
    sql`create unique index booking_reference on booking (reference)`,
    sql`create unique index booking_idempotency_key on booking (idempotency_key)`,
    sql`create index booking_user on booking (user_id, id)`,
    sql`create index booking_service on booking (service_id)`,
    // Addresses are compared case-insensitively to suggest what may belong to one person.
    sql`create index booking_email on booking (lower(email))`,
    sql`create index booking_event_date on booking (event_date, id)`,
    // Weekly counts are read from this index alone.
    sql`create index booking_created on booking (created_at) where spam = false`,
    sql`create index booking_pending on booking (event_date, id) where resolved = false and spam = false`,
    sql`create index booking_turn on booking (resolved, status) where spam = false`,
    sql`create index booking_spam on booking (id) where spam = true`,
    sql`create index booking_waiting on booking (event_date, id) where status = 'waiting'`,
    // One waiting-list entry for a service, day and person.
    sql`create unique index booking_waiting_once on booking (service_id, event_date, waiting_contact)
      where status = 'waiting' and spam = ${no}`,
    sql`create index booking_held on booking (held_until) where status = 'offered'`,
    sql`create index booking_span_start on booking (starts_at) where starts_at is not null`,
  )

const messages = (db: Kysely<any>, { key, text, boolean, time, no, end }: Spelling) =>
  run(
    db,
    sql`create table message (
      id ${key} primary key,
      name ${text} not null,
      email ${text} not null,
      subject ${text} not null,
      message ${text} not null,
      user_id ${key} references "user" (id) on delete set null,
      resolved ${boolean} default ${no} not null,
      created_at ${time} not null,
      idempotency_key ${key},
      spam ${boolean} default ${no} not null,
      spam_signs ${text} default '' not null,
      resolved_at ${time},
      language ${key} default 'en' not null
    ) ${end}`,
    sql`create unique index message_idempotency_key on message (idempotency_key)`,
    sql`create index message_user on message (user_id, id)`,
    sql`create index message_email on message (lower(email))`,
    sql`create index message_created on message (created_at) where spam = false`,
    sql`create index message_pending on message (id) where resolved = false and spam = false`,
    sql`create index message_spam on message (id) where spam = true`,
  )

/** Mails belong to the platform, but refer to the request that they are about. */
const mails = (db: Kysely<any>, { key, text, time, json, end }: Spelling) =>
  run(
    db,
    sql`create table mail (
      id ${key} primary key,
      kind ${text} not null,
      recipient ${text} not null,
      subject ${text} not null,
      letter ${json} not null,
      booking_id ${key} references booking (id) on delete set null,
      message_id ${key} references message (id) on delete set null,
      created_at ${time} not null,
      sent_at ${time},
      delivery ${text}
    ) ${end}`,
    sql`create index mail_unsent on mail (id) where sent_at is null`,
    sql`create index mail_booking on mail (booking_id, id)`,
    sql`create index mail_message on mail (message_id, id)`,
  )

/** Messages, replies and notes about requests. */
const correspondence = (db: Kysely<any>, { key, text, boolean, time, no, end }: Spelling) =>
  run(
    db,
    // A reply is kept when its mail is deleted.
    sql`create table reply (
      id ${key} primary key,
      booking_id ${key} references booking (id) on delete cascade,
      message_id ${key} references message (id) on delete cascade,
      body ${text} not null,
      mail_id ${key} references mail (id) on delete set null,
      idempotency_key ${key} unique,
      created_at ${time} not null,
      user_id ${key} references "user" (id) on delete set null
    ) ${end}`,
    sql`create index reply_booking on reply (booking_id, id)`,
    sql`create index reply_message on reply (message_id, id)`,
    sql`create index reply_mail on reply (mail_id)`,
    sql`create table note (
      id ${key} primary key,
      booking_id ${key} unique references booking (id) on delete cascade,
      message_id ${key} unique references message (id) on delete cascade,
      body ${text} not null,
      updated_at ${time} not null
    ) ${end}`,
    sql`create table reply_template (
      id ${key} primary key,
      name ${text} not null,
      body ${text} not null,
      created_at ${time} not null,
      updated_at ${time} not null,
      solves ${boolean} default ${no} not null
    ) ${end}`,
    sql`create table client_message (
      id ${key} primary key,
      booking_id ${key} not null references booking (id) on delete cascade,
      body ${text} not null,
      idempotency_key ${key} unique,
      created_at ${time} not null
    ) ${end}`,
    sql`create index client_message_booking on client_message (booking_id, id)`,
  )

/** The history of bookings and their scheduled reminders. */
const history = (db: Kysely<any>, { key, text, integer, bigint, time, date, json, end }: Spelling) =>
  run(
    db,
    sql`create table booking_event (
      id ${key} primary key,
      booking_id ${key} not null references booking (id) on delete cascade,
      actor ${text} not null,
      what ${text} not null,
      data ${json} not null,
      created_at ${time} not null
    ) ${end}`,
    sql`create index booking_event_booking on booking_event (booking_id, id)`,
    sql`create table reminder (
      booking_id ${key} not null references booking (id) on delete cascade,
      kind ${key} not null,
      due_at ${bigint} not null,
      sent_at ${bigint},
      constraint reminder_key primary key (booking_id, kind)
    ) ${end}`,
    sql`create index reminder_due on reminder (due_at) where sent_at is null`,
    // The new date that one side proposes to the other. A booking has at most one: the latest proposal counts. A date
    // proposed by the owner is held for a while, beside the present one.
    sql`create table asked_day (
      booking_id ${key} primary key references booking (id) on delete cascade,
      actor ${key} not null,
      event_date ${date} not null,
      start_time ${text},
      message ${text} not null,
      created_at ${time} not null,
      starts_at ${bigint},
      ends_at ${bigint},
      held_until ${bigint},
      place ${integer} default 0 not null
    ) ${end}`,
    sql`create index asked_day_held on asked_day (starts_at) where held_until is not null`,
  )

const calendar = (db: Kysely<any>, { key, text, bigint, time, date, end }: Spelling) =>
  run(
    db,
    // Exceptions to the weekly hours, by the studio's clock; without times they are whole days.
    sql`create table blocked_day (
      id ${key} primary key,
      from_day ${date} not null,
      from_time ${text},
      to_day ${date} not null,
      to_time ${text},
      reason ${text} not null,
      created_at ${time} not null,
      repeats ${text},
      repeats_until ${date}
    ) ${end}`,
    sql`create index blocked_day_end on blocked_day (to_day)`,
    sql`create table open_day (
      day ${date} primary key,
      from_time ${text} not null,
      until_time ${text} not null
    ) ${end}`,
    // Outside calendars by their address, and their busy times in milliseconds since 1970.
    sql`create table outside_calendar (
      id ${key} primary key,
      name ${text} not null,
      address ${text} not null,
      asked_at ${bigint} not null,
      read_at ${bigint},
      failed_since ${bigint},
      problem ${text} not null,
      created_at ${time} not null
    ) ${end}`,
    sql`create table outside_busy (
      calendar_id ${key} not null references outside_calendar (id) on delete cascade,
      starts_at ${bigint} not null,
      ends_at ${bigint} not null,
      constraint outside_busy_key primary key (calendar_id, starts_at)
    ) ${end}`,
    sql`create index outside_busy_end on outside_busy (ends_at)`,
  )

/** Requests, bookings and the calendar. */
export const booking: Migration = async (db, types) => {
  const { engine } = types
  await bookings(db, types)
  await messages(db, types)
  await mails(db, types)
  await correspondence(db, types)
  await history(db, types)
  await calendar(db, types)
  for (const table of ['booking', 'message'])
    await countRows(db, engine, {
      table,
      kinds: ['pending', 'solved', 'spam'],
      kind: `case when row.spam then 'spam' when row.resolved then 'solved' else 'pending' end`,
    })
  await countRows(db, engine, {
    table: 'mail',
    kinds: ['waiting', 'sent'],
    kind: `case when row.sent_at is null then 'waiting' else 'sent' end`,
  })
  await refuseOverlaps(db, engine)
  await watchContent(
    db,
    engine,
    { table: 'blocked_day' },
    { table: 'open_day' },
    { table: 'outside_busy' },
    {
      table: 'booking',
      shown: `row.status in ('offered', 'confirmed', 'done')`,
      columns: ['status', 'starts_at', 'ends_at', 'place'],
    },
    { table: 'asked_day', shown: 'row.held_until is not null' },
  )
}
