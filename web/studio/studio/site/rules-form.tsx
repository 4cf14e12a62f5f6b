import {
  type CalendarRules,
  type Studio,
  studioCalendar,
} from '../../../../contract/shape/studio-settings.ts'
import { localDigits } from '../../../../language/numbers.ts'
import { nestedFields } from '../../ui/nested-fields.ts'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { CancelFields, PromiseBox } from './cancel-fields.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { StudioFormOptions } from './saved-settings.ts'
import { t } from '../../../../language/t.ts'

type TypedRules = { [Name in keyof CalendarRules]: string }
interface RulesValues {
  calendar: TypedRules
}

/** Typed numbers; an empty field means no limit. */
const toValues = ({ calendar }: Studio): RulesValues => ({
  calendar: Object.fromEntries(
    Object.entries(calendar).map(([name, value]) => [
      name,
      typeof value === 'number' ? localDigits(value) : (value ?? ''),
    ]),
  ) as TypedRules,
})

/** How far ahead days can be requested, the time between shoots, and how long a day is held. */
export function RulesForm({ studio, ...options }: StudioFormOptions) {
  const form = useAdminForm({
    schema: studioCalendar,
    ...options,
    initial: toValues(studio),
    prepare: ({ calendar }) => ({
      calendar: {
        ...calendar,
        longestNotice: calendar.longestNotice || null,
        mostPerDay: calendar.mostPerDay || null,
      },
    }),
    reload: async () => toValues(await options.reload()),
  })
  const { field } = nestedFields(form)
  const number = (name: keyof CalendarRules) => ({
    ...field(`calendar.${name}`),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
  })
  return (
    <SettingsForm form={form} verb={t('Save rules')}>
      <section className="adm-block" aria-label={t('What clients can book')}>
        <h3>{t('What clients can book')}</h3>
        <div className="adm-pair">
          <TextField
            label={t('Notice, in days')}
            {...number('shortestNotice')}
            hint={t('Earlier days are closed. With 0, clients can book today.')}
          />
          <TextField
            label={t('Days ahead, at most')}
            optional
            {...number('longestNotice')}
            hint={t('Leave empty for no limit.')}
          />
        </div>
        <div className="adm-pair">
          <TextField
            label={t('Shoots per day, at most')}
            optional
            {...number('mostPerDay')}
            hint={t('Leave empty for as many as fit.')}
          />
          <TextField
            label={t('Minutes between start times')}
            {...number('startEvery')}
            hint={t('With 60, clients can choose 9:00, 10:00 or 11:00.')}
          />
        </div>
      </section>
      <section className="adm-block" aria-label={t('Breaks and buffers')}>
        <h3>{t('Breaks and buffers')}</h3>
        <div className="adm-pair">
          <TextField
            label={t('Minutes between shoots')}
            {...number('buffer')}
            hint={t('Time to travel and to charge batteries.')}
          />
          <TextField
            label={t('Hold a day for (hours)')}
            {...number('holdHours')}
            hint={t('For the client on the waiting list, until they answer.')}
          />
        </div>
        <TextField
          label={t('Time zone')}
          {...field('calendar.zone')}
          autoComplete="off"
          hint={t('All days and hours are in this time zone, such as Asia/Dhaka.')}
        />
      </section>
      <section className="adm-block" aria-label={t('Cancellation')}>
        <h3>{t('Cancellation')}</h3>
        <div className="adm-pair">
          <CancelFields number={number} />
        </div>
        <PromiseBox rules={form.values.calendar} />
      </section>
    </SettingsForm>
  )
}
