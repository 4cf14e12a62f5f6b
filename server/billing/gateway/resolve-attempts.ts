import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { runPeriodically } from '../../platform/jobs/periodic.ts'
import type { Gateways } from '../providers/gateways.ts'
import { type AttemptRow, claimCheck, dueAttempts, markNotStarted, saveHint } from './attempt.queries.ts'
import { dueRefunds } from './refund.queries.ts'
import { followUpRefund } from './refund-online.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Runs the checks one after another; a failure does not stop the others. */
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

/** Asks the gateways for the outcomes of open payments and refunds. */
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

/** Job handler: checks the payment of a notice once. If that fails, the regular checks follow. */
export const createNoticeHandler =
  (db: Db, gateways: Gateways) =>
  async ({ attemptId, hint }: Notice) => {
    if (hint) await saveHint(db, attemptId, hint)
    await settleAttempt(db, gateways, attemptId).catch(() => {})
  }

/** Checks open payments every few seconds, until stopped. */
export const watchPayments = (db: Db, gateways: Gateways, log: FastifyBaseLogger) =>
  runPeriodically(
    async () => {
      for (const err of await resolveAttempts(db, gateways)) log.warn({ err }, 'a payment was not settled')
    },
    log,
    'payments not looked at',
  )
