import { randomBytes } from 'node:crypto'
import {
  type Answer,
  answerWith,
  type Call,
  type CallName,
  checkout,
  Elsewhere,
  type Faults,
  Raw,
  serveCalls,
} from './http.ts'

interface Payment {
  paymentID: string
  trxID: string
  amount: string
  merchantInvoiceNumber: string
  callbackURL: string
  status: 'Initiated' | 'Authorized' | 'Completed' | 'Cancelled'
  refunded: number
  refunds: { id: string; amount: string }[]
}

export const bkashKeys = { appKey: 'key', appSecret: 'secret', username: 'user', password: 'pass' }

const id = (bytes: number) => randomBytes(bytes).toString('hex').toUpperCase()
const ok = { statusCode: '0000', statusMessage: 'Successful' }
const wrong = (statusCode: string, statusMessage: string) => ({ statusCode, statusMessage })
const paisa = (amount: string) => Math.round(Number(amount) * 100)

/** The path of the newer of the two documented refund calls. */
const secondRefund = '/v2/tokenized-checkout/refund/payment/transaction'
const refundList = '/v2/tokenized-checkout/refund/payment/status'

const names: Record<string, CallName> = {
  'token/grant': 'grant',
  create: 'create',
  execute: 'execute',
  'payment/status': 'query',
  'payment/refund': 'refund',
  [secondRefund]: 'refund',
  [refundList]: 'refund query',
}

/** Errors that bKash returns with HTTP 200. */
const said = {
  'system error': wrong('9999', 'System Error'),
  maintenance: wrong('503', 'System is undergoing maintenance. Please try again later'),
}
const noSuchCall = new Raw(403, { message: 'Missing Authentication Token' })

