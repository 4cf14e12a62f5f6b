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
import { confirmIfPaid } from '../payment/confirm-if-paid.ts'
import { lockForPayment } from '../payment/payment.service.ts'
import { endOfValidity, readOffer } from './offer.service.ts'
import { changeStatus, insertAcceptance, type OfferRow, findOfferByStatus } from './offer.queries.ts'

const hourMs = 3_600_000
const staleOffer = () => conflict('The offer has changed since you read it. Please look at it again.')

interface Acceptance {
  name: string
  actor: 'owner' | 'client'
  address: string
}

/** After accepting, the client has at least the usual time of a hold to pay. */
async function extendedHold(trx: Db, { held_until }: BookingRow) {
  const { holdHours } = (await readStudio(trx)).calendar
  return held_until === null ? null : Math.max(held_until, Date.now() + holdHours * hourMs)
}

/** Accepts an offer, replacing an earlier accepted one. The day is confirmed if the advance is paid already. */
async function accept(trx: Db, row: BookingRow, offer: OfferRow, acceptance: Acceptance) {
  checkTransition('acceptOffer', row)
  if ((await endOfValidity(trx, offer.content.validUntil)) <= Date.now())
    throw conflict('The offer has expired. Write to me if you still want the day.')
  const before = await findOfferByStatus(trx, row.id, 'accepted')
  if (before) {
    await changeStatus(trx, before.id, 'accepted', 'replaced')
    await cancelInvoice(trx, row.id, 'Replaced by a new version')
  }
  if (!(await changeStatus(trx, offer.id, 'sent', 'accepted'))) throw staleOffer()
  const sha256 = offer.sha256!
  await insertAcceptance(trx, { offer_id: offer.id, sha256, ...acceptance })
  // A confirmed day keeps its reminders.
  if (row.status === 'offered') await dropReminders(trx, row.id)
  const accepted = await changeBooking(trx, row, {
    actor: acceptance.actor,
    what: 'accepted',
    set: { held_until: await extendedHold(trx, row) },
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

/** The client accepts on their page. The hash proves which paper they have read. */
export async function acceptOffer(
  db: Db,
  reference: string,
  { key, name, sha256 }: AcceptInput,
  address: string,
) {
  const { id } = await bookingOfKey(db, reference, key)
  await db.transaction().execute(async (trx) => {
    const row = await lockForPayment(trx, id)
    const offer = await findOfferByStatus(trx, id, 'sent')
    // The same form was sent before and accepted.
    const done = offer ? undefined : await findOfferByStatus(trx, id, 'accepted')
    if (done?.sha256 === sha256) return
    if (!offer || offer.sha256 !== sha256) throw staleOffer()
    await accept(trx, row, offer, { name, actor: 'client', address })
  })
}

/** The owner records an acceptance by phone or in person, with the name of the person. */
export const agreeOffer = (db: Db, id: string, name: string) =>
  db.transaction().execute(async (trx) => {
    const { booking_id } = await readOffer(trx, id)
    const row = await lockForPayment(trx, booking_id)
    const offer = await readOffer(trx, id)
    if (offer.status !== 'sent') throw conflict('Only an open offer can be accepted.')
    await accept(trx, row, offer, { name, actor: 'owner', address: '' })
  })
