import type { Selectable } from 'kysely'
import type { Booking } from '../../../contract/booking.ts'
import type { BookingTable } from '../../../db/request-tables.ts'
import type { Scope } from '../request/scope.ts'
import { spamSignsFor } from '../request/spam-columns.ts'

export const toBooking = (row: Selectable<BookingTable>, scope: Scope): Booking => ({
  _id: row.id,
  reference: row.reference,
  name: row.name,
  email: row.email,
  phone: row.phone,
  eventDate: row.event_date,
  address: row.address,
  serviceId: row.service_id,
  serviceTitle: row.service_title,
  source: row.source,
  status: row.status,
  startTime: row.start_time,
  note: row.client_note,
  language: row.language,
  place: row.place,
  heldUntil: row.held_until === null ? null : new Date(row.held_until).toISOString(),
  resolved: row.resolved,
  resolvedAt: row.resolved_at,
  spamSigns: spamSignsFor(scope, row),
  date: row.created_at,
})
