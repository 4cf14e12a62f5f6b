import type { SslcommerzKeys } from '../../../contract/billing/gateway.ts'
import { decimalTaka, parseTaka } from '../../../contract/shape/money.ts'
import type { PaymentWay } from '../../../contract/shape/payment-way.ts'
import { type Answer, callGateway, isAnswer, isDone, type Reply, textOf } from './call-gateway.ts'
import type { Attempt, Gateway, NotPaid, Outcome, Paid, RefundOutcome, Unknown } from './gateway.ts'
import { knownCode, notPaidCodes } from './not-paid-codes.ts'

interface SslcommerzOptions {
  keys: SslcommerzKeys
  baseUrl: string
  timeoutMs?: number
}

const dayMs = 24 * 3_600_000
/** VALID the first time that a transaction is looked up, VALIDATED afterwards. */
const paidStates = new Set(['VALID', 'VALIDATED'])

function wayOf(cardType: string): PaymentWay {
  if (/bkash/i.test(cardType)) return 'bkash'
  if (/nagad/i.test(cardType)) return 'nagad'
  if (/rocket|dbblmobile/i.test(cardType)) return 'rocket'
  return /bank|ib-/i.test(cardType) ? 'bank' : 'card'
}

const unknown = (why: string, stage?: Unknown['stage']): Unknown => ({ state: 'unknown', why, stage })

function whyOf(reply: Reply) {
  if (!reply.isReadable) return reply.why
  const { APIConnect, status, errorReason, failedreason } = reply.answer
  const said = [APIConnect, status, errorReason ?? failedreason].map(textOf).filter(Boolean)
  return [`SSLCommerz answered HTTP ${reply.status}`, ...said].join(', ').slice(0, 300)
}

/** `amount` is what was paid; `currency_amount` only repeats the requested sum. */
function paidOf(answer: Answer): Paid | undefined {
  const transactionId = textOf(answer.bank_tran_id).toUpperCase()
  const amount = parseTaka(textOf(answer.amount))
  if (!transactionId || amount === undefined) return undefined
  const currencies = [textOf(answer.currency), textOf(answer.currency_type)].filter(Boolean)
  return {
    state: 'paid',
    transactionId,
    ourId: textOf(answer.tran_id),
    amount,
    currency: currencies.find((currency) => currency !== 'BDT') ?? currencies[0] ?? '',
    way: wayOf(textOf(answer.card_type)),
    sender: textOf(answer.card_no),
    risky: textOf(answer.risk_level) === '1',
    refundId: textOf(answer.bank_tran_id),
  }
}

function outcomeOf(answer: Answer): Outcome {
  const state = textOf(answer.status).toUpperCase()
  const code = knownCode(notPaidCodes, `sslcommerz ${state}`)
  if (code) return { state: 'not-paid', code }
  return (paidStates.has(state) && paidOf(answer)) || unknown(`SSLCommerz names it '${state}'.`.slice(0, 300))
}

/** An order can have several attempts: it is paid if one is, and not paid only if all say so. */
const combine = (outcomes: Outcome[]) =>
  outcomes.find(({ state }) => state === 'paid') ??
  outcomes.find(({ state }) => state === 'unknown') ??
  outcomes.at(-1)

