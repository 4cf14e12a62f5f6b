import { expressionBuilder, type ExpressionBuilder, sql } from 'kysely'
import type {
  BookingFilter,
  BookingInput,
  BookingQuery,
  BookingSource,
} from '../../../contract/booking/booking.ts'
import type { TurnCounts } from '../../../contract/booking/booking-situation.ts'
import type { BookingStatus } from '../../../contract/booking/booking-status.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import type { Language } from '../../../language/languages.ts'
import { newId, newReference } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import type { Tables } from '../../../db/tables.ts'
import { clientsTurnOn, countAllTurns, situationsOn } from '../booking-state/situation.queries.ts'
import { countByStatus } from '../request/request-counts.queries.ts'
import { requestReads } from '../request/request-reads.ts'
import { settling } from '../request/settling.queries.ts'
import { type Scope, spamColumns } from '../request/request.ts'
import type { SpamVerdict } from '../../platform/spam/spam-guard.ts'
import { pageOf } from '../../platform/lists/paging.ts'
import { contains, phoneContains } from '../../platform/lists/search.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'

const bookings = (db: Db, scope: Scope) =>
  scope === 'everyone' ? db.selectFrom('booking') : db.selectFrom('booking').where('user_id', '=', scope.uid)

const columns = expressionBuilder<Tables, 'booking'>()
type Expressions = ExpressionBuilder<Tables, never>
const searched = ['reference', 'name', 'email', 'address', 'service_title'] as const

const matchesSearch = (words: string) =>
  columns.or([
    ...searched.map((column) => contains(columns.ref(column), words)),
    phoneContains(columns.ref('phone'), words),
  ])

const idsBySituation = (db: Db, { turn, situation }: BookingFilter) =>
  db
    .selectFrom(situationsOn(db, dayInDhaka()).as('situation'))
    .select('booking_id')
    .$if(turn !== undefined, (rows) => rows.where('turn', '=', turn!))
    .$if(turn === 'client', (rows) => rows.where('booking_id', 'in', clientsTurnOn(db, dayInDhaka())))
    .$if(situation !== undefined, (rows) => rows.where('kind', '=', situation!))

const listed = (db: Db, scope: Scope, filter: BookingFilter) => {
  const { search, resolved, spam = false, turn, situation } = filter
  return (
    bookings(db, scope)
      .selectAll()
      .$if(Boolean(search), (rows) => rows.where(matchesSearch(search!)))
      // A literal, because with a bound value the engines cannot use their partial index.
      .$if(scope === 'everyone', (rows) => rows.where('spam', '=', sql.lit(spam)))
      .$if(resolved !== undefined, (rows) => rows.where('resolved', '=', resolved!))
      .$if(Boolean(turn || situation), (rows) => rows.where('id', 'in', idsBySituation(db, filter)))
  )
}

export const { listBefore: bookingsBefore, countListed } = requestReads(listed)

const received = [sql.ref<string>('id')]
const byDay = [sql.ref<string>('event_date'), ...received]

export const listBookings = (db: Db, scope: Scope, { by, ...query }: BookingQuery) =>
  pageOf(listed(db, scope, query), by === 'event' ? byDay : received, query)

/** The turns of all bookings that match the search, ignoring the other filters. */
export async function countTurns(db: Db, scope: Scope, search?: string): Promise<TurnCounts> {
  if (scope === 'everyone' && !search) return countAllTurns(db, dayInDhaka())
  const rows = await db
    .selectFrom(situationsOn(db, dayInDhaka()).as('situation'))
    .select((e) => ['turn', e.fn.countAll<number>().as('count')])
    .where('booking_id', 'in', listed(db, scope, { search }).clearSelect().select('id'))
    .groupBy('turn')
    .execute()
  const counts: TurnCounts = { owner: 0, client: 0, nobody: 0, ended: 0 }
  for (const { turn, count } of rows) counts[turn] = count
  return counts
}

export const countBookings = (db: Db, scope: Scope, search?: string) =>
  countByStatus(db, 'booking', scope, search ? matchesSearch(search) : undefined)

export const findBooking = (db: Db, scope: Scope, id: string) =>
  bookings(db, scope).selectAll().where('id', '=', id).executeTakeFirst()

/** The input of the booking form and of a booking entered by the owner. */
type BookingFields = Pick<BookingInput, 'name' | 'email' | 'phone' | 'eventDate' | 'address' | 'serviceId'>

interface NewBooking {
  uid: string | null
  source: BookingSource
  serviceTitle: string
  /** The price of the service in taka. */
  price: number
  idempotencyKey: string | null
  verdict: SpamVerdict
  status?: BookingStatus
  waitingContact?: string | null
  startTime?: string
  minutes?: number
  clientNote?: string
  language?: Language
}

