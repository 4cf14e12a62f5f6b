import { useState } from 'react'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import type { MoneyMonth } from '../../../../contract/billing/money-page.ts'
import { groupDigits } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { monthName } from '../../lib/days.ts'
import { t } from '../../../../language/t.ts'

interface BarsProps {
  name: string
  measure: 'received' | 'agreed'
  months: MoneyMonth[]
  marked: number
  onMark: (index: number) => void
}

/** One bar for each month with its own scale; the numbers are in the table. */
function Bars({ name, measure, months, marked, onMark }: BarsProps) {
  const peak = Math.max(1, ...months.map((month) => month[measure]))
  const all = months.reduce((sum, month) => sum + month[measure], 0)
  const at = months[marked]!
  return (
    <figure className="adm-bars" data-measure={measure}>
      <figcaption>
        <b>{name}</b> <span>{t('{sum} in 12 months', { sum: formatPaisa(all) })}</span>
        <span>
          {monthName(at.month, 'short')}: <b>{formatPaisa(at[measure])}</b>
        </span>
      </figcaption>
      <div aria-hidden="true">
        {months.map((month, index) => (
          <span
            key={month.month}
            data-on={index === marked || undefined}
            onPointerEnter={() => onMark(index)}
          >
            <i style={{ height: `${Math.max(0, (month[measure] / peak) * 100)}%` }} />
          </span>
        ))}
      </div>
    </figure>
  )
}

/** Received and agreed by month, as bars and as a table; one month is highlighted in both. */
export function MoneyMonths({ months }: { months: MoneyMonth[] }) {
  const [marked, setMarked] = useState(months.length - 1)
  const [isWhole, setWhole] = useState(false)
  const sum = (measure: 'received' | 'agreed' | 'shoots') =>
    months.reduce((total, month) => total + month[measure], 0)
  const newestFirst = months.map((month, index) => ({ month, index })).toReversed()
  return (
    <section className="panel adm-months" aria-labelledby="months-title">
      <header>
        <h2 id="months-title">{t('Last 12 months')}</h2>
        <span className="adm-soft adm-small">{t('by the day of payment, this month so far')}</span>
      </header>
      <div className="adm-months-in">
        <div className="adm-months-bars">
          <Bars name={t('Received')} measure="received" {...{ months, marked }} onMark={setMarked} />
          <Bars name={t('Agreed')} measure="agreed" {...{ months, marked }} onMark={setMarked} />
          <div className="adm-months-names" aria-hidden="true">
            {months.map(({ month }, index) => (
              <span key={month} data-on={index === marked || undefined}>
                {monthName(month, 'short')}
              </span>
            ))}
          </div>
        </div>
        <div>
          <table data-whole={isWhole || undefined}>
            <caption className="sr">{t('Received, agreed and shoots by month')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('Month')}</th>
                <th scope="col">{t('Received')}</th>
                <th scope="col">{t('Agreed')}</th>
                <th scope="col">{t('Shoots')}</th>
              </tr>
            </thead>
            <tbody>
              {newestFirst.map(({ month, index }) => (
                <tr
                  key={month.month}
                  data-on={index === marked || undefined}
                  onPointerEnter={() => setMarked(index)}
                >
                  <th scope="row">{monthName(month.month, 'year')}</th>
                  <td>{formatPaisa(month.received)}</td>
                  <td>{formatPaisa(month.agreed)}</td>
                  <td>{groupDigits(month.shoots)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('Year')}</th>
                <td>{formatPaisa(sum('received'))}</td>
                <td>{formatPaisa(sum('agreed'))}</td>
                <td>{groupDigits(sum('shoots'))}</td>
              </tr>
            </tfoot>
          </table>
          {!isWhole && (
            <Button className="adm-months-all" look="bare" onClick={() => setWhole(true)}>
              {t('All twelve months')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
