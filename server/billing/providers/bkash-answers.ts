import { parseTaka } from '../../../contract/shape/money.ts'
import { type Answer, isDone, type Reply, textOf } from './call-gateway.ts'
import type { Paid } from './gateway.ts'

export const successful = '0000'

/** bKash's code for an expired token. */
const expiredTokenCode = '2079'

/** Errors also come with HTTP 200, so the code decides. */
export const codeIn = (answer: Answer) =>
  textOf(answer.statusCode ?? answer.externalCode ?? answer.internalCode ?? answer.errorCode)

/** The code of an answer, or empty if there is none. */
export const codeOf = (reply: Reply) => (reply.isReadable && isDone(reply) ? codeIn(reply.answer) : '')

export function whyOf(reply: Reply) {
  if (!reply.isReadable) return reply.why
  const { answer, status } = reply
  const said = textOf(answer.statusMessage ?? answer.errorMessage ?? answer.errorMessageEn ?? answer.message)
  return [`bKash answered HTTP ${status}`, codeIn(answer), said].filter(Boolean).join(', ').slice(0, 300)
}

/** Whether the API gateway in front of bKash has no such route, so nothing was done. */
export const isNoSuchCall = (reply: Reply) =>
  reply.isReadable &&
  codeIn(reply.answer) === '' &&
  textOf(reply.answer.message) === 'Missing Authentication Token'

const tokenRefusals = new Set(['Unauthorized', 'The incoming token has expired'])

/** Whether the token was refused before the call was processed, so it may be repeated. */
export const isTokenRefused = (reply: Reply) =>
  reply.status === 401 ||
  codeOf(reply) === expiredTokenCode ||
  (reply.isReadable &&
    (isDone(reply) || reply.status === 403) &&
    codeIn(reply.answer) === '' &&
    tokenRefusals.has(textOf(reply.answer.message)))

/** Undefined if the answer does not contain all data of a payment. */
export function paidOf(answer: Answer): Paid | undefined {
  const transactionId = textOf(answer.trxID).toUpperCase()
  const amount = parseTaka(textOf(answer.amount))
  if (textOf(answer.transactionStatus) !== 'Completed' || !transactionId || amount === undefined)
    return undefined
  return {
    state: 'paid',
    transactionId,
    // bKash documents this field under two names.
    ourId: textOf(answer.merchantInvoiceNumber ?? answer.merchantInvoice),
    amount,
    currency: textOf(answer.currency),
    way: 'bkash',
    sender: textOf(answer.customerMsisdn),
    refundId: textOf(answer.paymentID),
  }
}

/** bKash documents the field under two names, or not at all. */
export function stageOf({ transactionStatus, verificationStatus, userVerificationStatus }: Answer) {
  const verified = textOf(userVerificationStatus ?? verificationStatus)
  if (textOf(transactionStatus) === 'Authorized' || /^complete$/i.test(verified)) return 'approved'
  return /^incomplete$/i.test(verified) ? 'not-approved' : 'may-be-approved'
}

/** The payment cannot be executed in its current state, which the code does not name. */
export const notReadyCodes = new Set(['2056', '2060'])
