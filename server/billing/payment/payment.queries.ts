import type { Insertable, Selectable } from 'kysely'
import { moneyDue } from '../../../contract/booking/payment-plan.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import type { Balance } from '../../../contract/billing/payment.ts'
import type { PaymentTable } from '../../../db/tables/billing.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'

export type PaymentRow = Selectable<PaymentTable>
export type NewEntry = Omit<Insertable<PaymentTable>, 'id' | 'created_at' | 'reversed_before'>

/** How often the transaction was recorded and reversed before. Part of a unique key, so that it counts only once. */
const reversedBefore = (db: Db, { provider, transaction_id }: NewEntry) =>
  db
    .selectFrom('payment as reversal')
    .innerJoin('payment as entry', 'entry.id', 'reversal.of_payment')
    .where('reversal.kind', '=', 'reversal')
    .where('entry.provider', '=', provider)
    .where('entry.transaction_id', '=', transaction_id ?? '')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()

/** Returns the new entry. The same transaction twice violates the constraint `payment_once`. */
export async function insertEntry(trx: Db, entry: NewEntry): Promise<PaymentRow> {
  const { count } = await reversedBefore(trx, entry)
  return trx
    .insertInto('payment')
    .values({ ...entry, id: newId(), reversed_before: count, created_at: new Date().toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const findEntry = (db: Db, id: string) =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()

/** The entry that the same form has made before. */
export const findByIdempotencyKey = (db: Db, idempotencyKey: string) =>
  db.selectFrom('payment').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst()

/** Oldest first, with the name of the person who recorded it and its reversal. */
export const listEntries = (db: Db, bookingId: string) =>
  db
    .selectFrom('payment')
    .leftJoin('user', 'user.id', 'payment.user_id')
    .leftJoin('payment as reversal', (join) =>
      join.onRef('reversal.of_payment', '=', 'payment.id').on('reversal.kind', '=', 'reversal'),
    )
    .leftJoin('payment_attempt as attempt', 'attempt.payment_id', 'payment.id')
    .leftJoin('document as receipt', (join) =>
      join.onRef('receipt.payment_id', '=', 'payment.id').on('receipt.cancelled_at', 'is', null),
    )
    .selectAll('payment')
    .select((e) => [
      'user.name as by',
      e
        .selectFrom('refundable')
        .select('refundable.amount')
        .whereRef('refundable.payment_id', '=', 'payment.id')
        .as('refundable'),
      'reversal.id as reversal_id',
      'attempt.refund_key',
      'receipt.id as receipt_id',
      'receipt.number as receipt_number',
    ])
    .where('payment.booking_id', '=', bookingId)
    .orderBy('payment.id')
    .execute()

/**
 * Online payments without an outcome, or with one that does not match; newest last. A payment whose transaction is recorded
 * on another booking is listed for both.
 */
export const listAttempts = (db: Db, bookingId: string) =>
  db
    .selectFrom('payment_attempt as attempt')
    .innerJoin('booking', 'booking.id', 'attempt.booking_id')
    .leftJoin('payment as original', 'original.id', 'attempt.duplicate_of')
    .leftJoin('booking as other', 'other.id', 'original.booking_id')
    .select([
      'attempt.id',
      'attempt.booking_id',
      'attempt.provider',
      'attempt.amount',
      'attempt.status',
      'attempt.problem',
      'attempt.unclear_since',
      'attempt.payment_id',
      'attempt.created_at',
      'booking.reference',
      'other.id as other_id',
      'other.reference as other_reference',
    ])
    .where((e) =>
      e.or([
        e('attempt.booking_id', '=', bookingId),
        e(
          'attempt.duplicate_of',
          'in',
          e.selectFrom('payment').select('id').where('booking_id', '=', bookingId),
        ),
      ]),
    )
    .where('attempt.status', 'in', ['starting', 'open', 'odd'])
    .where('attempt.seen_at', 'is', null)
    .orderBy('attempt.id')
    .execute()

/** Refunds without an answer from the gateway. */
export const listWaitingRefunds = (db: Db, bookingId: string) =>
  db
    .selectFrom('refund_attempt')
    .innerJoin('payment', 'payment.id', 'refund_attempt.payment_id')
    .select([
      'refund_attempt.id',
      'payment_id',
      'refund_attempt.amount',
      'refund_attempt.problem',
      'refund_attempt.created_at',
    ])
    .where('booking_id', '=', bookingId)
    .where('refund_attempt.status', '=', 'asked')
    .orderBy('refund_attempt.id')
    .execute()

/** How much of a payment can still be refunded. */
export const refundableOf = async (db: Db, paymentId: string) =>
  (await db.selectFrom('refundable').select('amount').where('payment_id', '=', paymentId).executeTakeFirst())
    ?.amount ?? 0

/** The payment with this transaction id that was not reversed. */
export const findTransaction = (db: Db, transactionId: string) =>
  db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .leftJoin('payment as reversal', (join) =>
      join.onRef('reversal.of_payment', '=', 'payment.id').on('reversal.kind', '=', 'reversal'),
    )
    .select(['payment.id', 'payment.booking_id', 'payment.amount', 'booking.reference'])
    .where('payment.kind', '=', 'payment')
    .where('payment.transaction_id', '=', transactionId)
    .where('reversal.id', 'is', null)
    .executeTakeFirst()

/** The balances of these bookings, derived from the ledger in one query. */
export async function readBalances(db: Db, bookings: string[]) {
  if (bookings.length === 0) return new Map<string, Balance>()
  const rows = await db
    .selectFrom('booking_situation')
    .select(['booking_id', 'agreed', 'advance', 'paid', 'claimed', 'balance_due_on'])
    .where('booking_id', 'in', bookings)
    .execute()
  return new Map(
    rows.map(({ booking_id, agreed, advance, paid, claimed, balance_due_on: balanceDueOn }) => [
      booking_id,
      {
        agreed,
        paid,
        toCheck: claimed ?? 0,
        advanceDue: Math.max(0, advance - paid),
        ...moneyDue({ agreed, advance, paid, balanceDueOn }, dayInDhaka()),
        balanceDueOn,
      },
    ]),
  )
}

export const readBalance = async (db: Db, bookingId: string) =>
  (await readBalances(db, [bookingId])).get(bookingId)!
