import { api } from '../../../../contract/api.ts'
import { type Studio, studioHours } from '../../../../contract/studio-settings.ts'
import { usualHours } from '../../../../contract/week-hours.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { nestedFields } from '../../../ui/admin/nested-fields.ts'
import { useAdminForm } from '../../../ui/admin/use-admin-form.ts'
import { HoursFields } from '../hours-fields.tsx'
import { PaymentFields } from '../payment-fields.tsx'
import { usePaymentsForm } from '../use-payments-form.ts'
import { StepForm } from '../../../ui/admin/step-form.tsx'
import type { StepProps } from './step-props.ts'
import { t } from '../../../../language/t.ts'

type StudioStepProps = StepProps & { studio: Studio }

const save = (changes: Partial<Studio>) => signedCall(api.studio.update, { body: changes })

export function DaysStep({ studio, onSaved, onSkip }: StudioStepProps) {
  const form = useAdminForm({
    schema: studioHours,
    initial: { hours: studio.hours ?? usualHours, referencePrefix: studio.referencePrefix },
    send: save,
    onSaved,
  })
  const { form: ref, busy, submit, values, errors } = form
  return (
    <StepForm form={ref} busy={busy} submit={submit} onSkip={onSkip}>
      <HoursFields hours={values.hours} error={errors.hours} {...nestedFields(form)} />
    </StepForm>
  )
}

export function PaymentsStep({ studio, onSaved, onSkip }: StudioStepProps) {
  const form = usePaymentsForm({
    studio,
    send: save,
    onSaved,
    reload: async () => (await signedCall(api.studio.one)).data,
  })
  const { form: ref, busy, submit } = form
  return (
    <StepForm form={ref} busy={busy} submit={submit} onSkip={onSkip}>
      <p className="adm-soft adm-step-lede">
        {t(
          'Clients see this with an offer and tell you the TrxID. The money goes straight to you; Aloka never touches it.',
        )}
      </p>
      <PaymentFields form={form} />
    </StepForm>
  )
}
