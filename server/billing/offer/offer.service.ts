import type { AgreedTime } from '../../../contract/booking/booking-state.ts'
import type { Offer, OfferInput } from '../../../contract/billing/offer.ts'
import { addDays, momentIn } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import { takeTurn } from '../../../db/transactions.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { queueClientMail } from '../../booking/booking-state/booking-state-mails.ts'
import { offerFacts } from './offer-facts.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { checkNotBlocked, fixTime } from '../../booking/booking-state/booking-span.ts'
import { requireBooking, withDayConflict } from '../../booking/booking-state/booking-state.service.ts'
import { scheduledBooking } from '../../booking/booking-state/scheduled-booking.ts'
import { setTurn, type BookingRow } from '../../booking/booking-state/booking-row.queries.ts'
import {
  answered,
  changeBooking,
  ownersTurn,
  releasedTime,
} from '../../booking/booking-state/change-booking.ts'
import { offerFreedDays } from '../../booking/calendar/waiting-list-job.ts'
import { dropReminders, planHoldReminders } from '../../booking/booking-state/reminder.queries.ts'
import { checkTransition } from '../../booking/booking-state/transitions.ts'
import { formerCustomer } from '../../booking/booking-state/ended-booking.queries.ts'
import { lockForPayment } from '../payment/payment.service.ts'
import { toOffer } from './offer.mapper.ts'
import { toBytes, writePaper } from './offer-paper.ts'
import * as queries from './offer.queries.ts'
import { suggestedOffer } from './suggested-offer.ts'

/** The acceptance stays in the database, as accounting law requires, but the erased name is not shown. */
const withoutName = (offer: Offer): Offer => ({
  ...offer,
  acceptance: offer.acceptance && { ...offer.acceptance, name: formerCustomer, address: '' },
})

export async function readOffers(db: Db, bookingId: string) {
  const row = await requireBooking(db, bookingId)
  const [rows, suggested] = await Promise.all([queries.listOffers(db, bookingId), suggestedOffer(db, row)])
  const offers = rows.map(toOffer)
  return { offers: row.erased_at ? offers.map(withoutName) : offers, suggested }
}

export const saveDraft = (db: Db, bookingId: string, input: OfferInput) =>
  db.transaction().execute(async (trx) => {
    const row = await lockForPayment(trx, bookingId)
    checkTransition('sendOffer', row)
    const { id, version } = await queries.saveDraft(trx, bookingId, input)
    return { _id: id, version }
  })

export async function readOffer(db: Db, id: string) {
  const offer = await queries.findOffer(db, id)
  if (!offer) throw notFound('offer')
  return offer
}

/** Holds the day until the offer expires. A confirmed day stays confirmed. */
async function holdDay(trx: Db, row: BookingRow, agreed: AgreedTime, heldUntil: number) {
  if (row.status === 'confirmed') {
    await setTurn(trx, row.id, await answered(trx, row))
    return row
  }
  const fixed = await fixTime(trx, row, agreed)
  await checkNotBlocked(trx, row, fixed)
  const next = await changeBooking(trx, row, {
    actor: 'owner',
    what: 'offered',
    set: {
      status: 'offered',
      held_until: heldUntil,
      ...fixed,
      ...(await answered(trx, row)),
    },
    data: { heldUntil: new Date(heldUntil).toISOString() },
  })
  // The booking may have held another day before.
  await offerFreedDays(trx, row)
  await dropReminders(trx, row.id)
  await planHoldReminders(trx, row.id, heldUntil)
  return next
}

/** An offer is valid until the end of its last day. */
export async function endOfValidity(db: Db, validUntil: string) {
  const { zone } = (await readStudio(db)).calendar
  return momentIn(zone, addDays(validUntil, 1))
}

/** Writes the paper, holds the day and queues the mail in one transaction. */
export async function sendOffer(db: Db, id: string) {
  const { booking_id: bookingId, content } = await readOffer(db, id)
  const { eventDate, startTime, place } = content
  const agreed = { eventDate, startTime, place }
  await withDayConflict(db, bookingId, agreed, async (trx) => {
    await takeTurn(trx, 'calendar')
    const row = await lockForPayment(trx, bookingId)
    const offer = await readOffer(trx, id)
    checkTransition('sendOffer', row)
    if (offer.status !== 'draft')
      throw conflict('This offer has already been sent. Make a new version to change it.')
    const heldUntil = await endOfValidity(trx, offer.content.validUntil)
    if (heldUntil <= Date.now()) throw conflict('This offer would already have expired. Choose a later day.')
    const next = await holdDay(trx, row, agreed, heldUntil)
    const before = await queries.findOfferByStatus(trx, bookingId, 'sent')
    if (before) await queries.changeStatus(trx, before.id, 'sent', 'replaced')
    const paper = await writePaper(trx, next, offer)
    const { bytes, hash } = toBytes(paper)
    await queries.markSent(trx, id, bytes, hash)
    const step = next.status === 'confirmed' ? 'newOffer' : 'offer'
    await queueClientMail(trx, step, await scheduledBooking(trx, next), {
      message: paper.message,
      facts: () => offerFacts(paper),
      papers: [id],
      heldUntil: new Date(heldUntil).toISOString(),
    })
  })
}

/** Withdraws an offer that was not accepted. The request is open again. */
export const withdrawOffer = (db: Db, id: string) =>
  db.transaction().execute(async (trx) => {
    const offer = await readOffer(trx, id)
    const row = await lockForPayment(trx, offer.booking_id)
    if (!(await queries.changeStatus(trx, id, 'sent', 'withdrawn')))
      throw conflict('Only an open offer can be withdrawn.')
    const agreed = await queries.findOfferByStatus(trx, row.id, 'accepted')
    if (row.status !== 'offered' || agreed) return
    const next = await changeBooking(trx, row, {
      actor: 'owner',
      what: 'withdrawn',
      set: { status: 'requested', ...releasedTime, ...ownersTurn('request') },
    })
    await dropReminders(trx, row.id)
    await offerFreedDays(trx, row)
    await queueClientMail(trx, 'withdrawn', await scheduledBooking(trx, next))
  })
