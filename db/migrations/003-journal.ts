import { sql } from 'kysely'
import { countRows } from './count-rows.ts'
import { run, type Migration } from './migration.ts'
import { watchContent } from './watch-content.ts'

/** Posts, their authors and categories, and views. */
export const journal: Migration = async (db, types) => {
  const { engine, key, text, integer, boolean, time, date, no, end } = types
  await run(
    db,
    sql`create table category (
      id ${key} primary key,
      name ${text} not null,
      slug ${key} not null unique,
      image ${text} not null,
      created_at ${time} not null,
      updated_at ${time} not null
    ) ${end}`,
    sql`create table author (
      id ${key} primary key,
      name ${text} not null,
      slug ${key} not null unique,
      designation ${text} not null,
      email ${text} not null,
      facebook_link ${text} not null,
      instagram_link ${text} not null,
      image ${text} not null,
      about ${text} not null,
      created_at ${time} not null,
      updated_at ${time} not null
    ) ${end}`,
    // The state of a post follows from its publishing time: none is a draft, a future one is scheduled.
    sql`create table post (
      id ${key} primary key,
      title ${text} not null,
      reading_minute ${integer} not null check (reading_minute >= 0),
      category_id ${key} not null references category (id) on delete restrict,
      author_id ${key} not null references author (id) on delete restrict,
      slug ${key} not null unique,
      thumbnail ${text} not null,
      body ${text} not null,
      excerpt ${text} not null,
      published_at ${time},
      liked ${boolean} default ${no} not null,
      reaction_count ${integer} default 0 not null check (reaction_count >= 0),
      view_count ${integer} default 0 not null check (view_count >= 0),
      created_at ${time} not null,
      updated_at ${time} not null,
      preview_key ${key},
      seo_title ${text} default '' not null,
      seo_description ${text} default '' not null
    ) ${end}`,
    sql`create index post_published on post (published_at, id)`,
    sql`create index post_category on post (category_id, published_at, id)`,
    sql`create index post_author on post (author_id)`,
    // Former addresses, which redirect.
    sql`create table post_address (
      slug ${key} primary key,
      post_id ${key} not null references post (id) on delete cascade
    ) ${end}`,
    sql`create index post_address_post on post_address (post_id)`,
    // Views are counted by day at once, so that nothing about visitors is kept after the day.
    sql`create table post_view (
      post_id ${key} not null references post (id) on delete cascade,
      day ${date} not null,
      visitor ${key} not null,
      constraint post_view_once primary key (post_id, day, visitor)
    ) ${end}`,
    sql`create index post_view_day on post_view (day)`,
    sql`create table daily_view (
      post_id ${key} not null references post (id) on delete cascade,
      day ${date} not null,
      views ${integer} not null,
      constraint daily_view_key primary key (post_id, day)
    ) ${end}`,
    sql`create index daily_view_day on daily_view (day, views)`,
  )
  await countRows(db, engine, {
    table: 'post',
    kinds: ['draft', 'dated'],
    kind: `case when row.published_at is null then 'draft' else 'dated' end`,
  })
  await watchContent(
    db,
    engine,
    { table: 'category' },
    { table: 'author' },
    {
      table: 'post',
      shown: 'row.published_at is not null',
      // All columns except the number of views.
      columns:
        'title reading_minute category_id author_id slug thumbnail body excerpt published_at preview_key seo_title seo_description'.split(
          ' ',
        ),
    },
  )
}
