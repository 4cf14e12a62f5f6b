import { dayInDhaka } from '../../contract/shape/dates.ts'
import { addDays } from '../../contract/shape/zone.ts'
import { newId, newReference } from '../../db/ids.ts'
import type { Db } from '../../db/open.ts'
import { agreeOffer } from '../../server/billing/offer/accept-offer.ts'
import { saveDraft, sendOffer } from '../../server/billing/offer/offer.service.ts'
import { keyOfBooking } from '../../server/booking/booking-state/booking-key.ts'

export interface Payer {
  id: string
  reference: string
  key: string
}

/** Distinguishes them from the demo's clients. */
export const payerEmails = 'client-%@example.org'

/** Bookings with an accepted offer and a due advance, each on a different day. */
export async function addPayers(db: Db, count: number, firstDay: number): Promise<Payer[]> {
  const service = await db
    .selectFrom('service')
    .select(['id', 'title'])
    .where('duration', '=', 'day')
    .executeTakeFirstOrThrow()
  const payers: Payer[] = []
  for (let n = 0; n < count; n++) {
    const [id, reference] = [newId(), newReference('BE')]
    await db
      .insertInto('booking')
      .values({
        id,
        reference,
        name: `Client ${n}`,
        email: `client-${n}@example.org`,
        phone: '01711000000',
        event_date: addDays(dayInDhaka(), firstDay + n),
        address: '',
        service_id: service.id,
        service_title: service.title,
        user_id: null,
        created_at: new Date().toISOString(),
      })
      .execute()
    const { _id } = await saveDraft(db, id, {
      lines: [{ text: service.title, detail: '', count: 1, price: 5_000_000 + n * 100 }],
      discount: { kind: 'amount', value: 0 },
      advance: { kind: 'percent', value: 30 },
      validUntil: addDays(dayInDhaka(), 5),
      terms: '',
      message: '',
    })
    await sendOffer(db, _id)
    await agreeOffer(db, _id, `Client ${n}`)
    payers.push({ id, reference, key: await keyOfBooking(db, id) })
  }
  return payers
}
