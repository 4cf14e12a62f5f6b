import { type CalendarRules, type Studio, studioCalendar } from '../../../contract/studio-settings.ts'
import { localDigits } from '../../../language/numbers.ts'
import { nestedFields } from '../../ui/admin/nested-fields.ts'
import { useAdminForm } from '../../ui/admin/use-admin-form.ts'
import { TextField } from '../../ui/field.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { StudioFormOptions } from './studio-values.ts'
import { t } from '../../../language/t.ts'

type Typed = { [Name in keyof CalendarRules]: string }
interface Values {
  calendar: Typed
}

/** Numbers as they are typed; a field that is left empty means no limit. */
const toValues = ({ calendar }: Studio): Values => ({
  calendar: Object.fromEntries(
    Object.entries(calendar).map(([name, value]) => [
      name,
      typeof value === 'number' ? localDigits(value) : (value ?? ''),
    ]),
  ) as Typed,
})

/** How far ahead days can be asked for, what stays free between shoots, and how long a day is held. */
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
      <section className="adm-block" aria-label={t('What can be asked for')}>
        <h3>{t('What can be asked for')}</h3>
        <div className="adm-pair">
          <TextField
            label={t('Shortest notice, in days')}
            {...number('shortestNotice')}
            hint={t('Nearer days are closed. 0 lets people ask for today.')}
          />
          <TextField
            label={t('Longest notice, in days')}
            optional
            {...number('longestNotice')}
            hint={t('Left empty, there is no end.')}
          />
        </div>
        <div className="adm-pair">
          <TextField
            label={t('Shoots per day, at most')}
            optional
            {...number('mostPerDay')}
            hint={t('Left empty, as many as fit.')}
          />
          <TextField
            label={t('Minutes between start times')}
            {...number('startEvery')}
            hint={t('60 offers 9:00, 10:00, 11:00.')}
          />
        </div>
      </section>
      <section className="adm-block" aria-label={t('Between and after')}>
        <h3>{t('Between and after')}</h3>
        <div className="adm-pair">
          <TextField
            label={t('Minutes between two shoots')}
            {...number('buffer')}
            hint={t('For the road and the batteries.')}
          />
          <TextField
            label={t('Hold a day for (hours)')}
            {...number('holdHours')}
            hint={t('For the person on the waiting list, until they answer.')}
          />
        </div>
        <div className="adm-pair">
          <TextField
            label={t('Days to cancel before')}
            {...number('cancelNotice')}
            hint={t('Until then clients cancel by themselves; after that they ask you.')}
          />
          <TextField
            label={t('Refund in percent')}
            {...number('cancelRefund')}
            hint={t('Of what they have paid. Clients read it before they cancel.')}
          />
        </div>
        <TextField
          label={t('Time zone')}
          {...field('calendar.zone')}
          autoComplete="off"
          hint={t('Days and hours are meant by its clock, like Asia/Dhaka.')}
        />
      </section>
    </SettingsForm>
  )
}
