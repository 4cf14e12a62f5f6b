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
import { noticeJob, type Notice } from './resolve-attempts.ts'
import { settleAttempt } from './settle-attempt.ts'
import { paymentIn, type SnsReader } from './sns.ts'
import { isSignatureOf } from './start-payment.ts'

type Fields = Record<string, string>

const short = (text: string | undefined) => (text ?? '').slice(0, 200)

/** A hint for the check: bKash sends how it ended, SSLCommerz which transaction it was. */
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

/** The address of the client's page with the outcome. If the gateway does not answer, it is checked again later. */
export async function handleReturn(db: Db, gateways: Gateways, { id, signature, fields }: Return) {
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

/** Enqueues at most one notice per open payment attempt, and none about unknown ones. */
async function enqueueNotice(db: Db, provider: GatewayProvider, ourId: string, hint: string) {
  const attempt = await attemptOf(db, provider, ourId)
  if (!attempt || attempt.status === 'paid') return
  const notice: Notice = { attemptId: attempt.id, hint }
  await enqueue(db, noticeJob, notice, `notice-${attempt.id}`).catch((error: unknown) => {
    if (!violates(error, 'unique')) throw error
  })
}

/** bKash sends notices through Amazon SNS, which first asks for a confirmation of the subscription. */
async function handleSns(db: Db, gateways: Gateways, sns: SnsReader, body: string) {
  const topic = await gateways.topicOfNotices()
  const message = topic && (await sns.read(body, topic))
  if (!message) throw forbidden()
  if (message.Type === 'SubscriptionConfirmation') return sns.confirm(message)
  const ourId = paymentIn(message)
  if (ourId) await enqueueNotice(db, 'bkash', ourId, '')
}

/** A notice is not trusted; it only tells which payment to check. */
export async function handleNotice(
  db: Db,
  gateways: Gateways,
  sns: SnsReader,
  { provider, body }: { provider: string; body: string },
) {
  if (provider === 'bkash') return handleSns(db, gateways, sns, body)
  const fields = Object.fromEntries(new URLSearchParams(body)) as Fields
  if (provider === 'sslcommerz' && fields.tran_id)
    await enqueueNotice(db, provider, short(fields.tran_id), short(fields.val_id))
}
