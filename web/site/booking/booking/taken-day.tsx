import { longDay, shortDay } from '../../../../contract/shape/day-words.ts'
import { t } from '../../../../language/t.ts'
import { useScrollIntoView } from '../../../ui/use-scroll-into-view.ts'

interface TakenDayProps {
  /** Free days near the taken one; only the script knows which day was chosen. */
  near: string[]
  onChoose: (date: string) => void
}

/** Shown below the month by the style sheet while a taken day is chosen, also without script. */
export function TakenDay({ near, onChoose }: TakenDayProps) {
  const place = useScrollIntoView<HTMLDivElement>(near.join())
  return (
    <div className="taken-day" ref={place}>
      <h3>{t('This day is booked. Get notified if it becomes free')}</h3>
      <p>
        {t(
          'Leave your details below, and you will hear from me as soon as it becomes free. It costs nothing and commits you to nothing.',
        )}
      </p>
      {near.length > 0 && (
        <div role="group" aria-label={t('Free days nearby')}>
          <p className="label" aria-hidden="true">
            {t('Free days nearby')}
          </p>
          <p className="month-chips">
            {near.map((date) => (
              <button
                key={date}
                type="button"
                className="month-chip"
                aria-label={longDay(date)}
                onClick={() => onChoose(date)}
              >
                {shortDay(date)}
              </button>
            ))}
          </p>
        </div>
      )}
    </div>
  )
}
