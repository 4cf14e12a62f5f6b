import { type Studio, studioHours } from '../../../../contract/shape/studio-settings.ts'
import { usualHours } from '../../../../contract/shape/week-hours.ts'
import { TextField } from '../../../ui/field.tsx'
import { nestedFields } from '../../ui/nested-fields.ts'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { HoursFields } from './hours-fields.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { StudioFormOptions } from './saved-settings.ts'
import { t } from '../../../../language/t.ts'

const toValues = ({ hours, referencePrefix }: Studio) => ({
  hours: hours ?? usualHours,
  referencePrefix,
})

/** Working days and hours, and the prefix of booking references. */
export function DaysForm({ studio, ...options }: StudioFormOptions) {
  const form = useAdminForm({
    schema: studioHours,
    ...options,
    initial: toValues(studio),
    reload: async () => toValues(await options.reload()),
  })
  const nested = nestedFields(form)
  return (
    <SettingsForm form={form} verb={t('Save days')}>
      <section className="adm-block" aria-label={t('Days you work')}>
        <h3>{t('Days you work')}</h3>
        <HoursFields hours={form.values.hours} error={form.errors.hours} {...nested} />
      </section>
      <section className="adm-block" aria-label={t('Bookings')}>
        <h3>{t('Bookings')}</h3>
        <TextField
          label={t('Letters before the number')}
          {...nested.field('referencePrefix')}
          maxLength={4}
          autoComplete="off"
          hint={t('New bookings are numbered like {n}-7K3F9Q. Old ones keep theirs.', {
            n: form.values.referencePrefix.toUpperCase() || 'AL',
          })}
        />
      </section>
    </SettingsForm>
  )
}
