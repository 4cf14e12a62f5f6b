import type { Selectable, Updateable } from 'kysely'
import { newId } from '../../../db/ids.ts'
import type { RefundAttemptTable } from '../../../db/tables/billing.ts'
import type { Db } from '../../../db/open.ts'
import { waitAfter } from './attempt.queries.ts'

export type RefundRow = Selectable<RefundAttemptTable>

const mostAtOnce = 20
const hourMs = 3_600_000

type NewRefund = Pick<RefundRow, 'payment_id' | 'amount' | 'reason' | 'user_id' | 'idempotency_key'>

/** Stored before the gateway is asked, so that it is followed up even after a crash. */
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

export const findRefundByKey = (db: Db, idempotencyKey: string) =>
  db.selectFrom('refund_attempt').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst()

/** Ends a refund and returns it, if it had one of these statuses. A refused one may be requested again by the same form. */
export const endRefund = (
  trx: Db,
  id: string,
  from: RefundRow['status'][],
  values: Updateable<RefundAttemptTable>,
) =>
  trx
    .updateTable('refund_attempt')
    .set({ next_check_at: null, ...(values.status === 'refused' && { idempotency_key: null }), ...values })
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

/** Returns a row to only one caller. The next check is planned first. */
export const claimRefundCheck = (db: Db, { id, checks }: RefundRow, now: number) =>
  db
    .updateTable('refund_attempt')
    .set({ checks: checks + 1, next_check_at: now + waitAfter(checks + 1) })
    .where('id', '=', id)
    .where('checks', '=', checks)
    .where('next_check_at', '<=', now)
    .returning('id')
    .executeTakeFirst()

/** Returns the row to one caller only, an hour after the refund was requested. */
export const claimRefundNotification = (trx: Db, id: string, now: number) =>
  trx
    .updateTable('refund_attempt')
    .set({ notified_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .where('created_at', '<=', new Date(now - hourMs).toISOString())
    .where('notified_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** The transaction ids of the refunds of a payment. */
export const refundsOf = async (db: Db, paymentId: string) =>
  (
    await db
      .selectFrom('payment')
      .select('transaction_id')
      .where('of_payment', '=', paymentId)
      .where('kind', '=', 'refund')
      .execute()
  ).flatMap(({ transaction_id }) => transaction_id ?? [])
