import type { SslcommerzKeys } from '../../../contract/billing/gateway.ts'
import { decimalTaka, parseTaka } from '../../../contract/shape/money.ts'
import type { PaymentWay } from '../../../contract/shape/payment-way.ts'
import { type Answer, callGateway, isAnswer, isDone, type Reply, textOf } from './call-gateway.ts'
import type { Attempt, Gateway, NotPaid, Outcome, Paid, RefundOutcome, Unknown } from './gateway.ts'
import { listed, notPaidCodes } from './not-paid.ts'

interface Place {
  keys: SslcommerzKeys
  baseUrl: string
  timeoutMs?: number
}

const dayMs = 24 * 3_600_000
/** The first time a transaction is looked up it is valid, and after that validated. */
const paidStates = new Set(['VALID', 'VALIDATED'])

function wayOf(cardType: string): PaymentWay {
  if (/bkash/i.test(cardType)) return 'bkash'
  if (/nagad/i.test(cardType)) return 'nagad'
  if (/rocket|dbblmobile/i.test(cardType)) return 'rocket'
  return /bank|ib-/i.test(cardType) ? 'bank' : 'card'
}

const unknown = (why: string, stage?: Unknown['stage']): Unknown => ({ state: 'unknown', why, stage })

function whyOf(reply: Reply) {
  if (!reply.heard) return reply.why
  const { APIConnect, status, errorReason, failedreason } = reply.answer
  const said = [APIConnect, status, errorReason ?? failedreason].map(textOf).filter(Boolean)
  return [`SSLCommerz answered HTTP ${reply.status}`, ...said].join(', ').slice(0, 300)
}

/** In `amount` stands what was paid; `currency_amount` only repeats what was asked for. */
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

function read(answer: Answer): Outcome {
  const state = textOf(answer.status).toUpperCase()
  const code = listed(notPaidCodes, `sslcommerz ${state}`)
  if (code) return { state: 'not-paid', code }
  return (paidStates.has(state) && paidOf(answer)) || unknown(`SSLCommerz names it '${state}'.`.slice(0, 300))
}

/** Several tries may stand behind one order: paid if one is, not paid if all of them say so. */
const together = (outcomes: Outcome[]) =>
  outcomes.find(({ state }) => state === 'paid') ??
  outcomes.find(({ state }) => state === 'unknown') ??
  outcomes.at(-1)

/** Cards, wallets and banks. What counts is what its validation server says, whoever sent a notice. */
export function createSslcommerz({ keys, baseUrl, timeoutMs }: Place): Gateway {
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

  /** A notice may name any transaction; one of somebody else says nothing about ours. */
  async function validate({ ourId, hint }: Attempt): Promise<Outcome | undefined> {
    const reply = await query('validationserverAPI.php', { val_id: hint! })
    // One timeout is enough: the client is waiting.
    if (!reply.heard) return unknown(reply.why)
    return isDone(reply) && textOf(reply.answer.tran_id) === ourId ? read(reply.answer) : undefined
  }

  async function lookUp({ ourId, hint, expired }: Attempt): Promise<Outcome> {
    const reply = await ask({ tran_id: ourId })
    if (!reply.heard || !isDone(reply) || textOf(reply.answer.APIConnect) !== 'DONE')
      return unknown(whyOf(reply))
    const { element, no_of_trans_found: count } = reply.answer
    const found = Array.isArray(element) ? element.filter(isAnswer) : []
    if (found.length > 0) return together(found.map(read))!
    if (textOf(count) !== '0') return unknown(whyOf(reply))
    const nothing: NotPaid = { state: 'not-paid', code: 'sslcommerz nothing found' }
    return expired ? nothing : unknown('Not paid so far.', hint ? undefined : 'not-approved')
  }

  /** A refund that was accepted is only on its way; its id is asked for whether it arrived. */
  async function refundStatus(gatewayId: string): Promise<RefundOutcome> {
    const reply = await ask({ refund_ref_id: gatewayId })
    const answer =
      reply.heard && isDone(reply) && textOf(reply.answer.APIConnect) === 'DONE' ? reply.answer : {}
    const state = textOf(answer.status).toLowerCase()
    if (state === 'refunded') return { state: 'paid-back', transactionId: gatewayId.toUpperCase() }
    if (state === 'cancelled') return { state: 'not-paid-back', code: 'sslcommerz cancelled' }
    return { state: 'unknown', why: whyOf(reply), gatewayId }
  }

  return {
    /** Nowhere documented; sessions live for minutes, and the notices of slow banks come within the day. */
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
      const answer = reply.heard && isDone(reply) ? reply.answer : {}
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
        reply.heard && isDone(reply) && textOf(reply.answer.APIConnect) === 'DONE' ? reply.answer : {}
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
      if (!reply.heard || !isDone(reply)) return { state: 'unknown', why: whyOf(reply) }
      return textOf(reply.answer.APIConnect) === 'DONE'
        ? { state: 'works' }
        : { state: 'refused', why: 'SSLCommerz does not accept this store ID and password.' }
    },
  }
}
