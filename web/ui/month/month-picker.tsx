import * as lucide from 'lucide'
import { type MouseEvent, useId } from 'react'
import { longDay, monthAndYear, monthName } from '../../../contract/day-words.ts'
import { firstDayOf, monthOf } from '../../../contract/month.ts'
import { t } from '../../../language/t.ts'
import '../../styles/month.css'
import { icon } from '../icons.tsx'
import { monthParam } from './load-days.ts'
import { MonthGrid } from './month-grid.tsx'
import type { Days } from './use-days.ts'

const Back = icon(lucide.ChevronLeft)
const Forward = icon(lucide.ChevronRight)

interface MonthPickerProps {
  days: Days
  chosen: string
  own?: string
  onChoose: (date: string) => void
  /** What else stands in the query, and the place on the page: '?key=x', '#book'. */
  addressOf: (query: string) => string
}

const legend = () => [
  ['free', t('Free')],
  ['few', t('Few hours')],
  ['taken', t('Taken')],
  ['closed', t('Closed')],
]

/** Months to leaf through, by links where there is no script, with the first free day at hand. */
export function MonthPicker({ days, chosen, own, onChoose, addressOf }: MonthPickerProps) {
  const heading = useId()
  const turn = (month: string | undefined, name: string, Icon: typeof Back) =>
    month ? (
      <a
        className="icon-btn"
        href={addressOf(`${monthParam}=${month}`)}
        rel="nofollow"
        aria-label={name}
        onClick={(event: MouseEvent) => {
          event.preventDefault()
          days.show(month)
        }}
      >
        <Icon />
      </a>
    ) : (
      <span className="icon-btn off" aria-hidden="true">
        <Icon />
      </span>
    )
  const { firstFree, previous, next } = days
  return (
    <div className="month-picker">
      <div className="month-head">
        <h3 id={heading} aria-live="polite">
          {monthAndYear(firstDayOf(days.month))}
        </h3>
        {turn(
          previous,
          previous ? t('Previous month, {month}', { month: monthName(firstDayOf(previous)) }) : '',
          Back,
        )}
        {turn(next, next ? t('Next month, {month}', { month: monthName(firstDayOf(next)) }) : '', Forward)}
      </div>
      <MonthGrid days={days} labelledBy={heading} chosen={chosen} own={own} onChoose={onChoose} />
      <ul className="month-legend">
        {legend().map(([state, words]) => (
          <li key={state}>
            <i className={`month-key ${state}`} aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
      {firstFree && !chosen && (
        <p className="month-first">
          {t('First free day')}{' '}
          <a
            className="text-link"
            href={addressOf(`${monthParam}=${monthOf(firstFree)}`)}
            rel="nofollow"
            onClick={(event: MouseEvent) => {
              event.preventDefault()
              days.show(monthOf(firstFree))
              onChoose(firstFree)
            }}
          >
            {longDay(firstFree)}
          </a>
        </p>
      )}
    </div>
  )
}
