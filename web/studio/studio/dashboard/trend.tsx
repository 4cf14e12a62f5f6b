import { useState } from 'react'
import type { Week } from '../../../../contract/studio/dashboard.ts'
import { shortDay, tinyDay } from '../../lib/days.ts'
import { groupDigits } from '../../../lib/format.ts'
import { type Measure, Plot } from './plot.tsx'
import { type Label, t } from '../../../../language/t.ts'

const all: { measure: Measure; name: Label; head: Label }[] = [
  { measure: 'requests', name: 'Requests', head: 'Requests' },
  { measure: 'messages', name: 'Messages', head: 'Messages' },
  { measure: 'views', name: 'Blog views', head: 'Views' },
]

/** Requests, messages and views by week, as plots and as a table; one week is highlighted in all. */
export function Trend({ weeks }: { weeks: Week[] }) {
  const measures = all.filter(({ measure }) => weeks.some((week) => week[measure] > 0))
  // The last complete week says more than the current one.
  const [marked, setMarked] = useState(weeks.length - 2)
  const newestFirst = weeks.map((week, index) => ({ week, index })).toReversed()
  return (
    <section className="panel adm-trend" aria-labelledby="trend-title">
      <header>
        <h2 id="trend-title">{t('Last {length} weeks', { length: weeks.length })}</h2>
        <span className="adm-soft adm-small">{t('weeks start on Sunday; this week is not over yet')}</span>
      </header>
      <div className="adm-trend-in">
        <div className="adm-plots">
          {measures.map(({ measure, name }) => (
            <Plot key={measure} name={t(name)} {...{ measure, weeks, marked }} onMark={setMarked} />
          ))}
          <div className="adm-weeks" aria-hidden="true">
            {weeks.map(({ start }, index) => (
              <span
                key={start}
                data-on={index === marked || undefined}
                data-third={index % 3 === 1 || undefined}
              >
                {tinyDay(start)}
              </span>
            ))}
          </div>
        </div>
        <table className="adm-nums">
          <caption className="sr">{t('Requests, messages and blog views by week')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Week of')}</th>
              {measures.map(({ head }) => (
                <th key={head} scope="col">
                  {t(head)}
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
              <th scope="row">{t('Total')}</th>
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
