import { type FormEvent, useId } from 'react'
import type { Booking } from '../../../../contract/booking/booking.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import type { OfferContent } from '../../../../contract/billing/offer.ts'
import { offerSums } from '../../../../contract/billing/offer-sums.ts'
import { fullDay } from '../../lib/days.ts'
import { langOf } from '../../../lib/lang.ts'
import { Button } from '../../../ui/button.tsx'
import { useModal } from '../../../ui/use-modal.ts'
import { currentLanguage, speakIn } from '../../../../language/current.ts'
import type { Language } from '../../../../language/languages.ts'
import { learn, t } from '../../../../language/t.ts'

interface OfferPreviewProps {
  content: OfferContent
  /** The React keys of the lines. */
  keys: string[]
  booking: Pick<Booking, 'name' | 'serviceTitle' | 'eventDate' | 'language'>
  onSend: (event: FormEvent) => void
  onClose: () => void
}

/** Loads the sentences of the language of the client, which may differ from that of the page. */
export async function loadSentencesOf(language: Language) {
  if (language === 'en' || currentLanguage() === language) return
  const [{ publicSentences }, { studioSentences }] = await Promise.all([
    import('../../../../language/bn/public.ts'),
    import('../../../../language/bn/studio.ts'),
  ])
  learn({ ...publicSentences, ...studioSentences })
}

// A function, not a component: components render later, in the language of the page.
const sumRow = (name: string, paisa: number, { key = name, detail = '' } = {}) => (
  <div key={key}>
    <dt lang={langOf(name)}>
      {name}
      {detail && (
        <small className="adm-cell-s" lang={langOf(detail)}>
          {detail}
        </small>
      )}
    </dt>
    <dd className="adm-num">{formatPaisa(paisa)}</dd>
  </div>
)

function paper({ content, keys, booking }: Pick<OfferPreviewProps, 'content' | 'keys' | 'booking'>) {
  const { lines, message, terms, validUntil } = content
  const sums = offerSums(content)
  return (
    <article className="adm-paper" lang={booking.language}>
      <p className="adm-small">{t('Offer for {name}', { name: booking.name })}</p>
      <h3 lang={langOf(booking.serviceTitle)}>
        {booking.serviceTitle}, {fullDay(content.eventDate ?? booking.eventDate)}
      </h3>
      {message && (
        <p className="adm-paper-text" lang={langOf(message)}>
          {message}
        </p>
      )}
      <dl>
        {lines.map(({ text, detail, count, price }, index) =>
          sumRow(count === 1 ? text : t('{text}, {count}', { text, count }), count * price, {
            key: keys[index],
            detail,
          }),
        )}
        {sums.discount > 0 && sumRow(t('Discount'), -sums.discount)}
        {sumRow(t('Total'), sums.total)}
        {sums.advance > 0 && sumRow(t('Advance'), sums.advance)}
        {sums.advance > 0 &&
          sumRow(t('Balance'), sums.balance, {
            detail: t('due on {day}', {
              day: fullDay(content.balanceDueOn ?? content.eventDate ?? booking.eventDate),
            }),
          })}
      </dl>
      <p className="adm-small">{t('Valid until {day}.', { day: fullDay(validUntil) })}</p>
      {terms && (
        <p className="adm-paper-text adm-small" lang={langOf(terms)}>
          {terms}
        </p>
      )}
    </article>
  )
}

/** Shows the offer in the language of the client before it is sent. */
export function OfferPreview({ content, keys, booking, onSend, onClose }: OfferPreviewProps) {
  const modal = useModal(true)
  const id = useId()
  return (
    <dialog {...modal} className="dialog adm-offer-preview" aria-labelledby={id} onClose={onClose}>
      <div className="adm-dialog-in">
        <h2 id={id}>{t('As {name} sees it', { name: booking.name })}</h2>
        {speakIn(booking.language, () => paper({ content, keys, booking }))}
      </div>
      <div className="adm-yn">
        <Button look="line" onClick={onClose}>
          {t('Back to the draft')}
        </Button>
        <Button look="accent" onClick={onSend}>
          {t('Send offer')}
        </Button>
      </div>
    </dialog>
  )
}
