import { createHash } from 'node:crypto'
import type { BkashKeys } from '../../../contract/billing/gateway.ts'
import { decimalTaka, parseTaka } from '../../../contract/shape/money.ts'
import type { Db } from '../../../db/open.ts'
import {
  codeIn,
  codeOf,
  isNoSuchCall,
  isTokenRefused,
  notReadyCodes,
  paidOf,
  stageOf,
  successful,
  whyOf,
} from './bkash-answers.ts'
import { type GrantResult, sharedToken } from './bkash-token.ts'
import { callGateway, isAnswer, isDone, type Reply, textOf } from './call-gateway.ts'
import type {
  Attempt,
  Gateway,
  Outcome,
  RefundOf,
  RefundOutcome,
  Unknown,
  WaitingRefundOf,
} from './gateway.ts'
import { knownCode, notPaidBackCodes, notPaidCodes } from './not-paid-codes.ts'
import type { Vault } from '../../platform/secrets/vault.ts'

interface BkashOptions {
  db: Db
  vault: Vault
  keys: BkashKeys
  baseUrl: string
  timeoutMs?: number
}

const dayMs = 24 * 3_600_000
const json = { 'content-type': 'application/json', accept: 'application/json' }
const refundPath = '/tokenized/checkout/payment/refund'
const v2RefundPath = '/v2/tokenized-checkout/refund/payment/transaction'
const v2StatusPath = '/v2/tokenized-checkout/refund/payment/status'

const unknown = (reply: Reply, stage?: Unknown['stage']): Unknown => ({
  state: 'unknown',
  why: whyOf(reply),
  stage,
})

