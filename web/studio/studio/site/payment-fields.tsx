import { TextField, TextArea } from '../../../ui/field.tsx'
import { nestedFields } from '../../ui/nested-fields.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { usePaymentsForm } from './use-payments-form.ts'
import { t } from '../../../../language/t.ts'

const kinds = () => [
  { value: 'personal', label: t('Personal, Send money') },
  { value: 'merchant', label: t('Merchant, Payment') },
]
const wallets = [
  ['bkash', 'bKash'],
  ['nagad', 'Nagad'],
  ['rocket', 'Rocket'],
] as const

export function PaymentFields({ form }: { form: ReturnType<typeof usePaymentsForm> }) {
  const { field, setAt } = nestedFields(form)
  const { payments } = form.values
  const number = (name: string) => (
    <TextField
      label={t('Number')}
      {...field(`payments.${name}.number`)}
      inputMode="tel"
      autoComplete="off"
      required
    />
  )
  return (
    <>
      {wallets.map(([name, label]) => (
        <div key={name} className="adm-payway">
          <Switch
            label={t(label)}
            checked={payments[name].on}
            onChange={(on) => setAt(`payments.${name}.on`, on)}
          />
          {payments[name].on &&
            (name === 'bkash' ? (
              <div className="adm-pair">
                {number(name)}
                <SelectField label={t('Kind')} {...field('payments.bkashKind')} options={kinds()} />
              </div>
            ) : (
              number(name)
            ))}
        </div>
      ))}
      <div className="adm-payway">
        <Switch
          label={t('Bank transfer')}
          checked={payments.bank.on}
          onChange={(on) => setAt('payments.bank.on', on)}
        />
        {payments.bank.on && (
          <TextArea
            label={t('Account')}
            {...field('payments.bank.details')}
            rows={3}
            maxLength={500}
            required
            hint={t('Bank and branch, name and number.')}
          />
        )}
      </div>
      <div className="adm-payway">
        <Switch
          label={t('Cash, in person')}
          hint={t('You record each payment yourself; the client gets a receipt.')}
          checked={payments.cash}
          onChange={(on) => setAt('payments.cash', on)}
        />
      </div>
      <TextField
        label={t('Usual advance')}
        {...field('payments.advance')}
        inputMode="numeric"
        autoComplete="off"
        hint={t('Percent of the price.')}
      />
    </>
  )
}
