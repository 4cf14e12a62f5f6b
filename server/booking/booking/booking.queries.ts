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
import type { Scope } from '../request/scope.ts'
import { spamColumns } from '../request/spam-columns.ts'
import type { SpamVerdict } from '../../platform/spam/spam-guard.ts'
import { pageOf } from '../../platform/lists/paging.ts'
import { contains, phoneContains } from '../../platform/lists/search.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'

const bookings = (db: Db, scope: Scope) =>
  scope === 'everyone' ? db.selectFrom('booking') : db.selectFrom('booking').where('user_id', '=', scope.uid)

const columns = expressionBuilder<Tables, 'booking'>()
type Books = ExpressionBuilder<Tables, never>
const searched = ['reference', 'name', 'email', 'address', 'service_title'] as const

const hasWords = (words: string) =>
  columns.or([
    ...searched.map((column) => contains(columns.ref(column), words)),
    phoneContains(columns.ref('phone'), words),
  ])

const idsBySituation = (db: Db, { turn, situation }: BookingFilter) =>
  db
    .selectFrom(situationsOn(db, dayInDhaka()).as('stands'))
    .select('booking_id')
    .$if(turn !== undefined, (rows) => rows.where('turn', '=', turn!))
    .$if(turn === 'client', (rows) => rows.where('booking_id', 'in', clientsTurnOn(db, dayInDhaka())))
    .$if(situation !== undefined, (rows) => rows.where('kind', '=', situation!))

const listed = (db: Db, scope: Scope, filter: BookingFilter) => {
  const { search, resolved, spam = false, turn, situation } = filter
  return (
    bookings(db, scope)
      .selectAll()
      .$if(Boolean(search), (rows) => rows.where(hasWords(search!)))
      // Written as a word, since a bound value would hide from the engines that their partial index fits.
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

/** Of all that the words find, whichever of them the list is narrowed to. */
export async function countTurns(db: Db, scope: Scope, search?: string): Promise<TurnCounts> {
  if (scope === 'everyone' && !search) return countAllTurns(db, dayInDhaka())
  const rows = await db
    .selectFrom(situationsOn(db, dayInDhaka()).as('stands'))
    .select((e) => ['turn', e.fn.countAll<number>().as('count')])
    .where('booking_id', 'in', listed(db, scope, { search }).clearSelect().select('id'))
    .groupBy('turn')
    .execute()
  const counts: TurnCounts = { owner: 0, client: 0, nobody: 0, ended: 0 }
  for (const { turn, count } of rows) counts[turn] = count
  return counts
}

export const countBookings = (db: Db, scope: Scope, search?: string) =>
  countByStatus(db, 'booking', scope, search ? hasWords(search) : undefined)

export const findBooking = (db: Db, scope: Scope, id: string) =>
  bookings(db, scope).selectAll().where('id', '=', id).executeTakeFirst()

/** What both ways to make a booking have. */
type Asked = Pick<BookingInput, 'name' | 'email' | 'phone' | 'eventDate' | 'address' | 'serviceId'>

interface Given {
  uid: string | null
  source: BookingSource
  serviceTitle: string
  /** Of the service, in taka. */
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

/** The new row, or none where a reference or a key like these is there already. */
const insertOnce = (
  db: Db,
  prefix: string,
  input: Asked,
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
  }: Given,
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

/** What the same form has made before. */
export const findSent = (db: Db, idempotencyKey: string | null) =>
  db.selectFrom('booking').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst()

const isWaiting = (db: Db, { serviceId, eventDate }: Asked, contact: string) =>
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
 * The stored booking, and whether it is new: the same form sent twice has made it before. Nothing where the same person
 * waits for the same day already.
 */
export async function insertBooking(db: Db, input: Asked, given: Given) {
  const { referencePrefix } = await readStudio(db)
  for (;;) {
    const row = await insertOnce(db, referencePrefix, input, given)
    if (row) return { row, isNew: true }
    const known = await findSent(db, given.idempotencyKey)
    if (known) return { row: known, isNew: false }
    if (given.waitingContact && (await isWaiting(db, input, given.waitingContact))) return undefined
    // Somebody else has this reference: it is drawn anew.
  }
}

export const { solve: solveBooking, reopen: reopenBooking } = settling('booking')

export const deleteBooking = (db: Db, id: string) =>
  db.deleteFrom('booking').where('id', '=', id).returningAll().executeTakeFirst()

/** Whether the books speak of it, or money may still be on its way. */
export async function hasBooks(db: Db, id: string) {
  const of = (table: 'payment' | 'document' | 'payment_claim') => (e: Books) =>
    e.exists(e.selectFrom(table).select('id').where('booking_id', '=', id))
  const { found } = await db
    .selectNoFrom((e) =>
      e
        .or([
          ...(['payment', 'document', 'payment_claim'] as const).map((table) => of(table)(e)),
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

/** What the books need stays: service, days, sums and status. Who it was is gone, with all that they wrote. */
export async function eraseClients(db: Db, ids: string[], name: string) {
  for (const table of ['reply', 'note', 'client_message', 'asked_day', 'person_member', 'reminder'] as const)
    await db.deleteFrom(table).where('booking_id', 'in', ids).execute()
  // What was written with a step goes; that it was taken stays.
  await db.updateTable('booking_event').set({ data: '{}' }).where('booking_id', 'in', ids).execute()
  // Sums and transactions are the books'; whose numbers they came from is not.
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

/** All that came from an account, spam apart. */
export const bookingsOfAccount = (db: Db, uid: string) =>
  db.selectFrom('booking').selectAll().where('user_id', '=', uid).where('spam', '=', false).execute()

export const deleteSpamOf = (db: Db, uid: string) =>
  db.deleteFrom('booking').where('user_id', '=', uid).where('spam', '=', true).execute()

/** The row if it was spam until now. */
export const clearBooking = (db: Db, id: string) =>
  db
    .updateTable('booking')
    .set({ spam: false, spam_signs: '' })
    .where('id', '=', id)
    .where('spam', '=', true)
    .returningAll()
    .executeTakeFirst()

/** Oldest first. */
export const galleriesMade = (db: Db, id: string) =>
  db.selectFrom('gallery').select(['id as _id', 'title']).where('booking_id', '=', id).orderBy('id').execute()
