import { setTimeout as sleep } from 'node:timers/promises'
import type { GatewayProvider } from '../../contract/shape/payment-way.ts'
import type { Db } from '../../db/open.ts'
import { settleRefundByHand } from '../../server/billing/gateway/refund-online.ts'
import type { Site } from '../bookings/sites.ts'
import type { Stands } from './pay.ts'

const mostTries = 40
const pick = <T>(some: T[]) => some[Math.floor(Math.random() * some.length)]!

/** The owner refunds a part of a payment; without a reply the same form is sent again. */
export async function payBack(sites: Site[], token: string, paymentId: string, amount: number) {
  const body = JSON.stringify({ amount, reason: 'Rain', key: crypto.randomUUID() })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  for (let tries = 0; tries < mostTries; tries++) {
    const url = `${pick(sites).url}/api/refund-online/${paymentId}`
    const reply = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
    if (reply) return
    await sleep(200)
  }
}

const booksOf = (provider: GatewayProvider, { bkash, sslcommerz }: Stands) =>
  [...(provider === 'bkash' ? bkash.payments : sslcommerz.sessions).values()].map(({ refunds }) =>
    refunds.map(({ id, amount }) => ({
      id,
      paisa: typeof amount === 'string' ? Math.round(Number(amount) * 100) : amount,
    })),
  )

/** Refunds according to the gateway: transaction and amount. */
export const paidBackAt = (provider: GatewayProvider, stands: Stands) =>
  new Map(
    booksOf(provider, stands)
      .flat()
      .map(({ id, paisa }) => [id, paisa]),
  )

/** How often each payment was refunded; once is right. */
export const timesSentBack = (provider: GatewayProvider, stands: Stands) =>
  booksOf(provider, stands).map((refunds) => refunds.length)

/** The owner looks up unknown refunds in the gateway's own dashboard; returns how many there were. */
export async function settleTheRest(db: Db, provider: GatewayProvider, stands: Stands) {
  const waiting = await db
    .selectFrom('refund_attempt')
    .innerJoin('payment', 'payment.id', 'refund_attempt.payment_id')
    .select(['refund_attempt.id', 'refund_attempt.amount'])
    .where('provider', '=', provider)
    .where('status', '=', 'asked')
    .execute()
  // Each refund of the run has a different amount.
  const ids = new Map([...paidBackAt(provider, stands)].map(([id, amount]) => [amount, id]))
  for (const { id, amount } of waiting) {
    const transactionId = ids.get(amount)
    await settleRefundByHand(
      db,
      id,
      transactionId ? { outcome: 'paid-back', transactionId } : { outcome: 'not-paid-back' },
    )
  }
  return waiting.length
}
