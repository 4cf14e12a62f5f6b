import { type RawBuilder, sql } from 'kysely'
import type { Client, ClientQuery } from '../../../contract/people/client.ts'
import type { Db } from '../../../db/open.ts'
import { contains, phoneContains } from '../../platform/lists/search.ts'
import { amountDueOn } from '../../booking/booking-state/payment-plan.queries.ts'

/**
 * The client of each booking, by the rules of `findPerson`: a person joined by the owner, then the account, then the
 * booking alone.
 */
const bookingsWithClient = (db: Db) =>
  db
    .selectFrom('booking')
    .leftJoin('person_member as own', 'own.booking_id', 'booking.id')
    .leftJoin('user', (join) => join.onRef('user.id', '=', 'booking.user_id').on('user.role', '<>', 'owner'))
    .leftJoin('person_member as theirs', 'theirs.user_id', 'user.id')
    .where('booking.spam', '=', sql.lit(false))
    .where('booking.erased_at', 'is', null)
    .select((e) => e.fn.coalesce('own.person_id', 'theirs.person_id', 'user.id', 'booking.id').as('client'))

const bookingsMatching = (db: Db, words: string) =>
  bookingsWithClient(db).where((e) =>
    e.or([
      contains(e.ref('booking.name'), words),
      phoneContains(e.ref('booking.phone'), words),
      contains(e.ref('booking.email'), words),
      contains(e.ref('booking.reference'), words),
    ]),
  )

/** Only these bookings have money. */
const bookingIdsWithMoney = (db: Db) =>
  db
    .selectFrom('offer')
    .select('booking_id')
    .where('status', '=', 'accepted')
    .union(db.selectFrom('payment').select('booking_id'))

/** Materialized, because SQLite would otherwise evaluate the view for every use of a sum. */
const withSums = (db: Db) =>
  db.with(
    (cte) => cte('sums').materialized(),
    (rows) =>
      rows
        .selectFrom('booking_situation')
        .where('booking_id', 'in', bookingIdsWithMoney(db))
        .select(['booking_id', 'agreed', 'paid', 'advance', 'balance_due_on']),
  )

/** Selections that clients have sent from their galleries. */
const selections = (db: Db) =>
  db
    .selectFrom('gallery_activity')
    .innerJoin('gallery', 'gallery.id', 'gallery_activity.gallery_id')
    .where('gallery_activity.what', '=', 'sent')

/** The last message or step of either side about a booking; ids sort by time. */
const lastContact = (db: Db) => {
  const isThis = sql.ref<string>('booking.id')
  const said = (table: 'client_message' | 'payment_claim' | 'reply') =>
    db.selectFrom(table).where('booking_id', '=', isThis).select('id')
  const all = db
    .selectFrom('booking_event')
    .where('booking_id', '=', isThis)
    .where('actor', '<>', 'site')
    .select('id')
    .unionAll(said('client_message'))
    .unionAll(said('payment_claim'))
    .unionAll(said('reply'))
    .unionAll(selections(db).where('gallery.booking_id', '=', isThis).select('gallery_activity.id'))
  return db.selectFrom(all.as('contact')).select((e) => e.fn.max('contact.id').as('id'))
}

const endedStatuses = sql`('done', 'lapsed', 'declined', 'cancelled')`
const total = (sums: RawBuilder<unknown>) => sql<number>`cast(coalesce(sum(${sums}), 0) as bigint)`

interface Narrowing {
  search?: string
  client?: string
}

const clients = (db: Db, today: string, { search, client }: Narrowing) =>
  withSums(db)
    .selectFrom(
      bookingsWithClient(db)
        .select(['booking.id', 'booking.event_date', 'booking.status', 'booking.created_at'])
        .select(lastContact(db).as('contact'))
        .as('one'),
    )
    .leftJoin('sums', 'sums.booking_id', 'one.id')
    .$if(Boolean(search), (rows) =>
      rows.where('client', 'in', db.selectFrom(bookingsMatching(db, search!).as('found')).select('client')),
    )
    .$if(client !== undefined, (rows) => rows.where('client', '=', client!))
    .groupBy('client')
    .select((e) => [
      'client',
      e.fn.countAll<number>().as('bookings'),
      e.fn.max('one.id').as('newest'),
      e.fn.min('one.created_at').as('since'),
      sql<
        string | null
      >`min(case when one.event_date >= ${today} and one.status not in ${endedStatuses} then one.event_date end)`.as(
        'next_day',
      ),
      sql<
        string | null
      >`max(case when one.event_date < ${today} or one.status = 'done' then one.event_date end)`.as(
        'last_day',
      ),
      e.fn.max('one.event_date').as('any_day'),
      sql<number | null>`cast(sum(agreed) as bigint)`.as('agreed'),
      total(sql`paid`).as('paid'),
      total(amountDueOn(today)).as('due_now'),
      total(sql`case when agreed > paid then agreed - paid end`).as('balance'),
      e.fn.max('one.contact').as('contact'),
    ])