/** Returns the new row, or undefined if the reference or the key exists already. */
const insertOnce = (
  db: Db,
  prefix: string,
  input: BookingFields,
  {
    uid,
    source,
    serviceTitle,
    price,
    idempotencyKey,
    verdict,
    status,
    waitingContact,
    startTime,
    minutes,
    clientNote,
    language,
  }: NewBooking,
) =>
  db
    .insertInto('booking')
    .values({
      id: newId(),
      reference: newReference(prefix),
      idempotency_key: idempotencyKey,
      name: input.name,
      email: input.email,
      phone: input.phone,
      event_date: input.eventDate,
      address: input.address,
      service_id: input.serviceId,
      service_title: serviceTitle,
      price,
      user_id: uid,
      source,
      status,
      waiting_contact: waitingContact,
      start_time: startTime,
      minutes,
      client_note: clientNote,
      language,
      ...spamColumns(verdict),
      created_at: new Date().toISOString(),
    })
    .onConflict((c) => c.doNothing())
    .returningAll()
    .executeTakeFirst()

/** The booking that the same form has made before. */
export const findByIdempotencyKey = (db: Db, idempotencyKey: string | null) =>
  db.selectFrom('booking').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst()

const isWaiting = (db: Db, { serviceId, eventDate }: BookingFields, contact: string) =>
  db
    .selectFrom('booking')
    .select('id')
    .where('service_id', '=', serviceId)
    .where('event_date', '=', eventDate)
    .where('waiting_contact', '=', contact)
    .where('status', '=', 'waiting')
    .where('spam', '=', sql.lit(false))
    .executeTakeFirst()

/**
 * The stored booking, and whether it is new or was made by the same form before. Undefined if the same person is already on
 * the waiting list for this day.
 */
export async function insertBooking(db: Db, input: BookingFields, booking: NewBooking) {
  const { referencePrefix } = await readStudio(db)
  for (;;) {
    const row = await insertOnce(db, referencePrefix, input, booking)
    if (row) return { row, isNew: true }
    const known = await findByIdempotencyKey(db, booking.idempotencyKey)
    if (known) return { row: known, isNew: false }
    if (booking.waitingContact && (await isWaiting(db, input, booking.waitingContact))) return undefined
    // The reference is taken: try again with another one.
  }
}

export const { solve: solveBooking, reopen: reopenBooking } = settling('booking')

export const deleteBooking = (db: Db, id: string) =>
  db.deleteFrom('booking').where('id', '=', id).returningAll().executeTakeFirst()

/** Whether a booking must be kept for the accounts, or a payment may still arrive. */
export async function hasAccountingRecords(db: Db, id: string) {
  const has = (table: 'payment' | 'document' | 'payment_claim') => (e: Expressions) =>
    e.exists(e.selectFrom(table).select('id').where('booking_id', '=', id))
  const { found } = await db
    .selectNoFrom((e) =>
      e
        .or([
          ...(['payment', 'document', 'payment_claim'] as const).map((table) => has(table)(e)),
          e.exists(
            e
              .selectFrom('payment_attempt')
              .select('id')
              .where('booking_id', '=', id)
              .where('status', 'in', ['starting', 'open', 'odd']),
          ),
        ])
        .as('found'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(found)
}

/** Removes the clients and everything they wrote. What the accounts need stays: service, days, sums and status. */
export async function eraseClients(db: Db, ids: string[], name: string) {
  for (const table of ['reply', 'note', 'client_message', 'asked_day', 'person_member', 'reminder'] as const)
    await db.deleteFrom(table).where('booking_id', 'in', ids).execute()
  // The texts of events are removed, the events themselves stay.
  await db.updateTable('booking_event').set({ data: '{}' }).where('booking_id', 'in', ids).execute()
  // Sums and transactions belong to the accounts, the phone numbers of senders do not.
  for (const table of ['payment', 'payment_claim'] as const)
    await db.updateTable(table).set({ sender: '' }).where('booking_id', 'in', ids).execute()
  await db
    .updateTable('booking')
    .set((e) => ({
      name,
      email: '',
      phone: '',
      address: '',
      client_note: '',
      idempotency_key: null,
      waiting_contact: null,
      user_id: null,
      key_version: e('key_version', '+', 1),
      erased_at: new Date().toISOString(),
    }))
    .where('id', 'in', ids)
    .execute()
}

/** Oldest first. */
export const bookingsSentFrom = (db: Db, emails: string[]) =>
  db.selectFrom('booking').selectAll().where('email', 'in', emails).orderBy('id').execute()

/** The bookings of an account that are not spam. */
export const bookingsOfAccount = (db: Db, uid: string) =>
  db.selectFrom('booking').selectAll().where('user_id', '=', uid).where('spam', '=', false).execute()

export const deleteSpamOf = (db: Db, uid: string) =>
  db.deleteFrom('booking').where('user_id', '=', uid).where('spam', '=', true).execute()

/** Returns the row if it was spam until now. */
export const markNotSpam = (db: Db, id: string) =>
  db
    .updateTable('booking')
    .set({ spam: false, spam_signs: '' })
    .where('id', '=', id)
    .where('spam', '=', true)
    .returningAll()
    .executeTakeFirst()

/** Oldest first. */
export const listGalleryTitles = (db: Db, id: string) =>
  db.selectFrom('gallery').select(['id as _id', 'title']).where('booking_id', '=', id).orderBy('id').execute()
