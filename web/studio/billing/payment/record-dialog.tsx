import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { formatPaisa, parseTaka } from '../../../../contract/shape/money.ts'
import { readOperatorSms } from '../../../../contract/billing/operator-sms.ts'
import { paymentInput } from '../../../../contract/billing/payment.ts'
import { takaDigits } from '../../../lib/format.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { WayField } from './way-field.tsx'
import { t } from '../../../../language/t.ts'

interface RecordDialogProps {
  bookingId: string
  client: string
  /** The next amount that is due, in paisa. */
  due: number
  onClose: () => void
  onSaved: () => void
}

/** Records a manual payment, typed or read from the text message of the operator. */
export function RecordDialog({ bookingId, client, due, onClose, onSaved }: RecordDialogProps) {
  // One submission is one payment, however often it is sent.
  const [key] = useState(randomKey)
  const [sms, setSms] = useState('')
  const [filled, setFilled] = useState<Set<string>>(new Set())
  const form = useAdminForm({
    schema: paymentInput,
    initial: {
      way: 'bkash',
      amount: due > 0 ? takaDigits(due) : '',
      paidAt: '',
      transactionId: '',
      sender: '',
      note: '',
      tell: true,
    },
    prepare: (values) => ({
      ...values,
      amount: parseTaka(values.amount),
      paidAt: momentOf(values.paidAt),
      transactionId: values.transactionId.trim() || undefined,
    }),
    send: (body) => signedCall(api.payment.record, { params: { id: bookingId }, body: { ...body, key } }),
    onSaved,
  })
  const { values, field, set } = form
  const amount = parseTaka(values.amount)
  /** Recognised values replace the typed ones; the rest is left to be typed. */
  function read(text: string) {
    setSms(text)
    const { way, amount: sum, sender, transactionId, paidAt } = readOperatorSms(text)
    const found = {
      ...(way && { way }),
      ...(sum && { amount: takaDigits(sum) }),
      ...(sender && { sender }),
      ...(transactionId && { transactionId }),
      ...(paidAt && { paidAt }),
    }
    form.fill((now) => ({ ...now, ...found }))
    setFilled(new Set(Object.keys(found)))
  }
  const marked = (name: 'amount' | 'paidAt' | 'transactionId' | 'sender') => ({
    ...field(name),
    className: filled.has(name) ? 'adm-filled' : undefined,
  })
  return (
    <FormDialog
      title={t('Record a payment')}
      lede={
        due > 0
          ? t('For {name}: {sum} due now.', { name: client, sum: formatPaisa(due) })
          : t('For {name}.', { name: client })
      }
      verb={amount ? t('Record {sum}', { sum: formatPaisa(amount) }) : t('Record a payment')}
      busy={form.busy}
      failure={form.failure}
      form={form.form}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextArea
        label={t('Paste the operator’s SMS')}
        optional
        rows={2}
        maxLength={2000}
        value={sms}
        onChange={({ target }) => read(target.value)}
        hint={
          filled.size > 0
            ? t('The details found in it are marked. The text itself is not saved.')
            : t('The other fields are filled in from it.')
        }
      />
      <WayField value={values.way} onWay={(way) => set('way', way)} />
      <div className="adm-pair adm-pair-keep">
        <TextField
          label={t('Amount')}
          prefix="৳"
          inputMode="decimal"
          autoComplete="off"
          {...marked('amount')}
          required
        />
        <TextField
          label={t('When')}
          type="datetime-local"
          hint={t('Leave empty for now.')}
          {...marked('paidAt')}
        />
      </div>
      <div className="adm-pair adm-pair-keep">
        <TextField
          label={t('TrxID')}
          optional={values.way === 'cash'}
          autoComplete="off"
          maxLength={40}
          {...marked('transactionId')}
        />
        <TextField
          label={t('Sender')}
          optional
          inputMode="tel"
          autoComplete="off"
          maxLength={60}
          {...marked('sender')}
        />
      </div>
      <TextField label={t('Note')} optional maxLength={500} {...field('note')} />
      <label className="adm-check">
        <input type="checkbox" checked={values.tell} onChange={({ target }) => set('tell', target.checked)} />
        {t('Send the client a receipt')}
      </label>
    </FormDialog>
  )
}

/** The moment of a `datetime-local` value in Dhaka: '2026-11-19T10:24'; undefined for an empty one. */
export function momentOf(field: string) {
  if (field === '') return undefined
  const at = Date.parse(`${field}:00+06:00`)
  return Number.isNaN(at) ? field : new Date(at).toISOString()
}
