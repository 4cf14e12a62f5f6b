import type { GatewayProvider } from '../../../contract/shape/payment-way.ts'
import type { Db } from '../../../db/open.ts'
import { violates } from '../../../db/violations.ts'
import { addressIn } from '../../../language/languages.ts'
import { forbidden, notFound } from '../../platform/http/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.queries.ts'
import type { Gateways } from '../providers/gateways.ts'
import { keyOfBooking } from '../../booking/booking-state/booking-key.ts'
import { requireBooking } from '../../booking/booking-state/booking-state.service.ts'
import { attemptOf, findAttempt, saveHint, type AttemptRow } from './attempt.queries.ts'
import { noticeJob, type Notice } from './resolve.ts'
import { settleAttempt } from './settle.ts'
import { paymentIn, type SnsReader } from './sns.ts'
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
  const { reference, language } = await requireBooking(db, attempt.booking_id)
  const query = new URLSearchParams({
    key: await keyOfBooking(db, attempt.booking_id),
    payment: settled?.status ?? 'open',
  })
  return addressIn(language, `/booking/${reference}?${query}`)
}

/** Keeps at most one notice per open payment attempt, and none about anything else. */
async function keepNotice(db: Db, provider: GatewayProvider, ourId: string, hint: string) {
  const attempt = await attemptOf(db, provider, ourId)
  if (!attempt || attempt.status === 'paid') return
  const notice: Notice = { attemptId: attempt.id, hint }
  await enqueue(db, noticeJob, notice, `notice-${attempt.id}`).catch((error: unknown) => {
    if (!violates(error, 'unique')) throw error
  })
}

/** bKash sends notices through Amazon SNS, which first asks for a confirmation of the subscription. */
async function takeSns(db: Db, gateways: Gateways, sns: SnsReader, body: string) {
  const topic = await gateways.topicOfNotices()
  const message = topic && (await sns.read(body, topic))
  if (!message) throw forbidden()
  if (message.Type === 'SubscriptionConfirmation') return sns.confirm(message)
  const ourId = paymentIn(message)
  if (ourId) await keepNotice(db, 'bkash', ourId, '')
}

/** A notice is never believed; it only tells which payment to look at. */
export async function takeNotice(
  db: Db,
  gateways: Gateways,
  sns: SnsReader,
  { provider, body }: { provider: string; body: string },
) {
  if (provider === 'bkash') return takeSns(db, gateways, sns, body)
  const fields = Object.fromEntries(new URLSearchParams(body)) as Fields
  if (provider === 'sslcommerz' && fields.tran_id)
    await keepNotice(db, provider, short(fields.tran_id), short(fields.val_id))
}
