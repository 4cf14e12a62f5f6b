import type { SslcommerzKeys } from '../../contract/gateway.ts'
import { decimalTaka, parseTaka } from '../../contract/money.ts'
import type { PaymentWay } from '../../contract/payment-way.ts'
import { type Answer, callGateway, textOf } from './call-gateway.ts'
import { type Attempt, type Gateway, GatewayAway, GatewayRefusal, type Outcome } from './gateway.ts'

interface Place {
  keys: SslcommerzKeys
  baseUrl: string
  timeoutMs?: number
}

/** The first time a transaction is looked up it is valid, and after that validated. */
const paidStates = new Set(['VALID', 'VALIDATED'])

function wayOf(cardType: string): PaymentWay {
  if (/bkash/i.test(cardType)) return 'bkash'
  if (/nagad/i.test(cardType)) return 'nagad'
  if (/rocket|dbblmobile/i.test(cardType)) return 'rocket'
  return /bank|ib-/i.test(cardType) ? 'bank' : 'card'
}

function read(answer: Answer): Outcome {
  const state = textOf(answer.status).toUpperCase()
  if (paidStates.has(state))
    return {
      state: 'paid',
      transactionId: textOf(answer.bank_tran_id).toUpperCase(),
      ourId: textOf(answer.tran_id),
      // What was asked for, in the currency it was asked for in.
      amount: parseTaka(textOf(answer.currency_amount ?? answer.amount)) ?? -1,
      currency: textOf(answer.currency_type ?? answer.currency),
      way: wayOf(textOf(answer.card_type)),
      sender: textOf(answer.card_no),
      risky: textOf(answer.risk_level) === '1',
      refundId: textOf(answer.bank_tran_id),
    }
  if (state === 'CANCELLED') return { state: 'cancelled', problem: 'Cancelled by the client' }
  if (state === 'FAILED' || state === 'EXPIRED')
    return { state: 'failed', problem: textOf(answer.error) || state }
  return { state: 'open' }
}

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

  /** A notice may name any transaction; one of somebody else says nothing about ours. */
  async function validate({ ourId, hint }: Attempt) {
    const answer = await query('validationserverAPI.php', { val_id: hint! })
    return textOf(answer.tran_id) === ourId ? read(answer) : undefined
  }

  async function lookUp({ ourId }: Attempt): Promise<Outcome> {
    const answer = await query('merchantTransIDvalidationAPI.php', { tran_id: ourId })
    if (textOf(answer.APIConnect) !== 'DONE')
      throw new GatewayAway(`SSLCommerz refused to look: ${textOf(answer.APIConnect)}`)
    const found = (Array.isArray(answer.element) ? (answer.element as Answer[]) : []).map(read)
    return found.find(({ state }) => state === 'paid') ?? found.at(-1) ?? { state: 'open' }
  }

  const open = (fields: Record<string, string>) =>
    callGateway(`${baseUrl}/gwprocess/v4/api.php`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...signIn, ...fields }),
      timeoutMs,
    })

  return {
    async start({ ourId, amount }, { person, what, returnUrl, noticeUrl }) {
      const answer = await open({
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
      })
      const url = textOf(answer.GatewayPageURL)
      if (textOf(answer.status).toUpperCase() !== 'SUCCESS' || !url)
        throw new GatewayRefusal(textOf(answer.failedreason) || 'SSLCommerz refused without a reason.')
      return { gatewayId: textOf(answer.sessionkey), url }
    },
    async settle(attempt) {
      const named = attempt.hint ? await validate(attempt) : undefined
      return named && named.state === 'paid' ? named : lookUp(attempt)
    },
    async refund({ refundId, amount, reason, ourId }) {
      const answer = await query('merchantTransIDvalidationAPI.php', {
        bank_tran_id: refundId,
        refund_amount: decimalTaka(amount),
        refund_remarks: reason,
        refe_id: ourId,
        refund_trans_id: ourId,
      })
      const [state, id] = [textOf(answer.status).toLowerCase(), textOf(answer.refund_ref_id)]
      if (!['success', 'processing'].includes(state) || !id)
        throw new GatewayRefusal(textOf(answer.errorReason) || 'SSLCommerz refused without a reason.')
      return { transactionId: id.toUpperCase() }
    },
    async test() {
      const answer = await query('merchantTransIDvalidationAPI.php', { tran_id: 'no-such-transaction' })
      if (textOf(answer.APIConnect) !== 'DONE')
        throw new GatewayRefusal('SSLCommerz does not know this store id and password.')
    },
  }
}
