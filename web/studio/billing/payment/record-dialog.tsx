import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { formatPaisa, parseTaka } from '../../../../contract/shape/money.ts'
import { readOperatorSms } from '../../../../contract/billing/operator-sms.ts'
import { paymentInput } from '../../../../contract/billing/payment.ts'
import { takaDigits } from '../../../lib/format.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { FormDialog } from '../../ui/action-dialog.tsx'
import { useForm } from '../../ui/use-form.ts'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { readPayment, TakaField, TrxField, WayField } from './payment-fields.tsx'
import { t } from '../../../../language/t.ts'

interface RecordDialogProps {
  bookingId: string
  client: string
  /** The next amount that is due, in paisa. */
  due: number
  onClose: () => void
}

/** Records a manual payment, typed or read from the text message of the operator. */
export function RecordDialog({ bookingId, client, due, onClose }: RecordDialogProps) {
  // One submission is one payment, however often it is sent.
  const [key] = useState(randomKey)
  const [sms, setSms] = useState('')
  const [filled, setFilled] = useState<Set<string>>(new Set())
  const form = useForm({
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
    prepare: (values) => ({ ...readPayment(values), paidAt: momentOf(values.paidAt) }),
    send: (body) => signedCall(api.payment.record, { params: { id: bookingId }, body: { ...body, key } }),
  })
  const { values, field, set, fill } = form
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
    fill(found)
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
      form={form}
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
        <TakaField {...marked('amount')} />
        <TextField
          label={t('When')}
          type="datetime-local"
          hint={t('Leave empty for now.')}
          {...marked('paidAt')}
        />
      </div>
      <div className="adm-pair adm-pair-keep">
        <TrxField optional={values.way === 'cash'} {...marked('transactionId')} />
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
function momentOf(field: string) {
  if (field === '') return undefined
  const at = Date.parse(`${field}:00+06:00`)
  return Number.isNaN(at) ? field : new Date(at).toISOString()
}
