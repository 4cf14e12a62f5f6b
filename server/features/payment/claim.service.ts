import type { Viewer } from '../../../contract/identity.ts'
import type { ClaimInput } from '../../../contract/payment.ts'
import type { Db } from '../../../db/open.ts'
import { violates } from '../../../db/violations.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { queueClaimMail, queueNotFoundMail } from '../../mail/payment-mails.ts'
import { toBooking } from '../booking/booking.mapper.ts'
import { bookingOfKey, clientPage } from '../booking-state/booking-key.ts'
import { decideClaim, findClaim, insertClaim, listClaims } from './claim.queries.ts'
import { holdBooking } from './payment.service.ts'
import { insertEntry } from './payment.queries.ts'

/** Nobody has sent money more often before the owner has looked once. */
const mostWaiting = 5

/** Counts as nothing until the owner has found it. The same one sent again is the same one. */
export async function claimPayment(db: Db, reference: string, input: ClaimInput) {
  const known = await bookingOfKey(db, reference, input.key)
  await db.transaction().execute(async (trx) => {
    const row = await holdBooking(trx, known.id)
    const waiting = (await listClaims(trx, row.id)).filter(({ status }) => status === 'open')
    if (waiting.length >= mostWaiting)
      throw conflict('I have not looked at what you sent before yet. Please wait a little.')
    const claim = await insertClaim(trx, row.id, input, null)
    if (claim) await queueClaimMail(trx, toBooking(row, 'everyone'), claim)
  })
}

/** The claim that still waits, with its booking held. */
async function readWaiting(trx: Db, id: string) {
  const claim = await findClaim(trx, id)
  if (!claim) throw notFound('payment')
  const row = await holdBooking(trx, claim.booking_id)
  return { claim, row }
}

const decided = () => conflict('You have answered this one already.')

export const approveClaim = (db: Db, viewer: Viewer, id: string, given?: number) =>
  db
    .transaction()
    .execute(async (trx) => {
      const { claim, row } = await readWaiting(trx, id)
      const amount = given ?? claim.amount
      if (amount === null) throw invalid('amount', 'Say how much arrived.')
      if (claim.status !== 'open') throw decided()
      const entry = await insertEntry(trx, {
        booking_id: row.id,
        kind: 'payment',
        of_payment: null,
        amount,
        way: claim.way,
        provider: claim.way as 'bkash',
        transaction_id: claim.transaction_id,
        sender: claim.sender,
        note: '',
        paid_at: claim.created_at,
        idempotency_key: null,
        actor: 'owner',
        user_id: viewer.uid,
      })
      if (!(await decideClaim(trx, id, 'approved', entry.id))) throw decided()
    })
    .catch((error: unknown) => {
      if (violates(error, 'unique')) throw conflict('A payment with this TrxID is recorded already.')
      throw error
    })

/** It stays where it is, and the client hears of it. */
export const denyClaim = (db: Db, id: string, message: string) =>
  db.transaction().execute(async (trx) => {
    const { claim, row } = await readWaiting(trx, id)
    if (!(await decideClaim(trx, id, 'not-found'))) throw decided()
    await queueNotFoundMail(trx, toBooking(row, 'everyone'), claim, { message, page: clientPage(row) })
  })
