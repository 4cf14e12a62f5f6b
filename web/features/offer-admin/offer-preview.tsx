import { type FormEvent, useId } from 'react'
import { formatPaisa } from '../../../contract/money.ts'
import type { OfferContent } from '../../../contract/offer.ts'
import { offerSums } from '../../../contract/offer-sums.ts'
import { fullDay } from '../../lib/admin/days.ts'
import { langOf } from '../../lib/lang.ts'
import { Button } from '../../ui/button.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { t } from '../../../language/t.ts'

interface OfferPreviewProps {
  content: OfferContent
  /** Of its lines. */
  keys: string[]
  booking: { name: string; serviceTitle: string; eventDate: string }
  busy: boolean
  onSend: (event: FormEvent) => void
  onClose: () => void
}

function SumRow({ name, detail, paisa }: { name: string; detail?: string; paisa: number }) {
  return (
    <div>
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
}

/** The offer as the client gets it, before it is sent. */
export function OfferPreview({ content, keys, booking, busy, onSend, onClose }: OfferPreviewProps) {
  const modal = useModal(true)
  const id = useId()
  const { lines, message, terms, validUntil } = content
  const sums = offerSums(content)
  return (
    <dialog {...modal} className="dialog adm-offer-preview" aria-labelledby={id} onClose={onClose}>
      <div className="adm-dialog-in">
        <h2 id={id}>{t('As {name} sees it', { name: booking.name })}</h2>
        <article className="adm-paper">
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
            {lines.map(({ text, detail, count, price }, index) => (
              <SumRow
                key={keys[index]}
                name={count === 1 ? text : t('{text}, {count}', { text, count })}
                detail={detail}
                paisa={count * price}
              />
            ))}
            {sums.discount > 0 && <SumRow name={t('Discount')} paisa={-sums.discount} />}
            <SumRow name={t('Together')} paisa={sums.total} />
            {sums.advance > 0 && <SumRow name={t('Advance')} paisa={sums.advance} />}
            {sums.advance > 0 && <SumRow name={t('Balance')} paisa={sums.balance} />}
          </dl>
          <p className="adm-small">{t('Valid until {day}.', { day: fullDay(validUntil) })}</p>
          {terms && (
            <p className="adm-paper-text adm-small" lang={langOf(terms)}>
              {terms}
            </p>
          )}
        </article>
      </div>
      <div className="adm-yn">
        <Button look="line" disabled={busy} onClick={onClose}>
          {t('Back to the draft')}
        </Button>
        <Button look="accent" busy={busy} onClick={onSend}>
          {t('Send offer')}
        </Button>
      </div>
    </dialog>
  )
}
