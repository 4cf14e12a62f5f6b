import { CircleAlert } from '../../ui/icons.tsx'
import { type Label, t } from '../../../language/t.ts'

/** Sunday being 0. */
export const weekDays: Label[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]
const short: Label[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

interface WeekDaysProps {
  /** Sunday being 0. */
  days: number[]
  error?: string
  onDays: (days: number[]) => void
}

/** The week begins on Sunday here. */
export const WeekDays = ({ days, error, onDays }: WeekDaysProps) => (
  <>
    <div className="adm-week" role="group" aria-label={t('Days you work')}>
      {weekDays.map((name, day) => (
        <button
          key={name}
          type="button"
          aria-pressed={days.includes(day)}
          onClick={() => onDays(days.includes(day) ? days.filter((one) => one !== day) : [...days, day])}
        >
          <span aria-hidden="true">{t(short[day]!)}</span>
          <span className="sr">{t(name)}</span>
        </button>
      ))}
    </div>
    {error && (
      <p className="field-error">
        <CircleAlert />
        {error}
      </p>
    )}
    <p className="note">{t('Friday and Saturday are the weekend here, and wedding days.')}</p>
  </>
)
