import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { runPeriodically } from '../../platform/jobs/periodic.ts'
import type { Gateways } from '../providers/gateways.ts'
import { type AttemptRow, claimCheck, dueAttempts, markNotStarted, saveHint } from './attempt.queries.ts'
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

export interface Notice {
  attemptId: string
  hint: string
}

/** Looks once at the payment of a notice. If that fails, the regular checks follow. */
export const createNoticeHandler =
  (db: Db, gateways: Gateways) =>
  async ({ attemptId, hint }: Notice) => {
    if (hint) await saveHint(db, attemptId, hint)
    await settleAttempt(db, gateways, attemptId).catch(() => {})
  }

/** Every few seconds, until stopped. */
export const keepPayments = (db: Db, gateways: Gateways, log: FastifyBaseLogger) =>
  runPeriodically(
    async () => {
      for (const err of await resolveAttempts(db, gateways)) log.warn({ err }, 'a payment was not settled')
    },
    log,
    'payments not looked at',
  )
