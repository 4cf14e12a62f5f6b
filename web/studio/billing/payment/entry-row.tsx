import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { refundOnlineInput } from '../../../../contract/billing/gateway.ts'
import { type Entry, refundInput } from '../../../../contract/billing/payment.ts'
import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import { formatPaisa, parseTaka } from '../../../../contract/shape/money.ts'
import { wayNames } from '../../../../contract/shape/payment-way.ts'
import { type Label, t } from '../../../../language/t.ts'
import { takaDigits } from '../../../lib/format.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { TextField } from '../../../ui/field.tsx'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { PaperRow, ReasonDialog } from '../paper.tsx'
import { readPayment, TakaField, TrxField, WayField } from './payment-fields.tsx'

interface EntryProps {
  entry: Entry
  onClose: () => void
}

const refundLede = ({ refundable }: Entry, next: string) =>
  `${t('Up to {sum} of this payment can be refunded.', { sum: formatPaisa(refundable) })} ${next}`

/** Records a refund that was sent manually. */
function HandRefundDialog({ entry, onClose }: EntryProps) {
  // One submission is one refund, however often it is sent.
  const [key] = useState(randomKey)
  return (
    <ActionDialog
      title={t('Record a refund')}
      lede={refundLede(entry, t('Send the money first, then record it here.'))}
      verb={t('Record the refund')}
      look="ink"
      schema={refundInput}
      initial={{
        way: entry.way === 'card' ? 'bank' : entry.way,
        amount: takaDigits(entry.refundable),
        transactionId: '',
        note: '',
        paidAt: undefined,
      }}
      prepare={readPayment}
      send={(body) => signedCall(api.payment.refund, { params: { id: entry._id }, body: { ...body, key } })}
      onClose={onClose}
    >
      {({ values, field, set }) => (
        <>
          <WayField value={values.way} onWay={(way) => set('way', way)} />
          <div className="adm-pair adm-pair-keep">
            <TakaField {...field('amount')} />
            <TrxField optional {...field('transactionId')} />
          </div>
          <TextField label={t('Reason')} optional maxLength={500} {...field('note')} />
        </>
      )}
    </ActionDialog>
  )
}

/** Refunds through the gateway that took the payment. */
function OnlineRefundDialog({ entry, onClose }: EntryProps) {
  const [key] = useState(randomKey)
  return (
    <ActionDialog
      title={t('Refund this payment online')}
      lede={refundLede(entry, t('The gateway refunds it to the payer.'))}
      verb={t('Refund')}
      look="ink"
      schema={refundOnlineInput}
      initial={{ amount: takaDigits(entry.refundable), reason: '' }}
      prepare={({ amount, reason }) => ({ amount: parseTaka(amount), reason })}
      send={(body) => signedCall(api.gateway.refund, { params: { id: entry._id }, body: { ...body, key } })}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TakaField {...field('amount')} />
          <TextField label={t('Reason')} maxLength={200} {...field('reason')} required />
        </>
      )}
    </ActionDialog>
  )
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
export function EntryRow({ entry }: { entry: Entry }) {
  const { _id: id, kind, amount, way, transactionId, sender, note, paidAt } = entry
  const { reversed, online, refundable, receipt } = entry
  const [asked, setAsked] = useState<'hand' | 'online' | 'reverse' | null>(null)
  const onClose = () => setAsked(null)
  const isRefundable = kind === 'payment' && refundable > 0
  const isMistakable = !reversed && (kind === 'refund' || (kind === 'payment' && refundable === amount))
  return (
    <PaperRow
      tag={t(wayNames[way])}
      title={note || t(kinds[kind])}
      sum={amount}
      isVoid={reversed}
      pdf={receipt ? { id: receipt._id, text: t('Receipt {number}', { number: receipt.number }) } : undefined}
      acts={[
        isRefundable && online && { text: t('Refund online'), run: () => setAsked('online') },
        isRefundable && { text: t('Record a refund'), run: () => setAsked('hand') },
        isMistakable && { text: t('Entered by mistake'), run: () => setAsked('reverse') },
      ]}
    >
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
      {asked === 'hand' && <HandRefundDialog entry={entry} onClose={onClose} />}
      {asked === 'online' && <OnlineRefundDialog entry={entry} onClose={onClose} />}
      {asked === 'reverse' && (
        <ReasonDialog
          title={t('Reverse this entry?')}
          lede={t('A reversal is added. Both entries stay in the list, and the receipt is cancelled.')}
          verb={t('Withdraw')}
          send={(body) => signedCall(api.payment.reverse, { params: { id }, body })}
          onClose={onClose}
        />
      )}
    </PaperRow>
  )
}
