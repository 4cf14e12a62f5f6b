import type { Selectable } from 'kysely'
import type { Situation, Turn } from '../../../contract/booking/booking-situation.ts'
import { moneyDue } from '../../../contract/booking/payment-plan.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { clockOf, minutesOf } from '../../../contract/shape/day-words.ts'
import type { Booking } from '../../../contract/booking/booking.ts'
import type { BookingSituationView, BookingTable } from '../../../db/tables/booking.ts'
import { type Scope, spamSignsFor } from '../request/request.ts'

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
type SituationRow = BookingSituationView & { turn: Turn }
/** In taka: the accepted or offered total, or else the price of the service at the time of the request. */
export function priceOf({ price }: Row, { agreed, offered }: SituationRow) {
  const paisa = agreed ?? offered
  return paisa === null ? price : Math.round(paisa / 100)
}

export const toSituation = (row: Row, situation: SituationRow): Situation => ({
  kind: situation.kind,
  turn: situation.turn,
  reason: row.resolved ? null : row.turn_reason,
  agreed: situation.agreed,
  paid: situation.paid,
  ...moneyDue({ ...situation, balanceDueOn: situation.balance_due_on }, dayInDhaka()),
  balanceDueOn: situation.balance_due_on,
  claimed: situation.claimed,
  claimedBy: situation.claimed_by,
  askedDay: situation.asked_day,
  isSelectionSent: situation.selections > 0,
  endedBy: situation.ended_by,
  endedAt: situation.ended_at,
})
