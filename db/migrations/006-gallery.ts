import { sql, type Kysely } from 'kysely'
import { run, type Migration, type Spelling } from './migration.ts'

/**
 * `asked` is what a client asks for on a closed or locked gallery. `settings_at` is the version of its settings, since
 * much else changes the row, too.
 */
const galleries = (db: Kysely<any>, { key, text, integer, boolean, time, date, end }: Spelling) =>
  run(
    db,
    sql`create table gallery (
      id ${key} primary key,
      slug ${key} not null unique,
      booking_id ${key} references booking (id) on delete set null,
      title ${text} not null,
      client_name ${text} not null,
      email ${text} not null,
      language ${key} not null,
      event_date ${date},
      place ${text} not null,
      status ${key} not null check (status in ('draft', 'open', 'chosen', 'delivered', 'closed')),
      cover_id ${key},
      closes_on ${date},
      notified_for ${date},
      key_version ${integer} default 1 not null,
      guest_version ${integer} default 1 not null,
      guests ${boolean} not null,
      pin_hash ${text},
      pin_version ${integer} default 1 not null,
      downloads ${key} not null check (downloads in ('none', 'web', 'original')),
      originals_when_paid ${boolean} not null,
      watermark ${boolean} not null,
      comments ${boolean} not null,
      sent_at ${time},
      message ${text} default '' not null,
      created_at ${time} not null,
      updated_at ${time} not null,
      asked ${key},
      asked_at ${time},
      settings_at ${time} default '1970-01-01T00:00:00.000Z' not null,
      sorted_by ${text} default 'taken' not null,
      pin_sealed ${text}
    ) ${end}`,
    sql`create index gallery_booking on gallery (booking_id)`,
  )

const pictures = (db: Kysely<any>, { key, text, integer, bigint, time, json, end }: Spelling) =>
  run(
    db,
    sql`create table gallery_set (
      id ${key} primary key,
      gallery_id ${key} not null references gallery (id) on delete cascade,
      title ${text} not null,
      position ${integer} not null,
      created_at ${time} not null,
      constraint gallery_set_title unique (gallery_id, title)
    ) ${end}`,
    sql`create index gallery_set_gallery on gallery_set (gallery_id, id)`,
    // `sizes` is null until they are made. The same file uploaded twice to one gallery is one picture.
    sql`create table gallery_picture (
      id ${key} primary key,
      gallery_id ${key} not null references gallery (id) on delete cascade,
      set_id ${key} references gallery_set (id) on delete set null,
      position ${bigint} not null,
      file_name ${text} not null,
      type ${key} not null,
      bytes ${bigint} not null,
      crc32 ${bigint} not null,
      sha256 ${key} not null,
      width ${integer} not null,
      height ${integer} not null,
      colour ${key} not null,
      placeholder ${text} not null,
      taken_at ${key},
      facts ${json} not null,
      sizes ${json},
      created_at ${time} not null,
      alt ${text} default '' not null,
      caption ${text} default '' not null,
      alt_bn ${text} default '' not null,
      caption_bn ${text} default '' not null,
      name_key ${key} default '' not null,
      constraint gallery_picture_once unique (gallery_id, sha256)
    ) ${end}`,
    sql`create index gallery_picture_order on gallery_picture (gallery_id, position, id)`,
  )

const picks = (db: Kysely<any>, { key, text, integer, boolean, time, end }: Spelling) =>
  run(
    db,
    // Everybody who chooses updates this row first, so that concurrent choices cannot exceed the limit.
    sql`create table gallery_list (
      id ${key} primary key,
      gallery_id ${key} not null references gallery (id) on delete cascade,
      name ${text} not null,
      main ${boolean} not null,
      most ${integer},
      picked ${integer} default 0 not null,
      frozen ${boolean} not null,
      created_at ${time} not null,
      constraint gallery_list_name unique (gallery_id, name),
      constraint gallery_list_limit check (most is null or picked <= most),
      constraint gallery_list_count check (picked >= 0)
    ) ${end}`,
    sql`create table gallery_pick (
      list_id ${key} not null references gallery_list (id) on delete cascade,
      picture_id ${key} not null references gallery_picture (id) on delete cascade,
      created_at ${time} not null,
      constraint gallery_pick_once primary key (list_id, picture_id)
    ) ${end}`,
    sql`create index gallery_pick_picture on gallery_pick (picture_id)`,
    sql`create table gallery_comment (
      id ${key} primary key,
      gallery_id ${key} not null references gallery (id) on delete cascade,
      picture_id ${key} not null references gallery_picture (id) on delete cascade,
      actor ${key} not null,
      body ${text} not null,
      created_at ${time} not null
    ) ${end}`,
    sql`create index gallery_comment_gallery on gallery_comment (gallery_id, id)`,
  )

/** Client galleries: pictures in sets, selections, comments and activity. */
export const gallery: Migration = async (db, types) => {
  const { key, text, integer, time, end } = types
  await galleries(db, types)
  await pictures(db, types)
  await picks(db, types)
  await run(
    db,
    // Key of repeated events that share a row with a count: day, actor and event; null if each event has its own row.
    sql`create table gallery_activity (
      id ${key} primary key,
      gallery_id ${key} not null references gallery (id) on delete cascade,
      what ${key} not null,
      actor ${key} not null,
      detail ${text} not null,
      created_at ${time} not null,
      times ${integer} default 1 not null,
      repeat_key ${key}
    ) ${end}`,
    sql`create index gallery_activity_gallery on gallery_activity (gallery_id, id)`,
    sql`create unique index gallery_activity_repeat on gallery_activity (gallery_id, repeat_key)`,
  )
}
