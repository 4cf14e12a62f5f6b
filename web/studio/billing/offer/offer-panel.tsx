import { useState } from 'react'
import type { Booking } from '../../../../contract/booking/booking.ts'
import { isPossible } from '../../../../contract/booking/booking-acts.ts'
import type { Offer, OfferContent } from '../../../../contract/billing/offer.ts'
import { PaperRow } from '../paper.tsx'
import { OfferForm } from './offer-form.tsx'
import { AcceptanceFacts, SentOffer } from './sent-offer.tsx'
import { t } from '../../../../language/t.ts'

interface OfferPanelProps {
  booking: Booking
  /** Newest first. */
  offers: Offer[]
  suggested: OfferContent
  extras: { text: string; price: number }[]
}

/** Starts from the last offer; an expired date becomes the usual one. */
const nextContent = (last: Offer, suggested: OfferContent): OfferContent => ({
  ...last.content,
  validUntil: last.content.validUntil < suggested.validUntil ? suggested.validUntil : last.content.validUntil,
})

const EarlierOffers = ({ offers }: { offers: Offer[] }) => (
  <section className="panel adm-papers" aria-labelledby="earlier-title">
    <header>
      <h2 id="earlier-title">{t('Earlier versions')}</h2>
    </header>
    <ul>
      {offers.map(({ _id, version, status, sums, acceptance }) => (
        <PaperRow
          key={_id}
          title={t('Version {n}', { n: version })}
          state={status}
          sum={sums.total}
          pdf={{ id: _id, text: t('PDF') }}
        >
          {acceptance && <AcceptanceFacts {...acceptance} />}
        </PaperRow>
      ))}
    </ul>
  </section>
)

/** The draft, the current offer and the earlier ones. */
export function OfferPanel({ booking, offers, suggested, extras }: OfferPanelProps) {
  const draft = offers.find(({ status }) => status === 'draft')
  const sent = offers.filter(({ status }) => status !== 'draft')
  const current = sent.filter(({ status }) => status === 'sent' || status === 'accepted')
  const earlier = sent.filter((offer) => !current.includes(offer))
  const [isWriting, setWriting] = useState(draft !== undefined)
  const mayOffer = isPossible('sendOffer', booking.status)
  const isOpen = mayOffer && (isWriting || draft !== undefined || current.length === 0)
  const last = sent[0]
  const content = draft?.content ?? (last ? nextContent(last, suggested) : suggested)
  return (
    <>
      {isOpen && (
        <OfferForm
          key={last?._id ?? 'first'}
          booking={booking}
          content={content}
          version={draft?.version ?? (last?.version ?? 0) + 1}
          extras={extras}
          onSent={() => setWriting(false)}
        />
      )}
      {current.map((offer, index) => (
        <SentOffer
          key={offer._id}
          offer={offer}
          client={booking.name}
          onNext={index === 0 && mayOffer && !isOpen ? () => setWriting(true) : undefined}
        />
      ))}
      {earlier.length > 0 && <EarlierOffers offers={earlier} />}
      {!isOpen && sent.length === 0 && (
        <section className="panel">
          <p className="adm-quiet">{t('No offer was made for this booking.')}</p>
        </section>
      )}
    </>
  )
}
