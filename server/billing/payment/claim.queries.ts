import type { Selectable } from 'kysely'
import type { ClaimInput } from '../../../contract/billing/payment.ts'
import { newId } from '../../../db/ids.ts'
import type { PaymentClaimTable } from '../../../db/tables/billing.ts'
import type { Db } from '../../../db/open.ts'

export type ClaimRow = Selectable<PaymentClaimTable>

/** Returns the new row, or undefined if the same claim is open already. */
export const insertClaim = (
  trx: Db,
  bookingId: string,
  { way, transactionId, sender }: ClaimInput,
  amount: number | null,
) =>
  trx
    .insertInto('payment_claim')
    .values({
      id: newId(),
      booking_id: bookingId,
      way,
      transaction_id: transactionId,
      sender,
      amount,
      status: 'open',
      created_at: new Date().toISOString(),
    })
    .onConflict((c) => c.doNothing())
    .returningAll()
    .executeTakeFirst()

export const listClaims = (db: Db, bookingId: string) =>
  db.selectFrom('payment_claim').selectAll().where('booking_id', '=', bookingId).orderBy('id').execute()

export const findClaim = (db: Db, id: string) =>
  db.selectFrom('payment_claim').selectAll().where('id', '=', id).executeTakeFirst()

/** Decides a claim and returns it, if it was open. */
export const decideClaim = (trx: Db, id: string, status: 'approved' | 'not-found', paymentId?: string) =>
  trx
    .updateTable('payment_claim')
    .set({ status, payment_id: paymentId ?? null, decided_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst()
