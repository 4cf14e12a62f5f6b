import { useEffect } from 'react'
import { clockOf, minutesOf, longDay, timeOfDay } from '../../../../contract/shape/day-words.ts'
import type { Duration } from '../../../../contract/shape/fields.ts'
import { t } from '../../../../language/t.ts'
import { useScrollIntoView } from '../../../ui/use-scroll-into-view.ts'

interface StartTimesProps {
  date: string
  times: string[]
  duration: Duration
  chosen: string
  onChoose: (time: string) => void
}

const endOf = (time: string, minutes: number) => clockOf((minutesOf(time) + minutes) % 1440)

export function StartTimes({ date, times, duration, chosen, onChoose }: StartTimesProps) {
  const place = useScrollIntoView<HTMLFieldSetElement>(date)
  useEffect(() => {
    // Chosen before hydration.
    const early = place.current!.querySelector<HTMLInputElement>(':checked')?.value
    if (early && early !== chosen) onChoose(early)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only then
  }, [])
  return (
    <fieldset className="start-times" ref={place}>
      <legend className="label">{t('Start time on {day}', { day: longDay(date) })}</legend>
      <div className="start-times-list">
        {times.map((time) => (
          <label key={time} className="month-chip">
            <input
              type="radio"
              name="startTime"
              value={time}
              checked={time === chosen}
              onChange={() => onChoose(time)}
            />
            <span>{timeOfDay(time)}</span>
          </label>
        ))}
      </div>
      {chosen && typeof duration === 'number' && (
        <p className="note">
          {t('From {from} to {to}, Dhaka time.', {
            from: timeOfDay(chosen),
            to: timeOfDay(endOf(chosen, duration)),
          })}
        </p>
      )}
    </fieldset>
  )
}
