import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { keepLooking } from '../../jobs/keep-looking.ts'
import type { Gateways } from '../../payments/gateways.ts'
import { claimCheck, dueAttempts, isLastCheck, markEnded, saveHint } from './attempt.queries.ts'
import { settleAttempt } from './settle.ts'

/** Looks what became of payments that nobody has told the end of; one that fails keeps nobody else waiting. */
export async function resolveAttempts(db: Db, gateways: Gateways, now = Date.now()) {
  const errors: unknown[] = []
  for (const attempt of await dueAttempts(db, now)) {
    if (!(await claimCheck(db, attempt, now))) continue
    const settled = await settleAttempt(db, gateways, attempt.id).catch((error: unknown) => {
      errors.push(error)
      return undefined
    })
    if (settled?.status === 'open' && isLastCheck(settled)) await markEnded(db, attempt.id, 'expired')
  }
  return errors
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
  keepLooking(
    async () => {
      for (const err of await resolveAttempts(db, gateways)) log.warn({ err }, 'a payment was not settled')
    },
    log,
    'payments not looked at',
  )
