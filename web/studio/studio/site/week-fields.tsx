import type { WeekHours } from '../../../../contract/shape/week-hours.ts'
import { t } from '../../../../language/t.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { CircleAlert } from '../../../ui/icons.tsx'
import { weekDays } from '../../booking/week-words.ts'
import { Switch } from '../../ui/switch.tsx'
import type { PartProps } from './use-settings.ts'

/** Copies the hours of the first open day to all others. */
function sameEveryDay(hours: WeekHours): WeekHours {
  const { from, until } = hours.find(({ open }) => open) ?? hours[0]!
  return hours.map(({ open }) => ({ open, from, until }))
}

/** Each day of the week, open or closed, with its hours. */
export function WeekFields({ form: { values, errors, field, set } }: PartProps) {
  const hours = values.hours as WeekHours
  const time = (day: number, part: 'from' | 'until', label: string) => (
    <TextField label={label} type="time" {...field(`hours.${day}.${part}`)} required />
  )
  return (
    <>
      {hours.map(({ open }, day) => (
        <div key={weekDays[day]} className="adm-day-hours" role="group" aria-label={t(weekDays[day]!)}>
          <Switch
            label={t(weekDays[day]!)}
            hint={open ? undefined : t('Day off')}
            checked={open}
            onChange={(on) => set(`hours.${day}.open`, on)}
          />
          {open && (
            <div className="adm-pair adm-pair-keep">
              {time(day, 'from', t('From'))}
              {time(day, 'until', t('Until'))}
            </div>
          )}
        </div>
      ))}
      {errors.hours && (
        <p className="field-error">
          <CircleAlert />
          {errors.hours}
        </p>
      )}
      <p className="note">{t('Friday and Saturday are the weekend here, and popular wedding days.')}</p>
      <Button look="line" onClick={() => set('hours', sameEveryDay(hours))}>
        {t('Same hours on all days')}
      </Button>
    </>
  )
}
