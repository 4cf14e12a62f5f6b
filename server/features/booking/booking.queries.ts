import type { BookingInput } from '../../../contract/booking.ts'
import type { ListQuery } from '../../../contract/paging.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { pageOf } from '../paging.ts'
import type { Scope } from '../scope.ts'

const bookings = (db: Db, scope: Scope) =>
  scope === 'everyone' ? db.selectFrom('booking') : db.selectFrom('booking').where('user_id', '=', scope.uid)

export const listBookings = (db: Db, scope: Scope, query: ListQuery) =>
  pageOf(bookings(db, scope).selectAll(), 'id', query)

export async function countBookings(db: Db, scope: Scope) {
  const { count } = await bookings(db, scope)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findBooking = (db: Db, scope: Scope, id: string) =>
  bookings(db, scope).selectAll().where('id', '=', id).executeTakeFirst()

export async function insertBooking(db: Db, uid: string | null, serviceTitle: string, input: BookingInput) {
  const id = newId()
  await db
    .insertInto('booking')
    .values({
      id,
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
    .execute()
  return id
}

export const solveBooking = (db: Db, id: string) =>
  db.updateTable('booking').set({ resolved: true }).where('id', '=', id).returning('id').executeTakeFirst()
