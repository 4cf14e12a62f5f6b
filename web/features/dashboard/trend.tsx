import { useState } from 'react'
import type { Week } from '../../../contract/dashboard.ts'
import { shortDay } from '../../lib/admin/days.ts'
import { groupDigits } from '../../lib/format.ts'
import { type Measure, Plot } from './plot.tsx'

const measures: { measure: Measure; name: string; head: string }[] = [
  { measure: 'requests', name: 'Requests', head: 'Requests' },
  { measure: 'messages', name: 'Messages', head: 'Messages' },
  { measure: 'views', name: 'Blog views', head: 'Views' },
]

/** Requests, messages and views by week, as plots and as the table of their numbers; a week is marked in both. */
export function Trend({ weeks }: { weeks: Week[] }) {
  // The last whole week tells more than the one that has just begun.
  const [marked, setMarked] = useState(weeks.length - 2)
  const newestFirst = weeks.map((week, index) => ({ week, index })).toReversed()
  return (
    <section className="panel adm-trend" aria-labelledby="trend-title">
      <header>
        <h2 id="trend-title">Last {weeks.length} weeks</h2>
        <span className="adm-soft adm-small">weeks begin on Sunday; this week is still running</span>
      </header>
      <div className="adm-trend-in">
        <div className="adm-plots">
          {measures.map(({ measure, name }) => (
            <Plot key={measure} {...{ measure, name, weeks, marked }} onMark={setMarked} />
          ))}
          <div className="adm-weeks" aria-hidden="true">
            {weeks.map(({ start }, index) => (
              <span
                key={start}
                data-on={index === marked || undefined}
                data-third={index % 3 === 1 || undefined}
              >
                {shortDay(start)}
              </span>
            ))}
          </div>
        </div>
        <table className="adm-nums">
          <caption className="sr">Requests, messages and blog views by week</caption>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              {measures.map(({ head }) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newestFirst.map(({ week, index }) => (
              <tr
                key={week.start}
                data-on={index === marked || undefined}
                onPointerEnter={() => setMarked(index)}
              >
                <th scope="row">{shortDay(week.start)}</th>
                {measures.map(({ measure }) => (
                  <td key={measure}>{groupDigits(week[measure])}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {measures.map(({ measure }) => (
                <td key={measure}>{groupDigits(weeks.reduce((sum, week) => sum + week[measure], 0))}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
