import type { AcceptInput } from '../../../contract/billing/client-offer.ts'
import type { Db } from '../../../db/open.ts'
import { conflict } from '../../platform/http/errors.ts'
import { queueClientMail, queueOwnerMail } from '../../booking/booking-state/booking-state-mails.ts'
import { acceptanceFacts } from './offer-facts.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { toBooking } from '../../booking/booking/booking.mapper.ts'
import { bookingOfKey } from '../../booking/booking-state/booking-key.ts'
import { scheduledBooking } from '../../booking/booking-state/scheduled-booking.ts'
import type { BookingRow } from '../../booking/booking-state/booking-row.queries.ts'
import { changeBooking } from '../../booking/booking-state/change-booking.ts'
import { dropReminders } from '../../booking/booking-state/reminder.queries.ts'
import { checkTransition } from '../../booking/booking-state/transitions.ts'
import { cancelInvoice } from '../../booking/booking-state/ended-booking.queries.ts'
import { issueInvoice } from '../document/issue-document.ts'
import { confirmIfPaid } from '../payment/money-arrived.ts'
import { holdBooking } from '../payment/payment.service.ts'
import { endOfValidity, readOffer } from './offer.service.ts'
import { changeStatus, insertAcceptance, type OfferRow, offerThatIs } from './offer.queries.ts'

const hourMs = 3_600_000
const anew = () => conflict('The offer has changed since you read it. Please look at it again.')

interface Acceptance {
  name: string
  actor: 'owner' | 'client'
  address: string
}

/** Whoever has accepted has as long to pay as others have to answer, even on the last evening. */
async function laterHold(trx: Db, { held_until }: BookingRow) {
  const { holdHours } = (await readStudio(trx)).calendar
  return held_until === null ? null : Math.max(held_until, Date.now() + holdHours * hourMs)
}

/** What was agreed before gives way to it; the advance, should it be there already, makes the day theirs. */
async function accept(trx: Db, row: BookingRow, offer: OfferRow, acceptance: Acceptance) {
  checkTransition('acceptOffer', row)
  if ((await endOfValidity(trx, offer.content.validUntil)) <= Date.now())
    throw conflict('The offer has expired. Write to me if you still want the day.')
  const before = await offerThatIs(trx, row.id, 'accepted')
  if (before) {
    await changeStatus(trx, before.id, 'accepted', 'replaced')
    await cancelInvoice(trx, row.id, 'Replaced by a new version')
  }
  if (!(await changeStatus(trx, offer.id, 'sent', 'accepted'))) throw anew()
  const sha256 = offer.sha256!
  await insertAcceptance(trx, { offer_id: offer.id, sha256, ...acceptance })
  // Those of a day that is agreed already stay.
  if (row.status === 'offered') await dropReminders(trx, row.id)
  const accepted = await changeBooking(trx, row, {
    actor: acceptance.actor,
    what: 'accepted',
    set: { held_until: await laterHold(trx, row) },
  })
  const invoice = await issueInvoice(trx, accepted, offer)
  const booking = toBooking(accepted, 'everyone')
  await queueClientMail(trx, 'agreed', await scheduledBooking(trx, accepted), {
    facts: () => acceptanceFacts(JSON.parse(offer.paper!), acceptance.name, sha256),
    papers: [invoice.id],
  })
  if (acceptance.actor === 'client') await queueOwnerMail(trx, 'agreed', booking)
  await confirmIfPaid(trx, accepted, acceptance.actor)
}

/** By the client, on their page. Only the very paper that they have read is accepted. */
export async function acceptOffer(
  db: Db,
  reference: string,
  { key, name, sha256 }: AcceptInput,
  address: string,
) {
  const { id } = await bookingOfKey(db, reference, key)
  await db.transaction().execute(async (trx) => {
    const row = await holdBooking(trx, id)
    const offer = await offerThatIs(trx, id, 'sent')
    // Sent twice, it was accepted the first time.
    const done = offer ? undefined : await offerThatIs(trx, id, 'accepted')
    if (done?.sha256 === sha256) return
    if (!offer || offer.sha256 !== sha256) throw anew()
    await accept(trx, row, offer, { name, actor: 'client', address })
  })
}

/** By phone or in person: the owner writes down who said so. */
export const agreeOffer = (db: Db, id: string, name: string) =>
  db.transaction().execute(async (trx) => {
    const { booking_id } = await readOffer(trx, id)
    const row = await holdBooking(trx, booking_id)
    const offer = await readOffer(trx, id)
    if (offer.status !== 'sent') throw conflict('Only an open offer can be accepted.')
    await accept(trx, row, offer, { name, actor: 'owner', address: '' })
  })
