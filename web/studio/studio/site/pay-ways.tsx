import { type Label, t } from '../../../../language/t.ts'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { valueAt } from '../../ui/form-paths.ts'
import type { PartProps } from './use-settings.ts'

const kinds = () => [
  { value: 'personal', label: t('Personal, Send money') },
  { value: 'merchant', label: t('Merchant, Payment') },
]

const Details = ({ form: { field }, path }: { form: PartProps['form']; path: string }) => (
  <TextArea
    label={t('Account')}
    {...field(`${path}.details`)}
    rows={3}
    maxLength={500}
    required
    hint={t('Bank and branch, name and number.')}
  />
)

function Wallet({ form: { field }, path }: { form: PartProps['form']; path: string }) {
  const number = (
    <TextField label={t('Number')} {...field(`${path}.number`)} inputMode="tel" autoComplete="off" required />
  )
  if (path !== 'payments.bkash') return number
  return (
    <div className="adm-pair">
      {number}
      <SelectField label={t('Kind')} {...field('payments.bkashKind')} options={kinds()} />
    </div>
  )
}

/** The ways to pay, each with its details while it is on. */
export const PayWays = ({ form, settings }: PartProps) =>
  settings.map(({ path, label, hint }) => {
    const way = valueAt(form.values, path) as boolean | { on: boolean }
    const isPlain = typeof way === 'boolean'
    const isOn = isPlain ? way : way.on
    const More = isPlain ? undefined : 'details' in way ? Details : Wallet
    return (
      <div key={path} className="adm-payway">
        <Switch
          label={t(label)}
          hint={hint && t(hint as Label)}
          name={path}
          checked={isOn}
          onChange={(on) => form.set(isPlain ? path : `${path}.on`, on)}
        />
        {isOn && More && <More form={form} path={path} />}
      </div>
    )
  })
