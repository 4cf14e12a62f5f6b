import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/open.ts'

export interface Size {
  services: number
  reviews: number
  posts: number
  bookings: number
  messages: number
}

/** Fills the tables inside the database, from the numbers 1 to count; both engines understand the same statements. */
export async function fill({ db, engine }: Database, size: Size) {
  const minutes = (each: number) =>
    engine === 'postgres'
      ? sql`timestamptz '2016-01-01' + i * ${sql.lit(each)} * interval '1 minute'`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', '2016-01-01', '+' || (i * ${sql.lit(each)}) || ' minutes')`
  const day =
    engine === 'postgres'
      ? sql`date '2016-01-01' + i % 4000`
      : sql`date('2016-01-01', '+' || (i % 4000) || ' days')`
  const gallery = engine === 'postgres' ? sql`'[]'::jsonb` : sql`'[]'`
  const id = (noun: string, number: RawBuilder<unknown>) =>
    sql`${sql.lit(noun)} || cast(1000000000 + ${number} as text)`
  const i = sql`i`

  const insert = (name: string, count: number, columns: Record<string, RawBuilder<unknown>>) =>
    sql`insert into ${sql.table(name)} (${sql.join(Object.keys(columns).map((column) => sql.ref(column)))})
      select ${sql.join(Object.values(columns))} from (
        with recursive numbers(i) as (
          select 1 union all select i + 1 from numbers where i < ${sql.lit(count)}
        ) select i from numbers
      ) as numbers`.execute(db)

  const text = (words: string) => sql`${sql.lit(words)} || i`
  const { first } = await db
    .selectFrom('category')
    .select((e) => e.fn.min('id').as('first'))
    .executeTakeFirstOrThrow()
  const { author } = await db
    .selectFrom('author')
    .select((e) => e.fn.min('id').as('author'))
    .executeTakeFirstOrThrow()

  await insert('service', size.services, {
    id: id('s', i),
    title: text('Photography for occasion '),
    details: text('A day with the camera where the light is good, and prints on heavy paper. Number '),
    thumbnail: sql`'/media/demo/product-1.jpg'`,
    price: sql`1000 + i`,
    gallery,
    created_at: minutes(500),
    updated_at: minutes(500),
    stars_5: sql`${sql.lit(Math.ceil(size.reviews / size.services))}`,
  })
  await insert('review', size.reviews, {
    id: id('r', i),
    service_id: id('s', sql`(1 + i % ${sql.lit(size.services)})`),
    name: text('Guest '),
    image: sql`''`,
    rating: sql`5`,
    review: text('Calm, kind and on time. Visit number '),
    created_at: minutes(5),
    updated_at: minutes(5),
  })
  await insert('post', size.posts, {
    id: id('p', i),
    title: text('Field note '),
    reading_minute: sql`i % 9`,
    category_id: sql`${sql.lit(first)}`,
    author_id: sql`${sql.lit(author)}`,
    slug: text('field-notes/grown-'),
    thumbnail: sql`'/media/demo/blog-1.jpg'`,
    body: text('<p>Noon has no shadows worth keeping, so we waited. Note '),
    excerpt: text('Noon has no shadows worth keeping. Note '),
    published_at: minutes(500),
    created_at: minutes(500),
    updated_at: minutes(500),
  })
  await insert('booking', size.bookings, {
    id: id('b', i),
    reference: text('AL-'),
    name: text('Guest '),
    email: text('guest@example.com'),
    phone: sql`'01711000000'`,
    event_date: day,
    address: sql`'Dhaka'`,
    service_title: sql`'Wedding'`,
    resolved: sql`i % 50 > 0`,
    created_at: minutes(50),
  })
  await insert('message', size.messages, {
    id: id('m', i),
    name: text('Guest '),
    email: text('guest@example.com'),
    subject: text('Question '),
    message: sql`'When are you free?'`,
    resolved: sql`i % 50 > 0`,
    created_at: minutes(50),
  })
  await sql`analyze`.execute(db)
}
