import { api } from '../../../../contract/api.ts'
import type { OpenDay } from '../../../../contract/booking/calendar.ts'
import type { CalendarRules } from '../../../../contract/shape/studio-settings.ts'
import { usualHours, type WeekHours } from '../../../../contract/shape/week-hours.ts'
import { shownTime } from '../../lib/clock.ts'
import { yearDay } from '../../lib/days.ts'
import { hoursInWords, weekDays, weekInWords } from '../week-words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useCall } from '../../ui/use-call.ts'
import { Fold } from './fold.tsx'
import { plural, t } from '../../../../language/t.ts'

const weekRows = (week: WeekHours): [name: string, value: string][] =>
  week.map((day, index) => [t(weekDays[index]!), day.open ? hoursInWords(day) : t('Day off')])

const ruleRows = (rules: CalendarRules): [name: string, value: string][] => [
  [
    t('Between two shoots'),
    rules.buffer === 0 ? t('No time') : plural(rules.buffer, '{n} minute', '{n} minutes'),
  ],
  [
    t('Shortest notice'),
    rules.shortestNotice === 0 ? t('None') : plural(rules.shortestNotice, '{n} day', '{n} days'),
  ],
  [
    t('Longest notice'),
    rules.longestNotice === null ? t('No end') : plural(rules.longestNotice, '{n} day', '{n} days'),
  ],
  [
    t('At most'),
    rules.mostPerDay === null
      ? t('As many as fit in')
      : plural(rules.mostPerDay, '{n} shoot a day', '{n} shoots a day'),
  ],
  [t('A hold ends after'), plural(rules.holdHours, '{n} hour', '{n} hours')],
]

interface HoursPanelProps {
  hours: WeekHours | null
  rules: CalendarRules
  openDays: OpenDay[]
  onOpen: () => void
}

/** Working hours, rules of the booking form, and days with special hours. */
export function HoursPanel({ hours, rules, openDays, onOpen }: HoursPanelProps) {
  const closing = useCall(api.calendar.close)
  return (
    <Fold title={t('Your hours and rules')} sub={weekInWords(hours)}>
      <dl className="adm-rules">
        {[...weekRows(hours ?? usualHours), ...ruleRows(rules)].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {openDays.length > 0 && (
        <section aria-label={t('Days with special hours')}>
          <h3>{t('Days with special hours')}</h3>
          <ul className="adm-open-days">
            {openDays.map(({ date, from, until }) => (
              <li key={date}>
                <span>
                  {t('{date}, {from} to {until}', {
                    date: yearDay(date),
                    from: shownTime(from),
                    until: shownTime(until),
                  })}
                </span>
                <Button
                  look="bare"
                  small
                  aria-label={t('Use weekly hours on {date} again', { date: yearDay(date) })}
                  onClick={() => void closing.send({ params: { date } })}
                >
                  {t('Remove')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="adm-panel-acts">
        <ButtonLink look="line" to="/admin/settings/days">
          {t('Change hours')}
        </ButtonLink>
        <ButtonLink look="line" to="/admin/settings/calendar">
          {t('Change rules')}
        </ButtonLink>
        <Button look="line" onClick={onOpen}>
          {t('Open a day')}
        </Button>
      </div>
    </Fold>
  )
}
