import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { approvalInput, type Claim, notFoundInput } from '../../../../contract/billing/payment.ts'
import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import { formatPaisa, parseTaka } from '../../../../contract/shape/money.ts'
import { wayNames } from '../../../../contract/shape/payment-way.ts'
import { t } from '../../../../language/t.ts'
import { takaDigits } from '../../../lib/format.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { CircleAlert } from '../../../ui/icons.tsx'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Check } from '../../ui/icons.tsx'
import { TakaField } from './payment-fields.tsx'
import { WaitingRow } from './waiting-rows.tsx'

interface ClaimProps {
  claim: Claim
  onClose: () => void
}

/** The amount that arrived counts, whatever was expected. */
const ApproveDialog = ({ claim, onClose }: ClaimProps) => (
  <ActionDialog
    title={t('Has it arrived?')}
    lede={t('TrxID {id}. The client gets a receipt, and a paid advance confirms the day.', {
      id: claim.transactionId,
    })}
    verb={t('Approve')}
    schema={approvalInput}
    initial={{ amount: claim.amount === null ? '' : takaDigits(claim.amount) }}
    prepare={({ amount }) => ({ amount: amount.trim() === '' ? undefined : parseTaka(amount) })}
    send={(body) => signedCall(api.payment.approve, { params: { id: claim._id }, body })}
    onClose={onClose}
  >
    {({ field }) => <TakaField label={t('Amount received')} {...field('amount')} />}
  </ActionDialog>
)

const NotFoundDialog = ({ claim, onClose }: ClaimProps) => (
  <ActionDialog
    title={t('Not found')}
    lede={t('The client is asked to check the TrxID {id} again. It stays in the list.', {
      id: claim.transactionId,
    })}
    verb={t('Tell the client')}
    look="ink"
    schema={notFoundInput}
    initial={{ message: '' }}
    send={(body) => signedCall(api.payment.notFound, { params: { id: claim._id }, body })}
    onClose={onClose}
  >
    {({ field }) => (
      <TextArea label={t('Message to the client')} optional rows={3} maxLength={2000} {...field('message')} />
    )}
  </ActionDialog>
)

/** A payment that a client reported; it counts only once the owner has found it. */
export function ClaimRow({ claim }: { claim: Claim }) {
  const { amount, transactionId, sender, date } = claim
  const [asked, setAsked] = useState<'approve' | 'not-found' | null>(null)
  const onClose = () => setAsked(null)
  const way = t(wayNames[claim.way])
  return (
    <WaitingRow
      icon={<CircleAlert />}
      title={
        amount === null
          ? t('The client says they paid by {way}', { way })
          : t('The client says they paid {sum} by {way}', { sum: formatPaisa(amount), way })
      }
      acts={
        <>
          <Button look="line" small onClick={() => setAsked('not-found')}>
            {t('Not found')}
          </Button>
          <Button look="accent" small onClick={() => setAsked('approve')}>
            <Check />
            {t('It has arrived')}
          </Button>
        </>
      }
    >
      <p className="adm-cell-s adm-num">
        {t('TrxID {id} from {sender}, {at}', { id: transactionId, sender, at: formatUsDateTime(date) })}
      </p>
      <p className="adm-cell-s">{t('Check in your bank or mobile banking app first.')}</p>
      {asked === 'approve' && <ApproveDialog claim={claim} onClose={onClose} />}
      {asked === 'not-found' && <NotFoundDialog claim={claim} onClose={onClose} />}
    </WaitingRow>
  )
}
