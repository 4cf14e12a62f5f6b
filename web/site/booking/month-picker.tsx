import * as lucide from 'lucide'
import { type MouseEvent, useId } from 'react'
import { longDay, monthAndYear, monthName } from '../../../contract/shape/day-words.ts'
import { firstDayOf, monthOf } from '../../../contract/shape/month.ts'
import { t } from '../../../language/t.ts'
import '../../styles/month.css'
import { classNames } from '../../ui/class-names.ts'
import { icon } from '../../ui/icons.tsx'
import { monthParam } from './load-days.ts'
import { MonthGrid } from './month-grid.tsx'
import type { ShownDays } from './use-days.ts'

const Back = icon(lucide.ChevronLeft)
const Forward = icon(lucide.ChevronRight)

interface MonthPickerProps {
  days: ShownDays
  chosen: string
  own?: string
  anyDay?: boolean
  onChoose: (date: string) => void
  /** The rest of the query, and the anchor on the page: '?key=x', '#book'. */
  addressOf?: (query: string) => string
  /** A service of a whole day never has a few hours left. */
  wholeDay?: boolean
}

const legend = (wholeDay: boolean, anyDay: boolean) => [
  ...(anyDay ? [['own', t('Now')]] : []),
  ['free', t('Free')],
  ...(wholeDay ? [] : [['few', t('Few hours')]]),
  ['taken', t('Booked')],
  ['closed', t('Closed')],
]

export function FirstFreeDay({
  days,
  onChoose,
  addressOf,
}: Required<Pick<MonthPickerProps, 'days' | 'onChoose' | 'addressOf'>>) {
  const { firstFree } = days
  if (!firstFree) return null
  return (
    <p className="month-first">
      {t('First free day')}:{' '}
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
  )
}

/** Months to browse, by links where there is no script. */
export function MonthPicker({
  days,
  chosen,
  own,
  anyDay = false,
  onChoose,
  addressOf,
  wholeDay = false,
}: MonthPickerProps) {
  const heading = useId()
  const turn = (month: string | undefined, name: string, Icon: typeof Back) =>
    month ? (
      <a
        className="icon-btn"
        href={addressOf?.(`${monthParam}=${month}`) ?? '#'}
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
  const { previous, next } = days
  return (
    <div className={classNames('month-picker', anyDay && 'any-day')}>
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
      <MonthGrid
        days={days}
        labelledBy={heading}
        chosen={chosen}
        own={own}
        anyDay={anyDay}
        onChoose={onChoose}
      />
      <ul className="month-legend">
        {legend(wholeDay, anyDay).map(([state, words]) => (
          <li key={state}>
            <i className={`month-key ${state}`} aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
