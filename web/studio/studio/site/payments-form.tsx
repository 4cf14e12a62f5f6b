import { useSendsEmail } from '../../../lib/root-data.ts'
import { nestedFields } from '../../ui/nested-fields.ts'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../../ui/field.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { StudioFormOptions } from './saved-settings.ts'
import { usePaymentsForm } from './use-payments-form.ts'
import { t } from '../../../../language/t.ts'

/** The accepted ways to pay, shown to clients with an offer. */
export function PaymentsForm(options: StudioFormOptions) {
  const sendsEmail = useSendsEmail()
  const form = usePaymentsForm(options)
  const { field, setAt } = nestedFields(form)
  return (
    <SettingsForm form={form} verb={t('Save payments')}>
      <section className="adm-block" aria-label={t('How you are paid')}>
        <PaymentFields form={form} />
      </section>
      <section className="adm-block" aria-label={t('Overdue')}>
        <h3>{t('Overdue')}</h3>
        <TextField
          label={t('Overdue after (days)')}
          {...field('late.days')}
          inputMode="numeric"
          autoComplete="off"
          hint={t('Counted from the day the balance is due.')}
        />
        <Switch
          label={t('Remind clients of overdue balances')}
          hint={[
            t(
              'By email, once per booking, in their language. This includes balances that are already overdue.',
            ),
            !sendsEmail && t('This needs a mail server.'),
          ]
            .filter(Boolean)
            .join(' ')}
          checked={form.values.late.remind}
          onChange={(remind) => setAt('late.remind', remind)}
        />
      </section>
    </SettingsForm>
  )
}
