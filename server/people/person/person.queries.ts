import { sql } from 'kysely'
import type { Member, MemberKind } from '../../../contract/people/person.ts'
import type { Db } from '../../../db/open.ts'
import type { FoundPerson } from './find-person.ts'

/** The limit of each list. */
const maxRows = 50

const idsOf = (members: Member[], kind: MemberKind) =>
  members.filter((member) => member.kind === kind).map(({ id }) => id)

/** An empty `in ()` is invalid SQL, and no id is empty. */
const orNone = (ids: string[]) => (ids.length > 0 ? ids : [''])

/** Requests of a person: joined ones, and those sent from their accounts unless joined to another person. */
const selectRequestsOf = (db: Db, table: 'booking' | 'message', { members, personId }: FoundPerson) =>
  db
    .selectFrom(table)
    .where((e) =>
      e.or([
        e('id', 'in', orNone(idsOf(members, table))),
        e('user_id', 'in', orNone(idsOf(members, 'account'))),
      ]),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('person_member')
            .select('person_member.id')
            .whereRef(`person_member.${table}_id`, '=', `${table}.id`)
            .where('person_member.person_id', '<>', personId ?? ''),
        ),
      ),
    )

/** Includes spam. */
export const idsOfRequests = async (db: Db, table: 'booking' | 'message', person: FoundPerson) =>
  (await selectRequestsOf(db, table, person).select('id').execute()).map(({ id }) => id)

const requestsOf = (db: Db, table: 'booking' | 'message', person: FoundPerson) =>
  selectRequestsOf(db, table, person).where('spam', '=', false).orderBy('id', 'desc').limit(maxRows)

export const galleriesOf = (db: Db, person: FoundPerson) =>
  db
    .selectFrom('gallery')
    .where('booking_id', 'in', selectRequestsOf(db, 'booking', person).select('id'))
    .select((e) => [
      'id',
      'title',
      'status',
      e
        .selectFrom('gallery_picture')
        .whereRef('gallery_picture.gallery_id', '=', 'gallery.id')
        .select(sql<number>`count(*)`.as('n'))
        .as('pictures'),
    ])
    .orderBy('id', 'desc')
    .execute()

/** What is stored about a person, for the page that explains what erasing removes and keeps. */
export const countStoredData = (db: Db, person: FoundPerson) => {
  const bookings = selectRequestsOf(db, 'booking', person).select('id')
  const messages = selectRequestsOf(db, 'message', person).select('id')
  const count = sql<number>`count(*)`.as('n')
  return db
    .selectNoFrom((e) => [
      e.selectFrom('client_message').where('booking_id', 'in', bookings).select(count).as('written'),
      e.selectFrom('message').where('id', 'in', messages).select(count).as('messages'),
      e
        .selectFrom('mail')
        .where((m) => m.or([m('booking_id', 'in', bookings), m('message_id', 'in', messages)]))
        .where('sent_at', 'is', null)
        .select(count)
        .as('mails'),
      e.selectFrom('document').where('booking_id', 'in', bookings).select(count).as('documents'),
      e.selectFrom('payment').where('booking_id', 'in', bookings).select(count).as('payments'),
    ])
    .executeTakeFirstOrThrow()
}

export const bookingsOf = (db: Db, person: FoundPerson) =>
  requestsOf(db, 'booking', person)
    .select(['id', 'name', 'email', 'resolved', 'created_at'])
    .select([
      sql.ref<string>('reference').as('reference'),
      sql.ref<string>('service_title').as('service_title'),
      sql.ref<string>('event_date').as('event_date'),
    ])
    .execute()

export const messagesOf = (db: Db, person: FoundPerson) =>
  requestsOf(db, 'message', person)
    .select(['id', 'name', 'email', 'resolved', 'created_at'])
    .select(sql.ref<string>('subject').as('subject'))
    .execute()

export const accountsOf = (db: Db, { members }: FoundPerson) =>
  db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'emailVerified'])
    .where('id', 'in', orNone(idsOf(members, 'account')))
    .orderBy('id')
    .execute()

export const reviewsOf = (db: Db, { members }: FoundPerson) =>
  db
    .selectFrom('review')
    .innerJoin('service', 'service.id', 'review.service_id')
    .select(['review.id', 'review.service_id', 'service.title as service_name', 'rating', 'review'])
    .where('user_id', 'in', orNone(idsOf(members, 'account')))
    .orderBy('review.id', 'desc')
    .limit(maxRows)
    .execute()

export const findByReference = (db: Db, reference: string) =>
  db.selectFrom('booking').select('id').where('reference', '=', reference).executeTakeFirst()
