import type { ReactNode } from 'react'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import type { MoneyOverview } from '../../../../contract/billing/money-page.ts'
import { Calendar, Clock, Wallet } from '../../ui/icons.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CircleAlert } from '../../../ui/icons.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { monthName } from '../../lib/days.ts'
import { plural, t } from '../../../../language/t.ts'

interface CardProps {
  label: string
  icon: ReactNode
  sum: number
  note: string
  to: string
  hot?: boolean
}

const Card = ({ label, icon, sum, note, to, hot }: CardProps) => (
  <li>
    <PageLink className="panel adm-sumcard" to={to} preventScrollReset>
      <span>
        {label}
        {icon}
      </span>
      <b>{formatPaisa(sum)}</b>
      <small className={classNames(hot && 'adm-sumcard-hot')}>{note}</small>
    </PageLink>
  </li>
)

/** Compares the current month with the previous one. */
function comparison(now: number, before: number, month: string) {
  const difference = now - before
  const values = { sum: formatPaisa(Math.abs(difference)), month }
  if (difference === 0) return t('Same as in {month}', { month })
  return difference > 0 ? t('{sum} more than in {month}', values) : t('{sum} less than in {month}', values)
}

const bookings = (count: number) =>
  count === 0 ? t('Nothing') : plural(count, 'from {n} booking', 'from {n} bookings')

/** Four totals, each a link to the list behind it. */
export function MoneyCards({ months, due, overdue, toCome }: MoneyOverview) {
  const [before, now] = months.slice(-2) as [MoneyOverview['months'][0], MoneyOverview['months'][0]]
  return (
    <ul className="adm-sumcards">
      <Card
        label={t('Received in {month}', { month: monthName(now.month, 'long') })}
        icon={<Wallet />}
        sum={now.received}
        note={comparison(now.received, before.received, monthName(before.month, 'long'))}
        to="?status=paid"
      />
      <Card
        label={t('Due now')}
        icon={<Clock />}
        sum={due.sum}
        note={bookings(due.count)}
        to="?status=open"
      />
      <Card
        label={t('Late')}
        icon={<CircleAlert />}
        sum={overdue.sum}
        note={t('{n} overdue', { n: overdue.count })}
        to="?status=overdue"
        hot={overdue.count > 0}
      />
      <Card
        label={t('Balance, due later')}
        icon={<Calendar />}
        sum={toCome.sum}
        note={bookings(toCome.count)}
        to="?status=open"
      />
    </ul>
  )
}
