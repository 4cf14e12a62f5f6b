import { sql } from 'kysely'
import {
  endedStatuses,
  type SituationSummary,
  type Turn,
  type TurnCounts,
} from '../../../contract/booking/booking-situation.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import type { Db } from '../../../db/open.ts'
import { amountDueOn } from './payment-plan.queries.ts'

/** The situations of all bookings from the view, with whose turn it is on that day. */
export const situationsOn = (db: Db, today: string) =>
  db
    .selectFrom('booking_situation')
    .selectAll()
    .select(
      sql<Turn>`case when turn_before_balance = 'nobody' and ${amountDueOn(today)} > 0
        then 'client' else turn_before_balance end`.as('turn'),
    )

/** The only bookings that can be the client's turn: with an offer, a proposed day or an accepted sum. */
const candidatesForClientsTurn = (db: Db) =>
  db
    .selectFrom('booking')
    .select('id')
    .where('status', '=', 'offered')
    .union(db.selectFrom('asked_day').select('booking_id as id').where('actor', '=', 'owner'))
    .union(db.selectFrom('offer').select('booking_id as id').where('status', '=', 'accepted'))

export const clientsTurnOn = (db: Db, today: string) =>
  db
    .selectFrom(situationsOn(db, today).as('situation'))
    .innerJoin('booking', 'booking.id', 'situation.booking_id')
    .select('booking.id')
    .where('situation.booking_id', 'in', candidatesForClientsTurn(db))
    .where('situation.turn', '=', 'client')
    .where('booking.spam', '=', sql.lit(false))

/** Counts all turns without reading the situation of each booking: all but the client's follow from the booking's row. */
export async function countAllTurns(db: Db, today: string): Promise<TurnCounts> {
  const rows = await db
    .selectFrom('booking')
    .select((e) => ['resolved', 'status', e.fn.countAll<number>().as('count')])
    .where('spam', '=', sql.lit(false))
    .groupBy(['resolved', 'status'])
    .execute()
  const { client } = await db
    .selectFrom(clientsTurnOn(db, today).as('clients'))
    .select((e) => e.fn.countAll<number>().as('client'))
    .executeTakeFirstOrThrow()
  const counts: TurnCounts = { owner: 0, client, nobody: -client, ended: 0 }
  for (const { resolved, status, count } of rows) {
    const turn = resolved ? (endedStatuses.has(status) ? 'ended' : 'nobody') : 'owner'
    counts[turn] += count
  }
  return counts
}

/** The situations of these bookings today. */
export const situationsOf = async (db: Db, ids: string[]) => {
  const rows =
    ids.length > 0 ? await situationsOn(db, dayInDhaka()).where('booking_id', 'in', ids).execute() : []
  return new Map(rows.map((row) => [row.booking_id, row]))
}

/** Adds the situation as a badge shows it. */
export async function withSituations<Row extends { _id: string }>(db: Db, rows: Row[]) {
  const known = await situationsOf(
    db,
    rows.map(({ _id }) => _id),
  )
  return rows.map((row): Row & { situation: SituationSummary } => {
    const { kind, turn } = known.get(row._id)!
    return { ...row, situation: { kind, turn } }
  })
}

export async function hasPaymentToCheck(db: Db, bookingId: string) {
  const found = await db
    .selectFrom('booking_situation')
    .select('kind')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return found?.kind === 'payment-to-check'
}
