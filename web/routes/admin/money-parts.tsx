import { api } from '../../../contract/api.ts'
import type { ShownBooking } from '../../../contract/booking/booking.ts'
import type { Offer } from '../../../contract/billing/offer.ts'
import type { Viewer } from '../../../contract/shape/identity.ts'
import { OfferPanel } from '../../studio/billing/offer/offer-panel.tsx'
import { PapersPanel } from '../../studio/billing/payment/papers-panel.tsx'
import { PaymentsPanel, WaitingMoney } from '../../studio/billing/payment/payments-panel.tsx'
import type { Call } from '../../lib/api.ts'
import { File } from '../../studio/ui/icons.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { type Label, t } from '../../../language/t.ts'

/** The money of a booking, for the owner only. */
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

/** The owner's price list in the language of the client. */
const extrasFor = (language: ShownBooking['language'], extras: Loaded['extras']) =>
  extras.map(({ en, bn, price }) => ({ text: language === 'bn' ? bn || en : en || bn, price }))

const offerLabels: Partial<Record<Offer['status'], Label>> = {
  draft: 'Offer, draft',
  sent: 'Offer, sent',
  accepted: 'Offer, accepted',
}

/** The sections of a request about its money. */
export function moneyParts(booking: ShownBooking, { offers, suggested, extras, money, documents }: Loaded) {
  const label = offers[0] && offerLabels[offers[0].status]
  const papers = label && (
    <p className="adm-block">
      <ButtonLink small look="line" to="?tab=offer" preventScrollReset>
        <File />
        {t(label)}
      </ButtonLink>
    </p>
  )
  return {
    waiting: <WaitingMoney money={money} />,
    offer: (
      <OfferPanel
        booking={booking}
        offers={offers}
        suggested={suggested}
        extras={extrasFor(booking.language, extras)}
      />
    ),
    payments: (
      <>
        <PaymentsPanel booking={booking} money={money} papers={papers} />
        <PapersPanel documents={documents} />
      </>
    ),
  }
}
