import type { Viewer } from '../../../contract/shape/identity.ts'
import { type ClaimInput, nextPayment } from '../../../contract/billing/payment.ts'
import type { claimWays } from '../../../contract/shape/payment-way.ts'
import type { Db } from '../../../db/open.ts'
import { violates } from '../../../db/violations.ts'
import { conflict, invalid, notFound } from '../../platform/http/errors.ts'
import { clientPageLink } from '../../booking/booking/booking-mail-parts.ts'
import { queueClaimMail, queueNotFoundMail } from './payment-mails.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { toBooking } from '../../booking/booking/booking.mapper.ts'
import { bookingOfKey } from '../../booking/booking-state/booking-key.ts'
import { holdUntil, setTurn } from '../../booking/booking-state/booking-row.queries.ts'
import { answered, ownersTurn } from '../../booking/booking-state/change-booking.ts'
import { findOfferByStatus } from '../offer/offer.queries.ts'
import { endOfValidity } from '../offer/offer.service.ts'
import { decideClaim, findClaim, insertClaim, listClaims } from './claim.queries.ts'
import { recordMoney } from './record-money.ts'
import { lockForPayment } from './payment.service.ts'
import { readBalance } from './payment.queries.ts'

type Claimable = (typeof claimWays)[number]

/** More open claims than a client could really have. */
const mostWaiting = 5

/** The sum that is due next and not claimed yet. It does not come from the browser. */
async function expectedAmount(trx: Db, bookingId: string) {
  const balance = await readBalance(trx, bookingId)
  const open = nextPayment(balance) - balance.toCheck
  return open > 0 ? open : null
}

const hasAcceptedOffer = async (trx: Db, bookingId: string) =>
  (await readBalance(trx, bookingId)).agreed !== null

const hourMs = 3_600_000

/** The client reports a payment. It does not count until the owner has found it; a repeated claim is ignored. */
export async function claimPayment(db: Db, reference: string, input: ClaimInput) {
  const known = await bookingOfKey(db, reference, input.key)
  await db.transaction().execute(async (trx) => {
    const row = await lockForPayment(trx, known.id)
    const waiting = (await listClaims(trx, row.id)).filter(({ status }) => status === 'open')
    if (waiting.length >= mostWaiting)
      throw conflict('I am still checking your last payment. Please wait a little.')
    const claim = await insertClaim(trx, row.id, input, await expectedAmount(trx, row.id))
    if (!claim) return
    // The day must not be released while the owner checks the payment.
    if (await hasAcceptedOffer(trx, row.id)) await holdUntil(trx, row, null)
    await setTurn(trx, row.id, ownersTurn('payment'))
    await queueClaimMail(trx, toBooking(row, 'everyone'), claim)
  })
}

/** Locks the booking of a claim and reads the claim. */
async function readLockedClaim(trx: Db, id: string) {
  const claim = await findClaim(trx, id)
  if (!claim) throw notFound('payment')
  const row = await lockForPayment(trx, claim.booking_id)
  return { claim, row }
}

const alreadyDecided = () => conflict('You have already answered this.')

export const approveClaim = (db: Db, viewer: Viewer, id: string, given?: number) =>
  db
    .transaction()
    .execute(async (trx) => {
      const { claim, row } = await readLockedClaim(trx, id)
      const amount = given ?? claim.amount
      if (amount === null) throw invalid('amount', 'Enter the amount you received.')
      if (claim.status !== 'open') throw alreadyDecided()
      const money = {
        amount,
        way: claim.way,
        provider: claim.way as Claimable,
        transaction_id: claim.transaction_id,
        sender: claim.sender,
        note: '',
        paid_at: claim.created_at,
        idempotency_key: null,
        user_id: viewer.uid,
      }
      const { entry, row: paid } = await recordMoney(trx, row, money, { actor: 'owner', tell: true })
      if (!(await decideClaim(trx, id, 'approved', entry.id))) throw alreadyDecided()
      await setTurn(trx, row.id, await answered(trx, paid))
    })
    .catch((error: unknown) => {
      if (violates(error, 'unique')) throw conflict('A payment with this TrxID is already recorded.')
      throw error
    })

/** The usual time of a hold, but not shorter than the offer is valid. */
async function renewedHold(trx: Db, bookingId: string) {
  const { holdHours } = (await readStudio(trx)).calendar
  const offer = await findOfferByStatus(trx, bookingId, 'accepted')
  const promised = offer ? await endOfValidity(trx, offer.content.validUntil) : 0
  return Math.max(promised, Date.now() + holdHours * hourMs)
}

/** Records that the payment was not found and mails the client. */
export const denyClaim = (db: Db, id: string, message: string) =>
  db.transaction().execute(async (trx) => {
    const { claim, row } = await readLockedClaim(trx, id)
    if (!(await decideClaim(trx, id, 'not-found'))) throw alreadyDecided()
    await setTurn(trx, row.id, await answered(trx, row))
    const { toCheck } = await readBalance(trx, row.id)
    if (row.held_until === null && toCheck === 0 && (await hasAcceptedOffer(trx, row.id)))
      await holdUntil(trx, row, await renewedHold(trx, row.id))
    await queueNotFoundMail(trx, toBooking(row, 'everyone'), claim, { message, page: clientPageLink(row) })
  })