/** bKash's tokenized checkout as documented: fields, codes and rules. */
export async function startBkash() {
  const payments = new Map<string, Payment>()
  const tokens = new Set<string>()
  const calls = { grant: 0, create: 0, execute: 0, status: 0, refund: 0 }
  const faults: Faults = {}

  function grant({ headers, body }: Call): Answer {
    calls.grant += 1
    const { app_key, app_secret } = JSON.parse(body)
    if (app_key !== bkashKeys.appKey || app_secret !== bkashKeys.appSecret)
      return wrong('2001', 'Invalid App Key')
    if (headers.username !== bkashKeys.username || headers.password !== bkashKeys.password)
      return wrong('9999', 'Invalid username and password combination')
    const id_token = id(20)
    tokens.add(id_token)
    return { ...ok, id_token, token_type: 'Bearer', expires_in: 3600, refresh_token: id(20) }
  }

  const shown = (payment: Payment) => ({
    ...ok,
    paymentID: payment.paymentID,
    mode: '0011',
    amount: faults.wrongAmount ? (faults.wrongAmount / 100).toFixed(2) : payment.amount,
    currency: 'BDT',
    intent: 'sale',
    merchantInvoiceNumber: payment.merchantInvoiceNumber,
    transactionStatus: payment.status === 'Authorized' ? 'Initiated' : payment.status,
    ...(!faults.noVerification && {
      verificationStatus: payment.status === 'Initiated' ? 'Incomplete' : 'Complete',
    }),
    ...(payment.status === 'Completed' && {
      trxID: payment.trxID,
      customerMsisdn: '01770618575',
      paymentExecuteTime: '2026-11-16T16:12:43:828 GMT+0600',
    }),
  })

  function create({ body }: Call): Answer {
    calls.create += 1
    const given = JSON.parse(body)
    for (const field of ['mode', 'payerReference', 'callbackURL', 'amount', 'currency', 'intent'])
      if (!given[field]) return wrong('2065', `Mandatory field missing: ${field}`)
    if (!/^\d+\.\d\d$/.test(given.amount)) return wrong('2006', 'Invalid Amount')
    const paymentID = `TR0011${id(8)}`
    const { amount, merchantInvoiceNumber, callbackURL } = given
    payments.set(paymentID, {
      paymentID,
      trxID: id(5),
      amount,
      merchantInvoiceNumber,
      callbackURL,
      status: 'Initiated',
      refunded: 0,
      refunds: [],
    })
    return {
      ...shown(payments.get(paymentID)!),
      bkashURL: `${server.url}/checkout?paymentId=${paymentID}`,
      callbackURL,
    }
  }

  function execute(payment: Payment): Answer {
    calls.execute += 1
    if (payment.status === 'Completed') return wrong('2062', 'The payment has already been completed')
    if (payment.status !== 'Authorized') return wrong('2056', 'Invalid Payment State')
    payment.status = 'Completed'
    return faults.silentAfterSuccess ? 'silence' : shown(payment)
  }

  const shownRefund = (payment: Payment, { id: refundTrxID, amount }: Payment['refunds'][number]) => ({
    ...ok,
    originalTrxID: payment.trxID,
    refundTrxID,
    transactionStatus: 'Completed',
    amount,
    currency: 'BDT',
  })

  function refund(payment: Payment, { amount, trxID, sku, reason }: Record<string, string>): Answer {
    // Without an amount it is a status query for the last refund.
    const last = payment.refunds.at(-1)
    if (amount === undefined)
      return last ? shownRefund(payment, last) : wrong('2033', 'Transaction not found')
    calls.refund += 1
    if (!trxID || !sku || !reason) return wrong('2065', 'Mandatory field missing')
    const left = paisa(payment.amount) - payment.refunded
    if (payment.status !== 'Completed' || paisa(amount) > left)
      return wrong('2026', 'The reversal amount cannot be greater than the original transaction amount')
    payment.refunded += paisa(amount)
    const done = { id: id(5), amount }
    payment.refunds.push(done)
    return faults.silentAfterSuccess ? 'silence' : shownRefund(payment, done)
  }

  const listRefunds = (payment: Payment) => ({
    originalTrxId: payment.trxID,
    originalTrxAmount: payment.amount,
    refundTransactions: payment.refunds.map(({ id: refundTrxId, amount: refundAmount }) => ({
      refundTrxId,
      refundTransactionStatus: 'Completed',
      refundAmount,
      completedTime: '2026-11-16T16:12:43:828 GMT+0600',
    })),
  })

  /** The same with other field names. */
  function refundSecond(payment: Payment, { refundAmount, trxId, sku, reason }: Record<string, string>) {
    const done = refund(payment, { amount: refundAmount!, trxID: trxId!, sku: sku!, reason: reason! })
    if (done === 'silence') return done
    const { refundTrxID, statusCode, statusMessage } = done as Record<string, string>
    if (statusCode !== ok.statusCode)
      return new Raw(400, {
        internalCode: 'refund_refused',
        externalCode: statusCode,
        errorMessageEn: statusMessage,
      })
    return {
      originalTrxId: trxId,
      refundTrxId: refundTrxID,
      refundTransactionStatus: 'Completed',
      originalTrxAmount: payment.amount,
      refundAmount,
      currency: 'BDT',
    }
  }

  function answer(call: Call, path: string): Answer {
    if (faults.away) return 'silence'
    if (path === 'token/grant') return grant(call)
    const token = String(call.headers.authorization).replace(/^Bearer /, '')
    if (!tokens.has(token) || call.headers['x-app-key'] !== bkashKeys.appKey)
      return new Raw(401, { message: 'The incoming token has expired' })
    if (path === 'create') return create(call)
    if (path === (faults.secondRefunds ? 'payment/refund' : secondRefund)) return noSuchCall
    if (path === refundList && faults.noRefundList) return noSuchCall
    const given = JSON.parse(call.body) as Record<string, string>
    const payment = payments.get(given.paymentID ?? given.paymentId ?? '')
    if (!payment) return wrong('2002', 'Invalid Payment ID')
    if (path === 'execute') return execute(payment)
    if (path === 'payment/refund') return refund(payment, given)
    if (path === secondRefund) return refundSecond(payment, given)
    if (path === refundList) return listRefunds(payment)
    calls.status += 1
    return shown(payment)
  }
  function pageFor(query: URLSearchParams): Answer {
    const [paymentId, does] = [query.get('paymentId')!, query.get('does')]
    if (does !== 'pay' && does !== 'cancel') return checkout('bKash', `paymentId=${paymentId}`)
    return new Elsewhere(visit(`${server.url}/?paymentId=${paymentId}`, does))
  }

  const server = await serveCalls(async (call) => {
    if (call.path === '/checkout') return pageFor(call.query)
    const path = call.path.replace('/tokenized/checkout/', '')
    await faults.onCall?.(path, 'before')
    const code = faults.code?.(names[path]!)
    const work = () => (code ? wrong(code, 'Refused') : answer(call, path))
    const ready = answerWith(faults.badAnswer?.(names[path]!), said, work)
    await faults.onCall?.(path, 'after')
    return ready
  })

  /** What a client does on bKash's page, and the address that it redirects the browser to. */
  function visit(url: string, does: 'pay' | 'cancel') {
    const payment = payments.get(new URL(url).searchParams.get('paymentId')!)!
    payment.status = does === 'pay' ? 'Authorized' : 'Cancelled'
    const status = does === 'pay' ? 'success' : 'cancel'
    const query = new URLSearchParams({
      paymentID: payment.paymentID,
      status,
      signature: id(8),
      apiVersion: '1.2.0-beta',
    })
    return `${payment.callbackURL}?${query}`
  }
  /** Invalidates all tokens. */
  const endTokens = () => tokens.clear()
  return { ...server, payments, calls, faults, visit, endTokens }
}
