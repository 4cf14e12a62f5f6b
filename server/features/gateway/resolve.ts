import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { keepLooking } from '../../jobs/keep-looking.ts'
import type { Gateways } from '../../payments/gateways.ts'
import {
  attemptOf,
  type AttemptRow,
  claimCheck,
  dueAttempts,
  markNotStarted,
  saveHint,
} from './attempt.queries.ts'
import { dueRefunds } from './refund.queries.ts'
import { followUpRefund } from './refund-online.ts'
import { settleAttempt } from './settle.ts'

/** One question after the other; one that fails keeps no other waiting. */
async function each<Row>(rows: Row[], ask: (row: Row) => Promise<unknown>) {
  const errors: unknown[] = []
  for (const row of rows) await ask(row).catch((error: unknown) => errors.push(error))
  return errors
}

async function followUp(db: Db, gateways: Gateways, attempt: AttemptRow, now: number) {
  if (!(await claimCheck(db, attempt, now))) return
  if (attempt.status === 'starting')
    await markNotStarted(db, attempt.id, 'The site was stopped before it began.')
  else await settleAttempt(db, gateways, attempt.id, now)
}

/** Asks what became of payments and refunds that have no outcome yet. */
export async function resolveAttempts(db: Db, gateways: Gateways, now = Date.now()) {
  const payments = await each(await dueAttempts(db, now), (row) => followUp(db, gateways, row, now))
  const refunds = await each(await dueRefunds(db, now), (row) => followUpRefund(db, gateways, row, now))
  return [...payments, ...refunds]
}

export const noticeJob = 'payment-notice'

/** A payment to look at, or the question of a messenger whether its notices are welcome. */
export type Notice =
  | { provider: 'bkash' | 'sslcommerz'; ourId: string; hint: string }
  | { provider: 'bkash'; confirm: string }

const patienceMs = 20_000

/** Only where the owner uses that gateway. */
async function confirmNotices(gateways: Gateways, address: string) {
  if (!(await gateways.find('bkash', { evenIfOff: true }))) return
  const { ok } = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
  if (!ok) throw new Error('The messenger of bKash did not take the confirmation.')
}

/** What a notice tells is where to look. One about nothing of ours is nobody's business. */
export const createNoticeHandler = (db: Db, gateways: Gateways) => async (notice: Notice) => {
  if ('confirm' in notice) return confirmNotices(gateways, notice.confirm)
  const { provider, ourId, hint } = notice
  const attempt = await attemptOf(db, provider, ourId)
  if (!attempt || attempt.status === 'paid') return
  if (hint) await saveHint(db, attempt.id, hint)
  await settleAttempt(db, gateways, attempt.id)
}

/** Every few seconds, until stopped. */
export const keepPayments = (db: Db, gateways: Gateways, log: FastifyBaseLogger) =>
  keepLooking(
    async () => {
      for (const err of await resolveAttempts(db, gateways)) log.warn({ err }, 'a payment was not settled')
    },
    log,
    'payments not looked at',
  )
