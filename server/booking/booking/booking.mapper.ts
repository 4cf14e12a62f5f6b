import type { Selectable } from 'kysely'
import { moneyDue, type Situation, type Turn } from '../../../contract/booking/booking-situation.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { clockOf, minutesOf } from '../../../contract/shape/day-words.ts'
import type { Booking } from '../../../contract/booking/booking.ts'
import type { BookingSituationView, BookingTable } from '../../../db/tables/booking.ts'
import type { Scope } from '../request/scope.ts'
import { spamSignsFor } from '../request/spam-columns.ts'

const endOf = ({ start_time, minutes }: Selectable<BookingTable>) =>
  start_time === null || minutes === null ? null : clockOf((minutesOf(start_time) + minutes) % 1440)

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
  endTime: endOf(row),
  note: row.client_note,
  language: row.language,
  place: row.place,
  heldUntil: row.held_until === null ? null : new Date(row.held_until).toISOString(),
  resolved: row.resolved,
  resolvedAt: row.resolved_at,
  spamSigns: spamSignsFor(scope, row),
  erasedAt: row.erased_at,
  date: row.created_at,
})

type Row = Selectable<BookingTable>
type Stands = BookingSituationView & { turn: Turn }

/** In taka: what was agreed or offered, before that what the service cost when it was asked for. */
export function priceOf({ price }: Row, { agreed, offered }: Stands) {
  const paisa = agreed ?? offered
  return paisa === null ? price : Math.round(paisa / 100)
}

export const toSituation = (row: Row, stands: Stands): Situation => ({
  kind: stands.kind,
  turn: stands.turn,
  reason: row.resolved ? null : row.turn_reason,
  agreed: stands.agreed,
  paid: stands.paid,
  ...moneyDue({ ...stands, balanceDueOn: stands.balance_due_on }, dayInDhaka()),
  balanceDueOn: stands.balance_due_on,
  claimed: stands.claimed,
  claimedBy: stands.claimed_by,
  askedDay: stands.asked_day,
  isSelectionSent: stands.selections > 0,
  endedBy: stands.ended_by,
  endedAt: stands.ended_at,
})
