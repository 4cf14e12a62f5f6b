import { type Studio, studioHours, usualHours } from '../../../contract/studio-settings.ts'
import { TextField } from '../../ui/field.tsx'
import { nestedFields } from '../../ui/admin/nested-fields.ts'
import { useAdminForm } from '../../ui/admin/use-admin-form.ts'
import { SettingsForm } from './settings-form.tsx'
import type { StudioFormOptions } from './studio-values.ts'
import { WeekDays } from './week-days.tsx'

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
  const { field } = nestedFields(form)
  const { hours } = form.values
  return (
    <SettingsForm form={form} verb="Save days">
      <section className="adm-block" aria-label="Days you work">
        <h3>Days you work</h3>
        <WeekDays
          days={hours.days}
          error={form.errors['hours.days']}
          onDays={(days) => form.change('hours', (now) => ({ ...now, days }), 'hours.days')}
        />
        <div className="adm-pair adm-pair-keep">
          <TextField label="From" type="time" {...field('hours.from')} required />
          <TextField label="Until" type="time" {...field('hours.until')} required />
        </div>
      </section>
      <section className="adm-block" aria-label="Bookings">
        <h3>Bookings</h3>
        <TextField
          label="Letters before the number"
          {...field('referencePrefix')}
          maxLength={4}
          autoComplete="off"
          hint={`New bookings are numbered like ${form.values.referencePrefix.toUpperCase() || 'AL'}-7K3F9Q. Old ones keep theirs.`}
        />
      </section>
    </SettingsForm>
  )
}
