import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../../contract/api.ts'
import { settlePaymentInput, settleRefundInput } from '../../../../contract/billing/gateway.ts'
import { formatPaisa, parseTaka } from '../../../../contract/shape/money.ts'
import type { Attempt, WaitingRefund } from '../../../../contract/billing/payment.ts'
import { takaDigits } from '../../../lib/format.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { t } from '../../../../language/t.ts'

interface Closing {
  onClose: () => void
  onSaved: () => void
}

/** Closes after saving, and reloads the page. */
export function useDialog() {
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  const onSaved = () => {
    onClose()
    void revalidate()
  }
  return { open, show: () => setOpen(true), after: { onClose, onSaved } }
}

/** Records what the owner has found in the gateway's own panel. */
export function PaidDialog({ attempt, ...after }: { attempt: Attempt } & Closing) {
  const form = useAdminForm({
    schema: settlePaymentInput,
    initial: { outcome: 'paid' as const, transactionId: '', amount: takaDigits(attempt.amount) },
    prepare: (values) => ({
      ...values,
      amount: parseTaka(values.amount),
      transactionId: values.transactionId.trim() || undefined,
    }),
    send: (body) => signedCall(api.gateway.settlePayment, { params: { id: attempt._id }, body }),
    onSaved: after.onSaved,
  })
  return (
    <FormDialog
      title={t('It was paid')}
      lede={t('The client gets a receipt. If the gateway confirms it later, it is not counted twice.')}
      verb={t('Record the payment')}
      busy={form.busy}
      failure={form.failure}
      form={form.form}
      onSubmit={form.submit}
      onClose={after.onClose}
    >
      <div className="adm-pair adm-pair-keep">
        <TextField
          label={t('Amount')}
          prefix="৳"
          inputMode="decimal"
          autoComplete="off"
          {...form.field('amount')}
          required
        />
        <TextField
          label={t('TrxID')}
          autoComplete="off"
          maxLength={40}
          {...form.field('transactionId')}
          required
        />
      </div>
    </FormDialog>
  )
}

export function PaidBackDialog({ refund, ...after }: { refund: WaitingRefund } & Closing) {
  const form = useAdminForm({
    schema: settleRefundInput,
    initial: { outcome: 'paid-back' as const, transactionId: '' },
    prepare: (values) => ({ ...values, transactionId: values.transactionId.trim() || undefined }),
    send: (body) => signedCall(api.gateway.settleRefund, { params: { id: refund._id }, body }),
    onSaved: after.onSaved,
  })
  return (
    <FormDialog
      title={t('It was refunded')}
      lede={t('{sum} was refunded, as the gateway shows it.', { sum: formatPaisa(refund.amount) })}
      verb={t('Record the refund')}
      look="ink"
      busy={form.busy}
      failure={form.failure}
      form={form.form}
      onSubmit={form.submit}
      onClose={after.onClose}
    >
      <TextField
        label={t('TrxID')}
        autoComplete="off"
        maxLength={40}
        {...form.field('transactionId')}
        required
      />
    </FormDialog>
  )
}
