import { api } from '../../../../../contract/api.ts'
import { type Studio, studioCalendar, studioHours } from '../../../../../contract/shape/studio-settings.ts'
import { usualHours } from '../../../../../contract/shape/week-hours.ts'
import { localDigits } from '../../../../../language/numbers.ts'
import { t } from '../../../../../language/t.ts'
import { signedCall } from '../../../../lib/signed-call.ts'
import { nestedFields } from '../../../ui/nested-fields.ts'
import { StepForm, type StepWays } from '../../../ui/step-form.tsx'
import { useAdminForm } from '../../../ui/use-admin-form.ts'
import { TextField } from '../../../../ui/field.tsx'
import { CancelFields, PromiseBox } from '../cancel-fields.tsx'
import { HoursFields } from '../hours-fields.tsx'
import { PaymentFields } from '../payment-fields.tsx'
import { usePaymentsForm } from '../use-payments-form.ts'

type StudioStepProps = StepWays & { studio: Studio }

const save = (changes: Partial<Studio>) => signedCall(api.studio.update, { body: changes })

export function DaysStep({ studio, ...ways }: StudioStepProps) {
  const form = useAdminForm({
    schema: studioHours,
    initial: { hours: studio.hours ?? usualHours, referencePrefix: studio.referencePrefix },
    send: save,
    onSaved: ways.onSaved,
  })
  return (
    <StepForm form={form} {...ways}>
      <HoursFields hours={form.values.hours} error={form.errors.hours} {...nestedFields(form)} />
    </StepForm>
  )
}

export function PromisesStep({ studio: { calendar }, ...ways }: StudioStepProps) {
  const form = useAdminForm({
    schema: studioCalendar,
    initial: {
      calendar: {
        ...calendar,
        shortestNotice: localDigits(calendar.shortestNotice),
        cancelNotice: localDigits(calendar.cancelNotice),
        lateKeep: localDigits(calendar.lateKeep),
        lateNotice: localDigits(calendar.lateNotice),
      },
    },
    send: async (rules) => {
      const reply = await save(rules)
      await signedCall(api.setup.update, { body: { promised: true } })
      return reply
    },
    onSaved: ways.onSaved,
  })
  const { field } = nestedFields(form)
  const number = (name: keyof typeof calendar) => ({
    ...field(`calendar.${name}`),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
  })
  return (
    <StepForm form={form} {...ways}>
      <div className="adm-pair adm-pair-keep adm-step-promises">
        <TextField label={t('Notice you need')} unit={t('days')} {...number('shortestNotice')} />
        <CancelFields number={number} />
      </div>
      <PromiseBox rules={form.values.calendar} />
      <p className="note">{t('These are safe defaults to start with. Change them whenever you like.')}</p>
    </StepForm>
  )
}

export function PaymentsStep({ studio, ...ways }: StudioStepProps) {
  const form = usePaymentsForm({
    studio,
    send: save,
    onSaved: ways.onSaved,
    reload: async () => (await signedCall(api.studio.one)).data,
  })
  return (
    <StepForm form={form} {...ways}>
      <PaymentFields form={form} />
    </StepForm>
  )
}
