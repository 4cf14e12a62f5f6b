import { type Studio, studioHours, usualHours } from '../../../contract/studio-settings.ts'
import { TextField } from '../../ui/field.tsx'
import { nestedFields } from '../../ui/admin/nested-fields.ts'
import { useAdminForm } from '../../ui/admin/use-admin-form.ts'
import { HoursFields } from './hours-fields.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { StudioFormOptions } from './studio-values.ts'

const toValues = ({ hours, referencePrefix }: Studio) => ({
  hours: hours ?? usualHours,
  referencePrefix,
})

/** Which days and hours are worked, and how bookings are numbered. */
export function DaysForm({ studio, ...options }: StudioFormOptions) {
  const form = useAdminForm({
    schema: studioHours,
    ...options,
    initial: toValues(studio),
    reload: async () => toValues(await options.reload()),
  })
  const nested = nestedFields(form)
  return (
    <SettingsForm form={form} verb="Save days">
      <section className="adm-block" aria-label="Days you work">
        <h3>Days you work</h3>
        <HoursFields hours={form.values.hours} error={form.errors['hours.days']} {...nested} />
      </section>
      <section className="adm-block" aria-label="Bookings">
        <h3>Bookings</h3>
        <TextField
          label="Letters before the number"
          {...nested.field('referencePrefix')}
          maxLength={4}
          autoComplete="off"
          hint={`New bookings are numbered like ${form.values.referencePrefix.toUpperCase() || 'AL'}-7K3F9Q. Old ones keep theirs.`}
        />
      </section>
    </SettingsForm>
  )
}
