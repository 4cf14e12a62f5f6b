import { sql } from 'kysely'
import { dayInDhaka, momentInDhaka } from '../../../contract/shape/dates.ts'
import type { Db } from '../../../db/open.ts'
import { invoicesOf } from './invoice.queries.ts'
import { amountDueOn } from '../../booking/booking-state/payment-plan.queries.ts'

const months = 12

/** The first days of the last twelve months, oldest first, and of the next month. */
export function lastMonths(today = dayInDhaka()) {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return Array.from({ length: months + 1 }, (_, index) => {
    const at = new Date(Date.UTC(year, month - months + index, 1))
    return at.toISOString().slice(0, 10)
  })
}

const paisa = (sum: string) => sql<number>`cast(coalesce(sum(${sql.ref(sum)}), 0) as bigint)`

/** The received sums of each month, without reversed entries, in one query. */
export async function receivedByMonth(db: Db, starts: string[]) {
  const bounds = starts.map((day) => momentInDhaka(day))
  const row = await db
    .selectNoFrom((e) =>
      starts.slice(0, -1).map((start, index) =>
        e
          .selectFrom('payment')
          .leftJoin('payment as reversal', (join) =>
            join.onRef('reversal.of_payment', '=', 'payment.id').on('reversal.kind', '=', 'reversal'),
          )
          .select(paisa('payment.amount').as('sum'))
          .where('payment.kind', '!=', 'reversal')
          .where('reversal.id', 'is', null)
          .where('payment.paid_at', '>=', bounds[index]!)
          .where('payment.paid_at', '<', bounds[index + 1]!)
          .as(start),
      ),
    )
    .executeTakeFirstOrThrow()
  return starts.slice(0, -1).map((start) => Number(row[start] ?? 0))
}

/** The accepted sums of each month, without replaced and withdrawn offers. */
export async function agreedByMonth(db: Db, starts: string[]) {
  const bounds = starts.map((day) => momentInDhaka(day))
  const row = await db
    .selectNoFrom((e) =>
      starts.slice(0, -1).map((start, index) =>
        e
          .selectFrom('acceptance')
          .innerJoin('offer', 'offer.id', 'acceptance.offer_id')
          .select(paisa('offer.total').as('sum'))
          .where('offer.status', '=', 'accepted')
          .where('acceptance.created_at', '>=', bounds[index]!)
          .where('acceptance.created_at', '<', bounds[index + 1]!)
          .as(start),
      ),
    )
    .executeTakeFirstOrThrow()
  return starts.slice(0, -1).map((start) => Number(row[start] ?? 0))
}

export async function shootsByMonth(db: Db, starts: string[]) {
  const row = await db
    .selectNoFrom((e) =>
      starts.slice(0, -1).map((start, index) =>
        e
          .selectFrom('booking')
          .select((b) => b.fn.countAll<number>().as('count'))
          .where('status', 'in', ['confirmed', 'done'])
          .where('event_date', '>=', start)
          .where('event_date', '<', starts[index + 1]!)
          .as(start),
      ),
    )
    .executeTakeFirstOrThrow()
  return starts.slice(0, -1).map((start) => Number(row[start] ?? 0))
}

/** The open sums of all valid invoices, each counted as overdue, due or to come. */
export async function openSums(db: Db, lateBefore: string, today: string) {
  const due = amountDueOn(today, 'total')
  const late = sql<boolean>`state = 'overdue'`
  const sum = (what: typeof due) => sql<number>`cast(coalesce(sum(${what}), 0) as bigint)`
  const row = await invoicesOf(db, lateBefore)
    .where('state', 'in', ['open', 'overdue'])
    .select([
      sum(sql`case when ${late} then total - paid else 0 end`).as('late'),
      sum(sql`case when ${late} then 1 else 0 end`).as('late_count'),
      sum(sql`case when ${late} then 0 else ${due} end`).as('due'),
      sum(sql`case when ${late} or ${due} = 0 then 0 else 1 end`).as('due_count'),
      sum(sql`case when ${late} then 0 else total - paid - ${due} end`).as('rest'),
      sum(sql`case when ${late} or total - paid - ${due} = 0 then 0 else 1 end`).as('rest_count'),
    ])
    .executeTakeFirstOrThrow()
  const part = (total: number, count: number) => ({ sum: Number(total), count: Number(count) })
  return {
    overdue: part(row.late, row.late_count),
    due: part(row.due, row.due_count),
    toCome: part(row.rest, row.rest_count),
  }
}

export const countOpenClaims = async (db: Db) =>
  Number(
    (
      await db
        .selectFrom('payment_claim')
        .where('status', '=', 'open')
        .select((e) => e.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

/** The next batch of entries with their client, newest first. */
export function ledgerBefore(db: Db, before: string | undefined, limit: number) {
  const query = db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .leftJoin('document as receipt', (join) =>
      join.onRef('receipt.payment_id', '=', 'payment.id').on('receipt.kind', '=', 'receipt'),
    )
    .select([
      'payment.id',
      'payment.kind',
      'payment.amount',
      'payment.way',
      'payment.provider',
      'payment.transaction_id',
      'payment.note',
      'payment.paid_at',
      'payment.created_at',
      'booking.name',
      'booking.reference',
      'booking.service_title',
      'receipt.number as receipt',
    ])
    .orderBy('payment.id', 'desc')
    .limit(limit)
  return (before ? query.where('payment.id', '<', before) : query).execute()
}
