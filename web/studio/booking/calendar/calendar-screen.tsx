import { useState } from 'react'
import type { OutsideCalendar } from '../../../../contract/booking/outside-calendar.ts'
import type { Studio } from '../../../../contract/shape/studio-settings.ts'
import { addDays } from '../../../../contract/shape/zone.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CalendarX, Plus } from '../../ui/icons.tsx'
import { AdminHead } from '../../ui/page-head.tsx'
import { useAsked } from '../../ui/use-asked.ts'
import { Agenda } from './agenda.tsx'
import { CalendarBar } from './calendar-bar.tsx'
import { type CalendarQuestion, CalendarDialogs } from './calendar-dialogs.tsx'
import { type CalendarDays, countWords, eventsOn } from './calendar-events.ts'
import { HoursPanel } from './hours-panel.tsx'
import { Legend } from './legend.tsx'
import { MonthGrid } from './month-grid.tsx'
import { OutsidePanel } from './outside-panel.tsx'
import { daysFrom, rangeOf, type ShownDays, titleOf } from './shown-days.ts'
import { SubscribePanel } from './subscribe-panel.tsx'
import { WeekGrid } from './week-grid.tsx'
import { workingDays } from './working-days.ts'
import { t } from '../../../../language/t.ts'

export interface CalendarScreenProps {
  shown: ShownDays
  today: string
  data: CalendarDays
  studio: Pick<Studio, 'hours' | 'calendar' | 'feedNames'>
  /** Days with special hours from today on. */
  openDays: CalendarDays['openDays']
  feed: string
  outside: OutsideCalendar[]
  /** When the data was loaded, in milliseconds since 1970. */
  now: number
}

/** All bookings, requests, holds and blocked days. */
export function CalendarScreen({
  shown,
  today,
  data,
  studio,
  openDays,
  feed,
  outside,
  now,
}: CalendarScreenProps) {
  const [chosen, setAsked] = useState<CalendarQuestion | null>(null)
  const inAddress = useAsked(['block'])
  const { from, to } = rangeOf(shown)
  const days = daysFrom(from, to)
  const entries = eventsOn(days, data, studio.calendar.zone)
  const working = workingDays(studio.hours, data.openDays)
  const isCounted = (day: string) => shown.view !== 'month' || day.startsWith(shown.day.slice(0, 7))
  const firstDay = shown.day < today ? today : shown.day
  const asked: CalendarQuestion | null =
    chosen ?? (inAddress.asked && { what: 'block', from: firstDay, to: firstDay })
  const close = () => {
    setAsked(null)
    inAddress.close()
  }
  const block = (range: { from: string; to: string }) => setAsked({ what: 'block', ...range })
  const parts = {
    entries,
    today,
    working,
    onUnblock: (blocked: CalendarDays['blocked'][number]) => setAsked({ what: 'unblock', blocked }),
  }
  return (
    <>
      <AdminHead
        title={t('Calendar')}
        lede={countWords(
          titleOf(shown, today),
          data.bookings.filter(({ eventDate }) => isCounted(eventDate)),
        )}
        actions={
          <>
            <Button look="line" onClick={() => block({ from: shown.day, to: shown.day })}>
              <CalendarX />
              {t('Block days')}
            </Button>
            <ButtonLink look="accent" to={`/admin/request/new?day=${shown.day}`} data-key="new">
              <Plus />
              {t('New booking')}
            </ButtonLink>
          </>
        }
      />
      <CalendarBar shown={shown} today={today} />
      {shown.view === 'month' && (
        <>
          <MonthGrid {...parts} shown={shown} days={days} onBlock={block} />
          <Legend />
          <div className="adm-cal-narrow">
            <Agenda {...parts} days={[shown.day, addDays(shown.day, 1)].filter((day) => day <= to)} />
          </div>
        </>
      )}
      {shown.view === 'week' && (
        <>
          <WeekGrid {...parts} days={days} buffer={studio.calendar.buffer} />
          <Legend />
          <div className="adm-cal-narrow">
            <Agenda {...parts} days={days} />
          </div>
        </>
      )}
      {shown.view === 'agenda' && <Agenda {...parts} days={days} onlyFull />}
      <div className="adm-below">
        <HoursPanel
          hours={studio.hours}
          rules={studio.calendar}
          openDays={openDays}
          onOpen={() => setAsked({ what: 'open', date: shown.day })}
        />
        <div className="adm-below-side">
          <SubscribePanel address={feed} names={studio.feedNames} />
          <OutsidePanel calendars={outside} now={now} />
        </div>
      </div>
      {asked && <CalendarDialogs asked={asked} hours={studio.hours} onClose={close} />}
    </>
  )
}
