import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { refundOnlineInput } from '../../../../contract/billing/gateway.ts'
import { formatPaisa, parseTaka } from '../../../../contract/shape/money.ts'
import { type Entry, refundInput } from '../../../../contract/billing/payment.ts'
import { takaDigits } from '../../../lib/format.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { WayField } from './way-field.tsx'
import { t } from '../../../../language/t.ts'

interface RefundDialogProps {
  payment: Entry
  onClose: () => void
  onSaved: () => void
}

const ledeOf = ({ refundable }: Entry) =>
  t('Up to {sum} of this payment can be refunded.', { sum: formatPaisa(refundable) })

/** Records a refund that was sent manually. */
export function HandRefundDialog({ payment, onClose, onSaved }: RefundDialogProps) {
  const [key] = useState(randomKey)
  const form = useAdminForm({
    schema: refundInput,
    initial: {
      way: payment.way === 'card' ? 'bank' : payment.way,
      amount: takaDigits(payment.refundable),
      transactionId: '',
      note: '',
      paidAt: undefined,
    },
    prepare: (values) => ({
      ...values,
      amount: parseTaka(values.amount),
      transactionId: values.transactionId.trim() || undefined,
    }),
    send: (body) => signedCall(api.payment.refund, { params: { id: payment._id }, body: { ...body, key } }),
    onSaved,
  })
  const { values, field, set } = form
  return (
    <FormDialog
      title={t('Record a refund')}
      lede={`${ledeOf(payment)} ${t('Send the money first, then record it here.')}`}
      verb={t('Record the refund')}
      look="ink"
      busy={form.busy}
      failure={form.failure}
      form={form.form}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <WayField value={values.way} onWay={(way) => set('way', way)} />
      <div className="adm-pair adm-pair-keep">
        <TextField
          label={t('Amount')}
          prefix="৳"
          inputMode="decimal"
          autoComplete="off"
          {...field('amount')}
          required
        />
        <TextField
          label={t('TrxID')}
          optional
          autoComplete="off"
          maxLength={40}
          {...field('transactionId')}
        />
      </div>
      <TextField label={t('Reason')} optional maxLength={500} {...field('note')} />
    </FormDialog>
  )
}

/** Refunds through the gateway that took the payment. */
export function OnlineRefundDialog({ payment, onClose, onSaved }: RefundDialogProps) {
  const [key] = useState(randomKey)
  const form = useAdminForm({
    schema: refundOnlineInput,
    initial: { amount: takaDigits(payment.refundable), reason: '' },
    prepare: ({ amount, reason }) => ({ amount: parseTaka(amount), reason }),
    send: (body) => signedCall(api.gateway.refund, { params: { id: payment._id }, body: { ...body, key } }),
    onSaved,
  })
  return (
    <FormDialog
      title={t('Refund this payment online')}
      lede={`${ledeOf(payment)} ${t('The gateway refunds it to the payer.')}`}
      verb={t('Refund')}
      look="ink"
      busy={form.busy}
      failure={form.failure}
      form={form.form}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextField
        label={t('Amount')}
        prefix="৳"
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount')}
        required
      />
      <TextField label={t('Reason')} maxLength={200} {...form.field('reason')} required />
    </FormDialog>
  )
}
