import { sql, type RawBuilder } from 'kysely'
import { dayInDhaka } from '../../contract/shape/dates.ts'
import { timeZone } from '../../language/dates.ts'
import { momentIn } from '../../contract/shape/zone.ts'
import type { Database } from '../../db/open.ts'

export interface Size {
  services: number
  reviews: number
  posts: number
  bookings: number
  messages: number
  mails: number
}

const years = 10

/** One booking for each past day and for days long after the demo's; the rest are requests, which hold no day. */
const [daysOver, daysAhead] = [3000, 2000]

function takenDays() {
  const dayMs = 86_400_000
  const [today, over, ahead] = [momentIn(timeZone, dayInDhaka()), daysOver, daysOver + daysAhead].map(
    (value) => sql.lit(value),
  )
  const start = sql`case when i <= ${over} then ${today} - (i + 100) * cast(${sql.lit(dayMs)} as bigint)
    when i <= ${ahead} then ${today} + (i - ${over} + 100) * cast(${sql.lit(dayMs)} as bigint) end`
  const end = sql`(${start}) + ${sql.lit(dayMs)}`
  return {
    status: sql`case when i <= ${over} then 'done' when i <= ${ahead} then 'confirmed' else 'requested' end`,
    starts_at: start,
    ends_at: end,
    event_starts_at: start,
    event_ends_at: end,
  }
}

/** Fills the tables inside the database from the numbers 1 to count, by statements that both engines understand. */
export async function fill({ db, engine }: Database, size: Size) {
  /** Ten years until now, evenly spaced. */
  const moment = (count: number) => {
    const start = sql.lit(new Date(Date.now() - years * 365 * 86_400_000).toISOString())
    const seconds = sql.lit(Math.floor((years * 365 * 86_400) / count))
    return engine === 'postgres'
      ? sql`timestamptz ${start} + i * ${seconds} * interval '1 second'`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${start}, '+' || (i * ${seconds}) || ' seconds')`
  }
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
    created_at: moment(size.services),
    updated_at: moment(size.services),
    stars_5: sql`${sql.lit(Math.ceil(size.reviews / size.services))}`,
  })
  await insert('review', size.reviews, {
    id: id('r', i),
    service_id: id('s', sql`(1 + i % ${sql.lit(size.services)})`),
    name: text('Guest '),
    image: sql`''`,
    rating: sql`5`,
    review: text('Calm, kind and on time. Visit number '),
    created_at: moment(size.reviews),
    updated_at: moment(size.reviews),
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
    published_at: moment(size.posts),
    created_at: moment(size.posts),
    updated_at: moment(size.posts),
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
    ...takenDays(),
    created_at: moment(size.bookings),
  })
  await insert('message', size.messages, {
    id: id('m', i),
    name: text('Guest '),
    email: text('guest@example.com'),
    subject: text('Question '),
    message: sql`'When are you free?'`,
    resolved: sql`i % 50 > 0`,
    created_at: moment(size.messages),
  })
  await insert('mail', size.mails, {
    id: id('e', i),
    kind: sql`'message'`,
    recipient: text('guest@example.com'),
    subject: text('We have your message '),
    letter: engine === 'postgres' ? sql`'{}'::jsonb` : sql`'{}'`,
    created_at: moment(size.mails),
    sent_at: moment(size.mails),
    delivery: sql`'smtp'`,
  })
  // PostgreSQL does this by itself sooner or later.
  await sql.raw(engine === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db)
}
