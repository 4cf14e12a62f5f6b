import { useRevalidator } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { OpenDay } from '../../../contract/calendar.ts'
import { type CalendarRules, type Hours, usualHours } from '../../../contract/studio-settings.ts'
import { shownTime } from '../../lib/admin/clock.ts'
import { yearDay } from '../../lib/admin/days.ts'
import { countOf } from './count-of.ts'
import { ApiError } from '../../lib/api.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { Fold } from './fold.tsx'

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** 'Every day', 'Every day but Monday', 'Friday, Saturday' */
function dayWords({ days }: Hours) {
  const off = names.filter((_, day) => !days.includes(day))
  if (off.length === 0) return 'Every day'
  return off.length < 3 ? `Every day but ${off.join(' and ')}` : days.map((day) => names[day]).join(', ')
}

const ruleRows = (rules: CalendarRules): [name: string, value: string][] => [
  ['Between two shoots', rules.buffer === 0 ? 'No time' : countOf(rules.buffer, 'minute')],
  ['Shortest notice', rules.shortestNotice === 0 ? 'None' : countOf(rules.shortestNotice, 'day')],
  ['Longest notice', rules.longestNotice === null ? 'No end' : countOf(rules.longestNotice, 'day')],
  ['At most', rules.mostPerDay === null ? 'As many as fit' : `${countOf(rules.mostPerDay, 'shoot')} a day`],
  ['A hold ends after', countOf(rules.holdHours, 'hour')],
]

interface HoursPanelProps {
  hours: Hours | null
  rules: CalendarRules
  openDays: OpenDay[]
  onOpen: () => void
}

/** When the studio works and what the booking form offers, with the days that are unlike the others. */
export function HoursPanel({ hours, rules, openDays, onOpen }: HoursPanelProps) {
  const { revalidate } = useRevalidator()
  const worked = hours ?? usualHours
  const times = `${shownTime(worked.from)} to ${shownTime(worked.until)}`
  async function close(date: string) {
    try {
      toast.success((await signedCall(api.calendar.close, { params: { date } })).message)
      await revalidate()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(error.message)
    }
  }
  return (
    <Fold title="Your hours and rules" sub={`${dayWords(worked)}, ${times}`}>
      <dl className="adm-rules">
        <dt>Days you work</dt>
        <dd>{dayWords(worked)}</dd>
        <dt>Hours</dt>
        <dd>{times}</dd>
        {ruleRows(rules).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {openDays.length > 0 && (
        <section aria-label="Days with hours of their own">
          <h3>Days with hours of their own</h3>
          <ul className="adm-open-days">
            {openDays.map(({ date, from, until }) => (
              <li key={date}>
                <span>{`${yearDay(date)}, ${shownTime(from)} to ${shownTime(until)}`}</span>
                <Button
                  look="bare"
                  small
                  aria-label={`Let ${yearDay(date)} follow the week again`}
                  onClick={() => void close(date)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="adm-panel-acts">
        <ButtonLink look="line" to="/admin/settings/days">
          Change hours
        </ButtonLink>
        <ButtonLink look="line" to="/admin/settings/calendar">
          Change rules
        </ButtonLink>
        <Button look="line" onClick={onOpen}>
          Open a day
        </Button>
      </div>
    </Fold>
  )
}
