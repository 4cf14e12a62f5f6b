import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { keepLooking } from '../../jobs/keep-looking.ts'
import type { Gateways } from '../../payments/gateways.ts'
import { attemptOf, claimCheck, dueAttempts, isLastCheck, markEnded, saveHint } from './attempt.queries.ts'
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
