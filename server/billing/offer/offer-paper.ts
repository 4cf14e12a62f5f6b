import { createHash } from 'node:crypto'
import type { OfferPaper } from '../../../contract/billing/client-offer.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { offerSums } from '../../../contract/billing/offer-sums.ts'
import { addressLines, siteName } from '../../../contract/shape/site.ts'
import type { Db } from '../../../db/open.ts'
import { withTranslatedService, writeIn } from '../../platform/mail/recipient.ts'
import { toBooking } from '../../booking/booking/booking.mapper.ts'
import type { BookingRow } from '../../booking/booking-state/booking-row.queries.ts'
import type { OfferRow } from './offer.queries.ts'

/** The content of an offer in the client's language, as it is now. */
export const writePaper = (trx: Db, row: BookingRow, offer: OfferRow) =>
  writeIn(trx, row.language, async (site): Promise<OfferPaper> => {
    const booking = await withTranslatedService(trx, toBooking(row, 'everyone'))
    const { lines, balanceDueOn, validUntil, message, terms } = offer.content
    return {
      reference: row.reference,
      version: offer.version,
      language: row.language,
      date: dayInDhaka(),
      from: {
        name: siteName(site),
        address: addressLines(site.address).join('\n'),
        email: site.email,
        phone: site.phone,
      },
      to: { name: row.name, address: row.address },
      service: booking.serviceTitle,
      eventDate: row.event_date,
      startTime: row.start_time,
      lines,
      ...offerSums(offer.content),
      dueOn: balanceDueOn ?? row.event_date,
      validUntil,
      message,
      terms,
    }
  })

export const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The exact bytes that a client accepts, and their hash. */
export function toBytes(paper: OfferPaper) {
  const bytes = JSON.stringify(paper)
  return { bytes, hash: sha256(bytes) }
}
