import type { Db } from '../../../db/open.ts'
import { addressIn } from '../../../language/languages.ts'
import { notFound } from '../../errors.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { Gateways } from '../../payments/gateways.ts'
import { keyOfBooking } from '../booking-state/booking-key.ts'
import { readRow } from '../booking-state/booking-state.service.ts'
import { findAttempt, saveHint, type AttemptRow } from './attempt.queries.ts'
import { noticeJob, type Notice } from './resolve.ts'
import { settleAttempt } from './settle.ts'
import { readSns } from './sns.ts'
import { isSignatureOf } from './start-payment.ts'

type Fields = Record<string, string>

const short = (text: string | undefined) => (text ?? '').slice(0, 200)

/** Where to look for what has happened: bKash says how it went, SSLCommerz which transaction it was. */
function hintOf({ provider, gateway_id }: AttemptRow, fields: Fields) {
  if (provider !== 'bkash') return short(fields.val_id)
  const isOurs = fields.paymentID === undefined || fields.paymentID === gateway_id
  return isOurs && ['success', 'failure', 'cancel'].includes(fields.status ?? '') ? fields.status! : ''
}

interface Return {
  id: string
  signature: string
  fields: Fields
}

/** The address of the client's page, which says how it went. Where the gateway is silent, somebody looks again later. */
export async function cameBack(db: Db, gateways: Gateways, { id, signature, fields }: Return) {
  const attempt = await findAttempt(db, id)
  if (!attempt || !(await isSignatureOf(db, id, signature))) throw notFound('payment')
  const hint = hintOf(attempt, fields)
  if (hint) await saveHint(db, id, hint)
  const settled = await settleAttempt(db, gateways, id).catch(() => undefined)
  const { reference, language } = await readRow(db, attempt.booking_id)
  const query = new URLSearchParams({
    key: await keyOfBooking(db, attempt.booking_id),
    payment: settled?.status ?? 'open',
  })
  return addressIn(language, `/booking/${reference}?${query}`)
}

/** Undefined where it says nothing that could be looked for. */
export function readNotice(provider: string, body: string): Notice | undefined {
  if (provider === 'bkash') return readSns(body)
  const fields = Object.fromEntries(new URLSearchParams(body)) as Fields
  if (provider !== 'sslcommerz' || !fields.tran_id) return undefined
  return { provider: 'sslcommerz', ourId: short(fields.tran_id), hint: short(fields.val_id) }
}

export const takeNotice = (db: Db, notice: Notice) => enqueue(db, noticeJob, notice)
