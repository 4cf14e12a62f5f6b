import type { CSSProperties } from 'react'
import { firstCharacters } from '../../../../contract/shape/excerpt.ts'
import { useNavigate } from 'react-router'
import { dateOf, format, longDay } from '../../lib/days.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Plus } from '../../ui/icons.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import type { CalendarEvents, CalendarEvent } from './calendar-events.ts'
import { EventBlock, type OnUnblock } from './event-block.tsx'
import { addressOf, type ShownDays, titleOf } from './shown-days.ts'
import { useDayDrag } from './use-day-drag.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { isWeekend, type WorkingDays } from './working-days.ts'
import { t, inSentences } from '../../../../language/t.ts'

const mostEntries = 3
const weekday = format({ weekday: 'long' })

interface MonthGridProps {
  shown: ShownDays
  days: string[]
  entries: CalendarEvents
  today: string
  working: WorkingDays
  onBlock: (range: { from: string; to: string }) => void
  onUnblock: OnUnblock
}

const dayWords = (day: string, entries: CalendarEvent[], note: string) =>
  inSentences(longDay(day), note, ...entries.map(({ title, text }) => `${title}, ${text}`))

const weeksOf = (days: string[]) =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))

/** How many following days of the week are free next to the label, so that it can run on. */
function reachOf(week: string[], from: number, place: number, entries: CalendarEvents) {
  const idOn = (day: string) => entries.get(day)?.[place]?.blocked?._id
  const id = idOn(week[from]!)
  const end = week.findIndex((day, index) => index > from && idOn(day) !== id)
  return (end === -1 ? week.length : end) - from
}

export function MonthGrid({ shown, days, entries, today, working, onBlock, onUnblock }: MonthGridProps) {
  const navigate = useNavigate()
  const drag = useDayDrag(onBlock)
  const { grid, stop, onKeyDown } = useGridKeys({
    days,
    chosen: shown.day,
    drag,
    onLeave: (day) => void navigate(addressOf({ ...shown, day }), { preventScrollReset: true }),
  })
  const month = shown.day.slice(0, 7)
  return (
    <div
      className="adm-month"
      role="grid"
      aria-label={titleOf(shown, today)}
      ref={grid}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      {...drag.grid}
    >
      <div className="adm-month-row adm-month-head" role="row">
        {days.slice(0, 7).map((day) => (
          <span key={day} role="columnheader" aria-label={weekday(day)}>
            <span className="adm-month-name" data-letter={firstCharacters(weekday(day), 1)}>
              {weekday(day)}
            </span>
            {isWeekend(day) && <small>{t('weekend')}</small>}
          </span>
        ))}
      </div>
      {weeksOf(days).map((week) => (
        <div key={week[0]} className="adm-month-row" role="row">
          {week.map((day, column) => {
            const here = entries.get(day) ?? []
            const note = working.note(day)
            const isOut = !day.startsWith(month)
            return (
              <div
                key={day}
                role="gridcell"
                aria-selected={day === shown.day}
                className={classNames(
                  'adm-date',
                  isOut && 'adm-date-out',
                  day < today && 'adm-date-past',
                  day === today && 'adm-date-today',
                  working.isOff(day) && 'adm-date-off',
                  day === shown.day && 'adm-date-chosen',
                  drag.isMarked(day) && 'adm-date-marked',
                )}
                {...drag.cell(day)}
              >
                <PageLink
                  className="adm-date-day"
                  to={addressOf({ ...shown, day })}
                  aria-label={dayWords(day, here, note)}
                  aria-current={day === today ? 'date' : undefined}
                  tabIndex={day === stop ? 0 : -1}
                  data-day={day}
                  preventScrollReset
                >
                  {dateOf(day)}
                </PageLink>
                {note && <span className="adm-date-note">{note}</span>}
                <button
                  type="button"
                  className="icon-btn adm-date-plus"
                  aria-label={t('Block {day}', { day: longDay(day) })}
                  tabIndex={-1}
                  onClick={() => onBlock({ from: day, to: day })}
                >
                  <Plus />
                </button>
                {here.slice(0, mostEntries).map((entry, place) => (
                  <EventBlock
                    key={entry.key}
                    entry={entry}
                    onUnblock={onUnblock}
                    style={
                      entry.blocked && ({ '--reach': reachOf(week, column, place, entries) } as CSSProperties)
                    }
                  />
                ))}
                {here.length > mostEntries && (
                  <PageLink className="adm-date-rest" to={addressOf({ view: 'agenda', day })}>
                    {t('{n} more', { n: here.length - mostEntries })}
                  </PageLink>
                )}
                <span className="adm-date-dots" aria-hidden="true">
                  {here.slice(0, mostEntries).map(({ key, kind }) => (
                    <i key={key} className={`adm-dot-${kind}`} />
                  ))}
                </span>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