/** Tokenized checkout, mode 0011: the client approves at bKash and returns, and only then the money is taken. */
export function createBkash({ db, vault, keys, baseUrl, timeoutMs }: BkashOptions): Gateway {
  const account = createHash('sha256').update(`${baseUrl} ${keys.username} ${keys.appKey}`).digest('hex')

  async function grant(): Promise<GrantResult> {
    const reply = await callGateway(`${baseUrl}/tokenized/checkout/token/grant`, {
      headers: { ...json, username: keys.username, password: keys.password },
      body: JSON.stringify({ app_key: keys.appKey, app_secret: keys.appSecret }),
      timeoutMs,
    })
    const token = reply.isReadable && isDone(reply) ? textOf(reply.answer.id_token) : ''
    if (!token)
      return { token: null, why: whyOf(reply), refused: reply.isReadable && codeIn(reply.answer) !== '' }
    const seconds = reply.isReadable ? Number(reply.answer.expires_in) : 0
    return { token, expiresInMs: (seconds > 0 ? seconds : 3600) * 1000 }
  }

  /** Calls with the shared token and, if it has expired, once more with a new one. */
  async function call(path: string, body: object, base = baseUrl): Promise<Reply> {
    const askWith = (token: string) =>
      callGateway(`${base}${path}`, {
        headers: { ...json, authorization: token, 'x-app-key': keys.appKey },
        body: JSON.stringify(body),
        timeoutMs,
      })
    const first = await sharedToken(db, vault, account, grant)
    if (first.token === null) return { isReadable: false, status: null, why: first.why }
    const reply = await askWith(first.token)
    if (!isTokenRefused(reply)) return reply
    const next = await sharedToken(db, vault, account, grant, first.token)
    return next.token === null ? reply : askWith(next.token)
  }

  const callV2 = (path: string, body: object) => call(path, body, new URL(baseUrl).origin)

  async function status({ gatewayId, hint, expired }: Attempt): Promise<Outcome> {
    const reply = await call('/tokenized/checkout/payment/status', { paymentID: gatewayId })
    if (codeOf(reply) !== successful || !reply.isReadable) return unknown(reply)
    const { answer } = reply
    const state = textOf(answer.transactionStatus)
    if (state === 'Cancelled') return { state: 'not-paid', code: 'bkash Cancelled' }
    if (state === 'Initiated' && expired) return { state: 'not-paid', code: 'bkash expired' }
    if (state === 'Initiated' && hint === 'cancel') return { state: 'not-paid', code: 'bkash left' }
    if (state === 'Initiated' && hint === 'failure') return { state: 'not-paid', code: 'bkash declined' }
    if (state !== 'Initiated' && state !== 'Authorized') return paidOf(answer) ?? unknown(reply)
    return unknown(reply, stageOf(answer))
  }

  /** The answer says what was taken; the status is asked only if it does not. */
  async function execute(attempt: Attempt): Promise<Outcome> {
    const reply = await call('/tokenized/checkout/execute', { paymentID: attempt.gatewayId })
    const paid = codeOf(reply) === successful && reply.isReadable ? paidOf(reply.answer) : undefined
    if (paid) return paid
    const known = await status(attempt)
    const code = knownCode(notPaidCodes, `bkash ${codeOf(reply)}`)
    // An earlier call, whose answer was lost, may have taken the money.
    if (code && known.state !== 'paid') return { state: 'not-paid', code }
    const isNotReady =
      known.state === 'unknown' && known.stage === 'may-be-approved' && notReadyCodes.has(codeOf(reply))
    return isNotReady ? { ...known, stage: 'not-approved' } : known
  }

  function refundOutcome(reply: Reply): RefundOutcome {
    // Version 2 sends its codes with HTTP 400.
    const said = reply.isReadable && (isDone(reply) || reply.status === 400) ? codeIn(reply.answer) : ''
    const code = knownCode(notPaidBackCodes, `bkash ${said}`)
    if (code) return { state: 'not-paid-back', code }
    const answer =
      reply.isReadable && isDone(reply) && (said === '' || said === successful) ? reply.answer : {}
    const id = textOf(answer.refundTrxID ?? answer.refundTrxId)
    const state = textOf(answer.transactionStatus ?? answer.refundTransactionStatus)
    return id && state === 'Completed'
      ? { state: 'paid-back', transactionId: id.toUpperCase() }
      : { state: 'unknown', why: whyOf(reply) }
  }

  /** Sources differ on the version. If the older route does not exist, nothing was refunded and version 2 is tried. */
  async function refund({
    transactionId,
    refundId,
    amount,
    reason,
    ourId,
  }: RefundOf): Promise<RefundOutcome> {
    const [sum, sku] = [decimalTaka(amount), ourId]
    const first = await call(refundPath, {
      paymentID: refundId,
      trxID: transactionId,
      amount: sum,
      sku,
      reason,
    })
    if (!isNoSuchCall(first)) return refundOutcome(first)
    const v2Refund = { paymentId: refundId, trxId: transactionId, refundAmount: sum, sku, reason }
    return refundOutcome(await callV2(v2RefundPath, v2Refund))
  }

  /** Reads all refunds of the payment if bKash lists them, or else the one that it names. */
  async function askRefund({
    transactionId,
    refundId,
    amount,
    known,
  }: WaitingRefundOf): Promise<RefundOutcome> {
    let reply = await callV2(v2StatusPath, { paymentId: refundId, trxId: transactionId })
    if (isNoSuchCall(reply)) reply = await call(refundPath, { paymentID: refundId, trxID: transactionId })
    const answer = reply.isReadable && isDone(reply) ? reply.answer : {}
    const { refundTransactions: list } = answer
    const found = (Array.isArray(list) ? list.filter(isAnswer) : [answer]).find(
      (one) =>
        parseTaka(textOf(one.refundAmount ?? one.amount)) === amount &&
        textOf(one.refundTransactionStatus ?? one.transactionStatus) === 'Completed' &&
        !['', ...known].includes(textOf(one.refundTrxId ?? one.refundTrxID).toUpperCase()),
    )
    return found
      ? { state: 'paid-back', transactionId: textOf(found.refundTrxId ?? found.refundTrxID).toUpperCase() }
      : { state: 'unknown', why: whyOf(reply) }
  }

  return {
    expiresAfterMs: dayMs,
    async start({ ourId, amount }, { person, returnUrl }) {
      const reply = await call('/tokenized/checkout/create', {
        mode: '0011',
        payerReference: person.phone.replace(/[^\d+]/g, '') || ourId,
        callbackURL: returnUrl,
        amount: decimalTaka(amount),
        currency: 'BDT',
        intent: 'sale',
        merchantInvoiceNumber: ourId,
      })
      const answer = codeOf(reply) === successful && reply.isReadable ? reply.answer : {}
      const [gatewayId, url] = [textOf(answer.paymentID), textOf(answer.bkashURL)]
      return gatewayId && url
        ? { state: 'started', gatewayId, url }
        : { state: 'not-started', why: whyOf(reply) }
    },
    settle(attempt) {
      const mayTake = attempt.hint === 'success' || attempt.hint === 'tried'
      return mayTake && attempt.open && !attempt.expired ? execute(attempt) : status(attempt)
    },
    refund,
    askRefund,
    async test() {
      const granted = await sharedToken(db, vault, account, grant)
      if (granted.token !== null) return { state: 'works' }
      return granted.refused
        ? { state: 'refused', why: `bKash refused to sign in: ${granted.why}` }
        : { state: 'unknown', why: granted.why }
    },
  }
}
