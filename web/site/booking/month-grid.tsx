import { useEffect, useRef } from 'react'
import type { AvailableDay } from '../../../contract/booking/calendar.ts'
import {
  dayAndMonth,
  dayNumber,
  longDay,
  shortWeekday,
  weekdayName,
} from '../../../contract/shape/day-words.ts'
import { weeksOf } from '../../../contract/shape/month.ts'
import { t } from '../../../language/t.ts'
import { classNames } from '../../ui/class-names.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { ShownDays } from './use-days.ts'
import { useGridKeys } from './use-grid-keys.ts'

interface MonthGridProps {
  days: ShownDays
  /** The id of the heading with the name of the month. */
  labelledBy: string
  chosen: string
  /** The current day of the booking that is moved. */
  own?: string
  /** The owner may choose booked and closed days; only past days are disabled. */
  anyDay?: boolean
  onChoose: (date: string) => void
}

const stateWords = (day: AvailableDay | undefined, anyDay: boolean) => {
  if (day?.state === 'taken') return anyDay ? t('booked') : t('booked, waiting list')
  if (day?.state === 'closed') return t('closed')
  return day?.state === 'few' ? t('few hours left') : t('free')
}

const nameOf = (date: string, day: AvailableDay | undefined, isOwn: boolean, anyDay: boolean) => {
  const words = `${weekdayName(date)} ${dayAndMonth(date)}, ${stateWords(day, anyDay)}`
  return isOwn ? `${words}, ${anyDay ? t('Now') : t('your current day')}` : words
}

/** A month that begins on a Sunday. */
const weekdays = weeksOf('2026-11')[0]!.map((date) => date!)

/**
 * A month to choose a day from. The days are radio buttons, so that it works without script and keeps what was chosen
 * before hydration; with script they form a grid with arrow keys.
 */
export function MonthGrid({ days, labelledBy, chosen, own, anyDay = false, onChoose }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const hydrated = useHydrated()
  const isClosed = (date: string) => (anyDay ? date < days.today : days.day(date)?.state === 'closed')
  const choose = (date: string) => {
    if (!isClosed(date)) onChoose(date)
  }
  useEffect(() => {
    // Chosen before hydration.
    const early = table.current!.querySelector<HTMLInputElement>(':checked')?.value
    if (early && early !== chosen) onChoose(early)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only then
  }, [])
  const { entry, onKeyDown, onBlur } = useGridKeys(table, days, { chosen, own, onChoose: choose })

  const dayCell = (date: string) => (
    <td key={date} aria-selected={date === chosen}>
      <label
        // Shown in the second step where there is no script.
        data-day={hydrated ? undefined : longDay(date)}
        className={classNames(
          'month-day',
          date < days.today ? 'past' : days.day(date)?.state,
          date === own && 'own',
          date === days.today && 'today',
        )}
      >
        <input
          type="radio"
          name="day"
          value={date}
          aria-label={nameOf(date, days.day(date), date === own, anyDay)}
          tabIndex={hydrated && date !== entry ? -1 : undefined}
          // A closed day can be reached with the keys and says so; without script it is disabled.
          disabled={!hydrated && isClosed(date)}
          aria-disabled={isClosed(date) || undefined}
          onClick={(event) => isClosed(date) && event.preventDefault()}
          onChange={() => choose(date)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
        <span aria-hidden="true">{dayNumber(date)}</span>
      </label>
    </td>
  )

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a date grid is a table
    <table className="month" role="grid" aria-labelledby={labelledBy} ref={table}>
      <thead>
        <tr>
          {weekdays.map((date) => (
            <th key={date} scope="col">
              <abbr title={weekdayName(date)}>{shortWeekday(date)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days.month).map((week) => {
          const within = week.filter((date) => date !== undefined)
          const before = week.indexOf(within[0])
          const after = week.length - before - within.length
          return (
            <tr key={within[0]}>
              {before > 0 && <td aria-hidden="true" colSpan={before} />}
              {within.map(dayCell)}
              {after > 0 && <td aria-hidden="true" colSpan={after} />}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
