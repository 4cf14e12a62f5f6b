import { api } from '../../../contract/api.ts'
import type { ShownBooking } from '../../../contract/booking.ts'
import type { Viewer } from '../../../contract/identity.ts'
import { OfferPanel } from '../../features/offer-admin/offer-panel.tsx'
import { PapersPanel } from '../../features/payment-admin/papers-panel.tsx'
import { PaymentsPanel } from '../../features/payment-admin/payments-panel.tsx'
import type { Call } from '../../lib/api.ts'
import type { Tab } from '../../ui/admin/tabs.tsx'
import { t } from '../../../language/t.ts'

/** What only the owner is given of the money of a booking. */
export async function loadMoney(call: Call, viewer: Viewer | null, id: string) {
  if (viewer?.role !== 'owner') return null
  const params = { id }
  const [offers, money, documents, studio] = await Promise.all([
    call(api.offer.ofBooking, { params }),
    call(api.payment.ofBooking, { params }),
    call(api.document.ofBooking, { params }),
    call(api.studio.one),
  ])
  return { ...offers.data, money: money.data, documents: documents.data, extras: studio.data.extras }
}
type Loaded = NonNullable<Awaited<ReturnType<typeof loadMoney>>>

/** As this client reads the owner's own list. */
const extrasFor = (language: ShownBooking['language'], extras: Loaded['extras']) =>
  extras.map(({ en, bn, price }) => ({ text: language === 'bn' ? bn || en : en || bn, price }))

/** Whether something of the money waits for the owner. */
const needsOwner = ({ claims, attempts, refunds }: Loaded['money']) =>
  claims.some(({ status }) => status === 'open') ||
  attempts.some(({ status, unclear }) => status === 'odd' || unclear) ||
  refunds.length > 0

export function moneyTabs(
  booking: ShownBooking,
  { offers, suggested, extras, money, documents }: Loaded,
): Tab[] {
  const newest = offers[0]
  const notes = { draft: t('draft'), sent: t('sent'), accepted: t('accepted') } as Record<string, string>
  return [
    {
      id: 'offer',
      label: t('Offer'),
      note: newest && notes[newest.status],
      content: (
        <OfferPanel
          booking={booking}
          offers={offers}
          suggested={suggested}
          extras={extrasFor(booking.language, extras)}
        />
      ),
    },
    {
      id: 'payments',
      label: t('Payments'),
      need: needsOwner(money) ? t('something to check') : undefined,
      content: (
        <>
          <PaymentsPanel booking={booking} money={money} />
          <PapersPanel documents={documents} />
        </>
      ),
    },
  ]
}
