import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { GatewayProvider } from '../../../contract/gateway.ts'
import { newId } from '../../../db/ids.ts'
import type { AttemptStatus, PaymentAttemptTable } from '../../../db/money-tables.ts'
import type { Db } from '../../../db/open.ts'

export type AttemptRow = Selectable<PaymentAttemptTable>

const minute = 60_000
/** How long after each look the next one follows; after the last one whoever has not paid does not come back. */
const waits = [1, 1, 2, 5, 15, 30, 60, 180, 360, 900].map((minutes) => minutes * minute)

export const insertAttempt = (
  trx: Db,
  booking: { id: string; reference: string },
  provider: GatewayProvider,
  amount: number,
) =>
  trx
    .insertInto('payment_attempt')
    .values({
      id: newId(),
      booking_id: booking.id,
      provider,
      // Gateways take thirty signs at most.
      our_id: `${booking.reference}-${randomBytes(6).toString('hex').toUpperCase()}`,
      amount,
      status: 'starting',
      created_at: new Date().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Where the client goes on; from now on somebody looks what became of it. */
export const markOpen = (db: Db, id: string, gatewayId: string, now = Date.now()) =>
  db
    .updateTable('payment_attempt')
    .set({ status: 'open', gateway_id: gatewayId, next_check_at: now + waits[0]! })
    .where('id', '=', id)
    .where('status', '=', 'starting')
    .execute()

/** It is known what became of it. One that is paid stays so. */
export const markEnded = (
  db: Db,
  id: string,
  status: Exclude<AttemptStatus, 'starting' | 'open'>,
  more: { problem?: string; payment_id?: string; refund_key?: string } = {},
) =>
  db
    .updateTable('payment_attempt')
    .set({ status, next_check_at: null, ...more })
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .execute()

/** The owner has looked into what did not fit. */
export const markSeen = (db: Db, id: string) =>
  db
    .updateTable('payment_attempt')
    .set({ seen_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'odd')
    .returning('id')
    .executeTakeFirst()

/** What came back with the browser or with a notice; kept before anybody acts on it, so that a crash forgets nothing. */
export const saveHint = (db: Db, id: string, hint: string, now = Date.now()) =>
  db
    .updateTable('payment_attempt')
    .set({ hint, next_check_at: now })
    .where('id', '=', id)
    .where('status', 'not in', ['paid', 'starting'])
    .execute()

export const findAttempt = (db: Db, id: string) =>
  db.selectFrom('payment_attempt').selectAll().where('id', '=', id).executeTakeFirst()

export const lastAttempt = (db: Db, bookingId: string) =>
  db
    .selectFrom('payment_attempt')
    .select(['provider', 'status'])
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .executeTakeFirst()

export const attemptOf = (db: Db, provider: GatewayProvider, ourId: string) =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('provider', '=', provider)
    .where('our_id', '=', ourId)
    .executeTakeFirst()

export const attemptOfPayment = (db: Db, paymentId: string) =>
  db.selectFrom('payment_attempt').selectAll().where('payment_id', '=', paymentId).executeTakeFirst()

const mostAtOnce = 20

export const dueAttempts = (db: Db, now: number) =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(mostAtOnce)
    .execute()

/** True for the one who looks; the next look is planned before this one, so that a crash does not end them. */
export const claimCheck = (db: Db, { id, checks }: AttemptRow, now: number) =>
  db
    .updateTable('payment_attempt')
    .set({ checks: checks + 1, next_check_at: now + (waits[checks + 1] ?? waits.at(-1)!) })
    .where('id', '=', id)
    .where('checks', '=', checks)
    .where('next_check_at', '<=', now)
    .returning('id')
    .executeTakeFirst()

export const isLastCheck = ({ checks }: AttemptRow) => checks >= waits.length
