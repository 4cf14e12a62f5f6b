import { createHmac, timingSafeEqual } from 'node:crypto'
import type { GatewayProvider } from '../../../contract/shape/payment-way.ts'
import { nextPayment } from '../../../contract/billing/payment.ts'
import type { Db } from '../../../db/open.ts'
import { AppError, conflict } from '../../platform/http/errors.ts'
import { sharedSecret } from '../../platform/settings/setting-row.ts'
import type { Gateways } from '../providers/gateways.ts'
import { bookingOfKey } from '../../booking/booking-state/booking-key.ts'
import { lockForPayment } from '../payment/payment.service.ts'
import { readBalance } from '../payment/payment.queries.ts'
import { insertAttempt, markNotStarted, markOpen, unclearAttempt } from './attempt.queries.ts'

/** Authorises the return address of one attempt. It is derived when needed and never stored. */
async function signatureOf(db: Db, attemptId: string) {
  const secret = await sharedSecret(db, 'payment-secret')
  return createHmac('sha256', secret).update(attemptId).digest('base64url')
}

export async function isSignatureOf(db: Db, attemptId: string, given: string) {
  const [known, other] = [Buffer.from(await signatureOf(db, attemptId)), Buffer.from(given)]
  return known.length === other.length && timingSafeEqual(known, other)
}

const doNotPayAgain =
  'Please do not pay again. It is not confirmed yet whether your last payment went through. Your page will show it as soon as it is.'

/** Stores an attempt with the next sum to pay, by the ledger. */
async function reserve(db: Db, bookingId: string, provider: GatewayProvider) {
  return db.transaction().execute(async (trx) => {
    const row = await lockForPayment(trx, bookingId)
    const balance = await readBalance(trx, row.id)
    const amount = nextPayment(balance)
    if (balance.agreed === null) throw conflict('Please accept the offer first.')
    if (amount === 0) throw conflict('Everything is already paid. Thank you.')
    if (await unclearAttempt(trx, row.id)) throw conflict(doNotPayAgain)
    return { row, attempt: await insertAttempt(trx, row, provider, amount) }
  })
}

const notResponding =
  'This payment method is not responding at the moment. Please try again, or send the money yourself.'

interface StartInput {
  reference: string
  key: string
  provider: GatewayProvider
  publicUrl: string
}

/** Starts a payment and returns the gateway's page. The attempt is stored first, and its sum never comes from the browser. */
export async function startPayment(
  db: Db,
  gateways: Gateways,
  { reference, key, provider, publicUrl }: StartInput,
) {
  const known = await bookingOfKey(db, reference, key)
  const gateway = await gateways.find(provider)
  if (!gateway) throw conflict('This payment method is not set up.')
  const { row, attempt } = await reserve(db, known.id, provider)
  const here = (path: string) => new URL(path, publicUrl).href
  const started = await gateway.start(
    {
      ourId: attempt.our_id,
      gatewayId: null,
      hint: null,
      amount: attempt.amount,
      open: true,
      expired: false,
    },
    {
      person: { name: row.name, email: row.email, phone: row.phone, address: row.address },
      what: row.service_title,
      returnUrl: here(`/payments/return/${attempt.id}/${await signatureOf(db, attempt.id)}`),
      noticeUrl: here(`/payments/notice/${provider}`),
    },
  )
  const { expiresAfterMs } = gateway
  // Stored before the client is redirected, so that every possible payment is followed up.
  if (started.state === 'started' && (await markOpen(db, attempt.id, { ...started, expiresAfterMs })))
    return { url: started.url }
  await markNotStarted(db, attempt.id, started.state === 'started' ? '' : started.why)
  throw new AppError('unavailable', notResponding)
}
