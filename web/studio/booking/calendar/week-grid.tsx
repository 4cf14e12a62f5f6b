import { dateOf, format } from '../../lib/days.ts'
import { shownMinutes } from '../../lib/clock.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { CalendarEvents, CalendarEvent } from './calendar-events.ts'
import { EventBlock, type OnUnblock } from './event-block.tsx'
import type { WorkingDays } from './working-days.ts'
import { t } from '../../../../language/t.ts'

const weekday = format({ weekday: 'short' })
const hourHeight = 44

interface WeekGridProps {
  days: string[]
  entries: CalendarEvents
  today: string
  working: WorkingDays
  /** Minutes that stay free after a shoot. */
  buffer: number
  onUnblock: OnUnblock
}

/** The visible hours: the working hours, extended where events lie outside. */
function hoursOf(entries: CalendarEvent[], { from, until }: WorkingDays) {
  const timed = entries.flatMap(({ hours }) => hours ?? [])
  const first = Math.min(from, ...timed.map((hours) => hours.from))
  const last = Math.max(until, ...timed.map((hours) => hours.until))
  return { first: Math.floor(first / 60), last: Math.ceil(last / 60) }
}

/** Seven days side by side; events without a time are above them. */
export function WeekGrid({ days, entries, today, working, buffer, onUnblock }: WeekGridProps) {
  const { first, last } = hoursOf([...entries.values()].flat(), working)
  const hours = Array.from({ length: last - first }, (_, index) => first + index)
  const at = (minutes: number) => ((minutes - first * 60) / 60) * hourHeight
  const height = hours.length * hourHeight
  return (
    <div className="adm-wk" role="group" aria-label={t('Week')}>
      <span className="adm-wk-head" />
      {days.map((day) => (
        <div key={day} className={classNames('adm-wk-head', day === today && 'adm-wk-today')}>
          {weekday(day)}
          <b>{dateOf(day)}</b>
        </div>
      ))}
      <span className="adm-wk-any">{t('Any time')}</span>
      {days.map((day) => (
        <div key={day} className="adm-wk-any">
          {entries
            .get(day)
            ?.filter((entry) => !entry.hours)
            .map((entry) => (
              <EventBlock key={entry.key} entry={entry} onUnblock={onUnblock} />
            ))}
        </div>
      ))}
      <div className="adm-wk-hours" style={{ height }} aria-hidden="true">
        {hours
          .filter((hour) => (hour - first) % 2 === 0)
          .map((hour) => (
            <span key={hour} style={{ top: at(hour * 60) }}>
              {shownMinutes(hour * 60)}
            </span>
          ))}
      </div>
      {days.map((day) => (
        <div
          key={day}
          className={classNames('adm-wk-day', working.isOff(day) && 'adm-wk-off')}
          style={{ height }}
        >
          {entries.get(day)?.map((entry) => {
            if (!entry.hours) return null
            const { from, until } = entry.hours
            const hasBuffer = buffer > 0 && (entry.kind === 'agreed' || entry.kind === 'held')
            return (
              <div key={entry.key}>
                <EventBlock
                  entry={entry}
                  onUnblock={onUnblock}
                  style={{ top: at(from), height: Math.max(at(until) - at(from), 24) }}
                />
                {hasBuffer && (
                  <span
                    className="adm-wk-buffer"
                    style={{
                      top: at(until),
                      height: (Math.min(buffer, last * 60 - until) / 60) * hourHeight,
                    }}
                  >
                    {t('Buffer')}
                  </span>
                )}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
