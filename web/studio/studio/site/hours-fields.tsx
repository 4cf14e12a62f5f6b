import type { DayHours, WeekHours } from '../../../../contract/shape/week-hours.ts'
import { t } from '../../../../language/t.ts'
import { weekDays } from '../../booking/week-words.ts'
import type { nestedFields } from '../../ui/nested-fields.ts'
import { Switch } from '../../ui/switch.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { CircleAlert } from '../../../ui/icons.tsx'

interface HoursFieldsProps extends Pick<ReturnType<typeof nestedFields>, 'field' | 'setAt'> {
  hours: WeekHours
  /** An error of the whole week. */
  error?: string
}

interface DayRowProps extends Pick<HoursFieldsProps, 'field' | 'setAt'> {
  day: number
  open: boolean
}

function DayRow({ day, open, field, setAt }: DayRowProps) {
  const name = t(weekDays[day]!)
  const time = (part: 'from' | 'until', label: string) => (
    <TextField label={label} type="time" {...field(`hours.${day}.${part}`)} required />
  )
  return (
    <div className="adm-day-hours" role="group" aria-label={name}>
      <Switch
        label={name}
        hint={open ? undefined : t('Day off')}
        checked={open}
        onChange={(on) => setAt(`hours.${day}.open`, on)}
      />
      {open && (
        <div className="adm-pair adm-pair-keep">
          {time('from', t('From'))}
          {time('until', t('Until'))}
        </div>
      )}
    </div>
  )
}

/** Copies the hours of the first open day to all others. */
const copyFirstOpenDay = (hours: WeekHours): DayHours[] => {
  const { from, until } = hours.find(({ open }) => open) ?? hours[0]!
  return hours.map(({ open }) => ({ open, from, until }))
}

/** Each day of the week, open or closed, with its hours. */
export const HoursFields = ({ hours, error, field, setAt }: HoursFieldsProps) => (
  <>
    {hours.map(({ open }, day) => (
      <DayRow key={weekDays[day]} day={day} open={open} field={field} setAt={setAt} />
    ))}
    {error && (
      <p className="field-error">
        <CircleAlert />
        {error}
      </p>
    )}
    <p className="note">{t('Friday and Saturday are the weekend here, and popular wedding days.')}</p>
    <Button look="line" onClick={() => setAt('hours', copyFirstOpenDay(hours))}>
      {t('Same hours on all days')}
    </Button>
  </>
)
