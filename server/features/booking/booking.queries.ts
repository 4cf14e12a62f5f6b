import type { BookingInput } from '../../../contract/booking.ts'
import type { RequestQuery } from '../../../contract/paging.ts'
import { newId, newReference } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { pageOf } from '../paging.ts'
import type { Scope } from '../scope.ts'
import { contains } from '../search.ts'

const bookings = (db: Db, scope: Scope) =>
  scope === 'everyone' ? db.selectFrom('booking') : db.selectFrom('booking').where('user_id', '=', scope.uid)

const searched = ['reference', 'name', 'email', 'phone', 'address', 'service_title'] as const

const found = (db: Db, scope: Scope, search: string | undefined) =>
  bookings(db, scope).$if(Boolean(search), (query) =>
    query.where(({ or, ref }) => or(searched.map((column) => contains(ref(column), search!)))),
  )

export const listBookings = (db: Db, scope: Scope, query: RequestQuery) =>
  pageOf(
    found(db, scope, query.search)
      .selectAll()
      .$if(query.resolved !== undefined, (rows) => rows.where('resolved', '=', query.resolved!)),
    'id',
    query,
  )

export async function countByStatus(db: Db, scope: Scope, search: string | undefined) {
  const { total, pending } = await found(db, scope, search)
    .select((e) => [
      e.fn.countAll<number>().as('total'),
      e.fn.countAll<number>().filterWhere('resolved', '=', false).as('pending'),
    ])
    .executeTakeFirstOrThrow()
  return { pending, solved: total - pending }
}

export async function countBookings(db: Db, scope: Scope) {
  const { count } = await bookings(db, scope)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findBooking = (db: Db, scope: Scope, id: string) =>
  bookings(db, scope).selectAll().where('id', '=', id).executeTakeFirst()

interface Given {
  uid: string | null
  serviceTitle: string
  sendKey: string | null
}

/** The new row, or none where a reference or a key like these is there already. */
const insertOnce = (db: Db, input: BookingInput, { uid, serviceTitle, sendKey }: Given) =>
  db
    .insertInto('booking')
    .values({
      id: newId(),
      reference: newReference(),
      send_key: sendKey,
      name: input.name,
      email: input.email,
      phone: input.phone,
      event_date: input.eventDate,
      address: input.address,
      service_id: input.serviceId,
      service_title: serviceTitle,
      user_id: uid,
      created_at: new Date().toISOString(),
    })
    .onConflict((c) => c.doNothing())
    .returningAll()
    .executeTakeFirst()

/** The stored booking, and whether it is new: the same form sent twice has made it before. */
export async function insertBooking(db: Db, input: BookingInput, given: Given) {
  for (;;) {
    const row = await insertOnce(db, input, given)
    if (row) return { row, isNew: true }
    const known = await db
      .selectFrom('booking')
      .selectAll()
      .where('send_key', '=', given.sendKey)
      .executeTakeFirst()
    if (known) return { row: known, isNew: false }
    // Somebody else has this reference: it is drawn anew.
  }
}

export const solveBooking = (db: Db, id: string) =>
  db.updateTable('booking').set({ resolved: true }).where('id', '=', id).returning('id').executeTakeFirst()
