import type { Selectable, Updateable } from 'kysely'
import { newId } from '../../../db/ids.ts'
import type { RefundAttemptTable } from '../../../db/money-tables.ts'
import type { Db } from '../../../db/open.ts'
import { waitAfter } from './attempt.queries.ts'

export type RefundRow = Selectable<RefundAttemptTable>

const mostAtOnce = 20
const hourMs = 3_600_000

type NewRefund = Pick<RefundRow, 'payment_id' | 'amount' | 'reason' | 'user_id' | 'idempotency_key'>

/** Set aside before the gateway is asked, so that whatever happens then, somebody follows it up. */
export const insertRefund = (trx: Db, refund: NewRefund) =>
  trx
    .insertInto('refund_attempt')
    .values({
      ...refund,
      id: newId(),
      status: 'asked',
      next_check_at: Date.now() + 2 * waitAfter(0),
      created_at: new Date().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const findRefund = (db: Db, id: string) =>
  db.selectFrom('refund_attempt').selectAll().where('id', '=', id).executeTakeFirst()

export const findAskedRefund = (db: Db, idempotencyKey: string) =>
  db.selectFrom('refund_attempt').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst()

/** The row if it had one of these states until now. */
export const endRefund = (
  trx: Db,
  id: string,
  from: RefundRow['status'][],
  values: Updateable<RefundAttemptTable>,
) =>
  trx
    .updateTable('refund_attempt')
    .set({ next_check_at: null, ...values })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst()

export const updateRefund = (db: Db, id: string, values: Updateable<RefundAttemptTable>) =>
  db.updateTable('refund_attempt').set(values).where('id', '=', id).where('status', '=', 'asked').execute()

export const dueRefunds = (db: Db, now: number) =>
  db
    .selectFrom('refund_attempt')
    .selectAll()
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(mostAtOnce)
    .execute()

/** True for the one who asks; the next question is planned before this one. */
export const claimRefundCheck = (db: Db, { id, checks }: RefundRow, now: number) =>
  db
    .updateTable('refund_attempt')
    .set({ checks: checks + 1, next_check_at: now + waitAfter(checks + 1) })
    .where('id', '=', id)
    .where('checks', '=', checks)
    .where('next_check_at', '<=', now)
    .returning('id')
    .executeTakeFirst()

/** True for the one who tells the owner that nobody knows, an hour after it was asked for. */
export const claimRefundTelling = (trx: Db, id: string, now: number) =>
  trx
    .updateTable('refund_attempt')
    .set({ told_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .where('created_at', '<=', new Date(now - hourMs).toISOString())
    .where('told_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** Transaction ids of what went back of a payment. */
export const refundsOf = async (db: Db, paymentId: string) =>
  (
    await db
      .selectFrom('payment')
      .select('transaction_id')
      .where('of_payment', '=', paymentId)
      .where('kind', '=', 'refund')
      .execute()
  ).flatMap(({ transaction_id }) => transaction_id ?? [])
