import { createHash } from 'node:crypto'
import type { BkashKeys } from '../../contract/gateway.ts'
import { decimalTaka, parseTaka } from '../../contract/money.ts'
import type { Db } from '../../db/open.ts'
import { sharedToken } from './bkash-token.ts'
import { type Answer, callGateway, textOf } from './call-gateway.ts'
import { type Attempt, type Gateway, GatewayAway, GatewayRefusal, type Outcome } from './gateway.ts'
import type { Vault } from './vault.ts'

/** It was done before: then the status tells what became of it. */
const alreadyDone = new Set(['2062', '2117', '2029'])

const sentences: Record<string, string> = {
  '2001': 'bKash does not know this app key.',
  '2065': 'bKash misses a field.',
  '2079': 'bKash does not know this app key.',
  '9999': 'bKash has a fault of its own.',
  '503': 'bKash is being maintained.',
}

/** Errors come with HTTP 200: the code tells. */
const codeOf = (answer: Answer) => textOf(answer.statusCode ?? answer.internalCode ?? answer.errorCode)
const isHeard = (answer: Answer) => codeOf(answer) !== '' || textOf(answer.refundTrxID) !== ''
const refusalOf = (answer: Answer) =>
  sentences[codeOf(answer)] ??
  (textOf(answer.statusMessage ?? answer.errorMessageEn ?? answer.message) ||
    'bKash refused without a reason.')

interface Place {
  db: Db
  vault: Vault
  keys: BkashKeys
  baseUrl: string
  timeoutMs?: number
}

const json = { 'content-type': 'application/json', accept: 'application/json' }

function read(answer: Answer): Outcome {
  const state = textOf(answer.transactionStatus)
  if (state === 'Completed')
    return {
      state: 'paid',
      transactionId: textOf(answer.trxID).toUpperCase(),
      // Two descriptions of this answer differ in the name of the field.
      ourId: textOf(answer.merchantInvoiceNumber ?? answer.merchantInvoice),
      amount: parseTaka(textOf(answer.amount)) ?? -1,
      currency: textOf(answer.currency),
      way: 'bkash',
      sender: textOf(answer.customerMsisdn),
      refundId: textOf(answer.paymentID),
    }
  if (state === 'Initiated' || state === '') return { state: 'open' }
  return { state: /cancel/i.test(state) ? 'cancelled' : 'failed', problem: state }
}

/** Tokenized checkout, mode 0011: the client leaves for bKash and comes back, and only then the money is taken. */
export function createBkash({ db, vault, keys, baseUrl, timeoutMs }: Place): Gateway {
  const account = createHash('sha256').update(`${baseUrl} ${keys.username} ${keys.appKey}`).digest('hex')

  async function grant() {
    const answer = await callGateway(`${baseUrl}/tokenized/checkout/token/grant`, {
      headers: { ...json, username: keys.username, password: keys.password },
      body: JSON.stringify({ app_key: keys.appKey, app_secret: keys.appSecret }),
      timeoutMs,
    })
    const token = textOf(answer.id_token)
    if (!token) throw new GatewayRefusal(`bKash refused to sign in: ${refusalOf(answer)}`)
    return { token, expiresInMs: Number(answer.expires_in ?? 3600) * 1000 }
  }

  async function call(path: string, body: object, base = baseUrl) {
    const token = await sharedToken(db, vault, account, grant)
    return callGateway(`${base}${path}`, {
      headers: { ...json, authorization: token, 'x-app-key': keys.appKey },
      body: JSON.stringify(body),
      timeoutMs,
    })
  }

  async function status({ gatewayId }: Attempt) {
    const answer = await call('/tokenized/checkout/payment/status', { paymentID: gatewayId })
    if (codeOf(answer) !== '0000') throw new GatewayAway(refusalOf(answer))
    return read(answer)
  }

  /** What it takes is asked for once it is known; the status only where no answer came. */
  async function execute(attempt: Attempt): Promise<Outcome> {
    const answer = await call('/tokenized/checkout/execute', { paymentID: attempt.gatewayId }).catch(
      (error: unknown) => {
        if (error instanceof GatewayAway) return undefined
        throw error
      },
    )
    if (!answer || alreadyDone.has(codeOf(answer))) return status(attempt)
    if (codeOf(answer) === '0000') return read(answer)
    return { state: 'failed', problem: refusalOf(answer) }
  }

  return {
    async start({ ourId, amount }, { person, returnUrl }) {
      const answer = await call('/tokenized/checkout/create', {
        mode: '0011',
        payerReference: person.phone.replace(/[^\d+]/g, '') || ourId,
        callbackURL: returnUrl,
        amount: decimalTaka(amount),
        currency: 'BDT',
        intent: 'sale',
        merchantInvoiceNumber: ourId,
      })
      const [gatewayId, url] = [textOf(answer.paymentID), textOf(answer.bkashURL)]
      if (codeOf(answer) !== '0000' || !gatewayId || !url) throw new GatewayRefusal(refusalOf(answer))
      return { gatewayId, url }
    },
    async settle(attempt) {
      if (attempt.hint === 'success') return execute(attempt)
      const known = await status(attempt)
      if (known.state !== 'open' || !attempt.hint) return known
      return { state: attempt.hint === 'cancel' ? 'cancelled' : 'failed', problem: 'Not paid at bKash' }
    },
    async refund({ transactionId, refundId, amount, reason, ourId }) {
      const sum = decimalTaka(amount)
      const first = await call('/tokenized/checkout/payment/refund', {
        paymentID: refundId,
        trxID: transactionId,
        amount: sum,
        sku: ourId,
        reason,
      })
      // Sources differ on the version. What carries no code of bKash's own was not heard there: nothing went back yet.
      const answer = isHeard(first)
        ? first
        : await call(
            '/v2/tokenized-checkout/refund/payment/transaction',
            { paymentId: refundId, trxId: transactionId, refundAmount: sum, sku: ourId, reason },
            new URL(baseUrl).origin,
          )
      const id = textOf(answer.refundTrxID ?? answer.refundTrxId)
      if (!id) throw new GatewayRefusal(refusalOf(answer))
      return { transactionId: id.toUpperCase() }
    },
    test: async () => void (await sharedToken(db, vault, account, grant)),
  }
}
