import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { classNames } from '../../../ui/class-names.ts'
import { longDay, relativeDay } from '../../lib/days.ts'
import { SituationBadge } from '../situation-badge.tsx'
import { type CalendarEvent, type CalendarEvents, hoursWords } from './calendar-events.ts'
import { EventTarget, type OnUnblock } from './event-block.tsx'
import { isWeekend, type WorkingDays } from './working-days.ts'

interface AgendaProps {
  days: string[]
  entries: CalendarEvents
  today: string
  working: WorkingDays
  onUnblock: OnUnblock
  /** Leaves out days without events. */
  onlyFull?: boolean
}

const asideOf = (day: string, today: string) =>
  [day === today ? '' : relativeDay(today, day), isWeekend(day) ? t('weekend') : '']
    .filter(Boolean)
    .join(', ')

function Row({ entry, onUnblock }: { entry: CalendarEvent; onUnblock: OnUnblock }) {
  const { booking, blocked, title, text } = entry
  return (
    <EventTarget
      entry={entry}
      onUnblock={onUnblock}
      className={classNames('adm-agenda-row', blocked && 'adm-agenda-off')}
      data-row={booking && true}
    >
      <span className="adm-agenda-time">{hoursWords(entry)}</span>
      <span>
        <span className="adm-cell-t" lang={langOf(title)}>
          {title}
        </span>
        <span className="adm-cell-s">{text}</span>
      </span>
      {booking && <SituationBadge {...booking.situation} />}
      {blocked && <span className="adm-badge">{t('Blocked')}</span>}
    </EventTarget>
  )
}

/** A list of days, for narrow screens and people who prefer lists. */
export function Agenda({ days, entries, today, working, onUnblock, onlyFull }: AgendaProps) {
  const here = (day: string) => entries.get(day) ?? []
  const listed = onlyFull
    ? days.filter((day) => here(day).length > 0 || day === today || working.isOpened(day))
    : days
  return (
    <div className="adm-agenda">
      {listed.map((day) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`}>
            {day === today ? t('Today, {day}', { day: longDay(day) }) : longDay(day)}
            <span>{asideOf(day, today)}</span>
          </h3>
          <div className="panel">
            {here(day).length === 0 && (
              <p className="adm-agenda-row">
                <span className="adm-agenda-time">{working.isOff(day) ? t('Day off') : t('Free')}</span>
                <span className="adm-soft">{working.note(day) || t('Nothing booked.')}</span>
              </p>
            )}
            {here(day).map((entry) => (
              <Row key={entry.key} entry={entry} onUnblock={onUnblock} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
