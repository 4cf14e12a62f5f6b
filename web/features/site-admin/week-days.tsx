import { CircleAlert } from '../../ui/icons.tsx'

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

interface WeekDaysProps {
  /** Sunday being 0. */
  days: number[]
  error?: string
  onDays: (days: number[]) => void
}

/** The week begins on Sunday here. */
export const WeekDays = ({ days, error, onDays }: WeekDaysProps) => (
  <>
    <div className="adm-week" role="group" aria-label="Days you work">
      {names.map((name, day) => (
        <button
          key={name}
          type="button"
          aria-pressed={days.includes(day)}
          onClick={() => onDays(days.includes(day) ? days.filter((one) => one !== day) : [...days, day])}
        >
          <span aria-hidden="true">{name.slice(0, 3)}</span>
          <span className="sr">{name}</span>
        </button>
      ))}
    </div>
    {error && (
      <p className="field-error">
        <CircleAlert />
        {error}
      </p>
    )}
    <p className="note">Friday and Saturday are the weekend here, and wedding days.</p>
  </>
)
