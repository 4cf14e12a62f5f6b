import { PaymentFields } from './payment-fields.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { StudioFormOptions } from './studio-values.ts'
import { usePaymentsForm } from './use-payments-form.ts'
import { t } from '../../../language/t.ts'

/** How clients may pay. They see it with an offer. */
export function PaymentsForm(options: StudioFormOptions) {
  const form = usePaymentsForm(options)
  return (
    <SettingsForm form={form} verb={t('Save payments')}>
      <section className="adm-block" aria-label={t('How you are paid')}>
        <PaymentFields form={form} />
      </section>
    </SettingsForm>
  )
}
