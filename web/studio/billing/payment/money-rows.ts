import { formatPaisa } from '../../../../contract/shape/money.ts'
import { type Balance, overpaid } from '../../../../contract/billing/payment.ts'
import { t } from '../../../../language/t.ts'
import { shortDay } from '../../lib/days.ts'

/** What is due now, and what is due later. */
function rowsOfBalance({ dueNow, balance, balanceDueOn }: Balance): [name: string, sum: string][] {
  const day = shortDay(balanceDueOn)
  const later = balance - dueNow
  if (later > 0 && dueNow === 0) return [[t('Balance, due on {day}', { day }), formatPaisa(balance)]]
  return [
    [t('Balance'), formatPaisa(balance)],
    ...(later > 0 ? [[t('Of this, due on {day}', { day }), formatPaisa(later)] as [string, string]] : []),
  ]
}

/** The outstanding amounts with their dates. */
function rowsToCome(money: Balance): [name: string, sum: string][] {
  const { agreed, dueNow } = money
  if (agreed === null) return []
  const more = overpaid(money)
  if (more > 0) return [[t('Overpaid'), formatPaisa(more)]]
  return [[t('Due now'), formatPaisa(dueNow)], ...rowsOfBalance(money)]
}

/** The money of a booking in the same words wherever the owner reads it. */
export const moneyRows = (money: Balance): [name: string, sum: string][] => [
  [t('Agreed'), money.agreed === null ? t('nothing yet') : formatPaisa(money.agreed)],
  [t('Paid'), formatPaisa(money.paid)],
  ...(money.toCheck > 0 ? [[t('To check'), formatPaisa(money.toCheck)] as [string, string]] : []),
  ...rowsToCome(money),
]
