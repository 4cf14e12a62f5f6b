import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { paisaOf } from '../../../contract/shape/money.ts'
import type { OfferContent } from '../../../contract/billing/offer.ts'
import { usualPayments } from '../../../contract/shape/studio-settings.ts'
import { addDays } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import { withTranslatedService, writeIn } from '../../platform/mail/recipient.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { toBooking } from '../../booking/booking/booking.mapper.ts'
import type { BookingRow } from '../../booking/booking-state/booking-row.queries.ts'

const usualDays = 7

/** The content of a new offer: the service in the client's language, at its price at the time of the request. */
export async function suggestedOffer(db: Db, row: BookingRow): Promise<OfferContent> {
  const studio = await readStudio(db)
  const text = await writeIn(db, row.language, async () => {
    const { serviceTitle } = await withTranslatedService(db, toBooking(row, 'everyone'))
    return serviceTitle
  })
  const { en, bn } = studio.terms
  return {
    lines: [{ text, detail: '', count: 1, price: paisaOf(row.price ?? 0) }],
    discount: { kind: 'amount', value: 0 },
    advance: { kind: 'percent', value: (studio.payments ?? usualPayments).advance },
    validUntil: addDays(dayInDhaka(), usualDays),
    terms: row.language === 'bn' ? bn || en : en || bn,
    message: '',
  }
}
