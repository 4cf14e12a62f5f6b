import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../../contract/api.ts'
import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import { formatPaisa, parseTaka } from '../../../../contract/shape/money.ts'
import { approvalInput, type Claim, notFoundInput } from '../../../../contract/billing/payment.ts'
import { wayNames } from '../../../../contract/shape/payment-way.ts'
import { takaDigits } from '../../../lib/format.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Check } from '../../ui/icons.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { CircleAlert } from '../../../ui/icons.tsx'
import { t } from '../../../../language/t.ts'

interface DecideProps {
  claim: Claim
  onClose: () => void
  onSaved: () => void
}

/** The amount that arrived counts, whatever was expected. */
function ApproveDialog({ claim, onClose, onSaved }: DecideProps) {
  const form = useAdminForm({
    schema: approvalInput,
    initial: { amount: claim.amount === null ? '' : takaDigits(claim.amount) },
    prepare: ({ amount }) => ({ amount: amount.trim() === '' ? undefined : parseTaka(amount) }),
    send: (body) => signedCall(api.payment.approve, { params: { id: claim._id }, body }),
    onSaved,
  })
  return (
    <FormDialog
      title={t('Has it arrived?')}
      lede={t('TrxID {id}. The client gets a receipt, and a paid advance confirms the day.', {
        id: claim.transactionId,
      })}
      verb={t('Approve')}
      busy={form.busy}
      failure={form.failure}
      form={form.form}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextField
        label={t('Amount received')}
        prefix="৳"
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount')}
        required
      />
    </FormDialog>
  )
}

function NotFoundDialog({ claim, onClose, onSaved }: DecideProps) {
  const form = useAdminForm({
    schema: notFoundInput,
    initial: { message: '' },
    send: (body) => signedCall(api.payment.notFound, { params: { id: claim._id }, body }),
    onSaved,
  })
  return (
    <FormDialog
      title={t('Not found')}
      lede={t('The client is asked to check the TrxID {id} again. It stays in the list.', {
        id: claim.transactionId,
      })}
      verb={t('Tell the client')}
      look="ink"
      busy={form.busy}
      failure={form.failure}
      form={form.form}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextArea
        label={t('Message to the client')}
        optional
        rows={3}
        maxLength={2000}
        {...form.field('message')}
      />
    </FormDialog>
  )
}

/** A payment that a client reported; it counts only once the owner has found it. */
export function ClaimRow({ claim }: { claim: Claim }) {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<'approve' | 'not-found' | null>(null)
  const after = {
    claim,
    onClose: () => setAsked(null),
    onSaved: () => {
      setAsked(null)
      void revalidate()
    },
  }
  const way = t(wayNames[claim.way])
  return (
    <li className="adm-claim">
      <CircleAlert />
      <div>
        <p className="adm-cell-t">
          {claim.amount === null
            ? t('The client says they paid by {way}', { way })
            : t('The client says they paid {sum} by {way}', { sum: formatPaisa(claim.amount), way })}
        </p>
        <p className="adm-cell-s adm-num">
          {t('TrxID {id} from {sender}, {at}', {
            id: claim.transactionId,
            sender: claim.sender,
            at: formatUsDateTime(claim.date),
          })}
        </p>
        <p className="adm-cell-s">{t('Check in your bank or mobile banking app first.')}</p>
      </div>
      <div className="adm-claim-acts">
        <Button look="line" small onClick={() => setAsked('not-found')}>
          {t('Not found')}
        </Button>
        <Button look="accent" small onClick={() => setAsked('approve')}>
          <Check />
          {t('It has arrived')}
        </Button>
      </div>
      {asked === 'approve' && <ApproveDialog {...after} />}
      {asked === 'not-found' && <NotFoundDialog {...after} />}
    </li>
  )
}
