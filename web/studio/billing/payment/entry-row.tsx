import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import type { Entry } from '../../../../contract/billing/payment.ts'
import { wayNames } from '../../../../contract/shape/payment-way.ts'
import { langOf } from '../../../lib/lang.ts'
import { PaperLink } from '../paper-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Label, t } from '../../../../language/t.ts'

export type EntryAct = 'hand' | 'online' | 'reverse'

interface EntryRowProps {
  entry: Entry
  onAsk: (act: EntryAct) => void
}

const kinds: Record<Entry['kind'], Label> = {
  payment: 'Payment',
  refund: 'Refund',
  reversal: 'Reversal',
}

/** Who entered it, if a person did. */
const enteredWords = ({ by, actor, date }: Entry) => {
  const at = formatUsDateTime(date)
  if (by) return t('Entered by {name}, {at}', { name: by, at })
  return actor === 'owner' ? t('Entered by the owner, {at}', { at }) : t('Entered by the site, {at}', { at })
}

/** One entry of the ledger, which never changes. */
export function EntryRow({ entry, onAsk }: EntryRowProps) {
  const { kind, amount, way, transactionId, sender, note, paidAt, reversed, online, refundable, receipt } =
    entry
  const isOpen = kind !== 'reversal' && !reversed
  return (
    <li className="adm-pay" data-reversed={reversed || undefined}>
      <span className="adm-pay-way">{t(wayNames[way])}</span>
      <div>
        <p className="adm-cell-t" lang={langOf(note)}>
          {note || t(kinds[kind])}
        </p>
        <p className="adm-cell-s">
          {note ? `${t(kinds[kind])}, ` : ''}
          <time dateTime={paidAt}>{formatUsDateTime(paidAt)}</time>
          {reversed && <> · {t('withdrawn')}</>}
        </p>
        {(transactionId || sender) && (
          <p className="adm-cell-s adm-num">
            {[transactionId && t('TrxID {id}', { id: transactionId }), sender].filter(Boolean).join(' · ')}
          </p>
        )}
        <p className="adm-cell-s">{enteredWords(entry)}</p>
        <p className="adm-pay-acts">
          {receipt && (
            <PaperLink id={receipt._id}>{t('Receipt {number}', { number: receipt.number })}</PaperLink>
          )}
          {kind === 'payment' && refundable > 0 && online && (
            <Button look="bare" small onClick={() => onAsk('online')}>
              {t('Refund online')}
            </Button>
          )}
          {kind === 'payment' && refundable > 0 && (
            <Button look="bare" small onClick={() => onAsk('hand')}>
              {t('Record a refund')}
            </Button>
          )}
          {isOpen && (kind === 'refund' || refundable === amount) && (
            <Button look="bare" small onClick={() => onAsk('reverse')}>
              {t('Entered by mistake')}
            </Button>
          )}
        </p>
      </div>
      <span className="adm-pay-sum adm-num">{formatPaisa(amount)}</span>
    </li>
  )
}
