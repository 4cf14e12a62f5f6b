import { parseTaka } from '../../../contract/shape/money.ts'
import { type Answer, isDone, type Reply, textOf } from './call-gateway.ts'
import type { Paid } from './gateway.ts'

export const successful = '0000'

/** bKash's code for a token that has ended. */
const endedTokenCode = '2079'

/** Errors come with HTTP 200, too: the code tells. */
export const codeIn = (answer: Answer) =>
  textOf(answer.statusCode ?? answer.externalCode ?? answer.internalCode ?? answer.errorCode)

/** Empty where it did not say anything that is documented. */
export const codeOf = (reply: Reply) => (reply.heard && isDone(reply) ? codeIn(reply.answer) : '')

export function whyOf(reply: Reply) {
  if (!reply.heard) return reply.why
  const { answer, status } = reply
  const said = textOf(answer.statusMessage ?? answer.errorMessage ?? answer.errorMessageEn ?? answer.message)
  return [`bKash answered HTTP ${status}`, codeIn(answer), said].filter(Boolean).join(', ').slice(0, 300)
}

/** The API gateway in front of bKash has no such route, so that nothing was done. */
export const isNoSuchCall = (reply: Reply) =>
  reply.heard &&
  codeIn(reply.answer) === '' &&
  textOf(reply.answer.message) === 'Missing Authentication Token'

const tokenRefusals = new Set(['Unauthorized', 'The incoming token has expired'])

/** The token was refused before the call was processed, so that it may be repeated. */
export const isTokenRefused = (reply: Reply) =>
  reply.status === 401 ||
  codeOf(reply) === endedTokenCode ||
  (reply.heard &&
    (isDone(reply) || reply.status === 403) &&
    codeIn(reply.answer) === '' &&
    tokenRefusals.has(textOf(reply.answer.message)))

/** Undefined where it does not say all that was paid. */
export function paidOf(answer: Answer): Paid | undefined {
  const transactionId = textOf(answer.trxID).toUpperCase()
  const amount = parseTaka(textOf(answer.amount))
  if (textOf(answer.transactionStatus) !== 'Completed' || !transactionId || amount === undefined)
    return undefined
  return {
    state: 'paid',
    transactionId,
    // Two descriptions of this answer differ in the name of the field.
    ourId: textOf(answer.merchantInvoiceNumber ?? answer.merchantInvoice),
    amount,
    currency: textOf(answer.currency),
    way: 'bkash',
    sender: textOf(answer.customerMsisdn),
    refundId: textOf(answer.paymentID),
  }
}

/** Not every description of the status has the field. */
export function stageOf({ transactionStatus, verificationStatus, userVerificationStatus }: Answer) {
  const verified = textOf(userVerificationStatus ?? verificationStatus)
  if (textOf(transactionStatus) === 'Authorized' || /^complete$/i.test(verified)) return 'approved'
  return /^incomplete$/i.test(verified) ? 'not-approved' : 'may-be-approved'
}

/** The payment cannot be executed in its state; alone this does not say in which. */
export const notReadyCodes = new Set(['2056', '2060'])
