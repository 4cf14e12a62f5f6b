import { sql } from 'kysely'
import { run, type Migration } from './migration.ts'
import { watchContent } from './watch-content.ts'

/** Services with their reviews, pictures, and the portfolio. */
export const portfolio: Migration = async (db, types) => {
  const { engine, key, text, integer, boolean, time, json, no, end } = types
  await run(
    db,
    // Services are sorted by rank in descending order; one that was never moved has no rank and comes first.
    // The stars are counts of its reviews.
    sql`create table service (
      id ${key} primary key,
      title ${text} not null,
      details ${text} not null,
      thumbnail ${text} not null,
      price ${integer} not null check (price >= 0),
      gallery ${json} not null,
      created_at ${time} not null,
      updated_at ${time} not null,
      stars_1 ${integer} default 0 not null check (stars_1 >= 0),
      stars_2 ${integer} default 0 not null check (stars_2 >= 0),
      stars_3 ${integer} default 0 not null check (stars_3 >= 0),
      stars_4 ${integer} default 0 not null check (stars_4 >= 0),
      stars_5 ${integer} default 0 not null check (stars_5 >= 0),
      rank ${integer},
      status ${text} default 'published' not null,
      on_home ${boolean} default ${no} not null,
      duration ${text} default 'day' not null,
      hero ${text} default '' not null
    ) ${end}`,
    sql`create table review (
      id ${key} primary key,
      service_id ${key} not null references service (id) on delete cascade,
      user_id ${key} references "user" (id) on delete set null,
      name ${text} not null,
      image ${text} not null,
      rating ${integer} not null check (rating between 1 and 5),
      review ${text} not null,
      created_at ${time} not null,
      updated_at ${time} not null,
      idempotency_key ${key}
    ) ${end}`,
    sql`create index review_service on review (service_id, id)`,
    sql`create index review_user on review (user_id, id)`,
    sql`create index review_rating on review (rating, id)`,
    sql`create unique index review_idempotency_key on review (idempotency_key)`,
    // The focal point is in percent from the left and from the top. An uploaded file is identified by the hash of its
    // original, so that it is stored once.
    sql`create table picture (
      src ${key} primary key,
      hash ${key},
      width ${integer} not null check (width > 0),
      height ${integer} not null check (height > 0),
      alt ${text} not null,
      placeholder ${text} default '' not null,
      variants ${json},
      created_at ${time} not null,
      original ${key},
      uploaded_at ${time},
      name ${text} default '' not null,
      caption ${text} default '' not null,
      focus_x ${integer} default 50 not null check (focus_x between 0 and 100),
      focus_y ${integer} default 50 not null check (focus_y between 0 and 100),
      camera ${json}
    ) ${end}`,
    sql`create index picture_hash on picture (hash)`,
    sql`create unique index picture_original on picture (original)`,
    // A picture is in the portfolio once; its rank works like that of services.
    sql`create table work (
      id ${key} primary key,
      src ${key} not null unique,
      slug ${key} not null unique,
      title ${text} default '' not null,
      story ${text} default '' not null,
      place ${text} default '' not null,
      kind ${text} not null,
      kind_slug ${key} not null,
      service_id ${key} references service (id) on delete set null,
      rank ${integer},
      created_at ${time} not null,
      updated_at ${time} not null,
      show_camera ${boolean} default ${no} not null
    ) ${end}`,
    sql`create index work_rank on work (rank, id)`,
    sql`create index work_service on work (service_id)`,
  )
  const tables = ['service', 'review', 'picture', 'work']
  await watchContent(db, engine, ...tables.map((table) => ({ table })))
}
