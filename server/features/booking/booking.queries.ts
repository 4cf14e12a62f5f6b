import { expressionBuilder, sql } from 'kysely'
import type { BookingInput, BookingQuery, BookingSource } from '../../../contract/booking.ts'
import type { BookingStatus } from '../../../contract/booking-status.ts'
import type { RequestFilter } from '../../../contract/paging.ts'
import type { Language } from '../../../language/languages.ts'
import { newId, newReference } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import type { Tables } from '../../../db/tables.ts'
import { countByStatus } from '../request/request-counts.ts'
import { requestReads } from '../request/request-reads.ts'
import { forgetClient } from '../gallery/forget-client.ts'
import { settling } from '../request/settling.ts'
import type { Scope } from '../request/scope.ts'
import { spamColumns } from '../request/spam-columns.ts'
import type { Verdict } from '../../spam/guard.ts'
import { pageOf } from '../../lists/paging.ts'
import { contains, isPhoneWith } from '../../lists/search.ts'
import { readStudio } from '../../site/studio.queries.ts'

const bookings = (db: Db, scope: Scope) =>
  scope === 'everyone' ? db.selectFrom('booking') : db.selectFrom('booking').where('user_id', '=', scope.uid)

const columns = expressionBuilder<Tables, 'booking'>()
const searched = ['reference', 'name', 'email', 'address', 'service_title'] as const

const hasWords = (words: string) =>
  columns.or([
    ...searched.map((column) => contains(columns.ref(column), words)),
    isPhoneWith(columns.ref('phone'), words),
  ])

const listed = (db: Db, scope: Scope, { search, resolved, spam = false }: RequestFilter) =>
  bookings(db, scope)
    .selectAll()
    .$if(Boolean(search), (rows) => rows.where(hasWords(search!)))
    // Written as a word, since a bound value would hide from the engines that their partial index fits.
    .$if(scope === 'everyone', (rows) => rows.where('spam', '=', sql.lit(spam)))
    .$if(resolved !== undefined, (rows) => rows.where('resolved', '=', resolved!))

export const { listBefore: bookingsBefore, countListed } = requestReads(listed)

const received = [sql.ref<string>('id')]
const byDay = [sql.ref<string>('event_date'), ...received]

export const listBookings = (db: Db, scope: Scope, { by, ...query }: BookingQuery) =>
  pageOf(listed(db, scope, query), by === 'event' ? byDay : received, query)

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
  idempotencyKey: string | null
  verdict: Verdict
  status?: BookingStatus
  waitingContact?: string | null
  startTime?: string
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
    idempotencyKey,
    verdict,
    status,
    waitingContact,
    startTime,
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
      user_id: uid,
      source,
      status,
      waiting_contact: waitingContact,
      start_time: startTime,
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

/** What the books need stays: service, days and status. Who it was is gone, and so is what was taken for spam. */
export async function eraseBookings(db: Db, uid: string, name: string) {
  const own = db.selectFrom('booking').select('id').where('user_id', '=', uid)
  const ids = (await own.execute()).map(({ id }) => id)
  await forgetClient(db, ids, name)
  await db.deleteFrom('reply').where('booking_id', 'in', own).execute()
  await db.deleteFrom('note').where('booking_id', 'in', own).execute()
  await db.deleteFrom('client_message').where('booking_id', 'in', own).execute()
  await db.deleteFrom('asked_day').where('booking_id', 'in', own).execute()
  // What was written with a step goes; that it was taken stays.
  await db.updateTable('booking_event').set({ data: '{}' }).where('booking_id', 'in', own).execute()
  await db.deleteFrom('person_member').where('booking_id', 'in', own).execute()
  // Sums and transactions are the books'; whose numbers they came from is not.
  for (const table of ['payment', 'payment_claim'] as const)
    await db.updateTable(table).set({ sender: '' }).where('booking_id', 'in', own).execute()
  await db.deleteFrom('booking').where('user_id', '=', uid).where('spam', '=', true).execute()
  await db
    .updateTable('booking')
    .set({
      name,
      email: '',
      phone: '',
      address: '',
      client_note: '',
      idempotency_key: null,
      waiting_contact: null,
      user_id: null,
    })
    .where('user_id', '=', uid)
    .execute()
}

/** The row if it was spam until now. */
export const clearBooking = (db: Db, id: string) =>
  db
    .updateTable('booking')
    .set({ spam: false, spam_signs: '' })
    .where('id', '=', id)
    .where('spam', '=', true)
    .returningAll()
    .executeTakeFirst()