/** Cards, wallets and banks. Only the answers of its validation server count, not the notices. */
export function createSslcommerz({ keys, baseUrl, timeoutMs }: SslcommerzOptions): Gateway {
  const signIn = { store_id: keys.storeId, store_passwd: keys.storePassword }

  const query = (path: string, fields: Record<string, string>) =>
    callGateway(
      `${baseUrl}/validator/api/${path}?${new URLSearchParams({ ...fields, ...signIn, v: '1', format: 'json' })}`,
      {
        method: 'GET',
        timeoutMs,
      },
    )
  const ask = (fields: Record<string, string>) => query('merchantTransIDvalidationAPI.php', fields)

  /** A notice may name any transaction; one of another order is ignored. */
  async function validate({ ourId, hint }: Attempt): Promise<Outcome | undefined> {
    const reply = await query('validationserverAPI.php', { val_id: hint! })
    // Not asked again after a timeout, because the client is waiting.
    if (!reply.isReadable) return unknown(reply.why)
    return isDone(reply) && textOf(reply.answer.tran_id) === ourId ? outcomeOf(reply.answer) : undefined
  }

  async function lookUp({ ourId, hint, expired }: Attempt): Promise<Outcome> {
    const reply = await ask({ tran_id: ourId })
    if (!reply.isReadable || !isDone(reply) || textOf(reply.answer.APIConnect) !== 'DONE')
      return unknown(whyOf(reply))
    const { element, no_of_trans_found: count } = reply.answer
    const found = Array.isArray(element) ? element.filter(isAnswer) : []
    if (found.length > 0) return combine(found.map(outcomeOf))!
    if (textOf(count) !== '0') return unknown(whyOf(reply))
    const nothing: NotPaid = { state: 'not-paid', code: 'sslcommerz nothing found' }
    return expired ? nothing : unknown('Not paid so far.', hint ? undefined : 'not-approved')
  }

  /** An accepted refund is not completed yet, so its status is asked. */
  async function refundStatus(gatewayId: string): Promise<RefundOutcome> {
    const reply = await ask({ refund_ref_id: gatewayId })
    const answer =
      reply.isReadable && isDone(reply) && textOf(reply.answer.APIConnect) === 'DONE' ? reply.answer : {}
    const state = textOf(answer.status).toLowerCase()
    if (state === 'refunded') return { state: 'paid-back', transactionId: gatewayId.toUpperCase() }
    if (state === 'cancelled') return { state: 'not-paid-back', code: 'sslcommerz cancelled' }
    return { state: 'unknown', why: whyOf(reply), gatewayId }
  }

  return {
    /** Not documented. Sessions last for minutes, and notices of slow banks arrive within a day. */
    expiresAfterMs: dayMs,
    async start({ ourId, amount }, { person, what, returnUrl, noticeUrl }) {
      const reply = await callGateway(`${baseUrl}/gwprocess/v4/api.php`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          ...signIn,
          total_amount: decimalTaka(amount),
          currency: 'BDT',
          tran_id: ourId,
          success_url: returnUrl,
          fail_url: returnUrl,
          cancel_url: returnUrl,
          ipn_url: noticeUrl,
          cus_name: person.name.slice(0, 50),
          cus_email: person.email.slice(0, 50) || 'none@example.com',
          cus_add1: person.address.slice(0, 50) || 'Dhaka',
          cus_city: 'Dhaka',
          cus_postcode: '1000',
          cus_country: 'Bangladesh',
          cus_phone: person.phone.slice(0, 20) || '0',
          shipping_method: 'NO',
          num_of_item: '1',
          product_name: what.slice(0, 255),
          product_category: 'Photography',
          product_profile: 'non-physical-goods',
        }),
        timeoutMs,
      })
      const answer = reply.isReadable && isDone(reply) ? reply.answer : {}
      const url = textOf(answer.GatewayPageURL)
      return textOf(answer.status).toUpperCase() === 'SUCCESS' && url
        ? { state: 'started', gatewayId: textOf(answer.sessionkey), url }
        : { state: 'not-started', why: whyOf(reply) }
    },
    async settle(attempt) {
      const named = attempt.hint && !attempt.expired ? await validate(attempt) : undefined
      return named?.state === 'paid' || named?.state === 'unknown' ? named : lookUp(attempt)
    },
    async refund({ refundId, amount, reason, ourId }) {
      const reply = await ask({
        bank_tran_id: refundId,
        refund_amount: decimalTaka(amount),
        refund_remarks: reason,
        refe_id: ourId,
        refund_trans_id: ourId,
      })
      const answer =
        reply.isReadable && isDone(reply) && textOf(reply.answer.APIConnect) === 'DONE' ? reply.answer : {}
      const [state, id] = [textOf(answer.status).toLowerCase(), textOf(answer.refund_ref_id)]
      if (state === 'failed') return { state: 'not-paid-back', code: 'sslcommerz failed' }
      return ['success', 'processing'].includes(state) && id
        ? refundStatus(id)
        : { state: 'unknown', why: whyOf(reply), ...(id && { gatewayId: id }) }
    },
    askRefund: async ({ gatewayId }) =>
      gatewayId
        ? refundStatus(gatewayId)
        : { state: 'unknown', why: 'SSLCommerz has not named this refund, so that it cannot be asked.' },
    async test() {
      const reply = await ask({ tran_id: 'no-such-transaction' })
      if (!reply.isReadable || !isDone(reply)) return { state: 'unknown', why: whyOf(reply) }
      return textOf(reply.answer.APIConnect) === 'DONE'
        ? { state: 'works' }
        : { state: 'refused', why: 'SSLCommerz does not accept this store ID and password.' }
    },
  }
}