const rowsOf = (db: Db, today: string, narrowing: Narrowing) =>
  db
    .selectFrom(clients(db, today, narrowing).as('client'))
    .innerJoin('booking', 'booking.id', 'client.newest')
    .selectAll('client')
    .select(['booking.name', 'booking.phone', 'booking.email'])

export const listClients = (
  db: Db,
  today: string,
  { search, group, by, page = 1, limit = 50 }: ClientQuery,
) =>
  rowsOf(db, today, { search })
    .$if(group === 'owing', (rows) => rows.where('due_now', '>', 0))
    .$if(group === 'coming', (rows) => rows.where('next_day', 'is not', null))
    .$if(by === 'name', (rows) => rows.orderBy(sql`fold(booking.name)`))
    .$if(by === 'owes', (rows) => rows.orderBy('due_now', 'desc').orderBy('balance', 'desc'))
    .$if(by === 'day', (rows) => rows.orderBy('next_day', (order) => order.asc().nullsLast()))
    .orderBy('contact', (order) => order.desc().nullsLast())
    .orderBy('newest', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
export type ClientRow = Awaited<ReturnType<typeof listClients>>[number]

export const findClient = (db: Db, today: string, client: string) =>
  rowsOf(db, today, { client }).executeTakeFirst()

export const countClients = (db: Db, today: string, search: string | undefined) =>
  db
    .selectFrom(clients(db, today, { search }).as('client'))
    .select((e) => [
      e.fn.countAll<number>().as('all'),
      sql<number>`count(case when due_now > 0 then 1 end)`.as('owing'),
      sql<number>`count(next_day)`.as('coming'),
      total(sql`due_now`).as('dueNow'),
    ])
    .executeTakeFirstOrThrow()

type LastContact = Client['lastContact']

/** Reads the last contacts by their ids. */
export async function readContacts(db: Db, ids: string[]) {
  const said = (
    table: 'client_message' | 'payment_claim' | 'reply',
    actor: LastContact['actor'],
    what: LastContact['what'],
  ) =>
    db
      .selectFrom(table)
      .where('id', 'in', ids)
      .select(['id', 'created_at', sql.val(actor).as('actor'), sql.val(what).as('what')])
      .execute()
  const rows = await Promise.all([
    db
      .selectFrom('booking_event')
      .where('id', 'in', ids)
      .select(['id', 'created_at', 'actor', 'what'])
      .execute(),
    said('client_message', 'client', 'message'),
    said('payment_claim', 'client', 'payment'),
    said('reply', 'owner', 'reply'),
    selections(db)
      .where('gallery_activity.id', 'in', ids)
      .select(['gallery_activity.id', 'gallery_activity.created_at'])
      .select([
        sql.val<LastContact['actor']>('client').as('actor'),
        sql.val<LastContact['what']>('selection').as('what'),
      ])
      .execute(),
  ])
  return new Map(
    rows.flat().map(({ id, created_at: date, actor, what }) => [id, { date, actor, what } as LastContact]),
  )
}

/** The newest gallery of each of these clients. */
export async function newestGalleries(db: Db, keys: string[]) {
  const rows = await db
    .selectFrom(bookingsWithClient(db).select('booking.id').as('one'))
    .innerJoin('gallery', 'gallery.booking_id', 'one.id')
    .where('one.client', 'in', keys)
    .orderBy('gallery.id')
    .select(['one.client', 'gallery.id', 'gallery.title', 'gallery.status'])
    .execute()
  return new Map(rows.map(({ client, id, title, status }) => [client, { _id: id, title, status }]))
}
